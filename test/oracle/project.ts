/** A site with everything around it that a build could see: its history, where it lies, how it is built. Values, never mutated. */
import { join } from 'node:path';
import type { Random } from '../random.ts';
import * as fixture from '../site-fixture.ts';
import type { SiteFiles } from '../site-fixture.ts';
import { withFile } from '../site-edits.ts';
import { addCards } from './card-edits.ts';
import { writeModule } from './modules.ts';
import { writePeople } from './react-edits.ts';

/** One commit of the site's repository: all files as they were then. */
export interface Commit {
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly author: string;
  readonly files: SiteFiles;
}

/** How the program is called, `--out-dir` apart. */
export interface Flags {
  readonly base?: string | undefined;
  /** Relative to the root; given only where the file is there. */
  readonly config?: string | undefined;
  readonly drafts?: true;
  readonly compress?: true;
  readonly keepGoing?: true;
  readonly strict?: true;
  readonly report: 'text' | 'verbose' | 'quiet' | 'json';
}

export interface Project {
  readonly files: SiteFiles;
  /** Oldest first; undefined: no repository. */
  readonly commits: readonly Commit[] | undefined;
  /** The root's name among the walk's folders. */
  readonly root: string;
  /** Below the root. */
  readonly outDir: string;
  readonly flags: Flags;
  readonly env: Readonly<Record<string, string>>;
  /** Every file gets the same time, as archives and `cp -p` do. */
  readonly hasOldTimes: boolean;
}

/** The command line for this project. */
export function toArgv(
  command: 'build' | 'check',
  { flags, outDir, files }: Project,
  root: string,
  clean?: string,
): readonly string[] {
  const { base, config, drafts, compress, keepGoing, strict, report } = flags;
  return [
    command,
    root,
    '--out-dir',
    clean ?? join(root, outDir),
    ...(clean === undefined ? [] : ['--no-cache']),
    ...(base === undefined ? [] : ['--base', base]),
    ...(config === undefined || !files.has(config) ? [] : ['--config', join(root, config)]),
    ...(drafts === undefined ? [] : ['--drafts']),
    ...(strict === undefined ? [] : ['--strict']),
    ...(report === 'text' ? [] : [`--${report}`]),
    // What the walk takes away is meant.
    ...(command === 'check' ? [] : ['--allow-removals']),
    ...(compress === undefined || command === 'check' ? [] : ['--compress']),
    ...(keepGoing === undefined || command === 'check' ? [] : ['--keep-going']),
  ];
}

/** A site that has one of everything, and builds without errors. */
export function makeProject(random: Random): Project {
  let files = fixture.makeSite(random, 10);
  const put = (path: string, text: string): void => {
    files = withFile(files, path, text);
  };
  files = withFile(files, 'config/site.json', undefined);
  put(
    'config/site.ts',
    writeModule({ title: 'Help centre', docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } }),
  );
  put('content/docs/_parts/inner.md', `${fixture.makeSentence(random)}\n`);
  put(
    'content/docs/_parts/outer.mdx',
    `import Inner from './inner.md';\n\n${fixture.makeSentence(random)}\n\n<Inner />\n`,
  );
  put(
    'content/docs/with-parts.md',
    `---\ntitle: With parts\n---\n\nimport Outer from './_parts/outer.mdx';\n\nWords.\n\n<Outer />\n`,
  );
  put('content/docs/games/with-picture.md', '---\ntitle: A map\n---\n\n![The map](./map.svg)\n');
  put('content/pages/people.tsx', writePeople('./_names.ts'));
  put('content/pages/_names.ts', `export const names = ['Ann', 'Bo'];\n`);
  put('content/search/synonyms.yml', '- [server, machine]\n');
  put('content/search/golden.yml', '- question: how do i start\n  class: task\n  pages: [with-parts]\n');
  for (const path of ['content/pages/all.md', 'content/blog/2026-05-01-all.md'])
    put(path, '---\ntitle: Everything\n---\n\nAll of it.\n');
  for (let count = 0; count < 4; count += 1) files = addCards(random, files).files;
  return {
    files,
    commits: [{ at: 1_767_300_000, author: 'Ann', files }],
    root: 'site',
    outDir: 'dist',
    flags: { report: 'verbose' },
    env: {},
    hasOldTimes: false,
  };
}
