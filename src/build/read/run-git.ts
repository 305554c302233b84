/** Runs git and takes what it prints: the only place that starts it. */
import { spawn } from 'node:child_process';

/** A git that hangs (a network disk, a prompt) must not hang the run. Milliseconds. */
const DEADLINE = 20_000;
/** It is counted in small steps: while this process is stopped, no more than one of them goes by. */
const STEP = 250;

/** What git prints, undefined when it fails, cannot be started or does not answer in time. `input` is given to it. Never throws. */
export function runGit(cwd: string, args: readonly string[], input?: string): Promise<Buffer | undefined> {
  // Set by git when it runs a hook; it would then answer for another folder.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn('git', args, {
      cwd,
      // What a partial clone does not hold is not fetched: no network.
      env: { ...env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    // The `timeout` option of `spawn` would keep the process alive when there is no git to start.
    let left = DEADLINE;
    const timer = setInterval(() => {
      left -= STEP;
      if (left <= 0) child.kill();
    }, STEP);
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A git that ended early reads no more.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', () => {
      clearInterval(timer);
      resolve(undefined);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      resolve(code === 0 ? Buffer.concat(chunks) : undefined);
    });
  });
}
