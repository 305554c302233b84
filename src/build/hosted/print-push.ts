/** How a push tells its outcome: results to stdout, what went wrong to stderr, or one JSON document. */
import type { Diagnostic } from '../../model.ts';
import { flattenDiagnostic, formatGithub } from '../terminal/report-machine.ts';
import {
  createPaint,
  formatCount,
  formatText,
  PRINT_LIMIT,
  wantsColor,
  widthOf,
} from '../terminal/report.ts';
import { formatDocument, rootInRepository } from '../terminal/result.ts';
import type { SearchOptions } from '../terminal/options.ts';
import { toSafeLine } from '../terminal/terminal-text.ts';
import { describePlan, isUpToDate, listChanges } from './describe-push.ts';
import type { SettingsPlan } from './mark.ts';
import type { PushPlan } from './push-plan.ts';
import type { PushDone } from './push-records.ts';

export interface PushResult {
  readonly exitCode: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly base: string;
  readonly pages: number;
  /** Name of the index; empty where the configuration names none. */
  readonly index: string;
  /** What was to be done; undefined when it did not come to that. */
  readonly work: { readonly plan: PushPlan; readonly planned: SettingsPlan } | undefined;
  readonly done: PushDone;
  /** Sentences about what was and was not done. */
  readonly notes: readonly string[];
  readonly durationMs: number;
  readonly sourceOf: (file: string) => string | undefined;
}

export function printPush(result: PushResult, options: SearchOptions): void {
  const { io, json, root } = options;
  if (json) io.stdout.write(formatDocument(toDocument(result, options)));
  else printText(result, options);
  if (result.exitCode > 3) printFailure(result, options);
  if (io.env['GITHUB_ACTIONS'] === 'true' && result.diagnostics.length > 0)
    (json ? io.stderr : io.stdout).write(formatGithub(result.diagnostics, rootInRepository(root, io.env)));
}

function printText(result: PushResult, options: SearchOptions): void {
  const { diagnostics, work, exitCode, sourceOf } = result;
  const { io, quiet, verbose } = options;
  const isDiff = options.command === 'search diff';
  const color = wantsColor(io.stdout, io.env);
  const paint = createPaint(color);
  const limit = verbose ? Number.POSITIVE_INFINITY : PRINT_LIMIT;
  if (work !== undefined && (options.dryRun || exitCode === 6) && !quiet)
    for (const line of listChanges(work.plan, work.planned, limit)) io.stdout.write(`${toSafeLine(line)}\n`);
  const problems = formatText(diagnostics, { color, limit, width: widthOf(io.stdout), sourceOf });
  if (exitCode === 0) {
    if (problems !== '') io.stdout.write(`${problems}\n`);
    if (!quiet || isDiff)
      io.stdout.write(`${paint('green', '✓')} ${toSafeLine(describeSuccess(result, options))}\n`);
  } else if (exitCode <= 3) {
    io.stdout.write(`${problems}\n`);
    io.stdout.write(`${paint('red', '✗')} Nothing was ${isDiff ? 'compared' : 'pushed'}\n`);
  }
}

/** One sentence and what follows from it, as for other failures of a command; also beside a document on stdout. */
function printFailure({ diagnostics, notes }: PushResult, { io }: SearchOptions): void {
  for (const { message, hint } of diagnostics)
    for (const line of [`helpsite: ${message}`, ...[...notes, hint ?? ''].map((note) => `  ${note}`)])
      if (line.trim() !== '') io.stderr.write(`${toSafeLine(line)}\n`);
}

function describeSuccess(
  { work, index, durationMs }: PushResult,
  { dryRun, full, command }: SearchOptions,
): string {
  const seconds = `${(durationMs / 1000).toFixed(2)} s`;
  if (work === undefined) return 'Done';
  const { plan, planned } = work;
  const records = plan.added.length + plan.changed.length + plan.unchanged;
  if (full && !dryRun)
    return `The index "${index}" was replaced in ${seconds}: ${formatCount(records, 'record')}, settings and synonyms`;
  if (isUpToDate(plan, planned))
    return `The index "${index}" is up to date in ${seconds}: ${formatCount(records, 'record')}, nothing ${command === 'search diff' ? 'differs' : 'to send'}`;
  if (dryRun) return `The index "${index}" differs: ${describePlan(plan, planned, true)} (${seconds})`;
  return `The index "${index}" was brought up to date in ${seconds}: ${describePlan(plan, planned, false)}`;
}

/** The document of contract.md 1, and what is particular to a push. */
function toDocument(result: PushResult, { command, root, outDir, dryRun, full }: SearchOptions): object {
  const { exitCode, base, pages, durationMs, diagnostics, index, work, done } = result;
  const { plan, planned } = work ?? {};
  const idsOf = (list: readonly { readonly objectID: string }[] = []) => list.map(({ objectID }) => objectID);
  return {
    schemaVersion: 1,
    ok: exitCode === 0,
    command,
    root,
    outDir,
    base,
    pages,
    written: done.saved,
    unchanged: plan?.unchanged ?? 0,
    removed: done.removed,
    durationMs,
    diagnostics: diagnostics.map(flattenDiagnostic),
    index,
    dryRun,
    full,
    differences: {
      added: idsOf(plan?.added),
      changed: idsOf(plan?.changed),
      removed: plan?.removed ?? [],
      settings: planned?.settings !== undefined,
      synonyms: planned?.synonyms !== undefined,
    },
    done: { records: done.saved, deletions: done.removed, settings: done.settings, synonyms: done.synonyms },
  };
}
