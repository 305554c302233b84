/** `helpsite new` and `helpsite mv` as their users start them: processes, what they print and what they leave on the disk. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { readTree, type RunOutcome, startHelpsite } from './run-helpsite.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-edit-'));
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

/** Strictly clean, as before the edit. */
async function assertClean(root: string): Promise<void> {
  const { exitCode, stdout } = await startHelpsite(['build', root, '--strict']).ended;
  assert.equal(exitCode, 0, stdout);
}

const read = (root: string, path: string) => readFileSync(join(root, 'content/docs', path), 'utf8');
const contentOf = (root: string) => [...readTree(root, (path) => path === 'dist' || path === 'node_modules')];

const SITE = {
  'content/docs/intro.md': '# Intro\n\n[Ports](./net/ports.md) and [more](net/ports.md#open-one "Ports").\n',
  'content/docs/net/_category_.json':
    '{ "label": "Network", "position": 4, "link": { "type": "doc", "id": "ports" } }\n',
  'content/docs/net/ports.md':
    '---\ntitle: Ports\nsidebar_position: 2\nrelated: [net/dns]\n---\n\nSee [DNS](./dns.md), ![map](./map.svg) and [the top](#open-one).\n\n## Open one\n\nText.\n',
  'content/docs/net/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
  'content/docs/net/dns.md': [
    '---',
    'title: DNS',
    'sidebar_position: 7',
    'related:',
    '  - net/ports # first',
    'pagination_next: net/ports',
    '---',
    '',
    "import Note from './_note.md';",
    '',
    '[inline](./ports.md), [angle](<./ports.md>), [address](/help/docs/net/ports), [bare](/docs/net/ports), [other][p], <a href="./ports.md">html</a>.',
    '',
    '<Link to="./ports.md#open-one">component</Link> and `[code](./ports.md)`.',
    '',
    '```md title="sample.md"',
    '[sample](./ports.md)',
    '```',
    '',
    '<Note />',
    '',
    '[p]: ./ports.md',
    '',
  ].join('\n'),
  'content/docs/net/_note.md': 'Read [ports](./ports.md).\n',
  'content/docs/windows.md': '\uFEFF# Windows\r\n\r\n[Ports](net/ports.md)\r\n',
  'content/pages/about.md': '# About\n\n[Ports](/docs/net/ports)\n',
  'config/sidebars.json':
    '{ "docs": ["intro", "windows", { "type": "category", "label": "Net", "items": ["net/ports", "net/dns"] }] }\n',
  'config/site.ts':
    "export default { docs: { landing: 'net/ports' }, home: { tasks: [{ label: 'net/ports', href: 'net/ports' }] } };\n",
};

test('mv moves a guide with its picture, every link to it and its own, and leaves a redirect', async () => {
  const root = makeSite(SITE);
  await assertClean(root);
  const { exitCode, stdout, stderr } = await run(root, 'mv', 'net/ports', 'servers/open-ports');
  assert.equal(exitCode, 0, stdout + stderr);
  await assertClean(root);
  assert.equal(existsSync(join(root, 'content/docs/net/ports.md')), false);
  assert.ok(existsSync(join(root, 'content/docs/servers/map.svg')), 'the picture that only it shows');
  assert.equal(
    read(root, 'servers/open-ports.md'),
    '---\ntitle: Ports\nsidebar_position: 2\nrelated: [net/dns]\nredirect_from: [/docs/net/ports]\n---\n\nSee [DNS](../net/dns.md), ![map](./map.svg) and [the top](#open-one).\n\n## Open one\n\nText.\n',
  );
  const dns = read(root, 'net/dns.md');
  for (const line of [
    '  - servers/open-ports # first',
    'pagination_next: servers/open-ports',
    '[inline](../servers/open-ports.md), [angle](<../servers/open-ports.md>), [address](/help/docs/servers/open-ports), [bare](/docs/servers/open-ports), [other][p], <a href="../servers/open-ports.md">html</a>.',
    '<Link to="../servers/open-ports.md#open-one">component</Link> and `[code](./ports.md)`.',
    '[sample](./ports.md)',
    '[p]: ../servers/open-ports.md',
  ])
    assert.ok(dns.split('\n').includes(line), line);
  assert.equal(read(root, 'net/_note.md'), 'Read [ports](../servers/open-ports.md).\n');
  assert.equal(
    read(root, 'windows.md'),
    '\uFEFF# Windows\r\n\r\n[Ports](servers/open-ports.md)\r\n',
    'bytes kept',
  );
  const config = (name: string) => readFileSync(join(root, 'config', name), 'utf8');
  assert.match(config('sidebars.json'), /"items": \["servers\/open-ports", "net\/dns"\]/);
  assert.match(
    config('site.ts'),
    /landing: 'servers\/open-ports'.*label: 'net\/ports', href: 'servers\/open-ports'/,
  );
  assert.match(
    readFileSync(join(root, 'content/docs/net/_category_.json'), 'utf8'),
    /"id": "servers\/open-ports"/,
  );
  const redirect = readFileSync(join(root, 'dist/help/docs/net/ports/index.html'), 'utf8');
  assert.match(redirect, /\/help\/docs\/servers\/open-ports/);
});

test('mv knows imports by what their escapes mean', async () => {
  const root = makeSite({
    ...SITE,
    'content/docs/net/wifi.md': String.raw`# Wifi

import Note from './\_note.md'
import Map from "./map\x2esvg";

<Note />

<img src={Map} alt="The map" />
`,
  });
  await assertClean(root);
  const { exitCode, stdout, stderr } = await run(root, 'mv', 'net/wifi', 'wifi');
  assert.equal(exitCode, 0, stdout + stderr);
  await assertClean(root);
  const wifi = read(root, 'wifi.md');
  assert.match(wifi, /^import Note from '\.\/net\/_note\.md'$/m);
  assert.match(wifi, /^import Map from "\.\/net\/map\.svg";$/m);
});

test('mv there and back leaves the site as it was', async () => {
  const root = makeSite(SITE);
  const before = contentOf(root);
  assert.equal((await run(root, 'mv', 'net/ports', 'servers/open-ports')).exitCode, 0);
  assert.equal((await run(root, 'mv', 'servers/open-ports', 'net/ports')).exitCode, 0);
  await assertClean(root);
  // The address it had in between leads to it from now on: nobody's bookmark is lost.
  const ports = read(root, 'net/ports.md');
  assert.match(ports, /\nredirect_from: \[\/docs\/servers\/open-ports\]\n/);
  // A link that still leads there is left as it is.
  const restored = ports.replace(/redirect_from.*\n/, '').replace('../net/dns.md', './dns.md');
  writeFileSync(join(root, 'content/docs/net/ports.md'), restored);
  writeFileSync(
    join(root, 'content/docs/net/_category_.json'),
    read(root, 'net/_category_.json').replace('net/ports', 'ports'),
  );
  assert.deepEqual(contentOf(root), before);
});

test('mv takes a whole folder along, with relative links inside it left alone', async () => {
  const root = makeSite(SITE);
  const outcome = await run(root, 'mv', 'net', 'network', '--json');
  assert.equal(outcome.exitCode, 0, outcome.stdout);
  await assertClean(root);
  assert.equal(existsSync(join(root, 'content/docs/net')), false);
  assert.match(read(root, 'network/dns.md'), /\[inline\]\(\.\/ports\.md\)/);
  assert.match(read(root, 'network/dns.md'), /related:\n {2}- network\/ports # first\n/);
  assert.match(read(root, 'intro.md'), /\[Ports\]\(\.\/network\/ports\.md\)/);
  const document = JSON.parse(outcome.stdout) as { ok: boolean; command: string; addresses: unknown };
  assert.deepEqual([document.ok, document.command], [true, 'mv']);
  assert.deepEqual(document.addresses, [
    { from: '/help/docs/net/dns', to: '/help/docs/network/dns', redirected: true },
    { from: '/help/docs/net/ports', to: '/help/docs/network/ports', redirected: true },
  ]);
});

test('mv --dry-run says every change and makes none', async () => {
  const root = makeSite(SITE);
  const before = contentOf(root);
  const { exitCode, stdout } = await run(root, 'mv', 'net/ports.md', 'servers/', '--dry-run');
  assert.equal(exitCode, 0);
  assert.match(stdout, /^content\/docs\/net\/ports\.md → content\/docs\/servers\/ports\.md$/m);
  assert.match(stdout, /^ {2}\d+ - \[Ports\]\(\/docs\/net\/ports\)$/m);
  assert.match(stdout, /^ {2}\d+ \+ \[Ports\]\(\/docs\/servers\/ports\)$/m);
  assert.match(stdout, /would be moved/);
  assert.deepEqual(contentOf(root), before);
});

test('mv refuses what would lose or break something, and touches nothing', async () => {
  const root = makeSite({
    ...SITE,
    'content/docs/Full.md': '# Full\n',
    'content/docs/soon.md': '---\nslug: /net/free\n---\n\n# Soon\n',
    'elsewhere/secret.md': '# Secret\n',
  });
  symlinkSync(join(root, 'elsewhere'), join(root, 'content/docs/out'));
  symlinkSync(join(root, 'elsewhere/secret.md'), join(root, 'content/docs/secret.md'));
  const before = contentOf(root);
  const refused: readonly (readonly [string, string, number, RegExp])[] = [
    ['net/ports', 'intro', 2, /content\/docs\/intro\.md exists already; nothing is replaced/],
    ['net/ports', 'full', 2, /content\/docs\/Full\.md exists already/],
    ['net/ports', 'net/ports', 2, /is there already/],
    ['net/ports', '../../../etc/x', 2, /is not below content\/docs/],
    ['net/ports', '/etc/x', 2, /is not below content\/docs/],
    ['net/ports', 'C:\\x', 2, /is not below content\/docs/],
    ['net/ports', 'out/ports', 2, /symbolic link/],
    ['secret', 'mine', 2, /There is no guide or folder "secret"/],
    ['net/prots', 'x', 2, /did you mean net\/ports\?/],
    ['net/ports', 'net/_ports', 2, /begins with "_"/],
    ['net/ports', 'net/con', 2, /Windows keeps this name/],
    ['net/ports', 'net/ports.txt', 2, /ends in \.md or \.mdx/],
    ['net/ports', 'a\u202eb', 2, /invisible characters/],
    ['net/ports', 'x'.repeat(300), 2, /longer than 200 bytes/],
    ['net', 'net/inside/net', 2, /cannot be moved into itself/],
    ['net/_note.md', 'note', 2, /is a partial/],
    ['net/ports', 'net/free', 1, /Two pages have|two pages|route\/duplicate/],
    ['', 'x', 2, /content\/docs itself cannot be moved/],
  ];
  for (const [from, to, exitCode, text] of refused) {
    const outcome = await run(root, 'mv', from, to);
    assert.match(outcome.stderr + outcome.stdout, text, `${from} ${to}`);
    assert.equal(outcome.exitCode, exitCode, `${from} ${to}`);
  }
  assert.deepEqual(contentOf(root), before);
});

test(
  'mv into a folder that may not be written moves nothing at all',
  { skip: process.getuid?.() === 0 },
  async () => {
    const root = makeSite(SITE);
    chmodSync(join(root, 'content/pages'), 0o555);
    const before = contentOf(root);
    const { exitCode, stderr } = await run(root, 'mv', 'net/ports', 'x/ports');
    chmodSync(join(root, 'content/pages'), 0o755);
    assert.equal(exitCode, 4);
    assert.match(stderr, /nothing was moved: permission is missing/);
    assert.deepEqual(contentOf(root), before);
  },
);

test('mv that is killed at any moment is finished by the next one', async () => {
  const files: Record<string, string> = { ...SITE };
  for (let count = 0; count < 60; count += 1)
    files[`content/docs/many/g${count}.md`] = `# Guide ${count}\n\n[Ports](../net/ports.md)\n`;
  delete (files as Partial<typeof SITE>)['config/sidebars.json'];
  const whole = makeSite(files);
  assert.equal((await run(whole, 'mv', 'net/ports', 'servers/open-ports')).exitCode, 0);
  const expected = contentOf(whole);
  for (let round = 0; round < 6; round += 1) {
    const root = makeSite(files);
    const { child, ended } = startHelpsite(['mv', 'net/ports', 'servers/open-ports', '--root', root]);
    const journal = join(root, 'node_modules/.cache/helpsite/move.json');
    const limit = Date.now() + 5000;
    while (!existsSync(journal) && child.exitCode === null && Date.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    await ended;
    const again = await run(root, 'mv', 'net/ports', 'servers/open-ports');
    // Whole before the kill: then there is nothing left to move.
    assert.ok([0, 2].includes(again.exitCode), again.stderr);
    assert.deepEqual(contentOf(root), expected);
  }
});

/** What a move leaves that was cut short after its journal was written. */
function cutShort(root: string, from: string, to: string): string {
  const folder = join(root, 'node_modules/.cache/helpsite');
  mkdirSync(folder, { recursive: true });
  const rename = { from: `content/docs/${from}`, to: `content/docs/${to}` };
  const journal = join(folder, 'move.json');
  writeFileSync(journal, JSON.stringify({ version: 1, name: `${from} to ${to}`, steps: [{ rename }] }));
  return journal;
}

test('mv goes past what cannot be finished of a move that was cut short, and names it', async () => {
  const blocked: readonly (readonly [string, string, RegExp])[] = [
    ['net/dns.md', 'intro.md', /net\/dns\.md:1:1: warning: .*intro\.md was made meanwhile/],
    ['net/no.md', 'net/nor.md', /net\/no\.md:1:1: warning: .*no\.md is gone, and .*nor\.md is not/],
  ];
  for (const [from, to, told] of blocked) {
    const root = makeSite(SITE);
    const journal = cutShort(root, from, to);
    const outcome = await run(root, 'mv', 'net/ports', 'servers/open-ports');
    assert.equal(outcome.exitCode, 0, outcome.stderr);
    assert.match(outcome.stderr, told);
    assert.ok(!existsSync(journal));
    assert.match(read(root, 'intro.md'), /^# Intro/);
    assert.match(read(root, 'net/dns.md'), /title: DNS/);
    await assertClean(root);
  }
});

test('mv says how to give up a move that the disk refuses to finish', async () => {
  const root = makeSite(SITE);
  cutShort(root, 'net/dns.md', 'intro.md/dns.md');
  const { exitCode, stderr } = await run(root, 'mv', 'net/ports', 'servers/open-ports');
  assert.equal(exitCode, 4);
  assert.match(
    stderr,
    /Cannot move .*: something of that name is there already.*; the next helpsite mv goes on, unless you delete .*move\.json/,
  );
});

test('two at once: one moves, the other says that there is nothing left to move', async () => {
  const root = makeSite(SITE);
  const both = await Promise.all([1, 2].map(() => run(root, 'mv', 'net/ports', 'servers/open-ports')));
  assert.ok(
    both.some(({ exitCode }) => exitCode === 0),
    JSON.stringify(both),
  );
  await assertClean(root);
  assert.match(read(root, 'intro.md'), /servers\/open-ports\.md/);
});

test('new makes a guide of its type at the next place of its category', async () => {
  const root = makeSite(SITE);
  for (const type of ['how-to', 'reference', 'troubleshooting', 'concept', 'policy']) {
    const { exitCode, stdout, stderr } = await run(root, 'new', `net/${type}-guide`, '--type', type);
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /Made content\/docs\/net\//);
    assert.match(stdout, /No sidebar lists it yet: add it to config\/sidebars/);
  }
  const positions = ['how-to', 'reference', 'policy'].map(
    (type) => /^sidebar_position: (\d+)$/m.exec(read(root, `net/${type}-guide.md`))?.[1],
  );
  assert.deepEqual(positions, ['8', '9', '12']);
  assert.match(read(root, 'net/how-to-guide.md'), /^## Check that it worked$/m);
  await assertClean(root);
});

test('new starts a category that is not there, and brings names into an address\u2019s form', async () => {
  const root = makeSite({
    'content/docs/01-start/02-intro.md': '# Intro\n',
    'content/docs/3-net/a.md': '# A\n',
  });
  const outcome = await run(
    root,
    'new',
    'Mod Loaders/Fabric & Quilt.mdx',
    '--title',
    'Use "Fabric": a guide',
  );
  assert.equal(outcome.exitCode, 0, outcome.stderr);
  assert.match(read(root, 'mod-loaders/fabric-and-quilt.mdx'), /^title: "Use \\"Fabric\\": a guide"$/m);
  assert.deepEqual(JSON.parse(read(root, 'mod-loaders/_category_.json')), {
    label: 'Mod loaders',
    position: 4,
  });
  assert.equal((await run(root, 'new', 'start/next')).exitCode, 0);
  assert.match(read(root, '01-start/next.md'), /^sidebar_position: 3$/m);
  assert.equal((await run(root, 'new', 'start/', '--title', 'Third one')).exitCode, 0);
  assert.ok(existsSync(join(root, 'content/docs/01-start/third-one.md')));
  await assertClean(root);
  const drafts = await startHelpsite(['build', root, '--drafts', '--out-dir', join(root, 'drafts')]).ended;
  assert.equal(drafts.exitCode, 0, drafts.stdout);
  assert.ok(existsSync(join(root, 'drafts/help/docs/mod-loaders/fabric-and-quilt/index.html')));
});

test('new --dry-run shows the guide and makes nothing; --json names file and address', async () => {
  const root = makeSite(SITE);
  const before = contentOf(root);
  const shown = await run(root, 'new', 'games/rust', '--dry-run');
  assert.equal(shown.exitCode, 0);
  assert.match(shown.stdout, /^title: Rust$/m);
  const { stdout } = await run(root, 'new', 'games/rust', '--dry-run', '--json');
  const { file, route, dryRun } = JSON.parse(stdout) as Record<string, unknown>;
  assert.deepEqual([file, route, dryRun], ['content/docs/games/rust.md', '/help/docs/games/rust', true]);
  assert.deepEqual(contentOf(root), before);
});

test('new refuses what is there, what leaves the site and what no disk can hold', async () => {
  const root = makeSite({ ...SITE, 'content/docs/soon.md': '---\nslug: /net/free\n---\n\n# Soon\n' });
  symlinkSync(scratch, join(root, 'content/docs/out'));
  const before = contentOf(root);
  const refused: readonly (readonly [readonly string[], number, RegExp])[] = [
    [['net/ports'], 2, /exists already; nothing is replaced/],
    [['net/Ports.md'], 2, /exists already|cannot/],
    [['net'], 2, /"net" is a folder; name the guide, too/],
    [[''], 2, /Name the guide, too/],
    [['../x'], 2, /is not below content\/docs/],
    [['/etc/passwd'], 2, /is not below content\/docs/],
    [['content/pages/x'], 2, /is not below content\/docs/],
    [['out/x'], 2, /symbolic link/],
    [['net/nul'], 2, /Windows keeps this name/],
    [['net/a\u001b[31mb'], 2, /invisible characters/],
    [['net/x.txt'], 2, /ends in \.md or \.mdx/],
    [['net/!!!'], 2, /makes no file name/],
    [['a/'.repeat(3000) + 'b'], 2, /too long|longer/],
    [['net/x', '--type', 'poem'], 2, /Allowed choices are how-to, reference/],
    [['net/x', '--title', ' '], 2, /--title is empty/],
    [['net/x', '--title', 'x'.repeat(999)], 2, /999 characters/],
    [['net/free'], 1, /route\/duplicate|Two pages/],
  ];
  for (const [argv, exitCode, text] of refused) {
    const outcome = await run(root, 'new', ...argv);
    assert.match(outcome.stderr + outcome.stdout, text, argv.join(' ').slice(0, 80));
    assert.equal(outcome.exitCode, exitCode, argv.join(' ').slice(0, 80));
  }
  assert.deepEqual(contentOf(root), before);
});

test('a name that changes in its case alone loses the old address, which is told', async () => {
  const { exitCode, stdout, stderr } = await run(makeSite(SITE), 'mv', 'net/dns', 'net/DNS');
  assert.equal(exitCode, 0, stdout + stderr);
  assert.match(
    stdout + stderr,
    /The address \/help\/docs\/net\/dns is gone: \/help\/docs\/net\/DNS differs from it in upper and lower case only.* \[move\/address-lost\]/,
  );
});

test('a folder that differs from another only in its case is refused, whatever this disk can hold', async () => {
  const root = makeSite(SITE);
  const before = contentOf(root);
  const { exitCode, stdout } = await run(root, 'mv', 'intro', 'Net/intro');
  assert.equal(exitCode, 1);
  assert.match(
    stdout,
    /"docs\/net" differ only in upper and lower case|"docs\/Net" differ only in upper and lower case/,
  );
  assert.deepEqual(contentOf(root), before);
});
