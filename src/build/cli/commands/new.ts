/** `helpsite new`: a guide from its type's template, in its category, at the next place, as a draft. */
import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic, GuideType } from '../../../model.ts';
import { applyRules, findUnread, sortDiagnostics } from '../../problems/diagnostics.ts';
import { makeFolder } from '../../emit/make-folder.ts';
import { Memo } from '../../memo/memo.ts';
import { openMemoStore } from '../../memo/memo-store.ts';
import { findNewProblems, readState, type SiteState, understandState } from '../../edit/move/site-state.ts';
import { type GuidePlan, planGuide } from '../../edit/new/plan-guide.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { createPaint, formatText, wantsColor, widthOf } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { readShownText } from '../../read/source-text.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError, isSystemError } from '../../problems/world-error.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';
import { comparePaths } from '../../read/discover.ts';

export interface NewOptions extends EditOptions {
  /** As typed. */
  readonly path: string;
  readonly type: GuideType;
  readonly title: string | undefined;
}

/** Exit codes: 0 made, 1 the guide would collide with another, 3 wrong configuration. Bad paths are UsageErrors. */
export async function runNew(options: NewOptions): Promise<number> {
  const { root, dryRun } = options;
  const state = await readState(options);
  if (state.value === undefined) {
    report(options, undefined, state.diagnostics);
    return 3;
  }
  // What cannot be read may have the new guide's address.
  const unread = findUnread(state.value.discovered.diagnostics);
  if (unread.length > 0) {
    report(options, undefined, unread);
    return 1;
  }
  const memo = new Memo(openMemoStore(cacheFolder(root)));
  const site = understandState(state.value, memo);
  const plan = planGuide(options, state.value, site);
  for (const { file } of plan.files) checkPlace(root, file);
  const after = understandState(addFiles(state.value, plan), memo);
  const problems = findNewProblems(site.diagnostics, after.diagnostics);
  const errors = sortDiagnostics(applyRules(problems, state.value.config.rules)).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0) {
    report(options, plan, errors);
    return 1;
  }
  if (!dryRun) createAll(root, plan.files);
  const guide = plan.files.at(-1)?.file.slice('content/'.length) ?? '';
  const route = after.lookup.targets.byPath.get(guide)?.route;
  const isListed = [...after.lookup.sidebars.values()].some(
    ({ places }) => route !== undefined && places.has(route.replace(/\/$/, '')),
  );
  report(options, plan, [], { route, isListed: isListed || state.value.explicit === undefined });
  return 0;
}

/** The site with the new files, the guide as if it were finished: then its address counts. */
function addFiles(state: SiteState, { files }: GuidePlan): SiteState {
  const { discovered } = state;
  const fresh = files.map(({ file, text }) => ({
    path: file.slice('content/'.length),
    text: text.replace(/^draft: true\n/m, ''),
  }));
  const isCategory = ({ path }: { path: string }) => path.endsWith('/_category_.json');
  return {
    ...state,
    discovered: {
      ...discovered,
      sources: [...discovered.sources, ...fresh.filter((file) => !isCategory(file))].toSorted(comparePaths),
      categories: [...discovered.categories, ...fresh.filter(isCategory)].toSorted(comparePaths),
    },
  };
}

/** Throws a UsageError where something lies already, or where a folder is a symbolic link, which could lead anywhere. */
function checkPlace(root: string, file: string): void {
  const folders = file
    .split('/')
    .slice(0, -1)
    .map((_, index, all) => all.slice(0, index + 1).join('/'));
  for (const folder of folders) {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory() && folder !== 'content')
      throw new UsageError(
        `${folder} is ${stats.isSymbolicLink() ? 'a symbolic link, which could lead out of the site' : 'a file'}; choose another folder`,
      );
  }
  if (lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined)
    throw new UsageError(`${file} exists already; nothing is replaced: choose another name`);
}

/** All of them or none: a category without its guide would be half a work. */
function createAll(root: string, files: GuidePlan['files']): void {
  const made: string[] = [];
  try {
    for (const { file, text } of files) {
      create(root, file, text);
      made.push(file);
    }
  } catch (error) {
    for (const file of made) rmSync(join(root, file), { force: true });
    throw error;
  }
}

function create(root: string, file: string, text: string): void {
  try {
    makeFolder(dirname(join(root, file)));
    writeFileSync(join(root, file), text, { flag: 'wx' });
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST')
      throw new UsageError(`${file} was made a moment ago by somebody else; nothing is replaced`);
    // A full disk leaves an empty file.
    rmSync(join(root, file), { force: true });
    throw describeSystemError(error, `write ${file}`);
  }
}

function report(
  { io, json, quiet, root, dryRun }: NewOptions,
  plan: GuidePlan | undefined,
  diagnostics: readonly Diagnostic[],
  made?: { readonly route: string | undefined; readonly isListed: boolean },
): void {
  const ok = made !== undefined;
  const file = plan?.files.at(-1)?.file;
  const notes = [
    ...(plan?.notes ?? []),
    ...(made?.isListed === false ? ['No sidebar lists it yet: add it to config/sidebars'] : []),
  ];
  if (json) {
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok,
        command: 'new',
        root,
        dryRun,
        ...(file === undefined ? {} : { file }),
        ...(made?.route === undefined ? {} : { route: made.route }),
        files: plan?.files.map((each) => each.file) ?? [],
        notes,
        diagnostics: diagnostics.map(flattenDiagnostic),
      }),
    );
    return;
  }
  const color = wantsColor(io.stdout, io.env);
  const paint = createPaint(color);
  const sourceOf = (path: string) => readShownText(root, path);
  const problems = formatText(diagnostics, { color, limit: 20, width: widthOf(io.stdout), sourceOf });
  if (problems !== '') io.stdout.write(`${problems}\n`);
  if (!ok) io.stdout.write(`${paint('red', '✗')} Nothing was made\n`);
  else if (quiet) io.stdout.write(`${file}\n`);
  else {
    const lines = [
      ...(dryRun ? (plan?.files ?? []).flatMap((each) => [each.file, '', each.text]) : []),
      ...notes.map(toSafeLine),
      `${paint('green', '✓')} ${dryRun ? 'Would make' : 'Made'} ${file}`,
      `Its address will be ${made.route ?? ''}. It is a draft, so it is not published yet.`,
      'Next: open the file, replace every text that begins with TODO, and delete the line "draft: true".',
    ];
    io.stdout.write(`${lines.join('\n')}\n`);
  }
}
