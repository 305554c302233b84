/** `helpsite facts` and `helpsite verify` as their users start them: processes, what they print and what they leave on the disk. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { readTree, type RunOutcome, startHelpsite } from './run-helpsite.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-facts-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

let sites = 0;

function makeSite(files: Readonly<Record<string, string>>): string {
  const root = join(scratch, `site-${++sites}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function run(root: string, ...argv: readonly string[]): Promise<RunOutcome> {
  const outcome = await startHelpsite([...argv, '--root', root], { NO_COLOR: '1' }).ended;
  assert.doesNotMatch(outcome.stdout + outcome.stderr, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
  return outcome;
}

const contentOf = (root: string) => [...readTree(join(root, 'content'), () => false)];
const sheetOf = (root: string) => readFileSync(join(root, 'content/facts/space.yml'), 'utf8');

const PUBLIC = {
  game: 'space',
  sources: [{ id: 'amp1', repo: 'A/B', licence: 'MIT', commit: 'abcdef01', date: '2026-08-20' }],
  steam: { appId: 10, serverAppId: 20, source: ['amp1'] },
  ports: [{ port: 8211, protocol: 'UDP', purpose: 'game', source: ['amp1'] }],
  settings: [{ file: 'server.ini', key: 'MaxPlayers', default: 32, min: 1, max: 64, source: ['amp1'] }],
  startedLine: [{ text: 'Server is up now', source: ['amp1'] }],
  stop: [{ command: 'quit', source: ['amp1'] }],
  paths: [{ path: 'config/server.ini', purpose: 'config', source: ['amp1'] }],
};
const copy = (facts: object) => ({ 'copy/space.json': JSON.stringify(facts) });

const GUIDE =
  '---\ntitle: Join\ntype: how-to\nsources: [The makers]\n---\n\nThe port is usually {space.ports.game}. Set `MaxPlayers`, which is 32 by default.\n\n1. Start.\n';
const SITE = { 'content/docs/intro.md': '# Intro\n', 'content/docs/space/join.md': GUIDE, ...copy(PUBLIC) };

test('an import makes sheets, says how many, and a second one changes no byte', async () => {
  const root = makeSite(SITE);
  const before = contentOf(root);
  const tried = await run(root, 'facts', 'import', join(root, 'copy'), '--dry-run');
  assert.deepEqual([tried.exitCode, tried.stdout], [0, 'Would write 1 sheet, 0 as they were\n']);
  assert.deepEqual(contentOf(root), before);
  const first = await run(root, 'facts', 'import', join(root, 'copy'));
  assert.deepEqual([first.exitCode, first.stdout], [0, 'Wrote 1 sheet, 0 as they were\n']);
  const written = sheetOf(root);
  assert.match(written, /port: 8211/);
  const again = await run(root, 'facts', 'import', join(root, 'copy'), '--json');
  assert.deepEqual(JSON.parse(again.stdout), {
    sheets: [
      { game: 'space', file: 'content/facts/space.yml', isChanged: false, problems: [], ports: 1, keys: 1 },
    ],
  });
  assert.equal(sheetOf(root), written);
  const { exitCode } = await startHelpsite(['build', root, '--strict']).ended;
  assert.equal(exitCode, 0);
});

test('a sheet that is broken is told at its line and left alone; the others are written', async () => {
  const other = { ...PUBLIC, game: 'other' };
  const broken = 'game: Space\nports:\n  - { name: game, port: eight }\n';
  const root = makeSite({
    ...SITE,
    'copy/other.json': JSON.stringify(other),
    'content/facts/space.yml': broken,
  });
  const { exitCode, stderr, stdout } = await run(root, 'facts', 'import', join(root, 'copy'));
  assert.equal(exitCode, 1);
  assert.match(stderr, /^content\/facts\/space\.yml:3:\d+ "port" must be a number/m);
  assert.match(stdout, /^Wrote 1 sheet/);
  assert.equal(sheetOf(root), broken);
  assert.deepEqual(readdirSync(join(root, 'content/facts')).toSorted(), ['other.yml', 'space.yml']);
});

test('folders and files of another shape end with 2 and one sentence, and nothing is written', async () => {
  const hostile: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['copy', { 'copy/note.txt': 'no' }],
    ['missing', {}],
    ['copy', { 'copy/space.json': '{' }],
    ['copy', { 'copy/space.json': '[]' }],
    ['copy', { 'copy/space.json': '{"game":"../../evil"}' }],
    ['copy', { 'copy/space.json': '{"game":"__proto__"}' }],
    ['copy', { 'copy/good.json': JSON.stringify(PUBLIC), 'copy/worse.json': 'null' }],
    ['copy', { 'copy/space.json/x': 'a folder with the name of a file' }],
  ];
  for (const [folder, files] of hostile) {
    const root = makeSite({ 'content/docs/intro.md': '# Intro\n', ...files });
    const before = contentOf(root);
    for (const command of ['import', 'drift']) {
      const { exitCode, stderr } = await run(root, 'facts', command, join(root, folder));
      const what = `${command} ${JSON.stringify(files)}: ${stderr}`;
      if (command === 'import') assert.equal(exitCode, 2, what);
      else assert.ok(exitCode === 2 || exitCode === 0, what);
      assert.ok(stderr.split('\n').length < 5, what);
    }
    assert.deepEqual(contentOf(root), before);
  }
});

test('values of another kind in public facts are left out, never written as they are', async () => {
  const odd = {
    ...PUBLIC,
    ports: [{ port: 'x', purpose: 'game', source: ['amp1'] }, { port: 1e9, source: 3 }, 'no', null],
    settings: [
      { file: 'a.ini', key: 'A: [\n', default: { deep: 1 }, values: 7, source: ['amp1'] },
      { key: 3 },
    ],
    startedLine: [{ text: 'has "quotes" # and more\nlines', source: ['amp1'] }],
    steam: 'none',
  };
  const root = makeSite({ ...SITE, ...copy(odd) });
  const { exitCode } = await run(root, 'facts', 'import', join(root, 'copy'));
  assert.equal(exitCode, 0);
  const again = await run(root, 'facts', 'import', join(root, 'copy'));
  assert.match(again.stdout, /^Wrote 0 sheets/, 'what was written is read without a slip');
});

test('a link out of the site is not written through', async () => {
  const root = makeSite(SITE);
  const outside = join(scratch, `outside-${sites}.yml`);
  writeFileSync(outside, 'game: Space\n');
  mkdirSync(join(root, 'content/facts'));
  symlinkSync(outside, join(root, 'content/facts/space.yml'));
  await run(root, 'facts', 'import', join(root, 'copy'));
  assert.equal(readFileSync(outside, 'utf8'), 'game: Space\n');
});

function countSheets(folder: string): number {
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.yml$/.test(name)).length : 0;
}

test('an import that is killed leaves every sheet whole, and the next one ends the work', async () => {
  const games = Array.from({ length: 40 }, (_, index) => `space-${index}`);
  const files = Object.fromEntries(
    games.map((game) => [`copy/${game}.json`, JSON.stringify({ ...PUBLIC, game })]),
  );
  const root = makeSite({ 'content/docs/intro.md': '# Intro\n', ...files });
  const whole = makeSite({ 'content/docs/intro.md': '# Intro\n', ...files });
  await run(whole, 'facts', 'import', join(whole, 'copy'));
  const wanted = readTree(join(whole, 'content/facts'));
  const facts = join(root, 'content/facts');
  for (const many of [1, 5, 20]) {
    const started = startHelpsite(['facts', 'import', join(root, 'copy'), '--root', root]);
    // As soon as so many are there; a fast machine may have written all.
    while (started.child.exitCode === null && countSheets(facts) < many) await setImmediate();
    started.child.kill('SIGKILL');
    await started.ended;
    for (const [path, hash] of readTree(facts))
      if (path.endsWith('.yml')) assert.equal(hash, wanted.get(path), path);
  }
  await run(root, 'facts', 'import', join(root, 'copy'));
  assert.deepEqual(contentOf(root), contentOf(whole));
});

test('drift lists what a newer copy says differently, guide by guide, and writes nothing', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const before = contentOf(root);
  const same = await run(root, 'facts', 'drift', join(root, 'copy'));
  assert.deepEqual([same.exitCode, same.stdout], [0, '']);
  const [setting] = PUBLIC.settings;
  const newer = {
    ...PUBLIC,
    settings: [{ ...setting, default: 64 }],
    stop: [{ command: 'halt', source: ['amp1'] }],
  };
  writeFileSync(join(root, 'copy/space.json'), JSON.stringify(newer));
  const { exitCode, stdout, stderr } = await run(root, 'facts', 'drift', join(root, 'copy'));
  assert.equal(exitCode, 1);
  assert.equal(
    stdout,
    [
      'content/docs/space/join.md',
      '  MaxPlayers in server.ini: default: 32 → 64',
      'In no guide',
      '  space: stop command: quit (gone)',
      '  space: stop command: halt (new)',
      '',
    ].join('\n'),
  );
  assert.equal(stderr, '3 facts changed\n');
  const { changes } = JSON.parse((await run(root, 'facts', 'drift', join(root, 'copy'), '--json')).stdout);
  assert.equal(changes.length, 3);
  assert.deepEqual(contentOf(root), before);
});

test('a fact that people stand behind drifts as soon as the voice that shared it says something else', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const owned = sheetOf(root)
    .replace('max: 64, from: [amp]', 'max: 64, from: [amp, maker]')
    .replace('sources:\n', 'sources:\n  maker: { what: Their page }\n');
  writeFileSync(join(root, 'content/facts/space.yml'), owned);
  assert.equal((await run(root, 'facts', 'drift', join(root, 'copy'))).exitCode, 0);
  const [setting] = PUBLIC.settings;
  writeFileSync(
    join(root, 'copy/space.json'),
    JSON.stringify({ ...PUBLIC, settings: [{ ...setting, default: 48 }] }),
  );
  const { stdout } = await run(root, 'facts', 'drift', join(root, 'copy'));
  assert.match(stdout, /default: 32 → 48/);
  await run(root, 'facts', 'import', join(root, 'copy'));
  assert.match(sheetOf(root), /default: 32, min: 1, max: 64, from: \[maker\]/, 'what people know stays');
});

test('what people refused does not come back', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const refused = sheetOf(root)
    .replace(/ports:\n.*\n/, '')
    .replace('default: 32, ', '')
    .replace('sources:\n', 'refused:\n  - game 8211\n  - "MaxPlayers = 32"\nsources:\n');
  writeFileSync(join(root, 'content/facts/space.yml'), refused);
  await run(root, 'facts', 'import', join(root, 'copy'));
  assert.doesNotMatch(sheetOf(root), /ports:|default:/);
  assert.equal((await run(root, 'facts', 'drift', join(root, 'copy'))).exitCode, 0);
});

test('check tells facts that differ, with a code frame, and comments opt out of them', async () => {
  const wrong = GUIDE.replace('which is 32', 'which is 64');
  const root = makeSite({ ...SITE, 'content/docs/space/join.md': wrong });
  await run(root, 'facts', 'import', join(root, 'copy'));
  const { exitCode, stdout, stderr } = await run(root, 'facts', 'check');
  assert.equal(exitCode, 1);
  assert.match(
    stdout + stderr,
    /join\.md:7:\d+: error: The default of "MaxPlayers" is 32 in the sheet of facts, not 64 \[fact\/differs\]\n\s+7 \| /,
  );
  const whole = await startHelpsite(['check', root], { NO_COLOR: '1' }).ended;
  assert.match(whole.stdout + whole.stderr, /fact\/differs/);
  const ignoring = wrong.replace('\nThe port', '\n<!-- helpsite-ignore-next-line fact/differs -->\nThe port');
  writeFileSync(join(root, 'content/docs/space/join.md'), ignoring);
  const quiet = await run(root, 'facts', 'check');
  assert.equal(quiet.exitCode, 0, quiet.stdout + quiet.stderr);
});

test('contradictions need no sheet, and any fails', async () => {
  const table = (value: string) => `# A\n\n| Key | Default |\n|---|---|\n| \`Speed\` | \`${value}\` |\n`;
  const root = makeSite({
    'content/docs/intro.md': '# Intro\n',
    'content/docs/x/a.md': table('10'),
    'content/docs/x/b.md': table('20'),
  });
  const { exitCode, stdout, stderr } = await run(root, 'facts', 'check', '--contradictions');
  assert.equal(exitCode, 1);
  assert.match(stdout + stderr, /b\.md:5:\d+: warning: The default of "Speed" is 20 here, and 10 in/);
  assert.equal((await run(root, 'facts', 'check')).exitCode, 0, 'a warning alone');
});

test('a report says on what each guide stands', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const { exitCode, stdout } = await run(root, 'facts', 'report');
  assert.equal(exitCode, 0);
  assert.match(stdout, /^space +0 +0 +\d+ +0$/m);
  const { games, guides } = JSON.parse((await run(root, 'facts', 'report', '--json')).stdout);
  assert.equal(games[0].game, 'space');
  assert.equal(guides.find(({ path }: { path: string }) => path === 'docs/space/join.md').printed, 1);
});

test('verify stamps a guide, readers see it at the end, and a change of a step or a fact voids it', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const guide = join(root, 'content/docs/space/join.md');
  const tried = await run(root, 'verify', 'space/join', '--with', 'Space 1.2', '--dry-run');
  assert.deepEqual([tried.exitCode, tried.stdout], [0, 'Would stamp content/docs/space/join.md\n']);
  assert.equal(readFileSync(guide, 'utf8'), GUIDE);
  const { exitCode } = await run(root, 'verify', 'docs/space/join.md', '--with', 'Space 1.2');
  assert.equal(exitCode, 0);
  const stamped = readFileSync(guide, 'utf8');
  assert.match(
    stamped,
    /verified_with: "Space 1\.2"\nlast_verified: \d{4}-\d\d-\d\d\nverified_stamp: \w+-\w+\n---\n/,
  );
  assert.ok(stamped.endsWith(GUIDE.slice(GUIDE.indexOf('\nThe port'))), 'no other byte changes');
  const page = async (): Promise<string> => {
    const built = await startHelpsite(['build', root]).ended;
    assert.equal(built.exitCode, 0, built.stdout + built.stderr);
    return readFileSync(join(root, 'dist/help/docs/space/join/index.html'), 'utf8');
  };
  assert.match(await page(), /Tested with Space 1\.2 on <time/);
  writeFileSync(join(root, 'content/facts/space.yml'), sheetOf(root).replace('port: 8211', 'port: 8212'));
  const shown = await page();
  assert.match(shown, /8212/);
  assert.doesNotMatch(shown, /Tested with/);
  const checked = await run(root, 'facts', 'check');
  assert.match(
    checked.stdout + checked.stderr,
    /join\.md:\d+:\d+: warning: The facts that it prints changed .*\[fact\/stamp-void\]/,
  );
  await run(root, 'verify', 'content/docs/space/join.md');
  assert.match(await page(), /Checked against The makers on <time/);
  writeFileSync(guide, readFileSync(guide, 'utf8').replace('1. Start.', '1. Start it.'));
  assert.doesNotMatch(await page(), /Checked against/);
});

test('verify refuses what is no guide, and what has no front matter', async () => {
  const root = makeSite(SITE);
  for (const guide of ['nothing', '../../etc/passwd', 'intro'])
    assert.equal((await run(root, 'verify', guide)).exitCode, 2, guide);
  assert.equal(readFileSync(join(root, 'content/docs/intro.md'), 'utf8'), '# Intro\n');
});

test('a folder of a game that moves takes the facts of its guides along', async () => {
  const root = makeSite(SITE);
  await run(root, 'facts', 'import', join(root, 'copy'));
  const { exitCode, stdout, stderr } = await run(root, 'mv', 'docs/space', 'docs/space-game');
  assert.equal(exitCode, 0, stdout + stderr);
  const built = await startHelpsite(['build', root, '--strict']).ended;
  assert.equal(built.exitCode, 0, built.stdout + built.stderr);
  assert.match(readFileSync(join(root, 'dist/help/docs/space-game/join/index.html'), 'utf8'), /usually 8211/);
});
