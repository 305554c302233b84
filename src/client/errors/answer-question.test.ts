/** Reading a log as the worker does, with rules that a stand-in for the network gives. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ErrorManifest } from '../../errors/choose-files.ts';
import type { ErrorRule } from '../../errors/types.ts';
import { answerQuestion } from './answer-question.ts';
import type { Question } from './error-messages.ts';

function rule(product: string | null, name: string, pattern: string): ErrorRule {
  return {
    code: `${product ?? 'general'}/${name}`,
    say: `It is ${name}`,
    url: `/help/docs/${name}`,
    title: name,
    section: null,
    product,
    patterns: [pattern],
    after: [],
    samples: [],
  };
}

const manifest: ErrorManifest = {
  products: [
    { id: 'minecraft', label: 'Minecraft', rules: 1, file: 'assets/errors/minecraft.json' },
    { id: 'palworld', label: 'Palworld', rules: 1, file: 'assets/errors/palworld.json' },
    { id: null, label: 'Any', rules: 1, file: 'assets/errors/general.json' },
  ],
};

const FILES: Readonly<Record<string, unknown>> = {
  '/help/assets/errors/manifest.json': manifest,
  '/help/assets/errors/minecraft.json': {
    rules: [rule('minecraft', 'kick', 'Slow: {word:who} fell behind')],
  },
  '/help/assets/errors/palworld.json': {
    rules: [rule('palworld', 'mount', 'Failed to mount package {rest}')],
  },
  '/help/assets/errors/general.json': { rules: [rule(null, 'disk', 'No space left on device')] },
};

let asked: string[] = [];
let isOffline = false;
const { fetch } = globalThis;
globalThis.fetch = async (address) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  if (isOffline) throw new TypeError('Failed to fetch');
  asked.push(pathname.split('/').at(-1) ?? '');
  return Response.json(FILES[pathname]);
};
after(() => (globalThis.fetch = fetch));

function ask(text: string, more: Partial<Question> = {}) {
  const question = {
    type: 'read',
    id: 7,
    manifest: 'https://example.com/help/assets/errors/manifest.json',
  } as const;
  return answerQuestion({ ...question, ...more, text });
}

const STARTED = '[12:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n';

test('without rules it says so, and the text is masked all the same', async () => {
  isOffline = true;
  const reply = await ask('Failed at 198.51.100.7');
  assert.deepEqual(reply, { type: 'failed', id: 7, reason: 'rules', masked: 'Failed at [address]' });
  isOffline = false;
});

test('only the rules of the product that the log is of are fetched, each once', async () => {
  asked = [];
  await ask(STARTED);
  await ask(STARTED);
  assert.deepEqual(asked.toSorted(), ['general.json', 'manifest.json', 'minecraft.json']);
});

test('what the reader says of the log counts more than what it looks like', async () => {
  const text = `${STARTED}Failed to mount package Pal\nNo space left on device\n`;
  const seen = await ask(text);
  assert.ok(seen.type === 'reading' && seen.asked === 'minecraft');
  assert.deepEqual(
    seen.reading.findings.map(({ code }) => code),
    ['general/disk'],
  );
  const chosen = await ask(text, { product: 'palworld' });
  assert.ok(
    chosen.type === 'reading' && chosen.asked === 'palworld' && chosen.reading.product === 'minecraft',
  );
  assert.deepEqual(chosen.reading.findings.map(({ code }) => code).toSorted(), [
    'general/disk',
    'palworld/mount',
  ]);
  const any = await ask(text, { product: null });
  assert.ok(any.type === 'reading' && any.asked === null && any.reading.findings.length === 2);
});

test('a name that the log tells far away is masked in the line that was found and in its values', async () => {
  const text = `${STARTED}[12:00:02] [x/INFO]: UUID of player Wanderer_77 is 069a79f4-44e9-4726-a5be-fca90e38aaf5\n${'noise of the server\n'.repeat(5000)}Slow: Wanderer_77 fell behind\n`;
  const reply = await ask(text);
  assert.ok(reply.type === 'reading');
  assert.equal(reply.reading.findings[0]?.text, 'Slow: [player] fell behind');
  assert.doesNotMatch(JSON.stringify(reply), /Wanderer/);
  assert.ok(reply.masked.split('\n').length < 2000);
});

test('a log whose head looks like another game is read as what the whole is of', async () => {
  const noise = 'noise of the server\n'.repeat(1000);
  const text = `[12:00:01] Loading libraries, please wait\n${noise}${'LogPalServer: Display: tick\nPalServer-Linux-Shipping\nRunning Palworld dedicated server on :8211\n'.repeat(9)}Failed to mount package Pal\n`;
  const reply = await ask(text);
  assert.ok(reply.type === 'reading');
  assert.deepEqual(
    [reply.asked, reply.reading.product, reply.reading.findings.map(({ code }) => code)],
    ['palworld', 'palworld', ['palworld/mount']],
  );
});
