/** Single keys in the terminal. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { ReadStream } from 'node:tty';
import { type Key, watchKeys } from './keys.ts';

/** A stream that is a terminal as far as anybody asks. */
function openTerminal(): { readonly input: ReadStream; readonly isRaw: () => boolean } {
  let isRaw = false;
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(mode: boolean) {
      isRaw = mode;
    },
  });
  return { input: input as unknown as ReadStream, isRaw: () => isRaw };
}

test('keys come one by one until listening ends, and the terminal is as it was', async () => {
  const { input, isRaw } = openTerminal();
  const keys: Key[] = [];
  const stop = watchKeys(input, (key) => keys.push(key));
  assert.equal(isRaw(), true);
  input.push('oRc');
  input.push('x?q\u0003');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(keys, ['open', 'restart', 'check', 'help', 'quit', 'interrupt']);
  stop();
  assert.equal(isRaw(), false);
  input.push('q');
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(keys.length, 6);
});

test('what is no terminal is left alone', () => {
  const input = new PassThrough();
  watchKeys(input as unknown as ReadStream, () => assert.fail('nobody typed'))();
  assert.equal(input.listenerCount('data'), 0);
});
