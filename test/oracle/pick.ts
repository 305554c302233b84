/** Choosing among what a site holds. */
import type { Random } from '../random.ts';
import { textOf } from '../site-edits.ts';
import { idOf, listGuides, type SiteFiles } from '../site-fixture.ts';

/** Some guide's path. */
export function pickGuide(random: Random, files: SiteFiles): string {
  return random.pick(listGuides(files));
}

/** The id by which sidebars and cards name a guide. */
export function docIdOf(files: SiteFiles, path: string): string {
  const id = idOf(path).slice('content/docs/'.length);
  const own = /^id: (\S+)$/m.exec(textOf(files, path))?.[1];
  return own === undefined ? id : id.replace(/[^/]*$/, own);
}

/** Paths that match. */
export function listFiles(files: SiteFiles, pattern: RegExp): readonly string[] {
  return [...files.keys()].filter((path) => pattern.test(path)).toSorted();
}
