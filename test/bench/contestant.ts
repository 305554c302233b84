/** What the bench asks of a site generator, and the corpus it is given. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './measure.ts';

/** A generator set up for one corpus, in a folder of its own. */
export interface Contestant {
  readonly name: string;
  /** One production build, as a whole process. */
  readonly build: Command;
  /** Absolute folder of the site; its pages stand at `<guides>/<path>/index.html`. */
  readonly out: string;
  readonly guides: string;
  /** Everything a build leaves behind, absolute: removed before a cold build. */
  readonly leftovers: readonly string[];
  /** The Markdown file of a guide, absolute. */
  readonly sourceOf: (path: string) => string;
}

export interface Corpus {
  /** Absolute; holds `content/docs`. */
  readonly folder: string;
  readonly pages: number;
  /** Paths of guides below `content/docs`, without `.md`: one of median length with everything in it, and the one to edit. */
  readonly typical: string;
  readonly edit: string;
}

/** Where the generator of help centres lies, beside the project. */
const CORPUS_TOOL = join(import.meta.dirname, '../../../shared/tools/corpus.mjs');

/** Writes a help centre of so many pages, always the same. Undefined when the tool is not there. */
export function writeCorpus(pages: number, folder: string): Corpus | undefined {
  if (!existsSync(CORPUS_TOOL)) return undefined;
  execFileSync(process.execPath, [CORPUS_TOOL, '--pages', String(pages), '--seed', '1', '--out', folder]);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    readonly typical: string;
    readonly edit: string;
  };
  return { folder, pages, typical: manifest.typical, edit: manifest.edit };
}

/** What to tell someone who lacks the tool. */
export const NO_CORPUS_TOOL =
  'The bench needs ../shared/tools/corpus.mjs, seen from the project folder: it writes the help centres to build.';
