import assert from 'node:assert/strict';
import { test } from 'node:test';
import { derivePatterns } from './derive-patterns.ts';
import { parsePattern } from './parse-pattern.ts';
import { isTooGeneral } from './pattern-words.ts';

test('what differs between samples is a gap, and so are paths and numbers; the prefix is cut', () => {
  assert.deepEqual(
    derivePatterns([
      '[12:00:01] [main/ERROR]: java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version (class file version 65.0)',
      'Exception in thread "main" java.lang.UnsupportedClassVersionError: io/papermc/Main has been compiled by a more recent version (class file version 61.0)',
    ]),
    [
      'java.lang.UnsupportedClassVersionError: {path} has been compiled by a more recent version (class file version {number})',
    ],
  );
});

test('names in quotes and brackets are gaps where they differ, text where all samples agree', () => {
  assert.deepEqual(
    derivePatterns([
      "Could not load 'plugins/A.jar' in folder 'plugins'",
      "Could not load 'plugins/B-2.1.jar' in folder 'plugins'",
    ]),
    ["Could not load '{path}' in folder 'plugins'"],
  );
  assert.deepEqual(derivePatterns(["Mod 'Just Enough' (jei) requires version 1.2 or later"]), [
    "Mod '{rest}' ({rest}) requires version {number} or later",
  ]);
});

test('players, ids and addresses are gaps even in one sample', () => {
  assert.deepEqual(derivePatterns(['Steve lost connection: Internal Exception: Connection reset by peer']), [
    'lost connection: Internal Exception: Connection reset by peer',
  ]);
  assert.deepEqual(
    derivePatterns(['Refused handshake of 203.0.113.7:5521 id 0b2f5d0e-3f2c-4c42-9c52-2f0a37e3f1a2']),
    ['Refused handshake of {word} id {word}'],
  );
});

test('samples that are not alike make a pattern each', () => {
  assert.equal(
    derivePatterns([
      'java.lang.OutOfMemoryError: Java heap space',
      'There is insufficient memory for the Java Runtime',
    ]).length,
    2,
  );
});

test('a pattern that says too little is known as such', () => {
  const general = (...lines: readonly string[]) =>
    derivePatterns(lines).map((text) => isTooGeneral(parsePattern(text).parts, 'derived'));
  assert.deepEqual(general('Error'), [true]);
  assert.deepEqual(general('failed to start server', 'failed to start game'), [true, true]);
  assert.deepEqual(general('FAILED TO BIND TO PORT!'), [false]);
});

test('braces of a sample stay braces', () => {
  assert.deepEqual(derivePatterns(['Unexpected token {number} inside placeholder']), [
    'Unexpected token {{number} inside placeholder',
  ]);
});
