/** `helpsite errors test`: reads the logs of `content/errors` and compares with what should be found. */
import type { Diagnostic } from '../../../model.ts';
import { compareReading, type Difference, readExpectation } from '../../errors/error-tests.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { LOGS_FOLDER, readTestedLogs } from '../../read/read-error-logs.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { prepareErrors, tellProblems } from './errors-site.ts';

interface Failed {
  readonly file: string;
  readonly differences: readonly Difference[];
}

/** Exit codes: 0 all as expected, 1 mistakes in the files, 3 wrong configuration, 6 something else was found. Throws a UsageError without logs. */
export async function runErrorsTest(options: CommandOptions): Promise<number> {
  const { root, io, json, quiet, outDir } = options;
  const startedAt = performance.now();
  const { logs, diagnostics } = readTestedLogs(root);
  if (logs.length === 0 && diagnostics.length === 0)
    throw new UsageError(`There are no logs in ${root}/${LOGS_FOLDER}; put <name>.log and <name>.yml there`);
  const site = await prepareErrors(options);
  if (site.content === undefined) {
    tellProblems(site, site.diagnostics, 'errors test', options, startedAt);
    return 3;
  }
  const codes = new Set(site.rules.map(({ code }) => code));
  const problems: Diagnostic[] = [...diagnostics];
  const failed: Failed[] = [];
  for (const { file, log, expected } of logs) {
    const { value, diagnostics: wrong } = readExpectation(expected, codes);
    problems.push(...wrong);
    const differences = value === undefined ? [] : compareReading(value, site.matcher.match(log));
    if (differences.length > 0) failed.push({ file, differences });
  }
  if (problems.length > 0) {
    tellProblems(site, problems, 'errors test', options, startedAt);
    return 1;
  }
  const ok = failed.length === 0;
  if (json) {
    const durationMs = Math.round(performance.now() - startedAt);
    const files = { pages: 0, written: 0, unchanged: 0, removed: 0 };
    const head = { schemaVersion: 1, ok, command: 'errors test', root, outDir, base: site.base, ...files };
    io.stdout.write(formatDocument({ ...head, durationMs, logs: logs.length, failed, diagnostics: [] }));
  } else if (!quiet || !ok) {
    const paint = createPaint(wantsColor(io.stdout, io.env));
    for (const { file, differences } of failed) {
      io.stdout.write(`${paint('red', '✗')} ${toSafeLine(file)}\n`);
      for (const { what, expected, found } of differences)
        io.stdout.write(
          `  ${what}\n    expected  ${toSafeLine(expected)}\n    found     ${toSafeLine(found)}\n`,
        );
    }
    const mark = ok ? paint('green', '✓') : paint('red', '✗');
    io.stdout.write(
      `${mark} ${logs.length - failed.length} of ${formatCount(logs.length, 'log')} read as expected\n`,
    );
  }
  return ok ? 0 : 6;
}
