import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLog } from './git-history.ts';

test('reads a log whose author names hold anything', () => {
  const log = [
    '\u0001abc\u000286400\u0002\u0002A, "B" \u0002 C',
    '\ncontent/a\nb.md',
    'content/c.md',
    '\u0001def\u00020\u0002\u0002D',
    '\ncontent/c.md',
    '',
  ].join('\0');
  assert.deepEqual(Object.fromEntries(parseLog(log)), {
    'content/a\nb.md': { date: '1970-01-02T00:00:00.000Z', author: 'A, "B" \u0002 C' },
    'content/c.md': { date: '1970-01-02T00:00:00.000Z', author: 'A, "B" \u0002 C' },
  });
});
