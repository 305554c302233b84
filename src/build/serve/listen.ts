/** Finds a port and listens on it, for the commands that serve. */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { CommandIo } from '../terminal/options.ts';
import type { RequestListener } from './preview-server.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';

/** How many ports are tried after the one asked for. */
const PORTS_TO_TRY = 20;
/** Both loopback addresses: a browser may take either for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

export interface ListenOptions {
  /** 0: any free one. */
  readonly port: number;
  /** Address to listen on; undefined: this computer only. */
  readonly host: string | undefined;
  readonly strictPort: boolean;
  readonly io: CommandIo;
}

/** Servers on one port. */
export interface Listening {
  readonly servers: readonly Server[];
  readonly port: number;
}

/** Listens on the port asked for, else on the next free one, which is said. Throws a UsageError when there is none. */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<Listening> {
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

/** The host as it stands in an address that a browser can open. */
export function hostInUrl(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Asks the desktop to show the address; where there is none, the printed address has to do. */
export function openBrowser(url: string): void {
  const [command, ...args] = openCommand(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}

function openCommand(url: string): readonly [string, ...string[]] {
  if (process.platform === 'darwin') return ['open', url];
  return process.platform === 'win32' ? ['explorer.exe', url] : ['xdg-open', url];
}

/** Answers nobody any longer, whoever is still connected. */
export function closeServers(servers: readonly Server[]): void {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
