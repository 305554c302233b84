/**
 * Hostile input for every command: wrong arguments, broken sites, streams that close, signals, odd environments. Always
 * the right exit code and one plain message; never a stack trace, a path of the machine, a hang, or a file outside.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runCli } from '../src/build/cli.ts';
import { PROCESSES } from './broken-configs.ts';
import { GENERATED } from './broken-generated.ts';
import { PROGRAM, readTree } from './run-helpsite.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-hostile-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** 5 seconds are the limit; a machine that runs other tests beside this one may take thrice that. */
const PATIENCE = 15_000;
const LONG = 'x'.repeat(100_000);

const site = join(scratch, 'site');
mkdirSync(join(site, 'content/docs'), { recursive: true });
writeFileSync(join(site, 'content/docs/guide.md'), '# Guide\n\nSee [the other](./other.md).\n');
writeFileSync(join(site, 'content/docs/other.md'), '# Other\n\nText.\n');
writeFileSync(join(scratch, 'file'), 'x');

const isCache = (path: string) => path.endsWith('/node_modules');

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(argv: readonly string[], cwd: string): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const startedAt = performance.now();
  const code = await runCli(argv, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd,
  });
  const name = JSON.stringify(argv).slice(0, 200);
  assert.ok(performance.now() - startedAt < PATIENCE, `${name} takes too long`);
  assertPlain(stdout + stderr, argv.includes('--json') ? stderr : stdout + stderr, name);
  return { code, stdout, stderr };
}

/** What a terminal and a stranger may see. */
function assertPlain(all: string, shown: string, name: string): void {
  assert.doesNotMatch(all, /^\s+at .*:\d+:\d+\)?$/m, `${name}: a stack trace`);
  assert.ok(!all.includes('bug in helpsite'), `${name}: ${shown.slice(0, 300)}`);
  assert.doesNotMatch(
    all,
    /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/,
    `${name}: a control character`,
  );
  assert.ok(!shown.includes(scratch), `${name}: a path of this machine: ${shown.slice(0, 300)}`);
  assert.ok(shown.length < 2_000_000, `${name}: pages of output`);
}

const USAGE: readonly (readonly string[])[] = [
  [''],
  ['-'],
  ['--nope'],
  ['__proto__'],
  ['constructor'],
  ['build;ls'],
  ['\u001b[31mbuild'],
  [LONG],
  ...['build', 'check', 'preview', 'dev'].flatMap((command) => [
    [command, ''],
    [command, '../file'],
    [command, '/nonexistent'],
    [command, '\0'],
    [command, LONG],
    [command, 'a', 'b'],
    [command, '-x'],
    [command, '--nope=1'],
    [command, '--base'],
    [command, '--base', '//evil.example'],
    [command, '--base', '/a/../b'],
    [command, '--base', '/a?b'],
    [command, '--base', '/%2e%2e/'],
    [command, '--base', '\u001b[31m/x'],
    [command, '--base', '/\u202e/'],
    [command, '--base', '/<script>/'],
    [command, '--base', `/${'x'.repeat(3000)}/`],
    [command, '--quiet', '--verbose'],
  ]),
  ...['build', 'check'].flatMap((command) => [
    [command, '--out-dir', ''],
    [command, '--out-dir', 'a\0b'],
    [command, '--config', ''],
    [command, '--config', '.'],
    [command, '--config', '/dev/zero'],
    [command, '--config', '/nonexistent.ts'],
    [command, '--config', 'content/docs/guide.md'],
    [command, '--strict=yes'],
  ]),
  ...['.', '/', '..', 'content', 'content/docs/x', '../file', '/dev/null'].map((folder) => [
    'build',
    '--out-dir',
    folder,
  ]),
  ['check', '--format', 'xml'],
  ['check', '--format', ''],
  ['check', '--json', '--format', 'sarif'],
  ['check', '--explain', ''],
  ['check', '--explain', '__proto__'],
  ['check', '--since', ''],
  ['check', '--since', '--output=/tmp/x'],
  ...['preview', 'dev'].flatMap((command) => [
    ...['NaN', '-1', '65536', '1e3', '', '0x50', ' 80', '80.5'].map((port) => [command, '--port', port]),
    [command, '--host', ''],
    [command, '--host', 'nope.invalid'],
    [command, '--host', '999.1.1.1'],
  ]),
  ['preview', '--out-dir', 'nothing'],
  ['search'],
  ['search', 'nope'],
  ['search', 'query'],
  ['search', 'query', LONG],
  ...['NaN', '-1', '0', '1e99', '', '1.5'].map((limit) => ['search', 'query', 'x', '--limit', limit]),
  ['search', 'query', 'x', '--root', '../file'],
  ['search', 'query', 'x', '--root', ''],
  ['search', 'query', 'x'],
  ['search', 'test'],
  ['new'],
  ['new', ''],
  ['new', '.'],
  ['new', '..'],
  ['new', '~/x'],
  ['new', 'file:///etc/x'],
  ['new', 'http://['],
  ['new', 'a\\..\\..\\b'],
  ['new', '%2e%2e/x'],
  ['new', 'x', 'y'],
  ['new', 'x', '--root', ''],
  ['new', 'x', '--root', '../file'],
  ['new', 'x', '--type', '__proto__'],
  ['new', 'x', '--title', '\u001b[31m'],
  ['new', 'guide'],
  ['mv'],
  ['mv', 'guide'],
  ['mv', '', ''],
  ['mv', 'guide', '\0'],
  ['mv', 'guide', '..'],
  ['mv', 'guide', 'guide'],
  ['mv', 'guide', 'other'],
  ['mv', 'guide', 'http://['],
  ['mv', 'guide', '/etc/passwd'],
  ['mv', 'guide', 'a\nb'],
  ['mv', 'guide', 'x', 'y'],
  ['mv', '*', 'y'],
  ['mv', '__proto__', 'y'],
  ['mv', LONG, 'y'],
];

test('wrong arguments are one line and exit code 2, and nothing is written', async () => {
  const before = [...readTree(scratch, isCache)];
  for (const argv of USAGE) {
    const name = JSON.stringify(argv).slice(0, 120);
    const { code, stdout, stderr } = await run(argv, site);
    assert.equal(code, 2, `${name}: ${stderr}${stdout}`.slice(0, 500));
    assert.match(stderr, /^(?:helpsite: [^\n]+\n|Usage: )/, name);
    assert.ok(stderr.length < 5000, name);
  }
  assert.deepEqual([...readTree(scratch, isCache)], before);
});

test('--json prints one document also when the arguments are wrong', async () => {
  // A flag at the end takes --json for its value.
  const whole = USAGE.filter(
    (argv) => /^(?:build|check|mv|new)$/.test(argv[0] ?? '') && argv.at(-1) !== '--base',
  );
  for (const argv of whole) {
    const { code, stdout } = await run([...argv, '--json'], site);
    const document = JSON.parse(stdout) as { readonly ok: boolean; readonly diagnostics: readonly unknown[] };
    assert.deepEqual(
      [code, document.ok, document.diagnostics.length],
      [2, false, 1],
      JSON.stringify(argv).slice(0, 120),
    );
  }
});

/** They cost seconds each by design, and broken.test.ts has them. */
const SLOW = /without-end|never-ends|many-tags/;

for (const [index, [name, make]] of Object.entries(GENERATED).entries()) {
  if (PROCESSES.has(name) || SLOW.test(name)) continue;
  test(`every command: ${name.replaceAll('-', ' ')}`, async () => {
    const root = join(scratch, name, 'site');
    mkdirSync(root, { recursive: true });
    make(root);
    const outside = readdirSync(scratch);
    const isFolder = statSync(join(root, 'content')).isDirectory();
    const paths = isFolder ? readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }) : [];
    const first = paths.find((path) => /^docs\/(?:[^/]+\/)*[^_.][^/]*\.md$/.test(path));
    const guide = first?.slice('docs/'.length) ?? 'guide.md';
    const others = [
      ['build', '--no-cache', '--keep-going'],
      ['search', 'query', 'port'],
      ['new', 'fresh/guide', '--dry-run'],
      ['mv', guide, 'moved/elsewhere', '--dry-run'],
      ['mv', guide, 'moved/elsewhere'],
    ];
    const commands = [
      ['check', '--no-cache', '--json'],
      // The others read a site as this does: each case meets one of them. broken.test.ts builds them all.
      ...others.slice(index % others.length, (index % others.length) + 1),
    ];
    for (const argv of commands) {
      const { code, stdout, stderr } = await run(argv, root).catch((error: unknown) => {
        throw new Error(`${argv.join(' ')}: ${String(error)}`);
      });
      const allowed = name.startsWith('disk-dist') ? [0, 1, 2, 3, 4] : [0, 1, 2, 3];
      assert.ok(allowed.includes(code), `${argv.join(' ')}: ${code} ${stderr}${stdout}`.slice(0, 500));
      if (argv.includes('--json')) JSON.parse(stdout);
    }
    assert.deepEqual(readdirSync(scratch), outside);
    assert.deepEqual(readdirSync(join(scratch, name)), ['site']);
    rmSync(join(scratch, name), { recursive: true });
  });
}

function start(
  argv: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; shell?: string } = {},
) {
  const { cwd = site, env = process.env, shell } = options;
  const child =
    shell === undefined
      ? spawn(process.execPath, [PROGRAM, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('sh', ['-c', shell, 'sh', process.execPath, PROGRAM, ...argv], {
          cwd,
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    output,
  }));
  return { child, ended, shown: () => output };
}

test('streams that close, fill up or are missing end a command quietly', async () => {
  const shells: readonly (readonly [string, RegExp])[] = [
    // The reader is gone before the first byte.
    ['("$@"; echo "code $?" >&2) | true', /code (?:0|1|141)\n/],
    ['"$@" >&-; echo "code $?" >&2', /code [014]\n/],
    ['"$@" <&-; echo "code $?" >&2', /code 0\n/],
    ['"$@" > /dev/full; echo "code $?" >&2', /code 4\n/],
  ];
  for (const [shell, expected] of shells) {
    if (shell.includes('/dev/full') && !existsSync('/dev/full')) continue;
    const { output } = await start(['check', '--list-rules'], { shell }).ended;
    assert.match(output, expected, shell);
    assert.doesNotMatch(output, /^\s+at |Unhandled|node:internal/m, shell);
  }
});

test('odd environments change nothing: no HOME, a dumb terminal, no language, a tiny window', async () => {
  const { PATH } = process.env;
  for (const env of [
    {},
    { PATH },
    { PATH, TERM: 'dumb', NO_COLOR: '' },
    { PATH, FORCE_COLOR: 'x', COLUMNS: '-1', LANG: 'tr_TR' },
    { PATH, HOME: '/nonexistent', TMPDIR: '/nonexistent', NODE_ENV: 'x' },
  ]) {
    const { code, output } = await start(['check'], { env }).ended;
    assert.equal(code, 0, JSON.stringify(env) + output);
    assert.match(output, /pages checked/);
  }
});

test('a signal ends each server at once, and a build leaves a whole site', async () => {
  cpSync(site, join(scratch, 'served'), { recursive: true });
  const root = join(scratch, 'served');
  assert.equal((await start(['build'], { cwd: root }).ended).code, 0);
  for (const command of ['preview', 'dev']) {
    for (const [signal, expected] of [
      ['SIGINT', 130],
      ['SIGTERM', 0],
    ] as const) {
      const { child, ended, shown } = start([command, '--port', '0'], { cwd: root });
      const limit = Date.now() + PATIENCE;
      while (!shown().includes('http://') && child.exitCode === null && Date.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill(signal);
      const { code } = await ended;
      assert.ok(code === expected || code === 130 || code === 143, `${command} ${signal}: ${code}`);
    }
  }
});

test('two builds at once both end well, and leave one whole site', async () => {
  const root = join(scratch, 'twice');
  cpSync(site, root, { recursive: true });
  const both = await Promise.all([
    start(['build'], { cwd: root }).ended,
    start(['build', '--clean'], { cwd: root }).ended,
  ]);
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
    JSON.stringify(both),
  );
  assert.ok(existsSync(join(root, 'dist/help/docs/guide/index.html')));
});

test('files that come and go while they are read are no fault', async () => {
  const root = join(scratch, 'restless');
  cpSync(site, root, { recursive: true });
  const { ended, child } = start(['check'], { cwd: root });
  const path = join(root, 'content/docs/restless.md');
  for (let turn = 0; child.exitCode === null && turn < 2000; turn += 1) {
    writeFileSync(path, '# Restless\n\nText.\n');
    await new Promise((resolve) => setImmediate(resolve));
    rmSync(path);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { code, output } = await ended;
  assert.equal(code, 0, output);
});
