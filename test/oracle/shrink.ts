/** Makes a mismatch small: two states of a site, with as few files as possible, of which the second is built on top of the first. */
import { join } from 'node:path';
import type { SiteFiles } from '../site-fixture.ts';
import { type Project, toArgv } from './project.ts';
import { runProgram } from './program.ts';
import { firstDifference, firstDifferentFile, reportOf } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** The files of both states, as text for people; undefined when two builds in a row do not show the mismatch. */
export async function shrink(before: Project, after: Project): Promise<string | undefined> {
  if (!(await differs(before, after))) return undefined;
  let [first, second] = [before, after];
  for (let size = Math.ceil(second.files.size / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    const paths = [...new Set([...first.files.keys(), ...second.files.keys()])];
    for (let from = 0; from < paths.length; from += size) {
      const gone = new Set(paths.slice(from, from + size));
      const [left, right] = [without(first, gone), without(second, gone)];
      if (await differs(left, right)) [first, second] = [left, right];
    }
  }
  return describe(first, second);
}

function without(project: Project, gone: ReadonlySet<string>): Project {
  const keep = (files: SiteFiles): SiteFiles => new Map([...files].filter(([path]) => !gone.has(path)));
  return {
    ...project,
    files: keep(project.files),
    commits: project.commits?.map((commit) => ({ ...commit, files: keep(commit.files) })),
  };
}

/** Whether the second state, built on top of the first, differs from the second built from nothing. */
async function differs(before: Project, after: Project): Promise<boolean> {
  const place = openWorkspace();
  try {
    place.put(before);
    await runProgram(before.env, toArgv('build', before, place.root()));
    place.put(after);
    const clean = place.clean();
    const outDir = join(place.root(), after.outDir);
    const outcome = await runProgram(after.env, toArgv('build', after, place.root()));
    const expected = await runProgram(after.env, toArgv('build', after, place.root(), clean));
    if (outcome.exitCode !== expected.exitCode) return true;
    if (firstDifference(reportOf(outcome, place.root(), outDir), reportOf(expected, place.root(), clean)))
      return true;
    return outcome.exitCode === 0 && firstDifferentFile(outDir, clean) !== undefined;
  } catch {
    // Without a folder for its content there is no site.
    return false;
  } finally {
    place.end();
  }
}

function describe(before: Project, after: Project): string {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].toSorted();
  const around = ({ root, outDir, flags, env, hasOldTimes, commits }: Project): string =>
    JSON.stringify({ root, outDir, flags, env, hasOldTimes, commits: commits?.length });
  const show = (content: string | Uint8Array | undefined): string =>
    content === undefined ? '(not there)' : typeof content === 'string' ? content.slice(0, 1500) : '(bytes)';
  return [
    `first  ${around(before)}`,
    `second ${around(after)}`,
    ...paths.map((path) => {
      const [old, now] = [before.files.get(path), after.files.get(path)];
      return old === now
        ? `=== ${path}\n${show(now)}`
        : `=== ${path}, first\n${show(old)}\n=== ${path}, then\n${show(now)}`;
    }),
  ].join('\n');
}
