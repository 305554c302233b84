/** Importing public facts, keeping what people wrote, and what a newer copy changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSheet } from '../parse/facts/read-sheet.ts';
import { compareSheets } from './compare-sheets.ts';
import { findGuides } from './find-guides.ts';
import { importFacts } from './import-facts.ts';
import { keepComments } from './keep-comments.ts';

const PUBLIC = {
  game: 'space',
  sources: [
    {
      id: 'amp1',
      repo: 'A/B',
      licence: 'MIT',
      commit: 'abcdef0123456',
      date: '2026-08-20',
      file: 'x',
      fileDate: '2026-07-10',
    },
    {
      id: 'pel1',
      repo: 'C/D',
      licence: 'MIT',
      commit: '0123456789',
      date: '2026-08-17',
      file: 'y',
      fileDate: '2026-07-11',
    },
    {
      id: 'pte1',
      repo: 'E/F',
      licence: 'MIT',
      commit: '1123456789',
      date: '2026-07-11',
      file: 'z',
      fileDate: '2024-11-14',
    },
  ],
  steam: { appId: 1, serverAppId: 2, source: ['amp1', 'pel1'] },
  ports: [
    { port: 8211, protocol: 'UDP', purpose: 'game', source: ['amp1', 'pel1', 'pte1'] },
    { port: 1, purpose: 'query', source: ['amp1'], disputed: true },
    { port: 2, purpose: 'query', source: ['pel1'], disputed: true },
  ],
  settings: [
    { file: 'server.ini', key: 'Max', default: 32, min: 1, unit: 'players', source: ['amp1'] },
    {
      file: 'server.ini',
      section: 'World',
      key: 'Mode',
      default: 'off',
      values: { off: null, on: 'On' },
      source: ['pel1', 'pte1'],
    },
  ],
  startedLine: [
    { text: 'up: "yes" # now', source: ['amp1'] },
    { text: 'wrapped', of: 'wrapper', source: ['pel1'] },
  ],
  stop: [{ command: '^C', source: ['pel1'] }],
  paths: [{ path: 'cfg/server.ini', purpose: 'config', source: ['amp1'] }],
};

const run = (facts: object, before?: string) => {
  const imported = importFacts('space.json', JSON.stringify(facts), () => before);
  assert.ok(imported);
  return imported;
};
const first = run(PUBLIC).text ?? '';

test('an import gives a sheet that reads without a problem, and again the same one', () => {
  const { value, diagnostics } = readSheet({ path: 'facts/space.yml', text: first }, 'space.yml');
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(value?.ports[0], { name: 'game', port: 8211, protocol: 'udp', from: ['amp', 'eggs'] });
  assert.equal(value?.files[0]?.path, 'cfg/server.ini');
  assert.deepEqual(value?.files[0]?.keys[1], {
    key: 'Mode',
    section: 'World',
    default: 'off',
    values: [{ value: 'off' }, { value: 'on', label: 'On' }],
    from: ['eggs'],
  });
  assert.deepEqual(
    value?.messages.map(({ say }) => say),
    ['up: "yes" # now'],
  );
  assert.deepEqual(value?.sources['eggs'], {
    repo: 'C/D, E/F',
    commit: '01234567, 11234567',
    date: '2026-08-17',
    licence: 'MIT',
  });
  assert.equal(run(PUBLIC, first).text, undefined, 'nothing to write');
});

test('what people wrote stays: their values, their sentences, their comments', () => {
  const edited = `# Ours.\n${first}`
    .replace('unit: players, from: [amp]', 'unit: players, means: "How many.", from: [amp] } # asked')
    .replace('How many.", from: [amp] } # asked }', 'How many.", from: [amp] } # asked')
    .replace('port: 8211, protocol: udp, from: [amp, eggs]', 'port: 9000, protocol: udp, from: [maker]')
    .replace('sources:', 'sources:\n  maker: { url: "https://example.com", date: 2026-08-03 }');
  const newer = structuredClone(PUBLIC);
  Object.assign(newer.settings[0] ?? {}, { default: 64 });
  const text = run(newer, edited).text ?? '';
  assert.match(text, /^# Ours\.\n/);
  assert.match(
    text,
    /# asked\n\s+- \{ key: Max, default: 64, min: 1, unit: players, means: How many\., from: \[amp\] \}/,
  );
  assert.match(text, /port: 9000, protocol: udp, from: \[maker\]/);
  assert.match(text, /maker: \{ url:/);
  assert.equal(run(newer, text).text, undefined);
});

test('a sheet with a mistake is not written over', () => {
  const { text, problems } = run(PUBLIC, first.replace('port: 8211', 'port: x'));
  assert.equal(text, undefined);
  assert.equal(problems.length, 1);
});

test('comments are told from signs in texts', () => {
  const before = 'a: "x # y" # kept\n# below\nb: 1\n# end\n';
  assert.equal(keepComments(before, 'a: 2\nb: 3\n'), '# kept\na: 2\n# below\nb: 3\n# end\n');
});

test('drift lists what a newer copy says, and the guides that say it', () => {
  const own = readSheet({ path: 'facts/space.yml', text: first }, '').value;
  const newer = structuredClone(PUBLIC);
  Object.assign(newer.settings[0] ?? {}, { default: 64 });
  newer.ports.splice(1, 2);
  const copy = readSheet({ path: 'facts/space.yml', text: run(newer).text ?? '' }, '').value;
  assert.ok(own && copy);
  const changes = compareSheets(own, copy);
  assert.deepEqual(
    changes.map(({ what, was, now }) => [what, was, now]),
    [
      ['port: query', '1 or 2', undefined],
      ['Max in server.ini: default', '32', '64'],
    ],
  );
  const sources = [
    { path: 'docs/space/a.md', text: 'Set `Max` to 5.' },
    { path: 'docs/space/b.md', text: 'Set `MaxPlayers`.' },
    { path: 'docs/other/c.md', text: '`Max`' },
  ];
  assert.deepEqual(
    changes.map((change) => findGuides('space', change, sources)),
    [[], ['docs/space/a.md']],
  );
});
