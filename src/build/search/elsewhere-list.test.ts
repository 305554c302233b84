/** What no guide answers, as it is written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readElsewhere } from './elsewhere-list.ts';

const read = (text: string) => readElsewhere({ path: 'content/search/elsewhere.yml', text }, 'en');

test('names of all topics are one list, as they are compared', () => {
  const { value, diagnostics } = read(
    '# ours\ngames:\n  - DayZ\n  - left 4 dead\nproducts:\n  - gift cards\n',
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(value, ['dayz', 'left 4 dead', 'gift card']);
});

test('without names there is nothing to tell', () => {
  for (const text of ['', '# only words\n']) assert.deepEqual(read(text), { value: [], diagnostics: [] });
});

test('what is no name is told where it stands, and the others count', () => {
  const { value, diagnostics } = read(
    'games:\n  - dayz\n  - 2048\n  - "!!"\n  - one two three four five six\nmore:\n  - DayZ\n  - scum\nlast: scum\n',
  );
  assert.deepEqual(value, ['dayz', 'scum']);
  assert.deepEqual(
    diagnostics.map(({ code, message, at }) => [code, message, at?.line, at?.column]),
    [
      ['search/invalid-elsewhere', 'A name is no text', 3, 5],
      ['search/invalid-elsewhere', '"!!" holds no word', 4, 5],
      [
        'search/invalid-elsewhere',
        '"one two three four five six" has more than 5 words, so it is never found',
        5,
        5,
      ],
      ['search/invalid-elsewhere', '"DayZ" stands twice in the list', 7, 5],
      ['search/invalid-elsewhere', 'The names below "last" must be a list', 9, 1],
    ],
  );
});

test('a list without topics, broken YAML and a list without end are told', () => {
  assert.equal(read('- dayz\n').diagnostics[0]?.message, 'The names must stand below topics');
  assert.equal(read('games: [dayz\n').diagnostics[0]?.code, 'search/invalid-elsewhere');
  assert.match(
    read(`games:\n${'  - x\n'.repeat(100_000)}`).diagnostics[0]?.message ?? '',
    /longer than 512 KB/,
  );
});
