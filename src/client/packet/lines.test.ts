/** What the packet keeps, and what it does not believe. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addLine, type PacketLine, readLines } from './lines.ts';

test('a line is there once; a story, a product and a way through questions take the place of the one before', () => {
  let lines: readonly PacketLine[] = [];
  lines = addLine(lines, 'guide', { text: 'Ports', url: '/help/docs/ports' });
  lines = addLine(lines, 'asked', 'It is  slow\nsince today ');
  lines = addLine(lines, 'guide', { text: 'Lag', url: '/help/docs/lag' });
  lines = addLine(lines, 'guide', { text: 'Ports', url: '/help/docs/ports' });
  lines = addLine(lines, 'asked', 'It is slow');
  lines = addLine(lines, 'path', { text: 'Find: a → b', url: '/help/docs/lag#find' });
  lines = addLine(lines, 'path', { text: 'Find: a → c', url: '/help/docs/lag#find' });
  lines = addLine(lines, 'finding', '  ');
  assert.deepEqual(
    lines.map(({ kind, text }) => `${kind} ${text}`),
    ['guide Lag', 'guide Ports', 'asked It is slow', 'path Find: a → c'],
  );
});

test('it stays small, and holds nothing that hides', () => {
  let lines: readonly PacketLine[] = [];
  for (let index = 0; index < 90; index++)
    lines = addLine(lines, 'finding', `Line ${index} ${'x'.repeat(900)}`);
  assert.equal(lines.length, 20);
  assert.ok(lines.every(({ text }) => text.length <= 300));
  assert.equal(lines[0]?.text.startsWith('Line 70 '), true);
  const [line] = addLine([], 'finding', 'a\u0007b\u202Ec\u200B\td\ne');
  assert.equal(line?.text, 'abc d e');
  assert.equal(addLine([], 'asked', 'a\r\nb')[0]?.text, 'a\nb');
});

test('what was stored by anybody else is nothing', () => {
  for (const stored of [
    undefined,
    '',
    '{',
    'null',
    '{"kind":"guide"}',
    '[1,null,{"kind":"x","text":"a"},{"kind":"guide"}]',
  ])
    assert.deepEqual(readLines(stored), []);
  const urls = [
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/help/a b',
  ];
  for (const url of urls)
    assert.deepEqual(readLines(JSON.stringify([{ kind: 'guide', text: 'a', url }])), [
      { kind: 'guide', text: 'a' },
    ]);
  const good = [{ kind: 'guide', text: 'a', url: '/help/docs/a#b' }];
  assert.deepEqual(readLines(JSON.stringify(good)), good);
});
