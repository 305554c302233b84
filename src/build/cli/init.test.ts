/** `init`: what it writes, what it leaves alone, what it asks. */
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
import { PassThrough } from 'node:stream';
import { after, test } from 'node:test';
import { runCli } from '../cli.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-init-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;

/** Runs a command in a folder that has these files; `typed` are the lines of somebody at a terminal. */
async function run(
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
  typed?: readonly string[],
) {
  const cwd = join(scratch, `my-help-${++folders}`);
  mkdirSync(cwd);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  const out = { stdout: '', stderr: '' };
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  keyboard.end(typed?.map((line) => `${line}\n`).join(''));
  const io = {
    stdout: { write: (text: string) => (out.stdout += text) },
    stderr: { write: (text: string) => (out.stderr += text), isTTY: typed !== undefined },
    env: {},
    cwd,
    ...(typed === undefined ? {} : { keyboard: keyboard as unknown as NodeJS.ReadStream }),
  };
  const code = await runCli(argv, io);
  const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');
  return { code, cwd, read, io, ...out };
}

const WRITTEN = [
  '.github/workflows/helpsite.yml',
  '.gitignore',
  'config/site.ts',
  'content/docs/first-steps/_category_.json',
  'content/docs/first-steps/write-a-guide.md',
  'content/docs/intro.md',
  'package.json',
];

test('a new project has a first page, a configuration, scripts and a CI example, and checks clean', async () => {
  const { code, cwd, read, stdout, io } = await run(['init']);
  assert.equal(code, 0);
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1));
  assert.deepEqual(names.toSorted(), WRITTEN);
  assert.match(stdout, /✓ 7 files written in \.\nNext:\n(?: {2}npm install\n)? {2}npm start\n$/);
  assert.match(read('config/site.ts'), /title: 'My help \d+',[^]*base: '\/',/);
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  assert.equal(scripts.start, 'helpsite dev');
  assert.match(dependencies.helpsite, /^file:/, 'a checkout is named as the folder that it is');
  assert.equal(await runCli(['check', '--strict', '--no-cache'], io), 0);
});

test('what is there is never replaced, and each file is told', async () => {
  const files = {
    'package.json': '{\n    "name": "mine",\n    "scripts": { "start": "own" }\n}\n',
    '.gitignore': 'node_modules\n*.log',
    'config/site.mjs': 'export default {};\n',
    'content/docs/own.md': '# Own\n',
  };
  const { code, cwd, read, stdout } = await run(['init', '--title', 'Mine'], files);
  assert.equal(code, 0);
  assert.equal(read('config/site.mjs'), files['config/site.mjs']);
  assert.deepEqual(readdirSync(join(cwd, 'content/docs')), ['own.md']);
  assert.deepEqual(readdirSync(join(cwd, 'config')), ['site.mjs']);
  const manifest = JSON.parse(read('package.json'));
  assert.equal(manifest.scripts.start, 'own');
  assert.equal(manifest.scripts.build, 'helpsite build');
  assert.match(read('package.json'), /^\{\n {4}"name": "mine",\n/);
  assert.equal(read('.gitignore'), 'node_modules\n*.log\n/dist/\n');
  assert.match(stdout, /package\.json: the scripts build, check, preview and helpsite as a dependency added/);
  assert.match(stdout, /\.gitignore: \/dist\/ added/);
  assert.match(stdout, /config\/site\.mjs stays as it is: it is there already/);
  assert.match(stdout, /content\/docs stays as it is: it holds guides already/);
});

test('a second run changes nothing', async () => {
  const { cwd, io, read } = await run(['init', '.', '--yes']);
  const before = WRITTEN.map(read);
  assert.equal(await runCli(['init', '--title', 'Other'], io), 0);
  assert.deepEqual(WRITTEN.map(read), before);
  assert.deepEqual(existsSync(join(cwd, 'content/docs/intro.md')), true);
});

test('on a terminal it asks what flags left open, and asks again after an answer that cannot be', async () => {
  const { code, read, stderr } = await run(['init', 'docs site'], {}, [
    "Anna's café",
    'ftp://x',
    'help.example.com/guides',
  ]);
  assert.equal(code, 0);
  const config = read('docs site/config/site.ts');
  assert.match(config, /title: 'Anna\\'s café',/);
  assert.match(config, /url: 'https:\/\/help\.example\.com',[^]*base: '\/guides\/',/);
  assert.match(stderr, /What is the site called\? \(Docs site\)/);
  assert.match(stderr, /Type an address such as https:\/\/www\.example\.com\./);
  assert.doesNotMatch(stderr, /Under which path/, 'the address said it');
});

test('an end of input, --yes and --json mean the usual answers', async () => {
  for (const [argv, typed] of [
    [['init'], []],
    [['init', '--yes'], ['Never read']],
    [['init', '--json'], ['Never read']],
  ] as const) {
    const { code, read } = await run(argv, {}, typed);
    assert.equal(code, 0);
    assert.match(read('config/site.ts'), /title: 'My help \d+'/);
  }
});

test('the JSON document names each file and the next commands; a dry run writes nothing', async () => {
  const { cwd, stdout } = await run(['init', 'new one', '--json', '--dry-run', '--url', 'https://a.example']);
  const document = JSON.parse(stdout);
  assert.deepEqual([document.ok, document.command, document.dryRun], [true, 'init', true]);
  assert.deepEqual(document.files.map(({ file }: { file: string }) => file).toSorted(), WRITTEN);
  assert.deepEqual(document.next[0], "cd 'new one'");
  assert.deepEqual(readdirSync(cwd), []);
});

test('wrong flags and places are bad usage, and nothing is written', async () => {
  for (const [argv, message] of [
    [['init', '--title', ' '], /--title: A title cannot be empty/],
    [['init', '--base', 'https://x'], /--base: Type a path/],
    [['init', '--url', 'javascript:x'], /--url: Type an address/],
    [['init', 'file.txt'], /file\.txt is not a folder/],
    [['init', 'file.txt/below'], /file\.txt is not a folder/],
    [['init', '--', '--yes'], /no name for a folder/],
    [['init', ''], /name of the folder is empty/],
  ] as const) {
    const { code, cwd, stderr } = await run(argv, { 'file.txt': '' });
    assert.equal(code, 2, argv.join(' '));
    assert.match(stderr, message);
    assert.deepEqual(readdirSync(cwd), ['file.txt']);
  }
});

test('it writes through no symbolic link', async () => {
  const { cwd, io } = await run(['init', '--dry-run']);
  mkdirSync(join(scratch, 'elsewhere'));
  symlinkSync(join(scratch, 'elsewhere'), join(cwd, 'config'));
  assert.equal(await runCli(['init'], io), 2);
  assert.deepEqual(readdirSync(join(scratch, 'elsewhere')), []);
  assert.deepEqual(readdirSync(cwd), ['config']);
});

test('nothing is asked where a configuration says it already', async () => {
  const site = "export default { title: 'Moved', base: '/docs/' };\n";
  const { code, stderr, read } = await run(
    ['init'],
    { 'config/site.ts': site, 'content/docs/a.md': '# A\n' },
    [],
  );
  assert.equal(code, 0);
  assert.doesNotMatch(stderr, /\?/);
  assert.equal(read('config/site.ts'), site);
});
