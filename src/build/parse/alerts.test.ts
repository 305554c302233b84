import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from './page.ts';

const read = (text: string) =>
  parsePage({ source: { path: 'docs/a.md', text }, partials: {}, variables: {}, prefix: 'content/' });
const boxesOf = (text: string): readonly string[] =>
  [
    ...read(text)
      .value.body.segments.join('')
      .matchAll(/class="admonition admonition-(\w+)"/g),
  ].map(([, kind = '']) => kind);

test('each of GitHub’s five kinds is a box, in whichever case it is typed', () => {
  for (const kind of ['note', 'tip', 'important', 'warning', 'caution'])
    for (const typed of [kind.toUpperCase(), kind])
      assert.deepEqual(boxesOf(`> [!${typed}]\n> Text.\n`), [kind]);
});

test('a box holds lists, code, quotes and boxes, stands in lists, and ends a paragraph above it', () => {
  assert.deepEqual(boxesOf('Text\n> [!NOTE]\n> - one\n>   > [!TIP]\n>   > x\n>\n> :::info\n> y\n> :::\n'), [
    'note',
    'tip',
    'info',
  ]);
  assert.deepEqual(boxesOf('- item\n\n  > [!WARNING]  \n  > y\n'), ['warning']);
  assert.deepEqual(read('> [!NOTE]\n> ```js\n> a // [!code ++]\n> ```\n').value.body.codes, [
    { language: 'js', code: 'a', marked: [], kinds: { 1: 'added' } },
  ]);
});

test('words behind the mark are its title; the description begins below it', () => {
  const { value } = read('# A\n\n> [!TIP] Own *title*\n> First words.\n');
  assert.match(
    value.body.segments.join(''),
    /Own <em>title<\/em><\/p><div class="admonition-body">\n<p>First words/,
  );
  assert.equal(read('# A\n\n> [!TIP]\n> First words.\n').value.page.description, 'First words.');
});

test('other words in such brackets, and a mark that is not at the start, stay a quote', () => {
  for (const text of ['> [!ODD]\n> x\n', '> x\n> [!NOTE]\n', '> \\[!NOTE]\n> x\n', '[!NOTE]\n'])
    assert.deepEqual(boxesOf(text), [], text);
});
