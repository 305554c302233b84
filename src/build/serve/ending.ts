/** When a command that serves ends, and with which exit code. */

export interface Ending {
  /** The exit code, once there is one. */
  readonly exitCode: Promise<number>;
  readonly end: (exitCode: number) => void;
}

/** From now on, SIGINT ends with 130, SIGTERM and a closed terminal with 0. */
export function awaitEnding(): Ending {
  let settle: (exitCode: number) => void = () => {};
  const exitCode = new Promise<number>((resolve) => (settle = resolve));
  const end = (code: number): void => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
    settle(code);
  };
  const listeners = [
    ['SIGINT', () => end(130)],
    ['SIGTERM', () => end(0)],
    ['SIGHUP', () => end(0)],
  ] as const;
  for (const [signal, listener] of listeners) process.once(signal, listener);
  return { exitCode, end };
}
