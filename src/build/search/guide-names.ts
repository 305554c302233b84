/** Under which names lists of the search may name a guide. Pure. */
import type { Doc } from '../model/docs.ts';

/** Each name of a guide with the guide's source path. */
export type GuideNames = readonly (readonly [name: string, path: string])[];

/** Each guide's file below `content/docs` without its ending, and its id where that is another: name → source path. */
export function nameGuides(docs: Iterable<Doc>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, path } of docs) {
    names.set(path.replace(/^docs\//, '').replace(/\.mdx?$/i, ''), path);
    if (!names.has(id)) names.set(id, path);
  }
  return names;
}
