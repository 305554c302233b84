/** `helpsite dev`: serves the site from memory while it is written, until it is interrupted. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Diagnostic } from '../../../model.ts';
import { loadDevScript } from '../../read/bundle.ts';
import { listHosts, listOwnNames } from '../../serve/addresses.ts';
import { createChangeQueue } from '../../serve/dev/change-queue.ts';
import { createDevListener, SCRIPT_TAG } from '../../serve/dev/dev-listener.ts';
import { type DevSite, openDevSite } from '../../serve/dev/dev-site.ts';
import { awaitEnding } from '../../serve/ending.ts';
import { createEventStream, type EventStream } from '../../serve/dev/event-stream.ts';
import { type Key, watchKeys } from '../../serve/dev/keys.ts';
import { createNarrator, type Narrator } from '../../serve/dev/narrate.ts';
import { openPlace } from '../../serve/dev/open-place.ts';
import { watchOwnSources } from '../../serve/dev/own-sources.ts';
import { renderProblemPage } from '../../serve/dev/problem-page.ts';
import { describeProblems } from '../../serve/dev/problems.ts';
import { createPublisher, type Publisher } from '../../serve/dev/publish.ts';
import { createWatching } from '../../serve/dev/watching.ts';
import { writeErrorReport } from '../error-report.ts';
import { closeServers, hostInUrl, listen, openBrowser } from '../../serve/listen.ts';
import type { RequestListener } from '../../serve/preview-server.ts';
import type { ServeOptions } from '../../terminal/options.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { formatCount } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { showCode } from '../../terminal/show-code.ts';
import { isGitAtWork } from '../../read/git-folder.ts';
import { readShownText } from '../../read/source-text.ts';

/** Serves until SIGINT or Ctrl+C (exit code 130), SIGTERM or q (0). Throws a UsageError for a taken port. */
export async function runDev(options: ServeOptions): Promise<number> {
  const startedAt = performance.now();
  const { root, io, quiet, verbose } = options;
  const ending = awaitEnding();
  const sourceOf = (file: string): string | undefined => readShownText(root, file);
  const narrator = createNarrator({ io, quiet, verbose, sourceOf });
  const watching = createWatching(root, narrator.say);
  const events = createEventStream();
  const [site, firstScript] = await Promise.all([
    openDevSite({ ...options, onInput: watching.addInput, onChange: events.announce }),
    loadDevScript(),
  ]);
  let script = firstScript;
  const publisher = createPublisher(site, events, sourceOf);
  const session: Session = { options, site, publisher, narrator, sourceOf };

  const listener = listenFor(session, events, () => script, watching.lookNow);
  // A document is written once: it has to tell everything.
  if (options.json) await site.whole();
  const { servers, port } = await listen(listener, options);
  const addressOf = (): string => `http://${hostInUrl(options.host)}:${port}${site.state().base}`;
  const durationMs = Math.round(performance.now() - startedAt);
  const others = listHosts(options.host).map((host) => `http://${host}:${port}${site.state().base}`);
  announce(session, { url: addressOf(), others, port, durationMs });
  if (!quiet) welcome(session, durationMs);
  void showRest(session);
  showCode(others[0], options);
  if (options.open) openBrowser(addressOf());

  const queue = createChangeQueue({
    isBusy: () => isGitAtWork(root),
    onQuiet: (paths) => followChanges(paths, session),
  });
  watching.start(queue.push);
  const own = await watchOwnSources({
    onChange(bundle, dev) {
      script = dev;
      startTelling(session, async () => {
        await site.replaceBundle(bundle);
        publisher.publish([]);
      });
    },
    onProblem: narrator.say,
    onProgram: () =>
      narrator.say('helpsite’s own program has changed: stop it and start it again to run the new one.'),
  });
  const stopKeys = obeyKeys(session, addressOf, ending.end);

  const exitCode = await ending.exitCode;
  stopKeys();
  queue.close();
  events.close();
  closeServers(servers);
  site.save();
  // A watch that is closed while it still looks through its folders may never say that it is closed.
  await Promise.race([Promise.all([watching.close(), own.close()]), delay(CLOSING)]);
  return exitCode;
}

/** What stays the same from the start to the end. */
interface Session {
  readonly options: ServeOptions;
  readonly site: DevSite;
  readonly publisher: Publisher;
  readonly narrator: Narrator;
  /** Text of a file that problems are found in. */
  readonly sourceOf: (file: string) => string | undefined;
}

/** Answers requests with the site of the moment. */
function listenFor(
  session: Session,
  events: EventStream,
  script: () => string,
  lookNow: () => void,
): RequestListener {
  const { options, site, publisher } = session;
  const { served, settle, formerBases, token } = publisher;
  const diagnostics = (): readonly Diagnostic[] => site.state().diagnostics;
  return createDevListener({
    base: () => site.state().base,
    served,
    settle,
    formerBases,
    script,
    events,
    names: listNames(options),
    describeBroken: (source) => describeBroken(source, session),
    openPlace: (request) =>
      openPlace(request, { root: options.root, token, diagnostics, env: options.io.env }),
    // Whoever reloads a page wants to be sure; no system tells of every change.
    onVisit: lookNow,
    onFault: (error) => tellFault(error, session),
  });
}

/** The page in the place of one that cannot be shown, with its source's errors, or with all of them. */
function describeBroken(source: string | undefined, { site, publisher, sourceOf }: Session): string {
  const own = site
    .state()
    .diagnostics.filter(
      ({ severity, at }) => severity === 'error' && (source === undefined || at?.file === source),
    );
  const title = source === undefined ? 'The site cannot be shown yet' : 'This page cannot be shown yet';
  return renderProblemPage(title, describeProblems(own, sourceOf, publisher.served().routeOf), SCRIPT_TAG);
}

/** A fault of our own ends nothing: the next change may go well. */
function tellFault(error: unknown, { narrator }: Session): void {
  const report = writeErrorReport(error, { argv: ['dev'], folder: undefined });
  const text = error instanceof Error ? error.message : String(error);
  narrator.say(`This is a bug in helpsite: ${text}${report === undefined ? '' : ` (details: ${report})`}`);
}

/** Starts what nobody waits for; a fault in it is told. */
function startTelling(session: Session, work: () => Promise<void>): void {
  void work().catch((error: unknown) => tellFault(error, session));
}

/** Reads what has changed, and shows it. */
async function followChanges(paths: ReadonlySet<string>, session: Session): Promise<void> {
  const { site, publisher, narrator } = session;
  try {
    await site.whole();
    const begun = performance.now();
    const before = site.state();
    const changed = await site.update(paths.has('') ? 'all' : paths);
    if (site.state() === before) return;
    publisher.publish(changed);
    narrator.tellChange(changed, performance.now() - begun, site.state().diagnostics);
  } catch (error) {
    tellFault(error, session);
  }
}

/** Does what single keys in the terminal ask for. Returns what ends that. */
function obeyKeys(session: Session, addressOf: () => string, end: (exitCode: number) => void): () => void {
  const { options, site, publisher, narrator } = session;
  const restart = async (): Promise<void> => {
    await site.restart();
    publisher.publish([]);
    narrator.tellState(site.state().diagnostics);
  };
  const check = async (): Promise<void> => {
    await site.whole();
    narrator.tellCheck(site.check());
  };
  const actions: Readonly<Record<Key, () => void>> = {
    open: () => openBrowser(addressOf()),
    restart: () => startTelling(session, restart),
    check: () => startTelling(session, check),
    help: () => narrator.say(HELP.keys),
    quit: () => end(0),
    interrupt: () => end(130),
  };
  const { keyboard } = options.io;
  return keyboard === undefined ? () => {} : watchKeys(keyboard, (key) => actions[key]());
}

/** Milliseconds that watches have for closing; the process ends them in any case. */
const CLOSING = 500;

const HELP = {
  keys: 'Press o to open the site, r to read everything anew, c to check everything, q to quit.',
  signal: 'Press Ctrl+C to stop.',
} as const;

function countPages(site: DevSite): number {
  return site.state().served?.pages.length ?? 0;
}

interface Announcement {
  readonly url: string;
  /** Addresses for other computers. */
  readonly others: readonly string[];
  readonly port: number;
  readonly durationMs: number;
}

/** The result on stdout: the address and those for other computers, one a line, or one JSON document. */
function announce({ options, site }: Session, { url, others, port, durationMs }: Announcement): void {
  const { root, io, json } = options;
  if (!json) {
    io.stdout.write([url, ...others].map((address) => `${address}\n`).join(''));
    return;
  }
  const { base, diagnostics, served } = site.state();
  const facts = { root, outDir: '', base, url, port, ...(others.length > 0 && { addresses: others }) };
  io.stdout.write(
    formatDocument({
      schemaVersion: 1,
      ok: served !== undefined,
      command: 'dev',
      ...facts,
      pages: countPages(site),
      written: 0,
      unchanged: 0,
      removed: 0,
      durationMs,
      diagnostics: diagnostics.map(flattenDiagnostic),
    }),
  );
}

/** What is wrong with the site, and what can be done here. */
function welcome({ options, site, narrator }: Session, durationMs: number): void {
  const pages = formatCount(countPages(site), 'page');
  const help = HELP[options.io.keyboard?.isTTY === true ? 'keys' : 'signal'];
  if (site.isWhole()) narrator.tellState(site.state().diagnostics);
  const rest = site.isWhole() ? '' : ' The rest of the guides is read now, problems are told then.';
  narrator.say(`${pages} ready in ${(durationMs / 1000).toFixed(2)} s.${rest} ${help}`);
}

/** Shows the whole site as soon as it is understood, where a part of it is shown first. */
async function showRest(session: Session): Promise<void> {
  const { site, publisher, narrator, options } = session;
  if (site.isWhole()) return;
  try {
    await site.whole();
    // It may have ended before.
    if (!site.isWhole()) return;
    publisher.publish([]);
    if (!options.quiet) narrator.tellState(site.state().diagnostics);
  } catch (error) {
    tellFault(error, session);
  }
}

/** Names that lead to this computer. Only who listens to other computers is called by its own name. */
function listNames({ host, allowHosts }: ServeOptions): ReadonlySet<string> {
  const own = host === undefined ? [] : [host.toLowerCase(), ...listOwnNames()];
  return new Set([...own, ...allowHosts]);
}
