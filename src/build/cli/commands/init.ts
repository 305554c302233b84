/** `helpsite init`: a new project in a folder, with a first page, a configuration and the commands to go on with. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type InitFlags, readBase, readTitle, readUrl } from '../init-answers.ts';
import { type ExistingProject, planProject, type ProjectPlan } from '../../edit/init/plan-project.ts';
import type { Manager, ProjectFacts } from '../../edit/init/project-texts.ts';
import { makeFolder } from '../../emit/make-folder.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { isCheckout, isReachable, nameDependency } from '../../program/version.ts';
import { canAsk, openConversation } from '../../terminal/ask.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';

/** Exit codes: 0 made (or all there already), 4 a disk that cannot be written. Wrong answers in flags are UsageErrors. */
export async function runInit(folder: string | undefined, flags: InitFlags, io: CommandIo): Promise<number> {
  if (folder === '') throw new UsageError('The name of the folder is empty; leave it out for this folder');
  if (folder?.startsWith('-') === true)
    throw new UsageError(`"${folder}" is no name for a folder; options stand before --`);
  const target = resolve(io.cwd, folder ?? '.');
  checkTarget(target);
  const existing = lookAt(target);
  const facts = await findFacts(target, existing.siteConfig !== undefined, flags, io);
  const { manager, isModern } = findManager(io.env);
  const plan = planProject(
    {
      ...facts,
      folderName: basename(target),
      dependency: nameDependency(target),
      manager,
      isModernYarn: manager === 'yarn' && isModern,
    },
    existing,
  );
  for (const { file } of plan.files) checkPlace(target, file);
  const isDry = flags.dryRun === true;
  if (!isDry) write(target, plan);
  // Whoever was fetched for this one command is gone after it. A checkout's own packages are never touched.
  const isFetched = io.env['npm_config_user_agent'] !== undefined && !isReachable(target);
  const isInstalled =
    !isDry && flags.install !== false && isFetched && !isCheckout() && install(target, manager, io);
  const next = [
    ...(target === resolve(io.cwd) ? [] : [`cd ${quoteShell(relative(io.cwd, target))}`]),
    ...(isInstalled || isReachable(target) ? [] : [`${manager} install`]),
    `${manager} start`,
  ];
  report(target, plan, next, flags, io);
  return 0;
}

/** Throws a UsageError where a folder cannot be. */
function checkTarget(target: string): void {
  let there = target;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  if (!statSync(there).isDirectory()) throw new UsageError(`${there} is not a folder; choose another name`);
}

/** Flags first, then answers, then what is usual. A site that has its configuration (`isKnown`) has said all that would be asked. */
async function findFacts(
  target: string,
  isKnown: boolean,
  flags: InitFlags,
  io: CommandIo,
): Promise<ProjectFacts> {
  const given = {
    title: flags.title === undefined ? undefined : valueOf(readTitle(flags.title), '--title'),
    url: flags.url === undefined ? undefined : valueOf(readUrl(flags.url), '--url'),
    base: flags.base === undefined ? undefined : valueOf(readBase(flags.base), '--base'),
  };
  const usual = { title: toTitle(basename(target)), base: '/' };
  if (isKnown || flags.yes === true || flags.json === true || !canAsk(io)) {
    const base = given.base ?? given.url?.base ?? usual.base;
    return { title: given.title ?? usual.title, base, url: given.url?.origin ?? '' };
  }
  const { ask, close } = openConversation(io);
  try {
    const title =
      given.title ??
      (await ask({ text: 'What is the site called?', usual: usual.title, read: readTitle })) ??
      usual.title;
    const url =
      given.url ??
      (await ask({
        text: 'Where will it be published, e.g. https://www.example.com?',
        usual: 'not known yet',
        read: readUrl,
      }));
    const base =
      given.base ??
      url?.base ??
      (await ask({
        text: 'Under which path there? / is the whole host, /help/ a part of it',
        usual: usual.base,
        read: readBase,
      })) ??
      usual.base;
    return { title, base, url: url?.origin ?? '' };
  } finally {
    close();
  }
}

function valueOf<T>(outcome: { readonly value: T } | { readonly problem: string }, flag: string): T {
  if ('value' in outcome) return outcome.value;
  throw new UsageError(`${flag}: ${outcome.problem}`);
}

/** The folder's name in words: `acme-help` is "Acme help". */
function toTitle(folder: string): string {
  const words = folder.replace(/[\p{Cc}\p{Cf}\s_.-]+/gu, ' ').trim();
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return 'value' in readTitle(title) ? title : 'Help centre';
}

/** What installed or fetched this program: package managers say so in the environment of what they run. */
function findManager(env: CommandIo['env']): { readonly manager: Manager; readonly isModern: boolean } {
  const [, name, major] = /^(npm|pnpm|yarn)\/(\d+)/.exec(env['npm_config_user_agent'] ?? '') ?? [];
  const manager = name === 'pnpm' || name === 'yarn' ? name : 'npm';
  return { manager, isModern: Number(major) >= 2 };
}

function lookAt(target: string): ExistingProject {
  const textOf = (file: string): string | undefined => {
    const path = join(target, file);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    // A folder of that name, or a link to nothing, is there, too.
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : '';
  };
  const config = namesIn(join(target, 'config')).find((name) => /^site\.(?:m?[jt]s|json)$/.test(name));
  return {
    textOf,
    siteConfig: config === undefined ? undefined : `config/${config}`,
    hasGuides: hasGuides(join(target, 'content', 'docs')),
  };
}

function namesIn(folder: string): readonly string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];
}

function hasGuides(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  return readdirSync(folder, { recursive: true }).some((name) => /\.mdx?$/i.test(String(name)));
}

/** Throws a UsageError where a folder on the way is a file, or a link, which could lead anywhere. */
function checkPlace(target: string, file: string): void {
  const parts = file.split('/');
  for (const [index] of parts.entries()) {
    const path = parts.slice(0, index + 1).join('/');
    const stats = lstatSync(join(target, path), { throwIfNoEntry: false });
    const isLast = index === parts.length - 1;
    if (stats === undefined || (isLast ? stats.isFile() : stats.isDirectory())) continue;
    const kind = stats.isSymbolicLink() ? 'a symbolic link' : isLast ? 'no file' : 'a file';
    throw new UsageError(`${path} is ${kind}; move it away, or choose another folder`);
  }
}

function write(target: string, plan: ProjectPlan): void {
  for (const { file, text, adds } of plan.files) {
    try {
      makeFolder(dirname(join(target, file)));
      if (adds === undefined) writeFileSync(join(target, file), text, { flag: 'wx' });
      else writeWhole(join(target, file), text);
    } catch (error) {
      throw describeSystemError(error, `write ${file}`);
    }
  }
}

/** Returns whether it worked; what the package manager says goes to stderr. */
function install(target: string, manager: Manager, io: CommandIo): boolean {
  io.stderr.write(`Installing helpsite with ${manager}\n`);
  const program = io.env['npm_execpath'] ?? '';
  const isOwn = /\.[cm]?js$/.test(program) && basename(program).startsWith(manager);
  const { status } = spawnSync(isOwn ? process.execPath : manager, [...(isOwn ? [program] : []), 'install'], {
    cwd: target,
    stdio: ['ignore', 2, 2],
    shell: !isOwn && process.platform === 'win32',
  });
  if (status !== 0) io.stderr.write(`That did not work: run ${manager} install yourself.\n`);
  return status === 0;
}

/** A folder as it is typed in a shell. */
function quoteShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function report(
  target: string,
  plan: ProjectPlan,
  next: readonly string[],
  { json, quiet, dryRun }: InitFlags,
  io: CommandIo,
): void {
  const files = plan.files.map(({ file, adds }) => ({ file, done: adds === undefined ? 'made' : 'changed' }));
  if (json === true) {
    const kept = plan.kept.map(({ file }) => ({ file, done: 'kept' }));
    const facts = { root: target, dryRun: dryRun === true, files: [...files, ...kept], next };
    io.stdout.write(
      formatDocument({ schemaVersion: 1, ok: true, command: 'init', ...facts, diagnostics: [] }),
    );
    return;
  }
  if (quiet === true) return;
  const paint = createPaint(wantsColor(io.stdout, io.env));
  const would = dryRun === true ? 'would be ' : '';
  const lines = [
    ...plan.files.map(({ file, adds }) =>
      adds === undefined ? `  ${file} ${would}made` : `  ${file}: ${adds} ${would}added`,
    ),
    ...plan.kept.map(({ file, reason }) => `  ${file} stays as it is: ${reason}`),
    `${paint('green', '✓')} ${formatCount(plan.files.length, 'file')} ${would}written in ${relative(io.cwd, target) || '.'}`,
    'Next:',
    ...next.map((command) => `  ${command}`),
  ];
  io.stdout.write(`${lines.map(toSafeLine).join('\n')}\n`);
}
