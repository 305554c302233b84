/** The command line: mistakes in one line, exit codes, options resolved. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { reportFailure } from './failure.ts';
import { toCommandOptions, toPreviewOptions } from './flags.ts';
import { runCli } from '../cli.ts';
import type { CommandIo } from '../terminal/options.ts';
import { UsageError } from '../problems/usage-error.ts';
import { WorldError } from '../problems/world-error.ts';

const root = mkdtempSync(join(tmpdir(), 'helpsite-cli-'));
mkdirSync(join(root, 'site/content/docs'), { recursive: true });
writeFileSync(join(root, 'site/other.ts'), '');
after(() => rmSync(root, { recursive: true, force: true }));

interface Recorded {
  readonly io: CommandIo;
  readonly out: { stdout: string; stderr: string };
}

function record(): Recorded {
  const out = { stdout: '', stderr: '' };
  const stdout = { write: (text: string) => (out.stdout += text) };
  const stderr = { write: (text: string) => (out.stderr += text) };
  return { out, io: { stdout, stderr, env: {}, cwd: root } };
}

async function run(...argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { io, out } = record();
  const code = await runCli(argv, io);
  return { code, ...out };
}

test('help and version go to stdout and are no failure', async () => {
  const help = await run('--help');
  assert.equal(help.code, 0);
  for (const name of ['build', 'check', 'preview']) assert.match(help.stdout, new RegExp(`\\n  ${name} `));
  assert.match((await run('build', '--help')).stdout, /--keep-going/);
  assert.match((await run('help', 'check')).stdout, /--format/);
  assert.match((await run('--version')).stdout, /^\d+\.\d+\.\d+\n$/);
});

test('the settings are listed without a site, for people and for programs', async () => {
  const { code, stdout } = await run('check', 'nowhere', '--list-settings');
  assert.equal(code, 0);
  assert.match(stdout, /^- `docs\.path` \(path; default: "docs"\): \S/m);
  const { settings } = JSON.parse((await run('check', '--list-settings', '--json')).stdout);
  const found = settings.find(({ name }: { name: string }) => name === 'docs.path');
  assert.deepEqual([found.file, found.default, found.isRequired], ['config/site.ts', '"docs"', false]);
});

test('no command at all prints the help and is bad usage', async () => {
  const { code, stdout, stderr } = await run();
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /^Usage: helpsite/);
});

test('a group without one of its commands prints its help and is bad usage', async () => {
  const { code, stdout, stderr } = await run('search');
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /^Usage: helpsite search/);
});

test('answers of readers are reported; lines that cannot be read are told at their place', async () => {
  const file = join(root, 'events.jsonl');
  const answer = (more: string) => `{"page":"/help/docs/a","revision":"r1",${more}}`;
  writeFileSync(
    file,
    [
      answer('"answer":"solved"'),
      'oops',
      answer('"answer":"not-yet","reason":"not-clear"'),
      '{"query":"my world","results":0}',
      '',
    ].join('\n'),
  );
  const text = await run('support', 'report', 'events.jsonl');
  assert.equal(text.code, 0);
  assert.match(text.stderr, /^events\.jsonl:2:1: This line cannot be read: .*\n$/);
  assert.match(
    text.stdout,
    /50 % {4}1 {4}1 {3}r1 {8}\/help\/docs\/a {2}not-clear 1\n[^]*\n {3}1 {2}my world\n/,
  );
  const json = JSON.parse((await run('support', 'report', 'events.jsonl', '--json')).stdout) as Record<
    string,
    unknown
  >;
  assert.deepEqual([json['events'], json['questions']], [3, [{ question: 'my world', count: 1 }]]);
  assert.match(
    (await run('support', 'report', 'events.jsonl', '--questions')).stdout,
    /^- question: "my world"/,
  );
  assert.equal((await run('support', 'report', 'nowhere.csv')).code, 2);
  writeFileSync(file, 'oops\n');
  assert.equal((await run('support', 'report', 'events.jsonl')).code, 1);
});

test('the document of a failure names the command of a group', async () => {
  const { code, stdout } = await run('search', 'push', '--json', '--root', 'nowhere');
  assert.equal(code, 2);
  assert.match(stdout, /"command": "search push"/);
});

/** The names in the list of commands of a help. */
function listCommands(help: string): readonly string[] {
  const [, list = ''] = help.split('\nCommands:\n');
  return [...list.matchAll(/^ {2}([a-z]\S*) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
}

test('the document of a failure names every command in full', async () => {
  const names = listCommands((await run('--help')).stdout);
  assert.ok(names.includes('build') && names.includes('errors'), names.join());
  for (const name of names) {
    const below = listCommands((await run(name, '--help')).stdout).map((second) => [name, second]);
    for (const command of below.length > 0 ? below : [[name]]) {
      const { stdout } = await run(...command, '--json', '--no-such-flag');
      assert.equal(JSON.parse(stdout).command, command.join(' '));
    }
  }
});

test('a wrong flag or command is one line with a suggestion, exit code 2', async () => {
  const mistakes = {
    biuld: /unknown command 'biuld' \(Did you mean build\?\)/,
    'build --strct': /unknown option '--strct' \(Did you mean --strict\?\)/,
    'build a b': /too many arguments/,
    'preview --port x': /A port is a number from 0 to 65535/,
    'preview --port 70000': /A port is a number/,
    'check --format xml': /Allowed choices are text, json, github, sarif/,
    'build --base': /argument missing/,
    'build --quiet --verbose': /cannot be used with/,
    'build nowhere': /There is no folder .*nowhere; name the folder that holds content\//,
    build: /There is no content folder in .*guides in content\/docs\//,
    'build site --base https://x/': /--base must be a path such as \/help\//,
    'build site --base ../x': /--base must be a path/,
    'build site --base /a/../b/': /--base must be a path such as \/help\/, not "\/a\/\.\.\/b\/"/,
    'build site --config none.ts': /There is no configuration file .*none\.ts/,
    'check site --json --format sarif': /cannot be used together/,
    'preview site': /run helpsite build first/,
  };
  for (const [line, pattern] of Object.entries(mistakes)) {
    const { code, stdout, stderr } = await run(...line.split(' '));
    assert.equal(code, 2, line);
    assert.match(stderr, /^helpsite: [^\n]+\n$/, line);
    assert.match(stderr, pattern, line);
    if (!line.includes('--json')) assert.equal(stdout, '', line);
  }
});

test('with --json a mistake is a document, too', async () => {
  const { code, stdout } = await run('build', 'nowhere', '--json');
  const document = JSON.parse(stdout);
  assert.deepEqual([code, document.schemaVersion, document.ok, document.command], [2, 1, false, 'build']);
  assert.equal(document.diagnostics[0].code, 'usage/invalid');
});

test('options are resolved: the root against the folder, the out-dir against root or folder', () => {
  const { io } = record();
  const plain = toCommandOptions('build', 'site', {}, io);
  assert.deepEqual(
    [plain.root, plain.outDir, plain.base, plain.cache, plain.format],
    [join(root, 'site'), join(root, 'site/dist'), undefined, true, 'text'],
  );
  const given = toCommandOptions(
    'check',
    'site',
    { outDir: 'out', base: 'support', config: 'site/other.ts', cache: false, json: true },
    io,
  );
  assert.deepEqual(
    [given.outDir, given.base, given.configFile, given.cache, given.format],
    [join(root, 'out'), '/support/', join(root, 'site/other.ts'), false, 'json'],
  );
  assert.equal(toCommandOptions('check', 'site', { format: 'json' }, io).json, true);
  assert.equal(toPreviewOptions('site', { port: 1, host: true }, io).host, '0.0.0.0');
});

test('faults of the machine are one line and exit code 4', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left'), {
    code: 'ENOSPC',
    syscall: 'write',
    path: '/x/y',
  });
  for (const error of [cause, new WorldError('Cannot write /x/y: the disk is full (ENOSPC)', { cause })]) {
    const { io, out } = record();
    assert.equal(reportFailure(error, ['build'], io, 'build'), 4);
    assert.equal(out.stderr, 'helpsite: Cannot write /x/y: the disk is full (ENOSPC)\n');
  }
});

test('a mistake of ours is one line; the stack goes to a file', () => {
  mkdirSync(join(root, 'site/node_modules'), { recursive: true });
  const { io, out } = record();
  const error = new TypeError('x is not a function\nat all');
  assert.equal(reportFailure(error, ['build', 'site'], io, 'build'), 4);
  assert.match(
    out.stderr,
    /^helpsite: this is a bug in helpsite: x is not a function at all \(details: .*site\/node_modules\/\.cache\/helpsite\/error-\d+-\d+\.txt\)\n$/,
  );
  const report = join(root, /details: (.*)\)/.exec(out.stderr)?.[1] ?? '');
  assert.match(readFileSync(report, 'utf8'), /arguments: \["build","site"\][\s\S]*at .*cli\.test\.ts/);
});

test('control characters in a message do not reach the terminal', () => {
  const { io, out } = record();
  reportFailure(new UsageError('no folder \u001B[2J'), [], io, '');
  assert.equal(out.stderr, 'helpsite: no folder ␛[2J\n');
});
