/** Every command as its users start it: a real process, its streams and its exit code (contract.md section 1). */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
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

const PROGRAM = join(import.meta.dirname, '../bin/helpsite.js');
const scratch = mkdtempSync(join(tmpdir(), 'helpsite-commands-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Variables of the machine that would change what is printed. */
const { GITHUB_ACTIONS: _, NO_COLOR: __, FORCE_COLOR: ___, CI: ____, ...ENV } = process.env;

async function run(
  argv: readonly string[],
  { env = {}, ...options }: SpawnOptions & { env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    cwd: scratch,
    ...options,
    env: { ...ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = await once(child, 'close');
  assert.doesNotMatch(stdout + stderr, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace, ever');
  return { code: typeof code === 'number' ? code : null, stdout, stderr };
}

let sites = 0;

/** A site of these files in a folder of its own; returns its root. */
function makeSite(files: Readonly<Record<string, string>>): string {
  const root = join(scratch, `site-${++sites}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const GOOD = {
  'content/docs/intro.md': '# Intro\n\nStart with [ports](./ports.md).\n\n![The panel](./panel.svg)\n',
  'content/docs/ports.md':
    '---\ntitle: Ports\nsidebar_position: 2\n---\n\nOpen the port.\n\n```bash\nufw allow 25565\n```\n',
  'content/docs/soon.md': '---\ndraft: true\n---\n\n# Soon\n',
  'content/docs/panel.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
  'content/static/robots.txt': 'User-agent: *\n',
};
const DEAD = { 'content/docs/intro.md': '# Intro\n\n[dead](./nothing.md)\n' };
const WARNED = { 'content/docs/intro.md': '# Intro\n\n:::tpi\n\nBox.\n\n:::\n' };
const WRONG = { ...GOOD, 'config/site.ts': "export default { titel: 'Help' };\n" };

function filesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.toSorted().map((file) => [file.slice(folder.length + 1), readFileSync(file, 'latin1')]),
  );
}

const FIELDS = [
  'schemaVersion',
  'ok',
  'command',
  'root',
  'outDir',
  'base',
  'pages',
  'written',
  'unchanged',
  'removed',
  'durationMs',
  'diagnostics',
];

interface Document {
  readonly schemaVersion: number;
  readonly ok: boolean;
  readonly command: string;
  readonly root: string;
  readonly outDir: string;
  readonly base: string;
  readonly pages: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly durationMs: number;
  readonly diagnostics: readonly Readonly<Record<string, unknown>>[];
}

/** The one document on stdout; fails for anything before, after or instead. */
function readDocument({ stdout }: Outcome): Document {
  const document: Document = JSON.parse(stdout);
  assert.deepEqual(Object.keys(document), FIELDS);
  assert.equal(document.schemaVersion, 1);
  for (const key of ['pages', 'written', 'unchanged', 'removed', 'durationMs'] as const)
    assert.ok(Number.isInteger(document[key]) && document[key] >= 0, key);
  return document;
}

test('build: a clean site is written, exit code 0, results on stdout', async () => {
  const root = makeSite(GOOD);
  const { code, stdout, stderr } = await run(['build', root]);
  assert.equal(code, 0, stdout + stderr);
  assert.match(
    stdout,
    /^✓ \d+ pages built in \d+\.\d\d s into .*dist \(\d+ files written, 0 unchanged, 0 removed\)\n$/,
  );
  assert.equal(stderr, '');
  for (const file of [
    'help/index.html',
    'help/docs/intro/index.html',
    'help/404.html',
    'help/wikimap.xml',
    'help/robots.txt',
  ])
    assert.ok(existsSync(join(root, 'dist', file)), file);
  assert.ok(!existsSync(join(root, 'dist/help/docs/soon')), 'a draft is not published');
});

test('build: a site with code in many languages prints its result and nothing else', async () => {
  const languages = [
    'bash',
    'c',
    'css',
    'go',
    'html',
    'ini',
    'java',
    'js',
    'json',
    'lua',
    'php',
    'sql',
    'xml',
    'yaml',
  ];
  const fences = languages.map((language) => `\`\`\`${language}\nname = 1\n\`\`\`\n`);
  const root = makeSite({ 'content/docs/intro.md': `# Intro\n\n${fences.join('\n')}` });
  const { code, stdout, stderr } = await run(['build', root]);
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /^✓ \d+ pages built .*\n$/);
});

test('build: the current folder is the root when none is named', async () => {
  const root = makeSite(GOOD);
  const { code, stdout } = await run(['build'], { cwd: root });
  assert.equal(code, 0);
  assert.match(stdout, / into dist \(/);
});

test('build: no page carries a path of this machine, and another folder gives the same bytes', async () => {
  const [first, second] = [makeSite(GOOD), makeSite(GOOD)];
  await run(['build', first, '--no-cache']);
  await run(['build', '.', '--out-dir', 'elsewhere/site'], {
    cwd: second,
    env: { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' },
  });
  const [here, there] = [filesIn(join(first, 'dist')), filesIn(join(second, 'elsewhere/site'))];
  assert.deepEqual(here, there);
  for (const [file, text] of Object.entries(here)) assert.ok(!text.includes(scratch), file);
});

test('build: errors exit with 1 and leave the last site as it was', async () => {
  const root = makeSite(GOOD);
  await run(['build', root]);
  const before = filesIn(join(root, 'dist'));
  writeFileSync(join(root, 'content/docs/intro.md'), DEAD['content/docs/intro.md']);
  const { code, stdout } = await run(['build', root]);
  assert.equal(code, 1);
  assert.match(
    stdout,
    /content\/docs\/intro\.md:3:1: error: No page at "\.\/nothing\.md" \[link\/missing-page\]\n {2}3 \| /,
  );
  assert.match(stdout, /✗ 1 error in 1 file; nothing was written, .* is as it was/);
  assert.deepEqual(filesIn(join(root, 'dist')), before);
});

test('build --keep-going writes what can be built; the exit code stays 1', async () => {
  const root = makeSite({
    ...DEAD,
    'content/docs/other.md': '# Other\n',
    'content/pages/about.tsx': 'export default function About() { throw new Error("no"); }\n',
  });
  const { code } = await run(['build', root, '--keep-going']);
  assert.equal(code, 1);
  assert.ok(existsSync(join(root, 'dist/help/docs/other/index.html')));
  assert.ok(!existsSync(join(root, 'dist/help/about')));
});

test('build --strict: warnings fail', async () => {
  const root = makeSite(WARNED);
  assert.equal((await run(['build', root])).code, 0);
  const { code, stdout } = await run(['build', root, '--strict', '--clean']);
  assert.equal(code, 1);
  assert.match(stdout, /✗ 1 warning in 1 file; nothing was written/);
});

test('check writes nothing and finds what build finds', async () => {
  const root = makeSite(DEAD);
  const checked = await run(['check', root]);
  assert.equal(checked.code, 1);
  assert.match(checked.stdout, /\[link\/missing-page\]/);
  assert.match(checked.stdout, /✗ \d+ pages checked in \d+\.\d\d s: 1 error in 1 file\n$/);
  assert.ok(!existsSync(join(root, 'dist')));
  assert.equal((await run(['check', makeSite(GOOD)])).code, 0);
  assert.equal((await run(['check', makeSite(WARNED), '--strict'])).code, 1);
  assert.equal((await run(['check', makeSite(WRONG)])).code, 3);
});

test('wrong configuration exits with 3 and names file, key and what is meant', async () => {
  const { code, stdout } = await run(['build', makeSite(WRONG)]);
  assert.equal(code, 3);
  assert.match(stdout, /config\/site\.ts:1:18: error: There is no setting "titel" \[config\/unknown-key\]/);
  assert.match(stdout, /Did you mean "title"\?/);
  const missing = await run(['build', makeSite(GOOD), '--config', 'nowhere.ts']);
  assert.ok(missing.code === 2 || missing.code === 3, String(missing.code));
  assert.match(missing.stdout + missing.stderr, /nowhere\.ts/);
});

test('bad usage exits with 2, in one line that says what was meant', async () => {
  const root = makeSite(GOOD);
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['biuld', root], /unknown command 'biuld'.*Did you mean build\?/],
    [['build', root, '--strikt'], /unknown option '--strikt'.*Did you mean --strict\?/],
    [['build', join(root, 'nowhere')], /There is no folder/],
    [['build', join(root, 'content')], /There is no content folder/],
    [['build', root, root], /too many arguments/i],
    [['build', root, '--out-dir'], /argument missing/],
    [['build', root, '--out-dir', ''], /--out-dir needs/],
    [['build', root, '--base', 'https://example.com/'], /--base must be a path/],
    [['build', root, '--base', '/../up/'], /--base must be a path/],
    [['build', root, '--quiet', '--verbose'], /cannot be used with/],
    [['check', root, '--format', 'xml'], /Allowed choices are text, json, github, sarif/],
    [['check', root, '--json', '--format', 'sarif'], /cannot be used together/],
    [['check', root, '--keep-going'], /unknown option/],
    [['preview', root, '--port', 'many'], /A port is a number/],
    [['preview', root], /no built site in .*run helpsite build first/],
    [['build', root, '--out-dir', root], /content|hold|folder/i],
    [['build', root, '--out-dir', '/'], /folder|root/i],
  ];
  await Promise.all(
    cases.map(async ([argv, message]) => {
      const { code, stdout, stderr } = await run(argv);
      assert.equal(code, 2, `${argv.join(' ')}: ${stdout}${stderr}`);
      assert.match(stderr, message);
      assert.match(stderr, /^helpsite: [^\n]+\n$/, 'one line');
      if (!argv.includes('--json')) assert.equal(stdout, '');
    }),
  );
  const json = await run(['build', root, '--strikt', '--json']);
  const document = readDocument(json);
  assert.deepEqual([json.code, document.ok, document.diagnostics[0]?.['code']], [2, false, 'usage/invalid']);
});

test('help and version are no failures; no command at all is', async () => {
  for (const argv of [['--help'], ['build', '--help'], ['help', 'check'], ['--version']]) {
    const { code, stdout, stderr } = await run(argv);
    assert.deepEqual([code, stderr], [0, ''], argv.join(' '));
    assert.ok(stdout.length > 3);
  }
  assert.equal((await run([])).code, 2);
});

test('an out-dir that cannot be written exits with 4 and says why', async () => {
  const file = join(scratch, 'a-file');
  writeFileSync(file, 'kept');
  const { code, stderr } = await run(['build', makeSite(GOOD), '--out-dir', join(file, 'dist')]);
  assert.ok(code === 2 || code === 4, String(code));
  assert.match(stderr, /^helpsite: [^\n]*(?:is a file|not a folder)[^\n]*\n$/);
  const onFile = await run(['build', makeSite(GOOD), '--out-dir', file]);
  assert.ok(onFile.code === 2 || onFile.code === 4, String(onFile.code));
  assert.equal(readFileSync(file, 'utf8'), 'kept');
  const foreign = makeSite({ 'thesis.txt': 'Years of work.' });
  const refused = await run(['build', makeSite(GOOD), '--out-dir', foreign]);
  assert.equal(refused.code, 2);
  assert.deepEqual(filesIn(foreign), { 'thesis.txt': 'Years of work.' });
  if (existsSync('/proc/version')) {
    const virtual = await run(['build', makeSite(GOOD), '--out-dir', '/proc/helpsite']);
    assert.equal(virtual.code, 4);
    assert.match(virtual.stderr, /^helpsite: Cannot [^\n]+\n$/);
  }
});

test('a full disk exits with 4, and what lay there is whole', { skip: !canMount() }, async () => {
  const disk = join(scratch, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', disk]);
  try {
    const { code, stderr } = await run(['build', makeSite(GOOD), '--out-dir', join(disk, 'site')]);
    assert.equal(code, 4);
    assert.match(stderr, /^helpsite: Cannot [^\n]+the disk is full \(ENOSPC\)\n$/);
    for (const [file, text] of Object.entries(filesIn(disk)))
      if (file.endsWith('.html')) assert.match(text, /<\/html>\s*$/, file);
  } finally {
    execFileSync('umount', [disk]);
  }
});

function canMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'helpsite-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
    execFileSync('umount', [disk]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(disk, { recursive: true, force: true });
  }
}

test('--json is exactly one document with exactly the promised fields', async () => {
  const root = makeSite(GOOD);
  const built = await run(['build', root, '--json']);
  const document = readDocument(built);
  const { ok, command, base, outDir, diagnostics } = document;
  assert.deepEqual(
    { ok, command, base, outDir, diagnostics, root: document.root },
    { ok: true, command: 'build', base: '/help/', outDir: join(root, 'dist'), diagnostics: [], root },
  );
  assert.deepEqual([built.code, built.stderr], [0, '']);
  assert.ok(document.written > document.pages);
  const again = readDocument(await run(['build', root, '--json']));
  assert.deepEqual([again.written, again.unchanged, again.removed], [0, document.written, 0]);
  rmSync(join(root, 'content/docs/ports.md'));
  writeFileSync(join(root, 'content/docs/intro.md'), '# Intro\n');
  assert.ok(readDocument(await run(['build', root, '--json'])).removed > 0);

  const failed = await run(['check', makeSite(DEAD), '--json']);
  const [problem] = readDocument(failed).diagnostics;
  assert.equal(failed.code, 1);
  assert.deepEqual(problem, {
    severity: 'error',
    code: 'link/missing-page',
    message: 'No page at "./nothing.md"',
    file: 'content/docs/intro.md',
    line: 3,
    column: 1,
    hint: 'Check the path, or remove the link.',
  });
  const wrong = await run(['build', makeSite(WRONG), '--json']);
  assert.deepEqual([wrong.code, readDocument(wrong).ok], [3, false]);
  const world = await run(['build', makeSite(GOOD), '--json', '--out-dir', '/proc/helpsite']);
  assert.deepEqual([world.code, readDocument(world).diagnostics[0]?.['code']], [4, 'machine/failed']);
});

test('--quiet prints only what fails the run; --verbose prints all of it', async () => {
  assert.deepEqual(await run(['build', makeSite(GOOD), '--quiet']), { code: 0, stdout: '', stderr: '' });
  assert.deepEqual(await run(['build', makeSite(WARNED), '--quiet']), { code: 0, stdout: '', stderr: '' });
  assert.match((await run(['build', makeSite(DEAD), '--quiet'])).stdout, /link\/missing-page/);
  const many = makeSite({
    'content/docs/intro.md': Array.from({ length: 60 }, (_unused, index) => `[x](./n${index}.md)`).join(
      '\n\n',
    ),
  });
  const short = (await run(['check', many])).stdout;
  assert.equal(short.match(/link\/missing-page/g)?.length, 50);
  assert.match(short, /and 10 more; --verbose shows all/);
  assert.equal((await run(['check', many, '--verbose'])).stdout.match(/link\/missing-page/g)?.length, 60);
});

test('--base moves the site; / is the top, /a/b/ two folders', async () => {
  const root = makeSite(GOOD);
  const top = readDocument(
    await run(['build', root, '--base', '/', '--out-dir', join(root, 'top'), '--json']),
  );
  assert.equal(top.base, '/');
  assert.match(readFileSync(join(root, 'top/docs/intro/index.html'), 'utf8'), /href="\/docs\/ports"/);
  const deep = readDocument(
    await run(['build', root, '--base', 'a/b', '--out-dir', join(root, 'deep'), '--json']),
  );
  assert.equal(deep.base, '/a/b/');
  const html = readFileSync(join(root, 'deep/a/b/docs/intro/index.html'), 'utf8');
  assert.match(html, /href="\/a\/b\/docs\/ports"/);
  assert.doesNotMatch(html, /(?:href|src)="\/(?!a\/b\/)/);
});

test('--config takes one file instead of the folder', async () => {
  const root = makeSite({
    ...WRONG,
    'other/help.ts': "export default { site: { title: 'Another name' } };\n",
  });
  const { code, stdout } = await run(['build', root, '--config', join(root, 'other/help.ts')]);
  assert.equal(code, 0, stdout);
  assert.match(readFileSync(join(root, 'dist/help/index.html'), 'utf8'), /Another name/);
});

test('--drafts includes drafts', async () => {
  const root = makeSite(GOOD);
  assert.equal((await run(['build', root, '--drafts'])).code, 0);
  assert.ok(existsSync(join(root, 'dist/help/docs/soon/index.html')));
});

test('--explain says what was recomputed and why, on stderr', async () => {
  const root = makeSite(GOOD);
  mkdirSync(join(root, 'node_modules'));
  await run(['build', root]);
  // For two seconds the content of other files counts, then their times: on a slow machine that is between the builds.
  await run(['build', root]);
  const again = (await run(['build', root, '--explain'])).stderr;
  assert.match(
    again,
    /^(?:file .*\n)*Counts: (?:file \d+, )?0 of \d+ pages, 0 of \d+ files of the search index\n$/,
  );
  writeFileSync(
    join(root, 'content/docs/ports.md'),
    GOOD['content/docs/ports.md'].replace('Open the', 'Close the'),
  );
  const { stderr, stdout } = await run(['build', root, '--explain']);
  assert.match(stderr, /^parse docs\/ports\.md: /m);
  assert.match(stderr, /^render help\/docs\/ports\/index\.html: /m);
  // A block of the search index is named by its first page.
  assert.doesNotMatch(stderr, /^(?!search-\w+ from ).*intro/m);
  assert.match(stdout, /^✓ /);
});

test('--clean writes everything anew, --no-cache computes everything anew: the same bytes', async () => {
  const root = makeSite(GOOD);
  const first = readDocument(await run(['build', root, '--json']));
  const before = filesIn(join(root, 'dist'));
  const clean = readDocument(await run(['build', root, '--json', '--clean']));
  assert.equal(clean.written, first.written);
  assert.equal((await run(['build', root, '--no-cache'])).code, 0);
  assert.deepEqual(filesIn(join(root, 'dist')), before);
});

test('--compress lays compressed twins beside texts', async () => {
  const root = makeSite(GOOD);
  await run(['build', root, '--compress']);
  const files = Object.keys(filesIn(join(root, 'dist')));
  assert.ok(files.includes('help/docs/intro/index.html.gz'));
  assert.ok(files.includes('help/docs/intro/index.html.br'));
  await run(['build', root]);
  assert.ok(
    !Object.keys(filesIn(join(root, 'dist'))).some((file) => file.endsWith('.gz')),
    'they go when they are not wanted',
  );
});

test('check --format: text, json, github, sarif', async () => {
  const root = makeSite(DEAD);
  const json = await run(['check', root, '--format', 'json']);
  assert.deepEqual([json.code, readDocument(json).diagnostics.length], [1, 1]);
  const github = await run(['check', root, '--format', 'github']);
  assert.equal(
    github.stdout,
    '::error file=content/docs/intro.md,line=3,col=1,endColumn=21,title=link/missing-page::No page at "./nothing.md"%0ACheck the path, or remove the link.\n',
  );
  const sarif = await run(['check', root, '--format', 'sarif']);
  assert.equal(sarif.code, 1);
  checkSarif(JSON.parse(sarif.stdout));
  const clean = JSON.parse((await run(['check', makeSite(GOOD), '--format', 'sarif'])).stdout);
  assert.deepEqual(clean.runs[0].results, []);
});

interface Sarif {
  readonly version: string;
  readonly $schema: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: Readonly<Record<string, number>>;
        };
      }[];
    }[];
  }[];
}

/** What SARIF 2.1.0 asks of a log with results (sections 3.13, 3.14, 3.27, 3.30). */
function checkSarif(log: Sarif): void {
  assert.equal(log.version, '2.1.0');
  assert.match(log.$schema, /^https:\/\//);
  const [only, ...others] = log.runs;
  assert.ok(only && others.length === 0);
  assert.equal(only.tool.driver.name, 'helpsite');
  for (const { ruleId, ruleIndex, level, message, locations } of only.results) {
    assert.equal(only.tool.driver.rules[ruleIndex]?.id, ruleId);
    assert.ok(['error', 'warning'].includes(level));
    assert.ok(message.text.length > 0);
    for (const { physicalLocation } of locations) {
      assert.doesNotMatch(physicalLocation.artifactLocation.uri, /^[/.]|\\|\s/);
      assert.deepEqual(physicalLocation.region, { startLine: 3, startColumn: 1, endColumn: 21 });
    }
  }
}

test('in a GitHub Actions job problems are annotations too; files count from the repository', async () => {
  const root = makeSite(DEAD);
  const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: scratch };
  const text = await run(['build', root], { env });
  assert.match(
    text.stdout,
    new RegExp(`^::error file=${root.slice(scratch.length + 1)}/content/docs/intro\\.md,line=3,col=1`, 'm'),
  );
  const json = await run(['build', root, '--json'], { env });
  readDocument(json);
  assert.match(json.stderr, /^::error /m);
  const github = await run(['check', root, '--format', 'github'], { env });
  assert.equal(github.stdout.match(/::error/g)?.length, 1);
});

test('colour only when asked for, where there is no terminal; NO_COLOR wins', async () => {
  const root = makeSite(DEAD);
  const plain = await run(['check', root]);
  assert.ok(!plain.stdout.includes('\u001B'));
  assert.ok((await run(['check', root], { env: { FORCE_COLOR: '1' } })).stdout.includes('\u001B[31m'));
  assert.ok(!(await run(['check', root], { env: { FORCE_COLOR: '0' } })).stdout.includes('\u001B'));
  assert.ok(
    !(await run(['check', root], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stdout.includes('\u001B'),
  );
  assert.ok(!(await run(['check', root, '--json'], { env: { FORCE_COLOR: '1' } })).stdout.includes('\u001B'));
});

test('a reader that has seen enough is no fault', async () => {
  const root = makeSite({ 'content/docs/intro.md': '[x](./y.md)\n\n'.repeat(2000) });
  const child = spawn(process.execPath, [PROGRAM, 'check', root, '--verbose'], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  await once(child, 'close');
  assert.equal(stderr, '');
});

test('zero configuration: a folder of guides is a site', async () => {
  const root = makeSite({ 'content/docs/01-first/02-ports.md': 'Open the port.\n' });
  assert.equal((await run(['build', root])).code, 0);
  const html = readFileSync(join(root, 'dist/help/docs/first/ports/index.html'), 'utf8');
  assert.match(html, /<h1>ports<\/h1>/i);
});

test('a root behind a symbolic link, with spaces and other letters in its name, is a root', async () => {
  const root = join(scratch, 'Größe & Ordnung #1 %20');
  cpSync(makeSite(GOOD), root, { recursive: true });
  assert.equal((await run(['build', root])).code, 0);
  const link = join(scratch, 'link');
  symlinkSync(root, link);
  const { code, stdout } = await run(['build', link, '--json']);
  assert.equal(code, 0, stdout);
});

test('preview serves the site, as production would, until it is ended', async () => {
  const root = makeSite(GOOD);
  await run(['build', root]);
  const child = spawn(process.execPath, [PROGRAM, 'preview', root, '--port', '0', '--json'], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [text] = await once(child.stdout, 'data');
  const document = JSON.parse(String(text));
  assert.deepEqual(
    [document.schemaVersion, document.ok, document.command, document.base],
    [1, true, 'preview', '/help/'],
  );
  for (const key of FIELDS) assert.ok(key in document, key);
  const page = await fetch(new URL('docs/intro', document.url));
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/);
  assert.match(await page.text(), /<h1>Intro<\/h1>/);
  assert.equal((await fetch(new URL('docs/nothing', document.url))).status, 404);
  for (const encoding of ['br', 'gzip']) {
    const packed = await fetch(new URL('docs/intro', document.url), {
      headers: { 'accept-encoding': encoding },
    });
    assert.equal(packed.headers.get('content-encoding'), encoding);
    assert.match(await packed.text(), /<h1>Intro<\/h1>/);
    const etag = packed.headers.get('etag') ?? '';
    const again = await fetch(packed.url, {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag },
    });
    assert.equal(again.status, 304);
  }
  assert.match(
    await (await fetch(new URL('/robots.txt', document.url))).text(),
    /^User-agent: \*\nAllow: \/\n/,
  );
  const outside = await fetch(new URL('/elsewhere', document.url), { redirect: 'manual' });
  assert.deepEqual([outside.status, outside.headers.get('location')], [302, '/help/']);
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'exit'), [130, null]);
});

test('a bug of ours is one line and a report, never a stack trace', async () => {
  const root = makeSite(GOOD);
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  // A file in the place of the cache folder must not matter either.
  writeFileSync(join(root, 'node_modules/.cache/helpsite'), '');
  const { code, stdout, stderr } = await run(['build', root]);
  assert.equal(code, 0, stdout + stderr);
});

test('an older Node is told what it needs to be', async () => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";
  const { code, stdout, stderr } = await run(['--version'], {
    env: { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(older)}"` },
  });
  assert.deepEqual([code, stdout], [4, '']);
  assert.match(stderr, /^helpsite: This is Node 18\.20\.8, and helpsite needs Node 20\.19 or newer\.\n/);
});
