import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanLine, isWordCode, WORDS } from './clean-line.ts';

test('the words of a line are made of the signs that belong to words', () => {
  const odd: string[] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const isWord = String.fromCharCode(code).match(WORDS) !== null;
    if (isWord !== isWordCode(code)) odd.push(code.toString(16));
  }
  assert.deepEqual(odd, []);
});

test('a line with a space behind every letter is read without them', () => {
  assert.equal(cleanLine(' U n h a n d l e d   E x c e p t i o n :   0 x 1 8 '), 'Unhandled Exception: 0x18');
  assert.equal(cleanLine('a b c'), 'a b c');
  assert.equal(cleanLine('at a b c d e f g h in'), 'at a b c d e f g h in');
});

test('a date in Portuguese is no colour of a terminal', () => {
  const line = '[01mar2025 15:09:19.807] [main/FATAL]: Error during pre-loading phase';
  assert.equal(cleanLine(line), line);
  assert.equal(cleanLine('[31mred[0m and 2024'), 'red and 2024');
});

test('colours of Minecraft are read over where their sign was lost', () => {
  assert.equal(
    cleanLine('\uFFFD7Currently, \uFFFD6pixelmon\uFFFDr\uFFFD7 is \uFFFDo\uFFFDnnot installed'),
    'Currently, pixelmon is not installed',
  );
  assert.equal(cleanLine('with: \uFFFDcCould not connect'), 'with: Could not connect');
  assert.equal(cleanLine('disconnected with: ?cCould not connect'), 'disconnected with: Could not connect');
  assert.equal(cleanLine('What is it? And why?cOr not'), 'What is it? And why?cOr not');
  assert.equal(cleanLine('\uFFFDchec de la connexion'), '\uFFFDchec de la connexion');
  assert.equal(cleanLine('Connexion r\uFFFDinitialis\uFFFDe'), 'Connexion r\uFFFDinitialis\uFFFDe');
});
