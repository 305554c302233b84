/** Recognises files that were moved: the same text under another name. */
import type { Source } from '../../model.ts';
import type { DevState } from './dev-site.ts';

export interface Moves {
  /** After each change: old address → new address of all pages whose file has moved since the start. */
  readonly follow: (
    state: DevState,
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
  ) => Readonly<Record<string, string>>;
}

export function createMoves(first: DevState): Moves {
  let known: readonly Source[] = first.discovered.sources;
  let moved: Readonly<Record<string, string>> = {};
  return {
    follow({ discovered }, before, after) {
      const { sources } = discovered;
      if (sources === known) return moved;
      const here = new Set(sources.map(({ path }) => path));
      const gone = known.filter(({ path }) => !here.has(path));
      if (gone.length > 0) {
        const old = new Set(known.map(({ path }) => path));
        const fresh = new Map(
          sources.flatMap(({ path, text }) => (old.has(path) ? [] : [[text, path] as const])),
        );
        const found = gone.flatMap(({ path, text }) => {
          const to = after.get(`content/${fresh.get(text) ?? ''}`);
          const from = before.get(`content/${path}`);
          return from === undefined || to === undefined ? [] : [[from, to] as const];
        });
        moved = { ...moved, ...Object.fromEntries(found) };
      }
      known = sources;
      return moved;
    },
  };
}
