/** Reports: what people and machines are told about diagnostics. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic, RuleCode } from '../../model.ts';
import { applyRules, countProblems, isFailure, sortDiagnostics } from '../problems/diagnostics.ts';
import type { CommandOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { flattenDiagnostic, formatGithub, formatSarif } from './report-machine.ts';
import { formatSummary, formatText, wantsColor } from './report.ts';
import { type CommandResult, printResult } from './result.ts';

const LINK: Diagnostic = {
  severity: 'error',
  code: 'link/missing-page',
  message: 'No page at "./instal.md"',
  at: { file: 'content/docs/mods.md', line: 1, column: 7, length: 11 },
  hint: 'Did you mean "./install.md"?',
};
/** A code that is in no table: nothing may depend on that. */
const UNKNOWN = 'sidebar/unused' as string as RuleCode;
const NOTE: Diagnostic = { severity: 'warning', code: UNKNOWN, message: 'Nothing leads here' };
const SOURCE = 'First ./instal.md then';

const PLAIN = { color: false, width: 100, limit: 50, sourceOf: () => SOURCE };

test('text has place, message and code, then frame, hint and related places', () => {
  const related = [{ file: 'content/docs/a.md', line: 3, column: 1 }];
  assert.equal(
    formatText([{ ...LINK, related }, NOTE], PLAIN),
    [
      'content/docs/mods.md:1:7: error: No page at "./instal.md" [link/missing-page]',
      '  1 | First ./instal.md then',
      '            ^^^^^^^^^^^',
      '  Did you mean "./install.md"?',
      '  See also content/docs/a.md:3:1',
      '',
      'warning: Nothing leads here [sidebar/unused]',
      '',
    ].join('\n'),
  );
});

test('without colour no escape is printed, whatever the source says', () => {
  const evil = 'x\u001B]8;;http://evil\u0007\u202E';
  const text = formatText(
    [{ ...LINK, message: evil, hint: evil, at: { file: `${evil}.md`, line: 1, column: 1 } }],
    { ...PLAIN, sourceOf: () => evil },
  );
  assert.doesNotMatch(text, /[\u001B\u0007\u202E]/);
});

test('over the limit errors go first, and the rest is counted', () => {
  const warnings = Array.from({ length: 60 }, (_, index) => ({ ...NOTE, message: `${index}` }));
  const text = formatText([...warnings, LINK], { ...PLAIN, limit: 10 });
  assert.match(text, /link\/missing-page/);
  assert.match(text, /\nand 51 more; --verbose shows all\n$/);
});

test('over the limit what is told for the first time goes before what is told again, which is counted', () => {
  const again = Array.from({ length: 30 }, (_, line) => ({
    ...NOTE,
    at: { file: 'a.md', line: line + 1, column: 1 },
  }));
  const others = Array.from({ length: 5 }, (_, index) => ({ ...NOTE, message: `${index}` }));
  const text = formatText([...again, ...others], { ...PLAIN, limit: 10 });
  for (const { message } of others) assert.match(text, new RegExp(`: ${message} \\[`));
  assert.match(
    text,
    /\nand 25 more; --verbose shows all\n {2}25 times warning: Nothing leads here \[sidebar\/unused\]\n$/,
  );
});

test('the summary counts in words', () => {
  assert.equal(formatSummary([]), 'no problems');
  assert.equal(formatSummary([LINK]), '1 error in 1 file');
  const other: Diagnostic = { ...LINK, at: { file: 'b.md', line: 1, column: 1 } };
  assert.equal(formatSummary([LINK, other, NOTE]), '2 errors, 1 warning in 2 files');
  assert.equal(formatSummary([NOTE]), '1 warning');
});

function linkAt(file: string, line: number, column: number): Diagnostic {
  return {
    ...LINK,
    at: { file, line, column },
  };
}

test('diagnostics are sorted by file, line, column and code, and repeats go', () => {
  const sorted = [
    NOTE,
    linkAt('a.md', 2, 1),
    linkAt('a.md', 10, 1),
    linkAt('a.md', 10, 9),
    linkAt('b.md', 1, 1),
  ];
  const twice = [...sorted.toReversed(), ...sorted];
  assert.deepEqual(sortDiagnostics(twice), sorted);
  const codes = (['tag/invalid-permalink', 'blog/no-date'] as const).map((code) => ({ ...LINK, code }));
  assert.deepEqual(
    sortDiagnostics(codes).map(({ code }) => code),
    ['blog/no-date', 'tag/invalid-permalink'],
  );
});

test('rules set the severity by code or area; the code wins; off removes', () => {
  const rules = { 'link/*': 'warning', 'link/missing-anchor': 'error', 'sidebar/unused': 'off' } as const;
  const anchor: Diagnostic = { ...LINK, code: 'link/missing-anchor', severity: 'warning' };
  assert.deepEqual(
    applyRules([LINK, anchor, NOTE], rules).map(({ code, severity }) => [code, severity]),
    [
      ['link/missing-page', 'warning'],
      ['link/missing-anchor', 'error'],
    ],
  );
  assert.deepEqual(applyRules([{ ...NOTE, code: 'constructor' as string as RuleCode }], {}).length, 1);
});

test('errors fail a run, with strict warnings do', () => {
  assert.deepEqual(countProblems([LINK, NOTE]), { errors: 1, warnings: 1, files: 1 });
  assert.deepEqual(
    [isFailure([NOTE], false), isFailure([NOTE], true), isFailure([LINK], false), isFailure([], true)],
    [false, true, true, false],
  );
});

test('GitHub annotations escape what would end them and count paths from the repository', () => {
  const odd: Diagnostic = {
    ...LINK,
    message: '100% a\r\nb::c',
    at: { file: 'a,b:c.md', line: 2, column: 3 },
  };
  assert.equal(
    formatGithub([odd, NOTE], 'site'),
    '::error file=site/a%2Cb%3Ac.md,line=2,col=3,title=link/missing-page::100%25 a%0D%0Ab::c%0ADid you mean "./install.md"?\n' +
      '::warning title=sidebar/unused::Nothing leads here\n',
  );
});

test('SARIF names rules once and places exactly', () => {
  const log = JSON.parse(formatSarif([LINK, LINK, NOTE], '', '1.2.3'));
  assert.equal(log.version, '2.1.0');
  const [run] = log.runs;
  assert.deepEqual(run.tool.driver, {
    name: 'helpsite',
    semanticVersion: '1.2.3',
    rules: [
      {
        id: 'link/missing-page',
        shortDescription: { text: 'A link to a page that is not there.' },
        help: { text: 'Correct the path, or remove the link.' },
        defaultConfiguration: { level: 'error' },
      },
      { id: 'sidebar/unused' },
    ],
  });
  assert.deepEqual(run.results[0].locations[0].physicalLocation, {
    artifactLocation: { uri: 'content/docs/mods.md' },
    region: { startLine: 1, startColumn: 7, endColumn: 18 },
  });
  assert.equal(run.results[2].locations, undefined);
});

test('JSON diagnostics are flat', () => {
  assert.deepEqual(flattenDiagnostic(LINK), {
    severity: 'error',
    code: 'link/missing-page',
    message: 'No page at "./instal.md"',
    file: 'content/docs/mods.md',
    line: 1,
    column: 7,
    hint: 'Did you mean "./install.md"?',
  });
  assert.deepEqual(flattenDiagnostic(NOTE), {
    severity: 'warning',
    code: 'sidebar/unused',
    message: 'Nothing leads here',
  });
});

test('colour is for terminals, unless the environment says otherwise', () => {
  const terminal = { write: () => true, isTTY: true };
  const pipe = { write: () => true };
  assert.equal(wantsColor(terminal, {}), true);
  assert.equal(wantsColor(pipe, {}), false);
  assert.equal(wantsColor(pipe, { FORCE_COLOR: '1' }), true);
  assert.equal(wantsColor(terminal, { FORCE_COLOR: '0' }), false);
  assert.equal(wantsColor(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }), false);
  assert.equal(wantsColor(terminal, { TERM: 'dumb' }), false);
});

const RESULT: CommandResult = {
  ok: false,
  base: '/help/',
  pages: 2,
  written: 1,
  unchanged: 1,
  removed: 0,
  isEmitted: false,
  durationMs: 1234.5,
  diagnostics: [LINK, NOTE],
  sourceOf: () => SOURCE,
};

function print(
  changes: Partial<CommandOptions>,
  env: Record<string, string> = {},
  result = RESULT,
): { stdout: string; stderr: string } {
  const out = { stdout: '', stderr: '' };
  const options: CommandOptions = {
    command: 'build',
    root: '/repo/site',
    outDir: '/repo/site/dist',
    base: undefined,
    configFile: undefined,
    json: false,
    quiet: false,
    verbose: false,
    strict: false,
    keepGoing: false,
    clean: false,
    cache: true,
    drafts: false,
    explain: false,
    compress: false,
    format: 'text',
    io: {
      stdout: { write: (text) => (out.stdout += text) },
      stderr: { write: (text) => (out.stderr += text) },
      env,
      cwd: '/repo/site',
    },
    ...changes,
  };
  printResult(result, options);
  return out;
}

test('text ends with the outcome', () => {
  assert.match(
    print({}).stdout,
    /\n✗ 1 error, 1 warning in 1 file; nothing was written, dist is as it was \(1\.23 s\)\n$/,
  );
  const good = { ...RESULT, ok: true, isEmitted: true, diagnostics: [] };
  assert.equal(
    print({}, {}, good).stdout,
    '✓ 2 pages built in 1.23 s into dist (1 file written, 1 unchanged, 0 removed)\n',
  );
  assert.equal(print({ command: 'check' }, {}, good).stdout, '✓ 2 pages checked in 1.23 s: no problems\n');
});

test('quiet prints what fails the run and nothing else', () => {
  assert.doesNotMatch(print({ quiet: true }).stdout, /sidebar\/unused|✗/);
  assert.match(print({ quiet: true, strict: true }).stdout, /sidebar\/unused/);
});

test('JSON is one document, also in a GitHub Actions job, whose annotations then go to stderr', () => {
  const { stdout, stderr } = print(
    { format: 'json', json: true },
    { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/repo' },
  );
  assert.deepEqual(JSON.parse(stdout), {
    schemaVersion: 1,
    ok: false,
    command: 'build',
    root: '/repo/site',
    outDir: '/repo/site/dist',
    base: '/help/',
    pages: 2,
    written: 1,
    unchanged: 1,
    removed: 0,
    durationMs: 1235,
    diagnostics: [flattenDiagnostic(LINK), flattenDiagnostic(NOTE)],
  });
  assert.match(stderr, /^::error file=site\/content\/docs\/mods\.md,/);
  assert.match(print({}, { GITHUB_ACTIONS: 'true' }).stdout, /\n::error file=content/);
  assert.equal(print({ format: 'github' }, { GITHUB_ACTIONS: 'true' }).stdout.match(/::error/g)?.length, 1);
});

test('a progress bar appears on a terminal after a second, and goes', () => {
  let written = '';
  let time = 0;
  const stderr = { isTTY: true, columns: 60, write: (text: string) => (written += text) };
  const progress = createProgress({ stderr, env: {} }, { quiet: false, now: () => time });
  progress.start('Rendering', 300);
  progress.report(10);
  time = 900;
  progress.report(100);
  assert.equal(written, '');
  time = 1100;
  progress.report(150);
  assert.match(written, /Rendering ━{12}─{12} 150\/300$/);
  progress.end();
  assert.ok(written.endsWith('\r\u001B[2K'));
  const silent = createProgress(
    { stderr: { write: () => assert.fail() }, env: {} },
    { quiet: false, now: () => 1e9 },
  );
  silent.start('Rendering', 1);
  silent.report(1);
  silent.end();
});
