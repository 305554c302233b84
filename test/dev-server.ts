/** A real `helpsite dev` for tests: its pages, its messages, its terminal, and raw requests. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { DevMessage } from '../src/dev-protocol.ts';
import { type RunOutcome, startHelpsite } from './run-helpsite.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type DevServer = Awaited<ReturnType<typeof startDev>>;

/** Milliseconds that a change may take to arrive, also on a machine that does much else. */
const PATIENCE = 30_000;

/** Starts it on a free port and waits until it answers. `stop` ends it as Ctrl+C does. */
export async function startDev(
  root: string,
  argv: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const { child, ended } = startHelpsite(['dev', root, '--port', '0', ...argv], { NO_COLOR: '1', ...env });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  let outcome: RunOutcome | undefined;
  void ended.then((end) => (outcome = end));

  /** Waits until the process has written something that matches. */
  async function says(pattern: RegExp): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    while (!pattern.test(stderr)) {
      if (outcome !== undefined) throw new Error(`helpsite dev ended: ${outcome.stdout}${outcome.stderr}`);
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`helpsite dev does not say ${String(pattern)}:\n${stderr}`);
      if (child.stderr === null) break;
      await Promise.race([
        once(child.stderr, 'data', { signal: AbortSignal.timeout(Math.ceil(left)) }),
        ended,
      ]).catch(() => undefined);
    }
  }
  try {
    await says(/ready in/);
    // The address is told on another pipe, of which nobody says which is read first.
    if (stdout === '' && child.stdout !== null)
      await once(child.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
    if (stdout === '') throw new Error(`helpsite dev tells no address:\n${stderr}`);
  } catch (error) {
    // A process that is left behind keeps this one waiting for ever.
    child.kill('SIGKILL');
    throw error;
  }
  const home = argv.includes('--json')
    ? (JSON.parse(stdout) as { readonly url: string }).url
    : (stdout.trim().split('\n')[0] ?? '');
  const { origin, port } = new URL(home);

  let newest: DevMessage | undefined;
  /** What was told, in its order. */
  const told: string[] = [];
  const waiting = new Set<() => void>();
  const events = request(`${origin}/@helpsite/events`, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        told.push(block.split('\n', 1)[0]?.slice(0, 12) ?? '');
        if (block.startsWith('data: ')) newest = JSON.parse(block.slice('data: '.length)) as DevMessage;
      }
      for (const wake of waiting) wake();
    });
    response.on('error', () => {});
  });
  events.on('error', () => {});
  events.end();

  /** Asks with exactly this path, as no browser would write it. */
  async function ask(path: string, { method = 'GET', headers = {}, body }: RawRequest = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      });
      asking.on('error', reject);
      asking.end(body);
    });
  }

  return {
    home,
    origin,
    port,
    pid: child.pid ?? 0,
    ask,
    says,
    told: (): readonly string[] => told,
    stdout: () => stdout,
    stderr: () => stderr,
    /** Waits until something is so; looked at again after every message of the server. */
    async until<T>(
      what: string,
      look: (message: DevMessage) => Promise<T | undefined> | T | undefined,
    ): Promise<T> {
      const deadline = performance.now() + PATIENCE;
      for (;;) {
        const found = newest === undefined ? undefined : await look(newest);
        if (found !== undefined && found !== false) return found;
        if (performance.now() > deadline) throw new Error(`never so: ${what}\n${stderr}`);
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            clearTimeout(timer);
            waiting.delete(wake);
            resolve();
          };
          const timer = setTimeout(wake, 100);
          waiting.add(wake);
        });
      }
    },
    async stop(): Promise<RunOutcome> {
      events.destroy();
      child.kill('SIGINT');
      return ended;
    },
  };
}
