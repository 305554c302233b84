/** Tells facts whose name is one slip away from one that guides know. Names of one's own are allowed, so it only warns. Pure. */
import { VARIABLES } from '../../variables.ts';
import { closest } from '../problems/did-you-mean.ts';
import { isRecord } from './check.ts';
import { type Plain, UNSET } from './plain.ts';
import type { Spot } from './spot.ts';

/** Own names as short as this are often one letter away from a registered one: `game` from `name`. */
const SHORT = 4;

const REGISTERED = VARIABLES.flatMap(({ name }) =>
  // A fact that is a group as well can be set as the group's `name`.
  VARIABLES.some((other) => other.name.startsWith(`${name}.`)) ? [name, `${name}.name`] : [name],
);

/**
 * Warns at each name of `config/provider.ts` that is a registered one but for a letter, where the registered one is not set. `own` are
 * the names of `config/variables.ts`: who writes a name there means it.
 */
export function warnOfMisspeltFacts(facts: Plain, own: readonly string[], spot: Spot): void {
  if (isRecord(facts)) warnBelow(facts, '', [...REGISTERED, ...own], spot);
}

function warnBelow(
  facts: Readonly<Record<string, Plain>>,
  group: string,
  known: readonly string[],
  spot: Spot,
): void {
  const below = known.filter((name) => name.startsWith(group)).map((name) => name.slice(group.length));
  const groups = new Set(below.flatMap((name) => (name.includes('.') ? name.split('.', 1) : [])));
  const leaves = new Set(below.filter((name) => !name.includes('.')));
  for (const [key, fact] of Object.entries(facts)) {
    if (fact === null || fact === UNSET) continue;
    const isKnown = groups.has(key) || leaves.has(key);
    if (isKnown && isRecord(fact)) warnBelow(fact, `${group}${key}.`, known, spot.at(key));
    if (isKnown || key.length <= SHORT) continue;
    const unset = [...(isRecord(fact) ? groups : leaves)].filter((name) => (facts[name] ?? UNSET) === UNSET);
    const meant = closest(key, unset, 1);
    if (meant !== undefined)
      spot
        .at(key)
        .warn(
          `is a name of your own, so guides that say {${group}${meant}${isRecord(fact) ? '.…' : ''}} go without it`,
          `Did you mean "${meant}"? If it is meant, name it in config/variables.ts, too.`,
        );
  }
}
