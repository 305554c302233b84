/** The list of synonyms: two kinds of entry, and a message with its place for everything else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSynonyms } from './synonym-list.ts';

function read(text: string) {
  const { value, diagnostics } = readSynonyms({ path: 'content/search/synonyms.yml', text });
  return { value, problems: diagnostics.map(({ message, at }) => `${at?.line}:${at?.column}: ${message}`) };
}

test('groups and one-way entries are read, in small letters and without repeats', () => {
  const { value, problems } = read(
    '# A list\n- [Whitelist, allow  list, whitelist]\n\n- from: tps\n  to: [lag, "view distance"]\n',
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(value, [
    { isGroup: true, from: ['whitelist', 'allow list'], to: ['whitelist', 'allow list'] },
    { isGroup: false, from: ['tps'], to: ['lag', 'view distance'] },
  ]);
  assert.deepEqual(read(''), { value: [], problems: [] });
  assert.deepEqual(read('# nothing yet\n'), { value: [], problems: [] });
});

test('an entry with a mistake is named by its place; the others count', () => {
  const { value, problems } = read(
    '- [a, b]\n- [alone]\n-   word\n- [1.20, b]\n- from: [x]\n- from: [x]\n  to: []\n- from: [x]\n  too: [y]\n- [c, d]\n- [e, "!"]\n',
  );
  assert.deepEqual(problems, [
    '2:3: A group of synonyms needs two words or more',
    '3:5: "word" stands alone: a synonym needs another word',
    '4:3: A synonym must be text, not 1.2',
    '5:3: A synonym needs lists of words in "from" and "to"',
    '6:3: A list of synonyms is empty',
    '8:3: A synonym has "from" and "to", not "too"',
    '11:3: "!" holds no word',
  ]);
  assert.equal(value.length, 2);
});

test('what is no list at all is said once', () => {
  assert.deepEqual(read('a: b').problems, ['1:1: The synonyms must be a list']);
  assert.equal(read('- [a, b').problems.length, 1);
  assert.deepEqual(read(`- [a, ${'b'.repeat(600_000)}]`).problems, [
    '1:1: The list of synonyms is longer than 512 KB',
  ]);
});

test('a list that is indented keeps its lines', () => {
  assert.deepEqual(read('\n  - [a, b]\n  - from:\n      - x\n    to:\n      - 7\n').problems, [
    '3:5: A synonym must be text, not 7',
  ]);
});
