/** The development servers that are compared, each set up for one corpus. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from './contestant.ts';
import { createHelpsite } from './helpsite-contestant.ts';

export interface DevContestant {
  readonly name: string;
  /** Absolute folder of the guides. */
  readonly guides: string;
  readonly addressOf: (origin: string, guide: string) => string;
  /** Where the page shows a changed title: all of these selectors. */
  readonly titled: readonly string[];
  /** What a cold start has to do without. */
  readonly leftovers: readonly string[];
  readonly start: (port: number) => ChildProcess;
}

/** helpsite as installed at `program`. */
export function createHelpsiteDev(program: string, corpus: Corpus): DevContestant {
  const { folder } = corpus;
  createHelpsite(program, corpus);
  return {
    name: 'helpsite',
    guides: join(folder, 'content/docs'),
    addressOf: (origin, guide) => `${origin}/help/docs/${guide}`,
    titled: ['title', 'h1', 'nav[aria-label="Docs sidebar"] [aria-current=page]'],
    leftovers: [join(folder, 'node_modules')],
    start: (port) =>
      spawn(process.execPath, [program, 'dev', folder, '--port', String(port), '--strict-port'], {
        cwd: folder,
        stdio: 'ignore',
      }),
  };
}

/**
 * VitePress as installed below `installed` (`npm install vitepress` in an empty folder), over the same guides. Its
 * sidebar is a fixed list, made for it here; it does not show titles of front matter but in the window's name.
 */
export function createVitePressDev(installed: string, corpus: Corpus, folder: string): DevContestant {
  mkdirSync(join(folder, '.vitepress'), { recursive: true });
  cpSync(join(corpus.folder, 'content/docs'), folder, { recursive: true });
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'));
  const items = listGuides(folder).map((path) => ({ text: path, link: `/${path}` }));
  writeFileSync(
    join(folder, '.vitepress/config.mjs'),
    `export default { title: 'Help centre', ignoreDeadLinks: true, themeConfig: { sidebar: ${JSON.stringify(items)} } };\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const { version } = JSON.parse(
    readFileSync(join(installed, 'node_modules/vitepress/package.json'), 'utf8'),
  ) as { readonly version: string };
  return {
    name: `VitePress ${version}`,
    guides: folder,
    addressOf: (origin, guide) => `${origin}/${guide}.html`,
    titled: ['title'],
    leftovers: [join(folder, '.vitepress/cache')],
    start: (port) =>
      spawn(
        process.execPath,
        [
          join(folder, 'node_modules/vitepress/bin/vitepress.js'),
          'dev',
          folder,
          '--port',
          String(port),
          '--strictPort',
        ],
        { cwd: folder, stdio: 'ignore' },
      ),
  };
}

/** Removes what makes a start warm. */
export function forgetAll({ leftovers }: DevContestant): void {
  for (const path of leftovers) rmSync(path, { recursive: true, force: true });
}

function listGuides(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('node_modules'))
    .map((path) => path.slice(0, -'.md'.length))
    .toSorted();
}
