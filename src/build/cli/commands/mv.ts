/** `helpsite mv`: moves a guide or a folder with every link to it, and leaves a redirect at the old address. */
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { applyRules, findUnread, sortDiagnostics } from '../../problems/diagnostics.ts';
import { Memo } from '../../memo/memo.ts';
import { openMemoStore } from '../../memo/memo-store.ts';
import { applyPlan, finishInterrupted } from '../../edit/move/apply-plan.ts';
import { findMovePaths } from '../../edit/move/move-paths.ts';
import { type MovePlan, planMove } from '../../edit/move/plan-move.ts';
import { readState, understandState } from '../../edit/move/site-state.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { createPaint, formatCount, formatText, wantsColor, widthOf } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { readShownText } from '../../read/source-text.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';

export interface MoveOptions extends EditOptions {
  /** As typed. */
  readonly from: string;
  readonly to: string;
}

/** Exit codes: 0 moved, 1 the move would break the site, 3 wrong configuration. Bad paths are UsageErrors. */
export async function runMove(options: MoveOptions): Promise<number> {
  const { root, io, dryRun } = options;
  const startedAt = performance.now();
  const name = `${options.from} to ${options.to}`;
  const finished = dryRun ? undefined : finishInterrupted(root);
  if (finished !== undefined) {
    if (!options.quiet) io.stderr.write(`Finished a move that was cut short: ${finished.name}\n`);
    if (finished.name === name) return report(options, undefined, finished.skipped, startedAt);
    if (finished.skipped.length > 0) io.stderr.write(`${formatProblems(options, finished.skipped)}\n`);
  }
  const state = await readState(options);
  if (state.value === undefined) {
    report(options, undefined, state.diagnostics, startedAt);
    return 3;
  }
  // In what cannot be read there may be links to what moves.
  const unread = findUnread(state.value.discovered.diagnostics);
  if (unread.length > 0) return report(options, undefined, unread, startedAt);
  const memo = new Memo(openMemoStore(cacheFolder(root)));
  const before = understandState(state.value, memo);
  const paths = findMovePaths(options.from, options.to, state.value, before, root);
  const others = listOtherFiles(root, state.value.configFiles);
  const plan = planMove(paths, state.value, before, others, (file) => readRaw(root, file), memo);
  const problems = sortDiagnostics(applyRules(plan.problems, before.model.config.rules)).filter(
    ({ severity }) => severity === 'error',
  );
  if (problems.length > 0) return report(options, { ...plan, problems }, problems, startedAt);
  if (dryRun) return report(options, plan, plan.warnings, startedAt);
  checkWritable(root, plan);
  const { skipped } = applyPlan(root, name, plan.renames, plan.changes);
  return report(options, plan, [...plan.warnings, ...skipped], startedAt);
}

/** Files outside the pipeline that may name guides. */
function listOtherFiles(root: string, configFiles: readonly string[]): readonly string[] {
  const below = (folder: string, ending: RegExp): string[] => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => ending.test(path) && !path.includes('/node_modules/'));
    } catch {
      return [];
    }
  };
  const all = [
    ...configFiles,
    ...below('config', /\.(?:[cm]?[jt]s|json)$/),
    ...below('content/pages', /\.[jt]sx$/),
    ...below('content/search', /\.ya?ml$/),
  ];
  return [...new Set(all)].toSorted();
}

/** Largest file that is looked through, in bytes: a page may have 2 MB. */
const MAX_BYTES = 20_000_000;

/** Text as it lies on the disk, line ends and byte order mark kept; undefined for what is no UTF-8 text. */
function readRaw(root: string, file: string): string | undefined {
  try {
    const bytes = readFileSync(join(root, file));
    if (bytes.length > MAX_BYTES) return undefined;
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text;
  } catch {
    return undefined;
  }
}

/** Before anything is touched: a move that stops half way is finished later, one that never began is better. */
function checkWritable(root: string, { renames, changes }: MovePlan): void {
  const moved = new Map(renames.map(({ from, to }) => [to, from]));
  const oldPlace = (file: string) => {
    for (const [to, from] of moved)
      if (file === to || file.startsWith(`${to}/`)) return from + file.slice(to.length);
    return file;
  };
  const files = new Set([...renames.map(({ from }) => from), ...changes.map(({ file }) => oldPlace(file))]);
  for (const file of files) {
    try {
      accessSync(join(root, file), constants.W_OK);
      accessSync(dirname(join(root, file)), constants.W_OK);
    } catch (error) {
      throw describeSystemError(error, `change ${file}; nothing was moved`);
    }
  }
}

function report(
  options: MoveOptions,
  plan: MovePlan | undefined,
  diagnostics: readonly Diagnostic[],
  startedAt: number,
): number {
  const { io, json, root, dryRun, quiet } = options;
  const ok = !diagnostics.some(({ severity }) => severity === 'error');
  const all = sortDiagnostics(diagnostics);
  if (json)
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok,
        command: 'mv',
        root,
        dryRun,
        renames: plan?.renames ?? [],
        edits: (plan?.changes ?? []).map((change) => ({ file: change.file, lines: listLines(change) })),
        addresses: plan?.addresses ?? [],
        written: ok && !dryRun ? (plan?.changes.length ?? 0) : 0,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics: all.map(flattenDiagnostic),
      }),
    );
  else {
    const problems = formatProblems(options, all);
    if (problems !== '') io.stdout.write(`${problems}\n`);
    if (!quiet) io.stdout.write(`${formatPlan(plan, ok, dryRun, wantsColor(io.stdout, io.env))}\n`);
  }
  return ok ? 0 : 1;
}

function formatProblems({ io, root }: MoveOptions, problems: readonly Diagnostic[]): string {
  const sourceOf = (file: string) => readShownText(root, file);
  const color = wantsColor(io.stdout, io.env);
  return formatText(problems, { color, limit: 20, width: widthOf(io.stdout), sourceOf });
}

function formatPlan(plan: MovePlan | undefined, ok: boolean, dryRun: boolean, color: boolean): string {
  const paint = createPaint(color);
  if (plan === undefined)
    return ok ? `${paint('green', '✓')} Nothing left to do` : `${paint('red', '✗')} Nothing was moved`;
  if (!ok) return `${paint('red', '✗')} The move would break this; nothing was moved`;
  const would = dryRun ? 'would be ' : '';
  const links = plan.changes.reduce((sum, change) => sum + listLines(change).length, 0);
  const lines = [
    ...plan.renames.map(({ from, to }) => toSafeLine(`${from} → ${to}`)),
    ...plan.addresses.map(({ from, to, redirected }) =>
      toSafeLine(`${from} → ${to}${redirected ? ' (the old address leads to the new one)' : ''}`),
    ),
    ...plan.changes.flatMap((change) => [
      toSafeLine(change.file),
      ...listLines(change).flatMap(({ line, before, after }) => [
        ...(before === undefined ? [] : [paint('red', `  ${line} - ${before}`)]),
        ...(after === undefined ? [] : [paint('green', `  ${line} + ${after}`)]),
      ]),
    ]),
    `${paint('green', '✓')} ${toSafeLine(describeRenames(plan))} ${would}moved, ${formatCount(links, 'line')} ${would}changed in ${formatCount(plan.changes.length, 'file')}`,
  ];
  return lines.join('\n');
}

interface ChangedLine {
  readonly line: number;
  readonly before?: string;
  readonly after?: string;
}

/** The lines that differ: links keep their lines, and settings gain at most a few. */
function listLines({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}): readonly ChangedLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changed: ChangedLine[] = [];
  let at = 0;
  for (const [index, line] of fresh.entries()) {
    if (line === old[at]) at++;
    else if (fresh.length > old.length && at < old.length && fresh[index + 1] === old[at])
      changed.push({ line: index + 1, after: shorten(line) });
    else {
      changed.push({
        line: index + 1,
        after: shorten(line),
        ...(at < old.length ? { before: shorten(old[at] ?? '') } : {}),
      });
      at++;
    }
  }
  return changed;
}

function shorten(line: string): string {
  const plain = toSafeLine(line.replace(/\r$/, '').trim());
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}

function describeRenames({ renames }: MovePlan): string {
  return renames.length === 1 ? (renames[0]?.from ?? '') : formatCount(renames.length, 'file');
}
