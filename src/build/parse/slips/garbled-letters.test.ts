import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGarbledLetters } from './garbled-letters.ts';

const tell = (text: string) =>
  findGarbledLetters(text, 'a.md').map(
    ({ at, message, hint }) => `${at?.line}:${at?.column} ${message} ${hint}`,
  );

test('letters that were read in the wrong encoding are told once, with what they should be', () => {
  assert.deepEqual(tell('# A\n\nIt donâ€™t work in the cafÃ©, 20Â°.'), [
    '3:4 "donâ€™t" was read in the wrong encoding on its way into this file; this file holds 3 of the kind ' +
      'It should be "don’t": copy the text once more, and save it as UTF-8.',
  ]);
  for (const [typed, meant] of [
    ['FÃ¼r', 'Für'],
    ['â€œquotedâ€\u009d', '“quoted”'],
    ['aâ€“b', 'a–b'],
    ['5Â\u00a0GB', '5\u00a0'],
    ['ðŸ˜€', '😀'],
    ['â‚¬5', '€5'],
  ] as const)
    assert.ok(tell(typed)[0]?.includes(`It should be "${meant}"`), `${typed}: ${tell(typed)[0]}`);
});

test('other languages, and garbled letters that are shown as code, are left alone', () => {
  for (const text of [
    '„MENÜ“, « CAFÉ », MAÇÃ” e MAÇÃ, pâté, forêt, Île, Â bas, château, São, ÂNGELA',
    '`Ã¼` in place of ü',
    '```\ncafÃ©\n```',
    'Việt Nam, Ðại, ăâêôơ',
    'RÂ\u00a0b',
  ])
    assert.deepEqual(tell(text), [], text);
});
