/** Ids of rows that say what to do about what is seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from './page.ts';
import { isFaultHeader } from './write/fault-rows.ts';

function read(text: string) {
  const source = { path: 'docs/a.md', text };
  const { value, diagnostics } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
  return {
    html: value.body.segments.join(''),
    ids: value.page.anchors,
    problems: diagnostics.map(({ code }) => code),
  };
}
const table = (head: string, ...cells: readonly string[]): string =>
  `| ${head} | Do this |\n|---|---|\n${cells.map((cell) => `| ${cell} | x |\n`).join('')}`;

test('headers that say what is seen, and headers that do not', () => {
  const seen = [
    'You see',
    'What you see',
    'What you see…',
    'What happened',
    'What else happened',
    'You already',
    'What they may have done',
    'Message',
    'Error message',
    'Symptoms',
    'Problem',
    'What the log shows',
    'What the server console shows',
    'What your friend sees',
    'If you see',
    'Fehlermeldung',
    'Error',
  ];
  assert.deepEqual(
    seen.filter((header) => !isFaultHeader(header)),
    [],
  );
  const other = [
    'Key',
    'Setting',
    'You want',
    'You want to',
    'You have',
    'What it is',
    'What',
    'Part',
    'Command',
    'Message of the day',
    'Port',
    'What you need',
    'Way',
    'Your case',
    'Where',
    'Error log file path setting',
    '',
  ];
  assert.deepEqual(other.filter(isFaultHeader), []);
});

test('a row is named by the first words of what is seen; equal ones are numbered, empty ones have no name', () => {
  const { ids, html } = read(
    table(
      'What you see',
      '`Connection refused`, and then a very long rest of it',
      'Timed out',
      'Timed **out**',
      '',
      '...',
    ),
  );
  assert.deepEqual(ids, ['row-connection-refused-and-then-a-very', 'row-timed-out', 'row-timed-out-2']);
  assert.match(html, /<tr role="row" id="row-timed-out"><td role="cell">Timed out<\/td>/);
  assert.doesNotMatch(read(table('Key', 'a')).html, /<tr id/);
});

test('a heading keeps its id, whoever comes first, and nothing is told', () => {
  const { ids, html, problems } = read(`${table('You see', 'Timed out')}\n## Late {#row-timed-out}\n`);
  assert.deepEqual(ids, ['row-timed-out']);
  assert.doesNotMatch(html, /<tr id/);
  assert.deepEqual(problems, []);
});

test('typed HTML on the page leaves the rows their ids', () => {
  const { html, ids } = read(`<div id="x">y</div>\n\n${table('You see', 'Timed out')}`);
  assert.match(html, /<tr role="row" id="row-timed-out">/);
  assert.deepEqual([...ids].toSorted(), ['row-timed-out', 'x']);
});
