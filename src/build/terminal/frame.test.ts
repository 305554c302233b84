/** Code frames: the caret stands below what it means, whatever the line holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFrame } from './frame.ts';
import { cellWidth, toSafeLine } from './terminal-text.ts';

function show(text: string, column: number, length?: number, width = 120): readonly [string, string] {
  const frame = makeFrame(
    text,
    { file: 'a.md', line: 1, column, ...(length !== undefined && { length }) },
    width,
  );
  assert.ok(frame);
  return [frame.gutter + frame.code, frame.indent + frame.carets];
}

test('underlines the place as in the example of the contract', () => {
  const text = `${'\n'.repeat(13)}First read [the basics](./basics.md) and [install](./instal.md).\nmore`;
  const frame = makeFrame(text, { file: 'a.md', line: 14, column: 42, length: 22 }, 120);
  assert.equal(
    frame && frame.gutter + frame.code,
    '  14 | First read [the basics](./basics.md) and [install](./instal.md).',
  );
  assert.equal(frame && frame.indent + frame.carets, `${' '.repeat(48)}${'^'.repeat(22)}`);
});

test('one caret without a length, never past the end of the line', () => {
  assert.deepEqual(show('abc', 2), ['  1 | abc', '       ^']);
  assert.deepEqual(show('abc\ndef', 2, 99), ['  1 | abc', '       ^^']);
  assert.deepEqual(show('abc', 99), ['  1 | abc', '         ^']);
  assert.deepEqual(show('', 1), ['  1 | ', '      ^']);
});

test('no frame for a line the text does not have', () => {
  assert.equal(makeFrame('a\nb', { file: 'a.md', line: 3, column: 1 }, 80), undefined);
});

test('tabs and wide characters keep the caret right', () => {
  assert.deepEqual(show('\tx', 2), ['  1 |     x', '          ^']);
  assert.deepEqual(show('日本x', 3), ['  1 | 日本x', '          ^']);
  assert.deepEqual(show('👩‍👩‍👧x', 9), ['  1 | 👩‍👩‍👧x', '        ^']);
  assert.deepEqual(show('e\u0301x', 3), ['  1 | e\u0301x', '       ^']);
  assert.deepEqual(show('日本', 1, 2), ['  1 | 日本', '      ^^^^']);
});

test('long lines are cut around the caret', () => {
  const text = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`;
  const [code, carets] = show(text, 501, 4, 60);
  assert.equal(code.length, 60);
  assert.match(code, /^ {2}1 \| …a+HEREb+…$/);
  assert.equal(code.slice(carets.indexOf('^'), carets.length), 'HERE');
});

test('a mark longer than the terminal is cut, too', () => {
  const [code, carets] = show('x'.repeat(100_000), 1, 100_000, 80);
  assert.ok(cellWidth(code) <= 80 && carets.length <= 80);
});

test('a line of megabytes costs nothing', () => {
  const start = performance.now();
  show('👩‍👧'.repeat(500_000), 900_001, 5, 80);
  assert.ok(performance.now() - start < 200);
});

test('controls, escapes and bidirectional marks are named, not printed', () => {
  assert.equal(toSafeLine('a\u001B[31mb\u0007\u202Ec\u0085\u007F'), 'a␛[31mb␇<U+202E>c<U+0085>␡');
  assert.equal(toSafeLine('a\r\nb\tc'), 'a b    c');
  const [code, carets] = show('\u202Ex', 2);
  assert.equal(code, '  1 | <U+202E>x');
  assert.equal(carets.indexOf('^'), code.indexOf('x'));
});

test('a frame never shows what looks like a secret, and the caret stays', () => {
  const key = ['4f9c1e7a', 'b2d80356', 'c7e1f4a9', '0b6d2835'].join('');
  const [code, carets] = show(`  apiKey: '${key}', appId: 'X'`, 3, 6);
  assert.equal(code, `  1 |   apiKey: '${'•'.repeat(32)}', appId: 'X'`);
  assert.equal(carets, '        ^^^^^^');
  assert.deepEqual(show('DB_PASSWORD=tr0ub4dor&3', 1), [`  1 | DB_PASSWORD=${'•'.repeat(11)}`, '      ^']);
  assert.deepEqual(show('Type your password: see below', 1)[0], '  1 | Type your password: see below');
});

test('no frame for a line of a private key', () => {
  const label = ['PRIVATE', 'KEY'].join(' ');
  const text = `a\n-----BEGIN RSA ${label}-----\nMIIEow\n-----END RSA ${label}-----\nb`;
  const isShown = [1, 2, 3, 4, 5].map(
    (line) => makeFrame(text, { file: 'a.md', line, column: 1 }, 80) !== undefined,
  );
  assert.deepEqual(isShown, [true, false, false, false, true]);
});
