/** A project on the disk: where it lies, its repository, and what may happen to its cache and its out-dir. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, writeSite } from '../site-fixture.ts';
import type { Commit, Project } from './project.ts';

export interface Workspace {
  /** The project's folder, once it was put there. */
  root(): string;
  /** An out-dir that is not there yet. */
  clean(): string;
  /** A place for copies of folders. */
  readonly store: string;
  /** Makes the disk hold the project. */
  put(project: Project): void;
  end(): void;
}

/** A new, empty place for one project. */
export function openWorkspace(): Workspace {
  const folder = makeFolder();
  const clean = join(folder.path, 'clean');
  let held: Project | undefined;
  const root = (): string => join(folder.path, held?.root ?? 'site');
  return {
    root,
    clean() {
      rmSync(clean, { recursive: true, force: true });
      return clean;
    },
    store: join(folder.path, 'store'),
    put(project) {
      const before = held;
      const from = root();
      held = project;
      if (before !== undefined && before.root !== project.root) {
        mkdirSync(dirname(root()), { recursive: true });
        renameSync(from, root());
      }
      writeSite(root(), project.files, before?.files);
      if (project.hasOldTimes) setTimes(root(), project, before);
      if (before?.commits !== project.commits) writeHistory(root(), project.commits);
    },
    end: () => folder.end(),
  };
}

function setTimes(root: string, { files }: Project, before: Project | undefined): void {
  for (const [path, content] of files)
    if (before?.hasOldTimes !== true || before.files.get(path) !== content)
      utimesSync(join(root, path), 1_000_000, 1_000_000);
}

/** Replaces the repository by one with this history; the files themselves are left alone. */
function writeHistory(root: string, commits: readonly Commit[] | undefined): void {
  if (existsSync(join(root, '.git')))
    rmSync(join(root, '.git'), { recursive: true, force: true, maxRetries: 3 });
  if (commits === undefined) return;
  const git = (args: readonly string[], input: Buffer = Buffer.alloc(0)) =>
    execFileSync('git', args, {
      cwd: root,
      input,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  git(['init', '--quiet', '--initial-branch=main']);
  if (commits.length > 0) git(['fast-import', '--quiet'], Buffer.concat(commits.map(toStream)));
}

/** A commit in the format of git-fast-import(1). */
function toStream({ at, author, files }: Commit): Buffer {
  const who = `${author} <writer@example.com> ${at} +0000`;
  const parts: (string | Uint8Array)[] = [
    `commit refs/heads/main\nauthor ${who}\ncommitter ${who}\ndata 4\nEdit\ndeleteall\n`,
  ];
  for (const [path, content] of files) {
    const bytes = Buffer.from(content);
    parts.push(`M 100644 inline ${path}\ndata ${bytes.length}\n`, bytes, '\n');
  }
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
