/** `helpsite preview`: serves the built site exactly as production would, until it is interrupted. */
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { PreviewOptions } from '../options.ts';
import { createSiteListener, type RequestListener } from '../preview-server.ts';
import { formatDocument } from '../result.ts';
import { UsageError } from '../usage-error.ts';
import { describeSystemError, isSystemError } from '../world-error.ts';

/** How many ports are tried after the one asked for. */
const PORTS_TO_TRY = 20;
/** Both loopback addresses: a browser may take either for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Serves until SIGINT (exit code 130) or SIGTERM (0). Throws a UsageError without a site, or for a taken port. */
export async function preview(options: PreviewOptions): Promise<number> {
  const { root, outDir, io, json, quiet } = options;
  const base = options.base ?? findBase(outDir);
  if (base === undefined || !isFile(join(outDir, base, 'index.html'))) {
    const place = base === undefined || base === '/' ? outDir : join(outDir, base);
    throw new UsageError(`There is no built site in ${place}; run helpsite build first`);
  }
  const { servers, port } = await listen(createSiteListener({ outDir, base }), options);
  const url = `http://${hostInUrl(options.host)}:${port}${base}`;
  if (json) io.stdout.write(formatDocument(toDocument({ root, outDir, base, url, port })));
  else io.stdout.write(`${url}\n`);
  if (!quiet && !json) io.stderr.write('Press Ctrl+C to stop.\n');
  if (options.open) openBrowser(url);
  return waitForEnd(servers);
}

function toDocument(facts: Readonly<Record<string, string | number>>): object {
  const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, durationMs: 0, diagnostics: [] };
  return { schemaVersion: 1, ok: true, command: 'preview', ...facts, ...nothing };
}

/** The base path of a built site: `404.html` lies there (contract.md 3). Looks three folders deep, nearest first. */
export function findBase(outDir: string): string | undefined {
  let level: readonly string[] = ['/'];
  for (let depth = 0; depth < 4; depth += 1) {
    const base = level.find((path) => isFile(join(outDir, path, '404.html')));
    if (base !== undefined) return base;
    level = level.flatMap((path) => foldersIn(join(outDir, path)).map((name) => `${path}${name}/`));
  }
  return undefined;
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted();
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

interface Listening {
  readonly servers: readonly Server[];
  readonly port: number;
}

async function listen(listener: RequestListener, options: PreviewOptions): Promise<Listening> {
  const { port, host, strictPort, io } = options;
  const last = strictPort || port === 0 ? port : Math.min(port + PORTS_TO_TRY, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const listening = await listenOn(listener, candidate, host);
    if (!listening) continue;
    if (candidate !== port)
      io.stderr.write(`Port ${port} is in use; serving on ${listening.port} instead.\n`);
    return listening;
  }
  throw new UsageError(
    strictPort
      ? `Port ${port} is in use; name another with --port, or leave out --strict-port to take the next free one`
      : `Ports ${port} to ${last} are in use; name another with --port`,
  );
}

/** Undefined: the port is taken on one of the addresses. */
async function listenOn(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Listening | undefined> {
  const [address, second] = host === undefined ? LOOPBACK : [host];
  const first = await listenAt(listener, port, address);
  if (first === 'taken') return undefined;
  if (first === 'unavailable') throw new UsageError(`This computer has no address ${address} to listen on`);
  const taken = portOf(first);
  if (second === undefined) return { servers: [first], port: taken };
  const other = await listenAt(listener, taken, second);
  if (other === 'unavailable') return { servers: [first], port: taken };
  if (other !== 'taken') return { servers: [first, other], port: taken };
  first.close();
  return undefined;
}

/** The port a server has been given. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What the system says of an address that this computer does not have, IPv6 being switched off included. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'ENOTFOUND',
  'EINVAL',
  'EAI_AGAIN',
]);

async function listenAt(
  listener: RequestListener,
  port: number,
  address: string,
): Promise<Server | 'taken' | 'unavailable'> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (isSystemError(error) && error.code === 'EADDRINUSE') resolve('taken');
      else if (isSystemError(error) && UNAVAILABLE.has(error.code)) resolve('unavailable');
      else if (isSystemError(error) && error.code === 'EACCES') {
        reject(new UsageError(`You may not serve on port ${port}; name one above 1023 with --port`));
      } else reject(describeSystemError(error, `serve on port ${port}`));
    });
    server.listen(port, address, () => resolve(server));
  });
}

function hostInUrl(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Asks the desktop to show the address; where there is none, the printed address has to do. */
function openBrowser(url: string): void {
  const [command, ...args] = openCommand(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}

function openCommand(url: string): readonly [string, ...string[]] {
  if (process.platform === 'darwin') return ['open', url];
  return process.platform === 'win32' ? ['explorer.exe', url] : ['xdg-open', url];
}

async function waitForEnd(servers: readonly Server[]): Promise<number> {
  return new Promise((resolve) => {
    const end = (exitCode: number): void => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      resolve(exitCode);
    };
    const onInterrupt = (): void => end(130);
    const onTerminate = (): void => end(0);
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onTerminate);
  });
}
