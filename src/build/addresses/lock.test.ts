/** The record as a file: whatever state it is in, what can be read counts, and what cannot is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLock, parseLock } from './lock.ts';

const read = (text: string): readonly (readonly [string, readonly string[]])[] =>
  [...parseLock({ text }).addresses.values()].map(({ route, anchors }) => [route, anchors]);
const tell = (text: string): readonly string[] =>
  parseLock({ text }).diagnostics.map(({ severity, code, at }) => `${severity} ${code} ${at?.line}`);

const TEXT = formatLock({
  addresses: new Map([
    ['b', { route: '/help/docs/b', anchors: ['two', 'one'], line: 0 }],
    ['a', { route: '/help/docs/a b', anchors: [], line: 0 }],
    ['ü', { route: '/help/docs/größe', anchors: ['a#b', '100%'], line: 0 }],
  ]),
  comments: [],
});

test('a record is one line a page, sorted, and comes back as it was', () => {
  const lines = TEXT.split('\n').filter((line) => line.startsWith('/'));
  assert.deepEqual(lines, ['/help/docs/a%20b', '/help/docs/b #one #two', '/help/docs/größe #100%25 #a%23b']);
  assert.deepEqual(read(TEXT), [
    ['/help/docs/a b', []],
    ['/help/docs/b', ['one', 'two']],
    ['/help/docs/größe', ['100%', 'a#b']],
  ]);
  assert.deepEqual(tell(TEXT), []);
  assert.equal(formatLock(parseLock({ text: TEXT })), TEXT);
});

test('lines without order, twice, with other ends and marks are read and told once', () => {
  assert.deepEqual(tell('/help/b #x\n/help/a\n/help/b #y\n'), [
    'warning address/untidy 2',
    'warning address/untidy 3',
  ]);
  assert.deepEqual(read('/help/b #x\n/help/a\n/help/b/ #y\n'), [
    ['/help/b', ['x', 'y']],
    ['/help/a', []],
  ]);
  assert.deepEqual(tell('\uFEFF/help/a\r\n/help/b\r\n'), [
    'warning address/untidy 1',
    'warning address/untidy 1',
  ]);
  assert.deepEqual(read('\uFEFF/help/a\r\n/help/b\r/help/c'), [
    ['/help/a', []],
    ['/help/b', []],
    ['/help/c', []],
  ]);
  assert.equal(parseLock({ text: '/help/b\n/help/a\n' }).isWhole, true);
  assert.deepEqual(tell(''), ['warning address/untidy 1']);
});

test('of a merge that nobody has finished both sides count, and the file is not whole', () => {
  const text =
    '/help/a\n<<<<<<< HEAD\n/help/b #x\n||||||| base\n/help/b\n=======\n/help/b #y\n>>>>>>> other\n';
  assert.deepEqual(read(text), [
    ['/help/a', []],
    ['/help/b', ['x', 'y']],
  ]);
  assert.equal(parseLock({ text }).isWhole, false);
  assert.deepEqual(
    tell(text).filter((line) => line.startsWith('error')),
    [2, 4, 6, 8].map((line) => `error address/unreadable ${line}`),
  );
});

test('what is no address is told at its line, and keeps the file from being rewritten', () => {
  for (const line of [
    'help/a',
    '#anchor',
    '/help/a anchor',
    '//host/a',
    '/help/a #',
    '/help/\uFFFD',
    '/help/\0',
    'x'.repeat(99),
  ]) {
    const text = `/help\n${line}\n`;
    assert.deepEqual(tell(text), ['error address/unreadable 2'], line);
    assert.equal(parseLock({ text }).isWhole, false);
  }
  const many = parseLock({ text: 'x\n'.repeat(1000) }).diagnostics;
  assert.equal(many.length, 5);
  assert.match(many[4]?.message ?? '', /995 more/);
});

test('a file that was cut short is told, and what a person noted stays', () => {
  assert.deepEqual(tell(TEXT.slice(0, -8)), ['error address/unreadable 5']);
  const noted = TEXT.replace('/help/docs/b', '# From the old shop\n/help/docs/b');
  assert.deepEqual(tell(noted), []);
  assert.ok(formatLock(parseLock({ text: noted })).includes('# From the old shop\n'));
});
