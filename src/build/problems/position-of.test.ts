import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPositions, positionOf } from './position-of.ts';

test('line and column count from 1, and a line end belongs to its line', () => {
  const text = 'ab\n\nc\n';
  const expected = ['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '4:1'];
  const write = ({ line, column }: ReturnType<typeof positionOf>) => `${line}:${column}`;
  assert.deepEqual(
    expected.map((_, offset) => write(positionOf(text, offset))),
    expected,
  );
  const find = createPositions(text);
  for (const offset of [0, 3, 3, 6, 1, 5, 2, 6, 0]) assert.equal(write(find(offset)), expected[offset]);
  assert.deepEqual(positionOf('', 0), { line: 1, column: 1 });
});

test('many places in their order cost one look at the text', () => {
  let steps = 0;
  const typed = 'a line\n'.repeat(1000);
  const indexOf = (sought: string, from?: number): number => {
    steps += 1;
    return typed.indexOf(sought, from);
  };
  const find = createPositions({ indexOf } as unknown as string);
  for (let offset = 0; offset < typed.length; offset += 3) find(offset);
  assert.ok(steps <= 1001, `${steps} line ends were looked for`);
});
