/** Single keys typed into the terminal. */
import type { ReadStream } from 'node:tty';

export type Key = 'open' | 'restart' | 'check' | 'quit' | 'interrupt' | 'help';

const KEYS: Readonly<Record<string, Key>> = {
  o: 'open',
  r: 'restart',
  c: 'check',
  q: 'quit',
  h: 'help',
  '?': 'help',
  // What Ctrl+C and Ctrl+D type while keys come one by one.
  '\u0003': 'interrupt',
  '\u0004': 'quit',
};

/** Listens on a terminal; elsewhere nothing happens. Returns what puts the terminal back as it was. */
export function watchKeys(input: ReadStream | NodeJS.ReadStream, onKey: (key: Key) => void): () => void {
  if (!input.isTTY || typeof input.setRawMode !== 'function') return () => {};
  const onData = (chunk: Buffer | string): void => {
    for (const character of String(chunk)) {
      const key = KEYS[character.toLowerCase()];
      if (key !== undefined) onKey(key);
    }
  };
  input.setRawMode(true);
  input.on('data', onData);
  input.resume();
  return () => {
    input.off('data', onData);
    input.setRawMode(false);
    input.pause();
  };
}
