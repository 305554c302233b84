/** Rules about errors: what guides say, where it leads, and the files that browsers load. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PROGRAM, runHere } from './run-helpsite.ts';
import { chooseFiles, type ErrorFile, type ErrorManifest } from '../src/errors/choose-files.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-errors-'));
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

const GUIDE = `---
title: Change Java
errors:
- say: Another Java version is needed
  to: '#choose-java'
  code: java-version
  lines:
  - 'java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0)'
  - 'Exception in thread "main" java.lang.UnsupportedClassVersionError: org/a/B has been compiled by a more recent version of the Java Runtime (class file version 61.0)'
- say: The disk is full
  to: minecraft/disk#free-space
  product: general
  pattern: 'No space left on device'
---

# Change Java

## Choose Java

Text.
`;
const FILES = {
  'content/docs/minecraft/_category_.json': '{"label":"Minecraft"}',
  'content/docs/minecraft/java.md': GUIDE,
  'content/docs/minecraft/disk.md': '# Disk\n\n## Free space\n\nText.\n',
};

/** The files about errors of a built site, without their folder. */
function readFiles(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'dist/help/assets/errors');
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('rules stand in one file for each product, which the manifest names', async () => {
  const root = makeSite(FILES);
  const { exitCode, stdout } = await runHere('build', root);
  assert.equal(exitCode, 0, stdout);
  const files = readFiles(root);
  const name = [...files.keys()].find((file) => file.startsWith('manifest-')) ?? '';
  const manifest = JSON.parse(files.get(name) ?? '') as ErrorManifest;
  assert.deepEqual(
    manifest.products.map(({ id, label, rules }) => [id, label, rules]),
    [
      ['minecraft', 'Minecraft', 1],
      [null, 'Any game or tool', 1],
    ],
  );
  const read = (file: string) =>
    (JSON.parse(files.get(file.replace('assets/errors/', '')) ?? '') as ErrorFile).rules;
  const [own, general] = chooseFiles(manifest, 'minecraft').map(read);
  assert.deepEqual(
    own?.map(({ code, url, title, section }) => [code, url, title, section]),
    [['minecraft/java-version', '/help/docs/minecraft/java#choose-java', 'Change Java', 'Choose Java']],
  );
  assert.deepEqual(
    general?.map(({ code, url, title, section }) => [code, url, title, section]),
    [['general/the-disk-is-full', '/help/docs/minecraft/disk#free-space', 'Disk', 'Free space']],
  );
  assert.equal(chooseFiles(manifest, 'rust').length, 1);
  assert.equal(chooseFiles(manifest, null).length, 2);
});

test('a site without rules has no such files', async () => {
  const root = makeSite({ 'content/docs/a.md': '---\nerrors: [A plain message]\n---\n\n# A\n' });
  assert.equal((await runHere('build', root)).exitCode, 0);
  assert.ok(!readdirSync(join(root, 'dist/help/assets')).includes('errors'));
});

test('an edited rule gives the same files as a build of everything', async () => {
  const root = makeSite(FILES);
  await runHere('build', root);
  const edited = GUIDE.replace('## Choose Java', '## Choose Java today {#choose-java}').replace(
    'say: The disk',
    'say: Oh, the disk',
  );
  writeFileSync(join(root, 'content/docs/minecraft/java.md'), edited);
  assert.equal((await runHere('build', root)).exitCode, 0);
  const clean = makeSite({ ...FILES, 'content/docs/minecraft/java.md': edited });
  await runHere('build', clean);
  assert.deepEqual(readFiles(root), readFiles(clean));
  assert.ok([...readFiles(root).values()].some((text) => text.includes('Choose Java today')));
});

test('rules of drafts and of guides that are hidden are none', async () => {
  const root = makeSite({
    ...FILES,
    'content/docs/minecraft/java.md': GUIDE.replace(
      'title: Change Java',
      'title: Change Java\nunlisted: true',
    ),
  });
  assert.equal((await runHere('build', root)).exitCode, 0);
  assert.ok(!readdirSync(join(root, 'dist/help/assets')).includes('errors'));
});

const LOG = `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1
Exception in thread "main" java.lang.UnsupportedClassVersionError: x/Y has been compiled by a more recent version of the Java Runtime (class file version 69.0)
`;

test('a guide that moves takes along what leads to it, and what it leads to', async () => {
  const more = `---
errors:
  - say: The disk is full of logs
    to: ../minecraft/disk.md#free-space
    pattern: 'Log folder has no space left'
  - say: The disk is full of worlds
    to: 'minecraft/disk#free-space'
    pattern: 'World folder has no space left'
---

# More
`;
  const root = makeSite({ ...FILES, 'content/docs/rust/more.md': more });
  const moved = await runHere('mv', 'minecraft/disk', 'tools/full/space', '--root', root);
  assert.equal(moved.exitCode, 0, moved.stdout + moved.stderr);
  const text = readFileSync(join(root, 'content/docs/rust/more.md'), 'utf8');
  assert.match(text, /to: \.\.\/tools\/full\/space\.md#free-space\n/);
  assert.match(text, /to: 'tools\/full\/space#free-space'\n/);
  assert.equal((await runHere('mv', 'rust/more', 'rust/deep/more', '--root', root)).exitCode, 0);
  assert.match(
    readFileSync(join(root, 'content/docs/rust/deep/more.md'), 'utf8'),
    /to: \.\.\/\.\.\/tools\/full\/space\.md#free-space\n/,
  );
  assert.equal((await runHere('build', root)).exitCode, 0);
});

test('errors match prints the document of the contract, and a text for people', async () => {
  const root = makeSite({ ...FILES, 'latest.log': LOG });
  const file = join(root, 'latest.log');
  const { exitCode, stdout } = await runHere('errors', 'match', file, '--root', root, '--json');
  assert.equal(exitCode, 0);
  assert.deepEqual(JSON.parse(stdout), {
    product: 'minecraft',
    version: '1.20.1',
    findings: [
      {
        code: 'minecraft/java-version',
        say: 'Another Java version is needed',
        url: '/help/docs/minecraft/java#choose-java',
        line: 2,
        values: { path: 'x/Y', number: '69.0' },
      },
    ],
  });
  const starts = join(root, 'starts.log');
  writeFileSync(
    starts,
    LOG + `[12:00:00] [Server thread/INFO]: Done (1s)!\n${'a line\n'.repeat(40)}`.repeat(3),
  );
  const older = await runHere('errors', 'match', starts, '--root', root, '--json');
  assert.match(older.stdout, /"isOlder": true/);
  const told = await runHere('errors', 'match', file, '--root', root, '--quiet');
  assert.match(
    told.stdout,
    /^minecraft 1\.20\.1, 2 lines\n1\. Another Java version is needed \[minecraft\/java-version\]\n {3}line 2: /,
  );
});

test('what is piped in is read, packed or not, unless it is no text at all', () => {
  const root = makeSite(FILES);
  for (const [input, code, found] of [
    [Buffer.from(LOG, 'utf8'), 0, 1],
    [gzipSync(LOG), 0, 1],
    [gzipSync(LOG).subarray(0, 40), 2, 'and is cut short or damaged; unpack it first'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LOG, 'utf16le')]), 0, 1],
    [Buffer.from([0, 1, 2, 0xff, 0xc0]), 2, 'What is piped in is no text; unpack it'],
    [Buffer.from('PK\u0003\u0004 and so on'), 2, 'What is piped in is no text; unpack it'],
    [Buffer.from(`${LOG}Spieler gr\xfc\xdft\n`, 'latin1'), 0, 1],
  ] as const) {
    const argv = [PROGRAM, 'errors', 'match', '--root', root, '--json'];
    const { status, stdout } = spawnSync(process.execPath, argv, { input, encoding: 'utf8' });
    assert.equal(status, code);
    if (typeof found === 'string') assert.ok(stdout.includes(found), stdout);
    else
      assert.equal((JSON.parse(stdout) as { readonly findings: readonly unknown[] }).findings.length, found);
  }
});

test('nothing found is no failure; a log that is not there is', async () => {
  const root = makeSite({ ...FILES, 'a.log': 'all is well\n' });
  const none = await runHere('errors', 'match', join(root, 'a.log'), '--root', root, '--json');
  assert.deepEqual(
    [none.exitCode, JSON.parse(none.stdout)],
    [0, { product: null, version: null, findings: [] }],
  );
  assert.equal((await runHere('errors', 'match', join(root, 'b.log'), '--root', root)).exitCode, 2);
  assert.equal((await runHere('errors', 'match', root, '--root', root)).exitCode, 2);
});

test('errors test is a gate: 0 as expected, 6 not, 1 mistakes in its files, 2 no logs', async () => {
  const files = { ...FILES, 'content/errors/a.log': LOG };
  const run = async (more: Readonly<Record<string, string>>) =>
    runHere('errors', 'test', '--root', makeSite({ ...FILES, ...more }), '--quiet');
  const expected = (text: string) => ({ ...files, 'content/errors/a.yml': text });
  assert.equal(
    (await run(expected('product: minecraft\nversion: 1.20.1\nfindings: [java-version]\n'))).exitCode,
    0,
  );
  assert.equal((await run(expected('findings: [minecraft/java-version]\n'))).exitCode, 0);
  const wrong = await run(expected('version: 1.21\nfindings: []\n'));
  assert.equal(wrong.exitCode, 6);
  assert.match(
    wrong.stdout,
    /content\/errors\/a\.log\n {2}version\n {4}expected {2}1\.21\n {4}found {5}1\.20\.1\n {2}findings\n {4}expected {2}none\n/,
  );
  const slip = await run(expected('findings: [minecraft/java-versio]\nfound: 1\n'));
  assert.equal(slip.exitCode, 1);
  assert.match(
    slip.stdout,
    /a\.yml:1:1: error: There is no error "minecraft\/java-versio" \[errors\/invalid-test\]/,
  );
  assert.match(slip.stdout, /a\.yml:2:1: error: "found" means nothing here/);
  assert.equal((await run(files)).exitCode, 1);
  assert.equal((await run({})).exitCode, 2);
});

test('errors list tells each rule with a sample and its source, which no browser is sent', async () => {
  const sourced = GUIDE.replace(
    "'No space left on device'",
    "'No space left on device'\n  source: 'GitHub: example/server#12'",
  );
  const root = makeSite({ ...FILES, 'content/docs/minecraft/java.md': sourced });
  const { exitCode, stdout } = await runHere('errors', 'list', '--root', root, '--json');
  assert.equal(exitCode, 0, stdout);
  const { rules } = JSON.parse(stdout) as {
    readonly rules: readonly { readonly code: string; readonly sample: string; readonly sources: unknown }[];
  };
  assert.deepEqual(
    rules.map(({ code, sources }) => [code, sources]),
    [
      ['minecraft/java-version', []],
      ['general/the-disk-is-full', ['GitHub: example/server#12']],
    ],
  );
  assert.match(rules[0]?.sample ?? '', /UnsupportedClassVersionError/);
  const text = await runHere('errors', 'list', '--root', root, '--product', 'general');
  assert.match(
    text.stdout,
    /^general\/the-disk-is-full: The disk is full\n {2}line {4}No space left on device\n {2}seen {4}GitHub: example\/server#12\n/,
  );
  assert.match(
    text.stdout,
    /0 rules of 0 games and tools, 1 of every log; of 1 it is said where the message was seen\n$/,
  );
  const rest = await runHere('errors', 'list', '--root', root, '--unsourced');
  assert.ok(rest.stdout.includes('minecraft/java-version') && !rest.stdout.includes('the-disk-is-full'));
  const wrong = await runHere('errors', 'list', '--root', root, '--product', 'minecrft');
  assert.equal(wrong.exitCode, 2);
  assert.match(wrong.stderr, /did you mean "minecraft"\?/);
  assert.equal((await runHere('build', root)).exitCode, 0);
  assert.ok(![...readFiles(root).values()].some((file) => file.includes('example/server')));
});

test('errors list says where rules may be missing, and that there are none', async () => {
  const twice = GUIDE.replace('code: java-version', 'code: java-version\n  code: java-version');
  const broken = await runHere(
    'errors',
    'list',
    '--root',
    makeSite({ ...FILES, 'content/docs/minecraft/java.md': twice }),
  );
  assert.equal(broken.exitCode, 0);
  assert.match(
    broken.stderr,
    /^The guides have 1 error, so rules may be missing here; "helpsite check" tells them\n$/,
  );
  const none = await runHere('errors', 'list', '--root', makeSite({ 'content/docs/a.md': '# A\n\nText.\n' }));
  assert.match(none.stderr, /^No guide of this site says which errors it solves/);
});

test('42.1 a message that a rule knows leads to its section, whatever its words look like', async () => {
  const root = makeSite({
    ...FILES,
    // Its words stand here more often than anywhere else.
    'content/docs/minecraft/left.md': '# Space left on a device\n\nNo space, no device: left space.\n',
    'content/docs/rust/_category_.json': '{"label":"Rust"}',
    'content/docs/rust/wipe.md':
      "---\ntitle: Wipe\nerrors:\n- say: The save is of an older game\n  to: '#wipe-it'\n  pattern: ['Unable to read the save of the world', '{start}World too new{end}']\n---\n\n## Wipe it\n\nText.\n",
    'content/docs/minecraft/save.md':
      "---\ntitle: Worlds\nerrors:\n- say: A world file is broken\n  to: '#repair-it'\n  pattern: 'Unable to read the save of the world {word:name}'\n---\n\n## Repair it\n\nText.\n",
  });
  const built = await runHere('build', root);
  assert.equal(built.exitCode, 0, built.stdout);
  const ask = async (...words: readonly string[]) => {
    const { stdout } = await runHere('search', 'query', ...words, '--root', root, '--json');
    const { sure, hits } = JSON.parse(stdout) as {
      sure: boolean;
      hits: readonly { url: string; title: string; section: string; anchor: string; group: string }[];
    };
    return { sure, first: hits[0], urls: hits.map(({ url }) => url) };
  };
  const full = await ask('why does it say: no space left on device (os error 28)');
  assert.equal(full.sure, true);
  assert.deepEqual(
    [full.first?.url, full.first?.anchor, full.first?.section, full.first?.title],
    ['/help/docs/minecraft/disk', 'free-space', 'Free space', 'Disk'],
  );
  assert.deepEqual(full.urls, [...new Set(full.urls)], 'one hit for each page');
  assert.ok(full.urls.includes('/help/docs/minecraft/left'), 'the others follow');
  // Whoever names a game, or stands in one, means its message.
  const message = 'Unable to read the save of the world';
  assert.equal((await ask(`minecraft: ${message} Home`)).first?.url, '/help/docs/minecraft/save');
  assert.equal((await ask(`rust: ${message} Home`)).first?.url, '/help/docs/rust/wipe');
  assert.equal((await ask(`${message} Home`, '--product', 'rust')).first?.url, '/help/docs/rust/wipe');
  // What is quoted is read without what stands around it (42.6).
  const quoting = 'my friend gets "World too new" since we moved house';
  assert.equal((await ask(quoting)).first?.url, '/help/docs/rust/wipe');
  assert.notEqual((await ask(quoting.replaceAll('"', ''))).first?.url, '/help/docs/rust/wipe');
  // A question stays a question.
  assert.equal((await ask('space left device')).first?.url, '/help/docs/minecraft/left');
  const short = await ask(message, '--limit', '1');
  assert.equal(short.urls.length, 1);
});
