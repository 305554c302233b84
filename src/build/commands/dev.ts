/** `helpsite dev`: serves the site from memory while it is written, until it is interrupted. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DevMessage } from '../../client/dev/protocol.ts';
import { loadDevScript } from '../bundle.ts';
import { createChangeQueue } from '../dev/change-queue.ts';
import { createDevListener, SCRIPT_TAG } from '../dev/dev-listener.ts';
import { openDevSite } from '../dev/dev-site.ts';
import { createEventStream } from '../dev/event-stream.ts';
import { indexServed, type ServedSite } from '../dev/find-served.ts';
import { type Key, watchKeys } from '../dev/keys.ts';
import { createMoves } from '../dev/moves.ts';
import { createNarrator } from '../dev/narrate.ts';
import { openPlace } from '../dev/open-place.ts';
import { renderProblemPage } from '../dev/problem-page.ts';
import { describeProblems } from '../dev/problems.ts';
import { watchOwnSources } from '../dev/own-sources.ts';
import { createWatching } from '../dev/watching.ts';
import { countProblems } from '../diagnostics.ts';
import { writeErrorReport } from '../error-report.ts';
import { hostInUrl, listen, openBrowser } from '../listen.ts';
import type { ServeOptions } from '../options.ts';
import { formatCount } from '../report.ts';
import { formatDocument } from '../result.ts';
import { flattenDiagnostic } from '../report-machine.ts';
import { readSourceText } from '../source-text.ts';

/** Serves until SIGINT or Ctrl+C (exit code 130), SIGTERM or q (0). Throws a UsageError for a taken port. */
export async function runDev(options: ServeOptions): Promise<number> {
  const startedAt = performance.now();
  const { root, io, json, quiet, verbose } = options;
  const watching = createWatching(root, (sentence) => narrator.say(sentence));
  const [site, firstScript] = await Promise.all([
    openDevSite({ ...options, onInput: watching.addInput }),
    loadDevScript(),
  ]);
  let script = firstScript;
  const texts = (file: string): string | undefined => readSourceText(root, file);
  const narrator = createNarrator({ io, quiet, verbose, sourceOf: texts });
  const session = randomBytes(9).toString('base64url');
  const token = randomBytes(18).toString('base64url');
  const events = createEventStream();
  const moves = createMoves(site.state());
  let version = 0;
  let served: ServedSite = indexServed(site.state());
  let files: Readonly<Record<string, number>> = {};

  const publish = (changed: readonly string[]): void => {
    const state = site.state();
    const before = served;
    served = indexServed(state);
    version += 1;
    const statics = changed.flatMap((path) =>
      path.startsWith('content/static/')
        ? [[state.base + path.slice('content/static/'.length), version] as const]
        : [],
    );
    files = { ...files, ...Object.fromEntries(statics) };
    const { errors, warnings } = countProblems(state.diagnostics);
    const message: DevMessage = {
      session,
      version,
      token,
      errors,
      warnings,
      problems: describeProblems(state.diagnostics, texts, served.routeOf),
      drafts: served.drafts,
      files,
      moved: moves.follow(state, before.routeOf, served.routeOf),
    };
    events.send(message);
  };
  const queue = createChangeQueue({
    isBusy: () => existsSync(join(root, '.git', 'index.lock')),
    onQuiet: async (paths) => {
      const begun = performance.now();
      try {
        const before = site.state();
        const changed = await site.update(paths.has('') ? 'all' : paths);
        if (site.state() === before) return;
        publish(changed);
        narrator.tellChange(changed, performance.now() - begun, site.state().diagnostics);
      } catch (error) {
        onFault(error);
      }
    },
  });
  const onFault = (error: unknown): void => {
    const report = writeErrorReport(error, { argv: ['dev'], folder: undefined });
    const text = error instanceof Error ? error.message : String(error);
    narrator.say(`This is a bug in helpsite: ${text}${report === undefined ? '' : ` (details: ${report})`}`);
  };

  const listener = createDevListener({
    base: () => site.state().base,
    served: () => served,
    script: () => script,
    events,
    names: listNames(options.host),
    describeBroken(source) {
      const { diagnostics } = site.state();
      const own = diagnostics.filter(
        ({ severity, at }) => severity === 'error' && (source === undefined || at?.file === source),
      );
      const title = source === undefined ? 'The site cannot be shown yet' : 'This page cannot be shown yet';
      return renderProblemPage(title, describeProblems(own, texts, served.routeOf), SCRIPT_TAG);
    },
    openPlace: (request) =>
      openPlace(request, { root, token, diagnostics: () => site.state().diagnostics, env: io.env }),
    onFault,
  });
  publish([]);
  const { servers, port } = await listen(listener, options);
  const { base, diagnostics, served: assembled } = site.state();
  const urlOf = (path: string): string => `http://${hostInUrl(options.host)}:${port}${path}`;
  const pages = assembled?.site.pages.length ?? 0;
  const durationMs = Math.round(performance.now() - startedAt);
  if (json) {
    const counts = { pages, written: 0, unchanged: 0, removed: 0, durationMs };
    const facts = { root, outDir: '', base, url: urlOf(base), port, ...counts };
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: assembled !== undefined,
        command: 'dev',
        ...facts,
        diagnostics: diagnostics.map(flattenDiagnostic),
      }),
    );
  } else io.stdout.write(`${urlOf(base)}\n`);
  if (!quiet) {
    narrator.tellAll(diagnostics);
    narrator.say(
      `${formatCount(pages, 'page')} ready in ${(durationMs / 1000).toFixed(2)} s. ${HELP[io.stdin?.isTTY === true ? 'keys' : 'signal']}`,
    );
  }
  if (options.open) openBrowser(urlOf(base));
  await watching.start(queue.push);
  const own = await watchOwnSources({
    onChange(bundle, dev) {
      script = dev;
      site.replaceBundle(bundle);
      publish([]);
    },
    onProblem: narrator.say,
    onProgram: () =>
      narrator.say('helpsite’s own program has changed: stop it and start it again to run the new one.'),
  });

  const restart = async (): Promise<void> => {
    await site.restart();
    publish([]);
    narrator.tellAll(site.state().diagnostics);
  };
  const exitCode = await waitForEnd((end) => {
    const actions: Readonly<Record<Key, () => void>> = {
      open: () => openBrowser(urlOf(site.state().base)),
      restart: () => void restart().catch(onFault),
      check: () => narrator.tellAll(site.state().diagnostics),
      help: () => narrator.say(HELP.keys),
      quit: () => end(0),
      interrupt: () => end(130),
    };
    return io.stdin === undefined ? () => {} : watchKeys(io.stdin, (key) => actions[key]());
  });
  queue.close();
  events.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await Promise.all([watching.close(), own.close()]);
  site.save();
  return exitCode;
}

const HELP = {
  keys: 'Press o to open the site, r to read everything anew, c to list all problems, q to quit.',
  signal: 'Press Ctrl+C to stop.',
} as const;

/** Names that lead to this computer. Only who listens to other computers is called by its own name. */
function listNames(host: string | undefined): ReadonlySet<string> {
  if (host === undefined) return new Set();
  const own = hostname().toLowerCase();
  return new Set([host.toLowerCase(), own, `${own}.local`]);
}

async function waitForEnd(start: (end: (exitCode: number) => void) => () => void): Promise<number> {
  return new Promise((resolve) => {
    const end = (exitCode: number): void => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
      stop();
      resolve(exitCode);
    };
    const onInterrupt = (): void => end(130);
    const onTerminate = (): void => end(0);
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onTerminate);
    const stop = start(end);
  });
}
