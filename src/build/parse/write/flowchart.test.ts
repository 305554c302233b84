import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFlowchart } from './flowchart.ts';

const lineOf = (line: string): string | undefined =>
  readFlowchart(`graph TD\n${line}`)?.text.split('\n')[1]?.replace(/ +/g, ' ').trim();

test('links get blanks around them, however they are typed', () => {
  for (const [typed, read] of [
    ['A-->B', 'A --> B'],
    ['A-->|yes or no|B', 'A -->|yes or no|B'],
    ['A --> |yes|B', 'A --> |yes|B'.replace('> |', '> |')],
    ['A--text-->B---C', 'A -- text --> B --- C'],
    ['A-.->B==>C', 'A -.-> B ==> C'],
    ['A ----> B', 'A --> B'],
    ['A<-->B', 'A <--> B'],
    ['my-node-->B', 'my-node --> B'],
    ['A["a-->b"]-->B(x--y)', 'A["a-->b"] --> B(x--y)'],
  ] as const)
    assert.equal(lineOf(typed), read, typed);
});

test('each link counts once', () => {
  assert.equal(
    readFlowchart('graph TD\nA-->B-->C\nA -- t --> D\nstyle A fill:#fff\nclick A "x-->y"')?.links,
    3,
  );
});

test('what cannot be drawn is no chart', () => {
  for (const line of ['A --x B', 'A --o B', 'A ~~~ B', 'A@{ shape: rect }', 'A[x', 'A -- B'])
    assert.equal(lineOf(line), undefined, line);
});
