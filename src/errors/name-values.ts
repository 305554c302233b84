/** What the gaps of a pattern held. Pure. */
import type { Match } from './match-parts.ts';
import type { PatternPart } from './parse-pattern.ts';

/** Longest value that is shown. */
const LONGEST = 120;

/** By the gap's name; those without one by their kind: `number`, `number2`. A {rest} without a name is what nobody asked for. */
export function nameValues(
  parts: readonly PatternPart[],
  match: Pick<Match, 'gaps'>,
  line: string,
): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const [at, part] of parts.entries()) {
    const gap = match.gaps[at];
    if (part.kind === 'text' || gap === undefined || (part.kind === 'rest' && part.name === null)) continue;
    const text = line.slice(gap.start, gap.end).trim().slice(0, LONGEST);
    if (text !== '') values.set(part.name ?? freeName(part.kind, values), text);
  }
  return Object.fromEntries(values);
}

function freeName(kind: string, taken: ReadonlyMap<string, string>): string {
  if (!taken.has(kind)) return kind;
  let number = 2;
  while (taken.has(`${kind}${number}`)) number += 1;
  return `${kind}${number}`;
}
