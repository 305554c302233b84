/** Answers requests with the site in memory, its pages with dev's own script in them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodePath, encodePath, withoutTrailingSlash } from '../../../urls.ts';
import { securityHeaders } from '../../emit/host-rules.ts';
import { hashText } from '../../memo/hash.ts';
import type { RequestListener } from '../preview-server.ts';
import type { SitePage } from '../../views/page-kinds.ts';
import { isSystemError, WorldError } from '../../problems/world-error.ts';
import type { EventStream } from './event-stream.ts';
import type { ServedSite } from './find-served.ts';
import { refuseRequest } from './guard.ts';
import { PROBLEM_STYLE, PROBLEM_STYLE_TEXT } from './problem-page.ts';
import { isKnown, send } from './send.ts';
import { splitTarget } from '../split-target.ts';

export interface ListenerInputs {
  readonly base: () => string;
  readonly served: () => ServedSite;
  /** Resolves when what the path of a request leads to is known as it is; undefined: it is. */
  readonly settle: (path: string) => Promise<void> | undefined;
  /** Base paths that the site has had since the start. */
  readonly formerBases: () => ReadonlySet<string>;
  /** Text of dev's own script. */
  readonly script: () => string;
  readonly events: EventStream;
  /** Host names that lead here, beside `localhost` and addresses. */
  readonly names: ReadonlySet<string>;
  /** The page in the place of one that cannot be shown; undefined: nothing at all can be shown. */
  readonly describeBroken: (source: string | undefined) => string;
  /** Opens a place in the writer's editor: what went wrong in a sentence, or undefined. */
  readonly openPlace: (request: IncomingMessage) => Promise<OpenOutcome>;
  /** Told when somebody opens or reloads a page. */
  readonly onVisit: () => void;
  /** Told of a fault of our own. */
  readonly onFault: (error: unknown) => void;
}

export interface OpenOutcome {
  readonly status: 204 | 400 | 403 | 404 | 500;
  readonly message: string;
}

/** Below here lies what belongs to dev and not to the site. */
const OWN = '/@helpsite/';

/** The tag that goes into every page. First in the head: it sees the page before other scripts add to it. */
export const SCRIPT_TAG = `<script type="module" src="${OWN}dev.js"></script>`;

/** A page as the browser gets it. */
export function addScript(html: string): string {
  return html.replace('<head>', () => `<head>${SCRIPT_TAG}`);
}

/** The request listener of the development server. Every request is judged first (guard.ts); a fault of our own is told to `onFault`, never to the browser. */
export function createDevListener(inputs: ListenerInputs): RequestListener {
  return (request, response) => {
    answer(request, response, inputs).catch((error: unknown) => {
      inputs.onFault(error);
      if (response.headersSent) response.destroy();
      else
        sendText(
          request,
          response,
          500,
          'A fault of helpsite itself. What is known about it stands in the terminal.',
        );
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  inputs: ListenerInputs,
): Promise<void> {
  const headers = {
    ...securityHeaders(inputs.served().policy),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const method = request.method ?? 'GET';
  const refusal = refuseRequest({ method, headers: request.headers }, inputs.names);
  if (refusal !== undefined) return sendText(request, response, 403, refusal);
  const { path, query } = splitTarget(request.url ?? '/');
  if (path === `${OWN}open`) {
    if (method !== 'POST') return refuseMethod(request, response, 'POST');
    const { status, message } = await inputs.openPlace(request);
    if (status !== 204) return sendText(request, response, status, message);
    response.writeHead(204).end();
    return undefined;
  }
  if (method !== 'GET' && method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD');
  if (path.startsWith(OWN)) return sendOwn(path, request, response, inputs);
  if (request.headers['sec-fetch-mode'] === 'navigate') inputs.onVisit();
  const waiting = inputs.settle(path);
  if (waiting !== undefined) await waiting;
  return sendSite(path, query, request, response, inputs);
}

function sendOwn(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { events, script }: ListenerInputs,
): void {
  if (path === `${OWN}events` && request.method === 'GET') events.add(request, response);
  else if (path === `${OWN}dev.js`)
    send(request, response, {
      status: 200,
      name: 'dev.js',
      body: script(),
      etag: tagOf(script()),
      cache: 'no-cache',
    });
  else if (path === PROBLEM_STYLE)
    send(request, response, { status: 200, name: 'problem.css', body: PROBLEM_STYLE_TEXT });
  else sendText(request, response, 404, 'There is nothing here.');
}

function sendSite(
  path: string,
  query: string,
  request: IncomingMessage,
  response: ServerResponse,
  inputs: ListenerInputs,
): void {
  const base = inputs.base();
  const served = inputs.served();
  const found = served.find(path);
  const readable = decodePath(path);
  if (found.type === 'refused') sendText(request, response, 400, 'This address is malformed.');
  else if (readable === withoutTrailingSlash(base) && base !== '/') redirect(request, response, base + query);
  else if (found.type === 'file') sendFile(request, response, found.file);
  else if (!readable.startsWith(base)) {
    // Longest first: one base path may lie below another.
    const former = [...inputs.formerBases()].toSorted((a, b) => b.length - a.length);
    const old = former.find((candidate) => readable.startsWith(candidate));
    redirect(request, response, base + (old === undefined ? '' : readable.slice(old.length) + query));
  } else if (served.notFound === undefined)
    sendHtml(request, response, 500, inputs.describeBroken(undefined));
  else if (found.type === 'broken') sendHtml(request, response, 500, inputs.describeBroken(found.source));
  else if (found.type === 'page' && served.gone.has(found.page.route))
    sendHtml(request, response, 410, addScript(found.page.html.read()));
  else if (found.type === 'page' && found.page !== served.notFound) sendPage(request, response, found.page);
  else {
    const page = served.notFoundAt(readable) ?? served.notFound;
    sendHtml(request, response, 404, addScript(page.html.read()));
  }
}

/** The page's key names its content, so an unchanged page is not even made. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: SitePage): void {
  const etag = tagOf(page.html.key);
  const body = isKnown(request, etag) ? '' : addScript(page.html.read());
  send(request, response, { status: 200, name: 'page.html', body, etag });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: { readonly file: string; readonly key: string; readonly content: () => string | Uint8Array },
): void {
  const etag = tagOf(file.key);
  let body: string | Uint8Array = '';
  try {
    if (!isKnown(request, etag)) body = file.content();
  } catch (error) {
    // It was there a moment ago; that it is gone, or another, is about to be noticed.
    if (!isSystemError(error) && !(error instanceof WorldError)) throw error;
    sendText(request, response, 404, 'This file is gone.');
    return;
  }
  send(request, response, { status: 200, name: file.file, body, etag, cache: 'no-cache' });
}

function tagOf(text: string): string {
  return `"${hashText(text)}"`;
}

function redirect(request: IncomingMessage, response: ServerResponse, path: string): void {
  const [, where = '', query = ''] = /^([^?]*)(.*)$/s.exec(path) ?? [];
  response.setHeader('Location', encodePath(where) + query);
  sendText(request, response, 302, 'This way.');
}

function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(request, response, 405, `Only ${allowed} can be asked for here.`);
}

function sendHtml(request: IncomingMessage, response: ServerResponse, status: number, body: string): void {
  send(request, response, { status, name: 'page.html', body });
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  send(request, response, { status, name: 'message.txt', body: `${text}\n` });
}
