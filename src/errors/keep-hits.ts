/** Where rules stand in a log of many starts, as much of it as may be told in the end. Pure. */
import type { Hit } from './hit.ts';

export interface KeptHits {
  /** By rule where it stands first of all, and first behind each line of `ready` and `readyBefore`: only the end of a log says which of them counts. */
  readonly hits: Map<number, readonly Hit[]>;
  /** The last line on which a game says that it can be played. */
  readonly ready: Map<number, number>;
  /** The same of the start before that one: a file may hold many. */
  readonly readyBefore: Map<number, number>;
  /** The last of all these lines: what comes again behind it is looked for again. */
  start: number;
  /** By rule the last line that may show it, of those for which no tries were left. */
  readonly untried: Map<number, number>;
}

/** What is known of a rule behind the last line on which any game was ready. */
export function findKnown({ hits, start }: KeptHits, rule: number): Hit | undefined {
  const last = hits.get(rule)?.at(-1);
  return last !== undefined && last.line >= start ? last : undefined;
}

/** A file may hold thousands of starts: the places of a rule are kept that are the first of all, or behind a line that may count in the end. */
export function keepHits({ hits, ready, readyBefore }: KeptHits, rule: number, all: readonly Hit[]): void {
  const starts = [...ready.values(), ...readyBefore.values()];
  const kept = all.filter(({ line }, at) => {
    const before = all[at - 1]?.line;
    return before === undefined || starts.some((start) => before < start && start <= line);
  });
  if (kept.length > 0) hits.set(rule, kept);
  else hits.delete(rule);
}

/** What was found, each where it stands first from the line `older` on, or else in the last start that had it. */
export function listHits(
  { hits, untried }: KeptHits,
  older: number,
): readonly (readonly [rule: number, hit: Hit])[] {
  return [...hits].flatMap(([rule, all]) => {
    const hit = all.find(({ line }) => line >= older) ?? all.at(-1);
    if (hit === undefined) return [];
    const isOlder = Math.max(hit.line, untried.get(rule) ?? 0) < older;
    return [[rule, isOlder ? { ...hit, isOlder } : hit] as const];
  });
}
