/**
 * Broken sites: what a writer reads after one kind of mistake. Each folder of `test/broken` is a site with one mistake;
 * `expected.txt` is the command, everything it printed and its exit code. `UPDATE=1` rewrites them.
 */
import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runCli } from '../src/build/cli.ts';
import { highlightCode } from '../src/build/highlight/highlight.ts';
import { parsePage } from '../src/build/parse/page.ts';
import { chooseLength } from './lengths.ts';
import { PROCESSES } from './broken-configs.ts';
import { GENERATED } from './broken-generated.ts';
import { makeHostileTexts } from './hostile-sizes.ts';
import { assertHarmless } from './harmless-html.ts';
import { startHelpsite } from './run-helpsite.ts';

const CASES = join(import.meta.dirname, 'broken');
const scratch = mkdtempSync(join(tmpdir(), 'helpsite-broken-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** A mistake should not cost more than 5 seconds, whatever it is; a busy machine may take thrice that. Milliseconds. */
const PATIENCE = 15_000;
/** The same for the processor on a text: what grows with its square is told by a short one as well. */
const TEXT_PATIENCE = chooseLength(5000, PATIENCE);

const names = new Set([...readdirSync(CASES), ...Object.keys(GENERATED)]);
for (const name of [...names].toSorted()) {
  test(name.replaceAll('-', ' '), async () => {
    const expectedFile = join(CASES, name, 'expected.txt');
    const expected = existsSync(expectedFile) ? readFileSync(expectedFile, 'utf8') : '';
    const root = makeSite(name);
    const argv = /^\$ helpsite (.*)/.exec(expected)?.[1]?.split(' ') ?? ['build'];
    const startedAt = performance.now();
    const { code, output } = await (PROCESSES.has(name) ? runProgram : run)(argv, root);
    assert.ok(performance.now() - startedAt < PATIENCE, 'takes too long');

    assert.ok(!output.includes(scratch), 'no path of this machine');
    assert.doesNotMatch(output, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
    const dist = join(root, 'dist');
    if (!argv.includes('--keep-going') && !name.startsWith('disk-dist'))
      assert.equal(existsSync(dist), code === 0, 'written only when it is right');
    if (statSync(dist, { throwIfNoEntry: false })?.isDirectory())
      for (const page of findPages(dist)) assertHarmless(readFileSync(page, 'utf8'), page.slice(root.length));

    const told = `$ helpsite ${argv.join(' ')}\n${settle(output)}exit code ${code}\n`;
    if (process.env['UPDATE'] === '1') writeFileSync(expectedFile, told);
    else assert.equal(told, expected);
  });
}

test('texts that parsers choke on are finished, or refused, in seconds', () => {
  for (const [name, text] of Object.entries(makeHostileTexts(chooseLength(30_000, 200_000)))) {
    // The processor's time: other tests run beside this one.
    const startedAt = process.cpuUsage();
    const source = { path: 'docs/guide.md', text };
    const { value, diagnostics } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
    for (const slot of value.body.codes) highlightCode({ slot });
    assert.ok(process.cpuUsage(startedAt).user / 1000 < TEXT_PATIENCE, `${name} takes too long`);
    for (const { code } of diagnostics) assert.match(code, /^[a-z]+\/[a-z-]+$/, name);
  }
});

/** A copy of the case, so that nothing is written beside it. */
function makeSite(name: string): string {
  const root = join(scratch, name);
  mkdirSync(join(CASES, name), { recursive: true });
  cpSync(join(CASES, name), root, { recursive: true });
  GENERATED[name]?.(root);
  return root;
}

async function run(argv: readonly string[], root: string): Promise<{ code: number; output: string }> {
  let output = '';
  const stream = { write: (text: string) => (output += text) };
  const code = await runCli([...argv, '--no-cache'], { stdout: stream, stderr: stream, env: {}, cwd: root });
  return { code, output };
}

/** As a process: for sites whose own code leaves something behind. */
async function runProgram(argv: readonly string[], root: string): Promise<{ code: number; output: string }> {
  const { exitCode, stdout, stderr } = await startHelpsite([...argv, '--no-cache'], {}, root).ended;
  return { code: exitCode, output: stdout + stderr };
}

/** What differs from run to run, or grows with the site's chrome, and says nothing about the mistake. */
function settle(output: string): string {
  return output
    .replace(/\d+ pages? (built|checked)/, 'pages $1')
    .replace(/\d+\.\d\d s\b/, '0.00 s')
    .replace(/ \(\d+ files? written, \d+ unchanged, \d+ removed\)/, '');
}

function findPages(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(dist, path));
}
