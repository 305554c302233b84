/**
 * A real HTTP server that speaks the hosted search service's REST protocol, for tests of push and
 * of the dialog over the network. Writes are applied later, in order, as the service does; faults are switches.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import {
  answerQuery,
  copyIndex,
  createIndex,
  isObject,
  type StoredIndex,
  type StoredRecord,
  type StoredSynonym,
} from './search-index-double.ts';

/** What goes wrong instead of, or around, the answer. */
export type Fault =
  /** A status with a body; `retryAfter` in seconds for 429. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string;
      readonly retryAfter?: string;
    }
  /** The answer comes after so many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The connection ends without an answer; `late`: after the work was done. */
  | { readonly kind: 'drop'; readonly late?: boolean }
  /** The answer is this text with status 200. */
  | { readonly kind: 'body'; readonly body: string };

export interface FaultRule {
  readonly fault: Fault;
  /** Requests before it strikes; default 0. */
  readonly after?: number;
  /** How often it strikes; default: always. */
  readonly times?: number;
  /** Only requests whose `METHOD /path` matches. */
  readonly only?: RegExp;
}

/** A request as it arrived. */
export interface ServiceRequest {
  readonly method: string;
  /** Without the query string, e.g. `/1/indexes/help/batch`. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; undefined without one. */
  readonly body: unknown;
}

export interface SearchServiceOptions {
  readonly port?: number;
  readonly appId?: string;
  /** May search. */
  readonly searchKey?: string;
  /** May do everything. */
  readonly adminKey?: string;
  /** Milliseconds until a write is applied and its task published; default 30. */
  readonly taskDelay?: number;
  /** Bytes of a record that are refused; default 10,000 (the free plan). */
  readonly recordLimit?: number;
  /** Called when a request has arrived, before it is answered. */
  readonly onRequest?: (request: ServiceRequest, count: number) => void | Promise<void>;
}

export interface SearchService {
  /** `http://127.0.0.1:<port>`: the value of HELPSITE_SEARCH_HOSTS. */
  readonly url: string;
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  /** Every request so far, oldest first; may be emptied. */
  readonly requests: ServiceRequest[];
  readonly indices: Map<string, StoredIndex>;
  /** Replaces the faults; without an argument all is well again. */
  readonly setFaults: (...rules: readonly FaultRule[]) => void;
  /** Puts records into an index at once. */
  readonly fill: (
    indexName: string,
    records: readonly object[],
    settings?: Readonly<Record<string, unknown>>,
  ) => void;
  /** Applies every write that waits. */
  readonly settle: () => void;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Starts a server on a free port of this computer (or the one given). */
export async function startSearchService(options: SearchServiceOptions = {}): Promise<SearchService> {
  const { appId = 'TESTAPP', searchKey = 'search-key', adminKey = 'admin-key', taskDelay = 30 } = options;
  const indices = new Map<string, StoredIndex>();
  const requests: ServiceRequest[] = [];
  const waiting: { readonly taskID: number; readonly apply: () => void }[] = [];
  let rules: { readonly rule: FaultRule; seen: number; struck: number }[] = [];
  let taskCount = 1000;

  const settleUntil = (taskID: number): void => {
    while (waiting[0] !== undefined && waiting[0].taskID <= taskID) waiting.shift()?.apply();
  };
  const enqueue = (apply: () => void): number => {
    const taskID = (taskCount += 1);
    waiting.push({ taskID, apply });
    setTimeout(() => settleUntil(taskID), taskDelay).unref();
    return taskID;
  };
  const openIndex = (name: string): StoredIndex => {
    const index = indices.get(name) ?? createIndex();
    indices.set(name, index);
    index.updatedAt = Date.now();
    return index;
  };
  const needIndex = (name: string): StoredIndex => {
    const index = indices.get(name);
    if (index === undefined) throw new Refusal(404, `Index ${name} does not exist`);
    return index;
  };

  const answerRequest = (request: ServiceRequest): Answer => {
    const { method, path } = request;
    const [, version, area, rawName, action, argument] = path.split('/').map(decodeURIComponent);
    // What readers saw and chose: counted elsewhere, taken here.
    if (`${method} ${path}` === 'POST /1/events') {
      checkKey(request, { appId, keys: [searchKey, adminKey] });
      return { status: 200, body: { status: 200, message: 'OK' } };
    }
    if (version !== '1' || area !== 'indexes') throw new Refusal(404, `Path not found: ${path}`);
    const isQuery = method === 'POST' && (action === 'queries' || action === 'query');
    checkKey(request, { appId, keys: isQuery ? [searchKey, adminKey] : [adminKey] });
    const body = isObject(request.body) ? request.body : {};
    const name = rawName ?? '';
    const now = new Date().toISOString();
    const ok = (answer: unknown): Answer => ({ status: 200, body: answer });
    switch (`${method} ${action ?? ''}`) {
      case 'POST queries': {
        const list = Array.isArray(body['requests']) ? body['requests'] : undefined;
        if (list === undefined) throw new Refusal(400, 'Missing mandatory attribute: `requests`');
        return ok({ results: list.map((query: unknown) => answerOne(query, needIndex)) });
      }
      case 'POST query':
        return ok(answerQuery(needIndex(name), name, body));
      case 'POST browse':
        return ok(browse(needIndex(name), body));
      case 'POST batch': {
        const operations = readBatch(body, options.recordLimit ?? 10_000);
        const taskID = enqueue(() => {
          const { records } = openIndex(name);
          for (const operation of operations) operation(records);
        });
        return ok({ taskID, objectIDs: operations.map(({ objectID }) => objectID) });
      }
      case 'POST operation': {
        const source = name;
        const target = String(body['destination']);
        const scopes = Array.isArray(body['scope']) ? body['scope'].map(String) : undefined;
        const isMove = body['operation'] === 'move';
        const taskID = enqueue(() => {
          const index = indices.get(source);
          if (index === undefined) return;
          const known = indices.get(target) ?? createIndex();
          const copy = copyIndex(index, isMove ? undefined : scopes);
          if (isMove || scopes === undefined) indices.set(target, copy);
          else indices.set(target, { ...copy, records: known.records });
          if (isMove) indices.delete(source);
        });
        return ok({ taskID, updatedAt: now });
      }
      case 'GET settings':
        return ok({ ...DEFAULT_SETTINGS, ...needIndex(name).settings });
      case 'PUT settings': {
        const taskID = enqueue(() => {
          const index = openIndex(name);
          index.settings = { ...index.settings, ...body };
        });
        return ok({ taskID, updatedAt: now });
      }
      case 'POST synonyms': {
        if (argument === 'search') {
          const all = [...needIndex(name).synonyms.values()];
          return ok({ hits: all, nbHits: all.length });
        }
        if (argument !== 'batch') throw new Refusal(404, `Path not found: ${path}`);
        if (!Array.isArray(request.body)) throw new Refusal(400, 'Invalid body');
        const list = request.body as readonly StoredSynonym[];
        const taskID = enqueue(() => {
          const { synonyms } = openIndex(name);
          if (request.parameters['replaceExistingSynonyms'] === 'true') synonyms.clear();
          for (const synonym of list) synonyms.set(synonym.objectID, synonym);
        });
        return ok({ taskID, updatedAt: now });
      }
      case 'GET task': {
        const taskID = Number(argument);
        const isWaiting = waiting.some((task) => task.taskID === taskID);
        return ok({ status: isWaiting ? 'notPublished' : 'published', pendingTask: isWaiting });
      }
      case 'POST clear':
        return ok({ taskID: enqueue(() => openIndex(name).records.clear()), updatedAt: now });
      case 'DELETE ':
        return ok({ taskID: enqueue(() => void indices.delete(name)), deletedAt: now });
      case 'GET ':
        return ok({
          items: [...indices].map(([key, index]) => ({
            name: key,
            entries: index.records.size,
            updatedAt: new Date(index.updatedAt).toISOString(),
          })),
          nbPages: 1,
        });
      default:
        throw new Refusal(404, `Path not found: ${method} ${path}`);
    }
  };

  const takeFault = (request: ServiceRequest): Fault | undefined => {
    const line = `${request.method} ${request.path}`;
    for (const state of rules) {
      const { fault, after = 0, times = Number.POSITIVE_INFINITY, only } = state.rule;
      if (only !== undefined && !only.test(line)) continue;
      state.seen += 1;
      if (state.seen <= after || state.struck >= times) continue;
      state.struck += 1;
      return fault;
    }
    return undefined;
  };

  const server = createServer((incoming, response) => {
    void (async () => {
      response.setHeader('access-control-allow-origin', '*');
      const request = await readRequest(incoming);
      if (request.method === 'OPTIONS') {
        requests.push(request);
        response.setHeader('access-control-allow-headers', '*');
        response.setHeader('access-control-allow-methods', '*');
        response.writeHead(204).end();
        return;
      }
      requests.push(request);
      await options.onRequest?.(request, requests.length);
      const fault = takeFault(request);
      if (fault?.kind === 'drop' && fault.late !== true) {
        incoming.socket.destroy();
        return;
      }
      if (fault?.kind === 'status') {
        if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
        const message = fault.message ?? `Fault ${fault.status}`;
        send(response, { status: fault.status, body: { message, status: fault.status } });
        return;
      }
      if (fault?.kind === 'body') {
        response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body);
        return;
      }
      const answer = answerSafely(() => answerRequest(request));
      if (fault?.kind === 'drop') incoming.socket.destroy();
      else if (fault?.kind === 'slow') setTimeout(() => send(response, answer), fault.ms).unref();
      else send(response, answer);
    })().catch((error: unknown) => {
      if (!response.headersSent)
        send(response, { status: 400, body: { message: String(error), status: 400 } });
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    appId,
    searchKey,
    adminKey,
    requests,
    indices,
    setFaults: (...next) => {
      rules = next.map((rule) => ({ rule, seen: 0, struck: 0 }));
    },
    fill: (indexName, records, settings = {}) => {
      const index = openIndex(indexName);
      index.settings = { ...index.settings, ...settings };
      for (const record of records as readonly StoredRecord[]) index.records.set(record.objectID, record);
    },
    settle: () => settleUntil(Number.POSITIVE_INFINITY),
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What the service says of an index without settings of its own (the part that matters here). */
const DEFAULT_SETTINGS = { hitsPerPage: 20, minWordSizefor1Typo: 4, minWordSizefor2Typos: 8 } as const;

function answerSafely(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: { message: error.message, status: error.status } };
    throw error;
  }
}

function answerOne(query: unknown, needIndex: (name: string) => StoredIndex): Record<string, unknown> {
  if (!isObject(query) || typeof query['indexName'] !== 'string')
    throw new Refusal(400, 'Missing mandatory attribute: `indexName`');
  const name = query['indexName'];
  return answerQuery(needIndex(name), name, query);
}

/** Headers and query parameters are both accepted: browsers send parameters, so that no preflight is needed. */
function checkKey(
  { headers, parameters }: ServiceRequest,
  allowed: { readonly appId: string; readonly keys: readonly string[] },
): void {
  const given = new Map(Object.entries(parameters).map(([name, value]) => [name.toLowerCase(), value]));
  const read = (name: string): string => String(headers[name] ?? given.get(name) ?? '');
  const isKnown = read('x-algolia-application-id').toLowerCase() === allowed.appId.toLowerCase();
  if (!isKnown || !allowed.keys.includes(read('x-algolia-api-key')))
    throw new Refusal(403, 'Invalid Application-ID or API key');
}

interface BatchOperation {
  (records: Map<string, StoredRecord>): void;
  readonly objectID: string;
}

function readBatch(body: Record<string, unknown>, limit: number): readonly BatchOperation[] {
  const list = Array.isArray(body['requests']) ? body['requests'] : [];
  return list.map((entry: unknown, position) => {
    const action = isObject(entry) ? String(entry['action']) : '';
    const given = isObject(entry) && isObject(entry['body']) ? entry['body'] : {};
    const { objectID } = given;
    if (typeof objectID !== 'string' || objectID === '')
      throw new Refusal(400, `Missing mandatory attribute objectID at position ${position}`);
    const size = Buffer.byteLength(JSON.stringify(given));
    if (size > limit)
      throw new Refusal(
        400,
        `Record at the position ${position} objectID=${objectID} is too big size=${size}/${limit} bytes.`,
      );
    const record: StoredRecord = { ...given, objectID };
    const apply = (records: Map<string, StoredRecord>): void => {
      if (action === 'deleteObject') records.delete(objectID);
      else if (action === 'addObject' || action === 'updateObject') records.set(objectID, record);
      else if (action === 'partialUpdateObject')
        records.set(objectID, { ...records.get(objectID), ...record });
    };
    if (!/^(?:deleteObject|addObject|updateObject|partialUpdateObject)$/.test(action))
      throw new Refusal(400, `invalid batch action: ${action}`);
    return Object.assign(apply, { objectID });
  });
}

function browse(index: StoredIndex, body: Record<string, unknown>): Record<string, unknown> {
  const hitsPerPage = typeof body['hitsPerPage'] === 'number' ? body['hitsPerPage'] : 1000;
  const from = typeof body['cursor'] === 'string' ? Number(body['cursor'].replace('cursor-', '')) : 0;
  if (!Number.isInteger(from)) throw new Refusal(400, 'Invalid cursor');
  const all = [...index.records.values()];
  const wanted = Array.isArray(body['attributesToRetrieve'])
    ? body['attributesToRetrieve'].map(String)
    : undefined;
  const hits = all.slice(from, from + hitsPerPage).map((record) => {
    if (wanted === undefined) return record;
    const kept = Object.entries(record).filter(([key]) => key === 'objectID' || wanted.includes(key));
    return Object.fromEntries(kept);
  });
  const next = from + hits.length;
  return {
    hits,
    nbHits: all.length,
    page: 0,
    nbPages: Math.ceil(all.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: '',
    params: '',
    ...(next < all.length ? { cursor: `cursor-${next}` } : {}),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const sent = Buffer.concat(chunks);
  const text = String(incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    parameters: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
