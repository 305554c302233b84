import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMessages } from './error-messages.ts';

test('an error is followed by its causes', () => {
  const error = new Error('outer', { cause: new Error('inner', { cause: 'a text' }) });
  assert.deepEqual(listMessages(error), ['outer', 'inner', 'a text']);
});

test('a chain that bites its own tail ends', () => {
  const error = new Error('round');
  error.cause = error;
  assert.equal(listMessages(error).length, 10);
});

test('what is no error is said as it is', () => assert.deepEqual(listMessages('broken'), ['broken']));
