/** Recognises files that were moved: the same text under another name. Systems tell of the two ends of a move in any order. */
import type { Source } from '../../../model.ts';
import { fileOfSource } from '../../../urls.ts';
import type { DevState } from './dev-site.ts';

export interface Moves {
  /** After each change: old address → new address of all pages whose file has moved since the start. */
  readonly follow: (
    state: DevState,
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
  ) => Readonly<Record<string, string>>;
}

/** `first` is the state that moves are counted from. */
export function createMoves(first: DevState): Moves {
  let known: readonly Source[] = first.discovered.sources;
  /** Address → text of the file that was there. */
  const lost = new Map<string, string>();
  const moved = new Map<string, string>();
  return {
    follow({ discovered }, before, after) {
      const { sources } = discovered;
      // A save changes texts alone.
      if (known.some(({ path }, index) => sources[index]?.path !== path)) {
        const here = new Set(sources.map(({ path }) => path));
        for (const { path, text } of known) {
          const route = before.get(fileOfSource(path));
          if (!here.has(path) && route !== undefined && text.trim() !== '') lost.set(route, text);
        }
      }
      known = sources;
      if (lost.size > 0) {
        const taken = new Set(after.values());
        const routes = new Map(
          sources.flatMap(({ path, text }) => {
            const route = after.get(fileOfSource(path));
            return route === undefined ? [] : [[text, route] as const];
          }),
        );
        for (const [from, text] of lost) {
          const to = routes.get(text);
          if (to === undefined && !taken.has(from)) continue;
          lost.delete(from);
          moved.delete(from);
          if (to === undefined || to === from) continue;
          for (const [older, middle] of moved) if (middle === from) moved.set(older, to);
          moved.set(from, to);
        }
      }
      return Object.fromEntries(moved);
    },
  };
}
