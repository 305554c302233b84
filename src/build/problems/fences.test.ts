/** Which lines open fenced code, lie in it and close it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFenceCursor, readFence } from './fences.ts';

const kinds = (...lines: readonly string[]): readonly string[] => {
  const cursor = createFenceCursor();
  return lines.map((line) => cursor.read(line));
};

test('code in a line that begins with three backticks is no fence', () => {
  assert.equal(readFence('```whitelist on``` is what you type.'), undefined);
  assert.equal(readFence('``two'), undefined);
  assert.deepEqual(readFence('  - ```js title="x" '), {
    at: 4,
    marks: '```',
    info: 'js title="x"',
    column: 4,
    quotes: 0,
  });
  assert.equal(readFence('~~~ a `b`')?.info, 'a `b`');
  assert.deepEqual(kinds('```a``` b', 'c'), ['text', 'text']);
});

test('a fence closes at a line of the same sign, at least as long, with nothing behind it', () => {
  assert.deepEqual(kinds('````md', '```', '~~~~', '```` x', '`````', 'text'), [
    'open',
    'code',
    'code',
    'code',
    'close',
    'text',
  ]);
});

test('a closing line is set in by at most three more, and stands in the same quote', () => {
  assert.deepEqual(kinds('```md', '    ```', '- ```', '> ```', '   ```'), [
    'open',
    'code',
    'code',
    'code',
    'close',
  ]);
  assert.deepEqual(kinds('\t```', '    ```', 'text'), ['open', 'close', 'text']);
  assert.deepEqual(kinds('> - ```', '>   ```', '> text'), ['open', 'close', 'text']);
});

test('what a fence for readers of MDX holds is text, and code in it is code', () => {
  assert.deepEqual(
    kinds('````mdx-code-block', 'text', '```js', '{panel}', '```', '[a](b.md)', '````', 'text', '```', 'x'),
    ['wrapper', 'text', 'open', 'code', 'close', 'text', 'wrapper', 'text', 'open', 'code'],
  );
  assert.deepEqual(kinds('````md', '```mdx-code-block', '```', '````'), ['open', 'code', 'code', 'close']);
});

test('line ends of Windows and separators of lines are no content', () => {
  assert.deepEqual(kinds('```js\r', 'a\r', '```\r', 'b'), ['open', 'code', 'close', 'text']);
  assert.equal(readFence('``` a\u2028b')?.info, 'a\u2028b');
});
