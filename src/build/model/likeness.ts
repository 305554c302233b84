/** How much of a text stands in another: told by runs of words that both have. Pure. */

/** Words in a run. */
const RUN = 3;
/** Share of a text's runs from which it is said to stand in another one. */
export const IS_IN = 0.6;

/** A text's runs of words, as numbers; the targets of links, which change when pages move, are no words. */
export function listRuns(text: string): ReadonlySet<number> {
  const words = text
    .replace(/\]\([^)]*\)/g, ']')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const runs = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at++) runs.add(hashOf(words.slice(at, at + RUN).join(' ')));
  // What is shorter than a run is one.
  if (runs.size === 0 && words.length > 0) runs.add(hashOf(words.join(' ')));
  return runs;
}

/** The share of `part` that stands in `whole`, from 0 to 1; nothing stands nowhere. */
export function shareOf(part: ReadonlySet<number>, whole: ReadonlySet<number>): number {
  if (part.size === 0) return 0;
  let common = 0;
  for (const run of part) if (whole.has(run)) common++;
  return common / part.size;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The one of `candidates` that holds the text, when it is clear which: at least `IS_IN` of it stands there, and in no
 * other nearly as much.
 */
export function findHolder<T>(
  part: ReadonlySet<number>,
  candidates: Iterable<readonly [T, ReadonlySet<number>]>,
): { readonly holder: T; readonly runs: ReadonlySet<number> } | undefined {
  let best: { readonly holder: T; readonly runs: ReadonlySet<number> } | undefined;
  let [first, second] = [0, 0];
  for (const [holder, runs] of candidates) {
    const share = shareOf(part, runs);
    if (share <= second) continue;
    if (share > first) {
      [first, second] = [share, first];
      best = { holder, runs };
    } else second = share;
  }
  return first >= IS_IN && (second < IS_IN || first - second >= 0.2) ? best : undefined;
}
