/** `helpsite import`: a Docusaurus project becomes ours. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { importProject, type ImportOutcome } from '../../import/import-project.ts';
import { UsageError } from '../../problems/usage-error.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { formatDocument } from '../../terminal/result.ts';

export interface ImportOptions {
  /** As typed. */
  readonly folder: string;
  readonly target: string | undefined;
  readonly docsVersion: string | undefined;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly io: CommandIo;
}

/** Exit codes: 0 moved, 1 moved and something stops the build or was changed on both sides, 2 no project, or somebody else's folder. */
export async function runImport(options: ImportOptions): Promise<number> {
  const { folder, target, docsVersion, dryRun, json, io } = options;
  if (folder === '' || target === '') throw new UsageError('The name of a folder is empty');
  const outcome = await importProject(
    {
      source: resolve(io.cwd, folder),
      shownSource: folder,
      target: target === undefined ? undefined : resolve(io.cwd, target),
      cwd: io.cwd,
      scratch: tmpdir(),
      docsVersion,
      dryRun,
      year: new Date().getFullYear(),
    },
    checkTarget,
  );
  const ok = outcome.plan.conflicts.length === 0 && !outcome.notes.some(({ kind }) => kind === 'edit');
  if (json) io.stdout.write(formatDocument(describe(outcome, options, ok)));
  else print(outcome, options, ok);
  return ok ? 0 : 1;
}

/** The source stays as it is: nothing is written into it, nor around it. */
function checkTarget(source: string, target: string): void {
  const isInside = (inner: string, outer: string): boolean => `${inner}${sep}`.startsWith(`${outer}${sep}`);
  if (isInside(target, source))
    throw new UsageError(
      `${target} is inside of the project, which is left as it is; name a folder beside it, such as ${resolve(source, '..', 'help')}`,
    );
  if (isInside(source, target)) throw new UsageError(`${target} holds the project; name a folder beside it`);
}

function describe(
  { source, target, figures, notes, problems, plan }: ImportOutcome,
  { dryRun }: ImportOptions,
  ok: boolean,
): object {
  return {
    schemaVersion: 1,
    ok,
    command: 'import',
    source,
    root: target,
    dryRun,
    pages: figures.builtPages,
    figures,
    written: plan.write.length,
    unchanged: plan.unchanged,
    removed: plan.remove.length,
    kept: plan.kept,
    conflicts: plan.conflicts,
    notes,
    diagnostics: problems.map(flattenDiagnostic),
  };
}

/** Kinds of notes in the order of the report, with the words for them. */
const KINDS = [
  ['edit', 'to be changed before it builds'],
  ['missing', 'not there'],
  ['address', 'about addresses'],
  ['computed', 'computed by scripts'],
  ['guide', 'in the texts'],
  ['translated', 'translated'],
  ['left', 'left in the old project'],
] as const;

function print(
  { target, figures, notes, plan, report }: ImportOutcome,
  { dryRun, quiet, io }: ImportOptions,
  ok: boolean,
): void {
  const paint = createPaint(wantsColor(io.stdout, io.env));
  const shown = relative(io.cwd, target) || '.';
  const typed = /^[\w./-]+$/.test(shown) ? shown : `"${shown}"`;
  const lines: string[] = [];
  if (dryRun && !quiet) lines.push(report.trimEnd(), '');
  for (const path of plan.conflicts)
    lines.push(`${path}: changed here and in the project; yours was kept, compare the two`);
  for (const { kind, what, says, todo, file, line } of notes)
    if (kind === 'edit')
      lines.push(
        `${file === undefined ? '' : `${file}:${line ?? 1}: `}${says} [${what}]${todo === undefined ? '' : `\n  ${todo}`}`,
      );
  if (!quiet) {
    const counts = KINDS.flatMap(([kind, words]) => {
      const own = notes.filter((note) => note.kind === kind).length;
      return own === 0 ? [] : [`${own} ${words}`];
    });
    if (plan.kept.length > 0)
      lines.push(
        `${formatCount(plan.kept.length, 'file')} that you changed since the last import ${plan.kept.length === 1 ? 'was' : 'were'} kept`,
      );
    lines.push(
      `${ok ? paint('green', '✓') : paint('red', '✗')} ${dryRun ? 'Would move' : 'Moved'} ${formatCount(figures.sourcePages, 'page')} into ${shown} (${plan.write.length} files ${dryRun ? 'to write' : 'written'}, ${plan.unchanged} unchanged, ${plan.remove.length} removed)`,
      `Notes, each with its place in ${shown}/IMPORT.md: ${counts.join(', ') || 'none'}.`,
      ok
        ? `Next: npx helpsite dev ${typed}`
        : `Next: make the changes above, then npx helpsite build ${typed}`,
    );
    if (!dryRun && !existsSync(join(target, 'package.json')))
      lines.push(
        `npx helpsite init ${typed} adds package.json with the usual commands; it replaces nothing.`,
      );
  }
  if (lines.length > 0) io.stdout.write(`${lines.join('\n')}\n`);
}
