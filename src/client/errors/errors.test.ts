/** The small parts of the desk where logs are read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Finding } from '../../errors/types.ts';
import { mayHoldMessage } from '../../search/message-signs.ts';
import { cutLine, excerptLog } from './excerpt-log.ts';
import { findEncoding } from '../../errors/find-encoding.ts';
import { forgetReply, keepReply, readReply } from './kept-reply.ts';
import { cutText, MOST_READ, readSource } from './read-source.ts';
import { describeReading, groupCauses, listNamed, sayFound } from './say-found.ts';
import { showText } from './show-text.ts';

function finding(code: string, consequenceOf: string | null = null): Finding {
  return {
    code,
    say: `Says ${code}`,
    url: `/help/docs/${code}#fix`,
    title: code,
    section: 'Fix',
    product: null,
    line: 3,
    text: 'the line',
    values: {},
    consequenceOf,
  };
}

test('colours of terminals go, whatever else is not seen shows as a sign of its own', () => {
  assert.equal(showText('\u001B[31;1mred\u001B[0m \u001B]0;title\u0007done'), 'red done');
  assert.equal(showText('a\u202Eb\u0000c\u200Bd\u{E0041}'), 'a�b�c�d�');
  assert.equal(showText('a\r\nb\rc\td'), 'a\nb\nc\td');
});

test('a short log is shown whole, of a long one what is around its findings, and how much is left out', () => {
  assert.equal(excerptLog('a\nb', [1]), 'a\nb');
  const lines = Array.from({ length: 100_000 }, (_, at) => `line ${at + 1}`);
  const shown = excerptLog(lines.join('\n'), [50_000]).split('\n');
  assert.ok(shown.length < 200);
  for (const line of ['line 1', 'line 49995', 'line 50000', 'line 50005', 'line 100000'])
    assert.ok(shown.includes(line), line);
  assert.ok(
    shown.includes('[49957 lines left out]'),
    shown.find((line) => line.includes('left out')),
  );
  assert.ok(excerptLog('x'.repeat(9_000_000), []).length < 2000);
});

test('a long line ends at a space: half of an address would not be known as one', () => {
  const line = `${'word '.repeat(199)}198.51.100.23 more`;
  assert.equal(cutLine(line).endsWith('word …'), true);
});

test('of more than 10 MB the ends are read', async () => {
  const { text, isCut } = cutText(`first${'x'.repeat(MOST_READ)}last`);
  assert.ok(isCut && text.startsWith('first') && text.endsWith('last') && text.length === MOST_READ + 1);
  const packed = new Blob([gzipSync(Buffer.from(`first ${'line\n'.repeat(4_000_000)} last`))]);
  const read = await readSource({ file: packed });
  assert.ok(read.isCut && read.text.startsWith('first') && read.text.endsWith('last'));
  assert.ok(read.text.length <= MOST_READ + 200_000, String(read.text.length));
});

test('two bytes for a letter are known with and without a mark; what is no text is refused', async () => {
  assert.equal(findEncoding(Buffer.from('text with words')), 'utf-8');
  assert.equal(findEncoding(Buffer.from('text with words', 'utf16le')), 'utf-16le');
  assert.equal(findEncoding(Buffer.from('\uFEFFtext', 'utf16le')), 'utf-16le');
  const read = await readSource({ file: new Blob([Buffer.from('\uFEFFtext', 'utf16le')]) });
  assert.equal(read.text, 'text');
  const hole = Buffer.from(`[12:00:00] first\n${'\0'.repeat(3000)}\n[12:05:00] last`);
  assert.equal(findEncoding(hole), 'utf-8');
  const around = await readSource({ file: new Blob([hole]) });
  assert.equal(around.text, '[12:00:00] first\n\n\n[12:05:00] last', 'a hole is the end of a line');
  assert.throws(() => findEncoding(Buffer.from(`\x01\x02\x03${'\0'.repeat(3000)}PK\x03\x04`)), {
    name: 'NoText',
  });
  await assert.rejects(readSource({ file: new Blob([new Uint8Array(3000)]) }), { name: 'NoText' });
});

test('what follows from a cause stands below the first one, each once, whatever the rules say of each other', () => {
  const found = [finding('a'), finding('b', 'a'), finding('c', 'b'), finding('d', 'gone')];
  assert.deepEqual(
    groupCauses(found).map(({ finding: cause, consequences }) => [
      cause.code,
      consequences.map(({ code }) => code),
    ]),
    [
      ['a', ['b', 'c']],
      ['d', []],
    ],
  );
  const circle = groupCauses([finding('a', 'b'), finding('b', 'a')]);
  assert.equal(
    circle.reduce((sum, { consequences }) => sum + 1 + consequences.length, 0),
    2,
  );
});

test('in words, and for somebody else to read', () => {
  const reading = {
    product: 'x',
    version: '1.2',
    lines: 9,
    lastException: null,
    words: '',
    findings: [finding('a')],
  };
  assert.equal(sayFound(reading), 'One cause found');
  assert.equal(
    describeReading(reading, 'Game', 'https://example.com'),
    'Game 1.2\n1. Says a (line 3)\n   the line\n   https://example.com/help/docs/a#fix',
  );
  const none = { ...reading, findings: [], lastException: 'boom' };
  assert.equal(sayFound(none), 'No known message found');
  assert.equal(describeReading(none, undefined, 'https://example.com'), '1.2\nLast error: boom');
});

test('what only looks like an error is no cause: it is said, and the last error goes along', () => {
  const look: Finding = { ...finding('a'), alone: true };
  const reading = {
    product: null,
    version: null,
    lines: 2,
    lastException: 'boom',
    words: '',
    findings: [look],
  };
  assert.equal(sayFound(reading), 'No sure cause found');
  assert.equal(
    describeReading(reading, undefined, 'https://example.com'),
    '1. Says a (line 3)\n   the line\n   https://example.com/help/docs/a#fix\nLast error: boom',
  );
  assert.equal(sayFound({ findings: [look, finding('b')] }), '2 causes found');
});

test('beside a line stands what a writer has named in it, in words', () => {
  const values = {
    'missing-mod': 'architectury',
    range: '[9,)',
    needed: "'65'",
    number2: '3',
    word: 'x',
    class: 'a.B',
  };
  assert.deepEqual(listNamed(values), [
    ['Missing mod', 'architectury'],
    ['Needed', '65'],
  ]);
});

test('lines, entries with a time and more than twelve words are looked at as a log; a question is not', () => {
  assert.ok(mayHoldMessage('one\ntwo'));
  assert.ok(mayHoldMessage('[12:00:00] [Server/ERROR]: broke'));
  assert.ok(mayHoldMessage('one two three four five six seven eight nine ten eleven twelve thirteen'));
  assert.ok(!mayHoldMessage('how do I change the java version of my server'));
});

test('a message is recognised by what only programs write, or by what they say of a failure', () => {
  for (const text of [
    'Failed to bind to port',
    'You are not whitelisted on this server!',
    'why does it say connection refused: no further information',
    'java.lang.OutOfMemoryError',
    'Unrecognized VM option UseG1',
    'Player Steve [joined]',
  ])
    assert.ok(mayHoldMessage(text), text);
  for (const text of [
    'whitelist',
    'add mods',
    'ark lag',
    'my friends see the old world',
    'server.properties',
  ])
    assert.ok(!mayHoldMessage(text), text);
});

test('what a log said is kept for its own language and its own shape', (t) => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const documentElement = { lang: 'en' };
  const globals = { sessionStorage, document: { documentElement } };
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name) ?? { value: undefined };
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => Object.defineProperty(globalThis, name, { ...before, configurable: true }));
  }
  const reply = { type: 'failed', id: 1, reason: 'rules', masked: 'It broke' } as const;
  keepReply(reply);
  assert.deepEqual(readReply(), reply);
  documentElement.lang = 'de';
  assert.equal(readReply(), undefined);
  documentElement.lang = 'en';
  assert.deepEqual(readReply(), reply);
  const kept = stored.get('helpsite.log') ?? '';
  for (const other of [
    JSON.stringify(reply),
    JSON.stringify({ ...(JSON.parse(kept) as object), script: '/help/assets/start-OLD.js' }),
    '"text"',
    '{',
  ]) {
    stored.set('helpsite.log', other);
    assert.equal(readReply(), undefined, other);
  }
  stored.set('helpsite.log', kept);
  forgetReply();
  assert.equal(readReply(), undefined);
  assert.equal(stored.size, 0);
});
