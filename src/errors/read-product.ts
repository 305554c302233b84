/** Whose log it is, and of which version: by lines that only this program writes. Pure. */
import type { GameSigns } from './games.ts';

/** How often lines of a game were found. */
export interface SignHit {
  /** Its number in the list of games. */
  readonly game: number;
  readonly count: number;
  readonly version: string | null;
  readonly line: number;
}

/** The game with most of its lines; a special one (a proxy, a mod) before the one that it is made for. */
export function chooseProduct(
  hits: readonly SignHit[],
  games: readonly GameSigns[],
): { readonly product: string | null; readonly version: string | null } {
  const sums = new Map<
    string,
    { readonly count: number; readonly line: number; readonly version: string | null }
  >();
  for (const hit of hits.toSorted((a, b) => a.line - b.line)) {
    const game = games[hit.game];
    if (game === undefined) continue;
    const known = sums.get(game.product);
    sums.set(game.product, {
      count: (known?.count ?? 0) + Math.min(hit.count, 5) * (game.weight ?? 1),
      line: Math.min(known?.line ?? hit.line, hit.line),
      version: known?.version ?? hit.version,
    });
  }
  const [best] = [...sums].toSorted(([, a], [, b]) => b.count - a.count || a.line - b.line);
  return { product: best?.[0] ?? null, version: best?.[1].version ?? null };
}
