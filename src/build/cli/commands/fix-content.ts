/** `check --fix`: corrects the guides, or shows what it would correct. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import type { CheckOptions } from '../check-options.ts';
import { fixSite } from '../../check/fix/fix-site.ts';
import { formatDiff } from '../../check/fix/format-diff.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { writeWhole } from '../../emit/write-whole.ts';

export interface FixedContent {
  /** What is wrong with the guides now. */
  readonly diagnostics: readonly Diagnostic[];
  /** The corrected files, by path relative to the root. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Corrects the files that `found` names. `isGuide` says which may be changed, `check` what is wrong with the site when
 * some have these texts. Throws a WorldError when a file cannot be written; those before it are whole.
 */
export function fixContent(
  found: readonly Diagnostic[],
  isGuide: (file: string) => boolean,
  check: (texts: ReadonlyMap<string, string>) => readonly Diagnostic[],
  { root, fix, quiet, json, format, io }: CheckOptions,
): FixedContent {
  const { files, count, diagnostics } = fixSite(
    found,
    (file) => (isGuide(file) ? readFileSync(join(root, file), 'utf8') : undefined),
    check,
  );
  const summary = `${formatCount(count, 'problem')} in ${formatCount(files.size, 'file')}`;
  if (fix === 'show') {
    // A document on stdout stays one.
    const stream = json || format !== 'text' ? io.stderr : io.stdout;
    const paint = createPaint(wantsColor(stream, io.env));
    for (const [file, { before, after }] of files)
      for (const line of formatDiff(file, before, after).split('\n'))
        stream.write(`${paintLine(toSafeLine(line), paint)}\n`);
    if (!quiet) io.stderr.write(count === 0 ? 'Nothing to fix\n' : `--fix would correct ${summary}\n`);
    return { diagnostics: found, texts: new Map() };
  }
  const skipped: string[] = [];
  for (const [file, { before, after }] of files) {
    try {
      const path = join(root, file);
      if (readFileSync(path, 'utf8') === before) writeWhole(path, after);
      else skipped.push(file);
    } catch (error) {
      throw describeSystemError(error, `write ${file}`);
    }
  }
  if (!quiet) io.stderr.write(count === 0 ? 'Nothing to fix\n' : `Corrected ${summary}\n`);
  for (const file of skipped)
    io.stderr.write(`helpsite: ${file} was changed at the same time and is left as it is\n`);
  return {
    diagnostics: skipped.length === 0 ? diagnostics : found,
    texts: new Map([...files].map(([file, { after }]) => [file, after])),
  };
}

function paintLine(line: string, paint: ReturnType<typeof createPaint>): string {
  if (/^(?:---|\+\+\+) /.test(line)) return paint('bold', line);
  if (line.startsWith('-')) return paint('red', line);
  return line.startsWith('+') ? paint('green', line) : line;
}
