import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodeNotes } from './code-notes.ts';

test('notations at the ends of lines go, and say what the lines are', () => {
  const notes = readCodeNotes(
    'a() // [!code ++]\nb = 1 # [!code --]\n<i/> <!-- [!code focus] -->\nc; /* [!code error] */\n{/* [!code hl] */}\nd\nx -- [!code warning]',
  );
  assert.deepEqual(notes, {
    code: 'a()\nb = 1\n<i/>\nc;\nd\nx',
    marked: [5],
    kinds: { 1: 'added', 2: 'removed', 3: 'focused', 4: 'error', 6: 'warning' },
    words: [],
  });
});

test('a number counts lines, a comment keeps its other words, and one line may have several', () => {
  const notes = readCodeNotes('// [!code ++:2]\na\nb\nc # why [!code highlight]\nd // [!code ++] [!code hl]');
  assert.deepEqual(notes, {
    code: 'a\nb\nc # why\nd',
    marked: [3, 4],
    kinds: { 1: 'added', 2: 'added', 4: 'added' },
    words: [],
  });
});

test('words are found in the lines that are meant', () => {
  const notes = readCodeNotes('x port\n# [!code word:port:1]\nport = port\nport\n// [!code word:a\\:b]\na:b');
  assert.equal(notes?.code, 'x port\nport = port\nport\na:b');
  assert.deepEqual(notes?.words, [
    { at: 7, length: 4 },
    { at: 14, length: 4 },
    { at: 24, length: 3 },
  ]);
});

test('the last comment of a line counts', () => {
  const notes = readCodeNotes(
    'color: #fff // [!code ++]\nopen("https://x") -- see [!code --]\n;; [!code hl]\nx',
  );
  assert.equal(notes?.code, 'color: #fff\nopen("https://x") -- see\nx');
});

test('what is no comment, or is to be shown, stays', () => {
  assert.equal(readCodeNotes('plain'), undefined);
  for (const text of [
    '"[!code ++] in a text"',
    'call([!code ++])',
    '// [!code ++] and more',
    '// [!code oops]',
  ])
    assert.equal(readCodeNotes(text)?.code, text);
  assert.equal(readCodeNotes('a // [!!code ++]')?.code, 'a // [!code ++]');
});
