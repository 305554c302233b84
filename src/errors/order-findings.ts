/** Which of the errors found are told, and in which order: causes before consequences. Pure. */
import type { Hit } from './hit.ts';
import { findGame, GAMES, isRelated } from './games.ts';
import { maskLog } from './mask-log.ts';
import type { Finding } from './types.ts';

/** Longest line that is quoted. */
const LONGEST = 300;

/**
 * `product`: the one whose log it is, as far as it is known: what belongs to another game is left out. What only older starts had comes
 * last, and neither explains nor hides what is newer.
 */
export function orderFindings(hits: readonly Hit[], product: string | null): readonly Finding[] {
  const newer = orderHits(
    hits.filter(({ isOlder }) => isOlder !== true),
    product,
  );
  const older = hits.filter(
    ({ isOlder, rule }) => isOlder === true && (newer.length === 0 || rule.alone !== true),
  );
  return [...newer, ...orderHits(older, product)];
}

function orderHits(hits: readonly Hit[], product: string | null): readonly Finding[] {
  const fitting = dropAlone(
    hits.filter((hit) => isFitting(hit, product) && !(product === null && isAnybodys(hit, hits))),
    product,
  );
  const own = fitting.filter((hit) => hit.rule.product === product || hit.rule.product === null);
  const related = fitting.filter((hit) => !own.includes(hit) && !own.some((other) => isSame(hit, other)));
  const told = dropOrdinary(dropCovered([...own, ...related], product));
  const causes = breakCircles(new Map(told.map((hit) => [hit.rule.code, findCause(hit, told)])), told);
  return told
    .toSorted(
      (a, b) =>
        Number(a.rule.minor === true) - Number(b.rule.minor === true) ||
        Number(causes.get(a.rule.code) !== null) - Number(causes.get(b.rule.code) !== null) ||
        Number(a.rule.ends !== true) - Number(b.rule.ends !== true) ||
        Number(a.rule.times !== undefined) - Number(b.rule.times !== undefined) ||
        Number(isOther(a, product)) - Number(isOther(b, product)) ||
        Number(a.rule.product === null) - Number(b.rule.product === null) ||
        a.line - b.line ||
        b.weight - a.weight ||
        (a.rule.code < b.rule.code ? -1 : 1),
    )
    .map((hit) => describe(hit, causes.get(hit.rule.code) ?? null));
}

/** Nobody knows whose log it is, and several games say this line just so: none of them is meant more than the others. */
function isAnybodys({ rule: { product }, line, weight }: Hit, hits: readonly Hit[]): boolean {
  const isAnother = (hit: Hit): boolean =>
    hit.rule.product !== null &&
    product !== null &&
    hit.line === line &&
    hit.weight === weight &&
    !isRelated(hit.rule.product, product);
  return hits.some(isAnother);
}

/** What another game of the same family says comes after what the log's own one says. */
function isOther({ rule }: Hit, product: string | null): boolean {
  if (rule.product === null || product === null || rule.product === product) return false;
  const game = findGame(rule.product, GAMES);
  return game !== undefined && game.isTool !== true;
}

/**
 * What an unknown error looks like says nothing beside a known one, and of several such looks one is enough: none that follows from
 * another, the game's own, the first.
 */
function dropAlone(hits: readonly Hit[], product: string | null): readonly Hit[] {
  const known = hits.filter(({ rule }) => rule.alone !== true);
  if (known.length > 0) return known;
  return hits
    .filter(({ rule }) => !hits.some((other) => rule.after.includes(other.rule.code)))
    .toSorted(
      (a, b) =>
        Number((a.rule.product === null) !== (product === null)) -
          Number((b.rule.product === null) !== (product === null)) ||
        Number(isOther(a, product)) - Number(isOther(b, product)) ||
        a.line - b.line,
    )
    .slice(0, 1);
}

/** Warnings that are ordinary by themselves say nothing beside what ended the program. */
function dropOrdinary(hits: readonly Hit[]): readonly Hit[] {
  return hits.some(({ rule }) => rule.ends === true)
    ? hits.filter(({ rule }) => rule.times === undefined)
    : hits;
}

function isFitting({ rule }: Hit, product: string | null): boolean {
  return (
    rule.product === null || product === null || rule.product === product || isRelated(rule.product, product)
  );
}

/** `gtav/port-in-use` and `general/port-in-use` are one cause. */
function isSame(a: Hit, b: Hit): boolean {
  return a.rule.code !== b.rule.code && nameOf(a) === nameOf(b);
}

function nameOf({ rule }: Hit): string {
  return rule.code.slice(rule.code.indexOf('/') + 1);
}

/**
 * One line has one cause: that of the game before a general one, the pattern that says more before the other. Where nobody knows which
 * game it is, what a game says counts only if it says more.
 */
function dropCovered(hits: readonly Hit[], product: string | null): readonly Hit[] {
  return hits.filter((hit) => {
    return !hits.some((other) => {
      if (other === hit) return false;
      const isGeneral = hit.rule.product === null && other.rule.product !== null;
      if (isGeneral && isSame(hit, other)) return true;
      if (other.line !== hit.line || other.text !== hit.text) return false;
      const isApart = (hit.rule.product === null) !== (other.rule.product === null);
      if (isApart && product === null) {
        const isGuess = hit.rule.product !== null;
        return other.weight > hit.weight || (isGuess && other.weight === hit.weight);
      }
      // What follows from another cause is not what the line is about.
      if (hit.rule.after.includes(other.rule.code)) return !other.rule.after.includes(hit.rule.code);
      if (other.rule.after.includes(hit.rule.code)) return false;
      if (isApart) return isGeneral;
      return other.weight > hit.weight || (other.weight === hit.weight && other.rule.code < hit.rule.code);
    });
  });
}

/** What explains a finding: what its rule names, else the last cause of the same exception. */
function findCause(hit: Hit, all: readonly Hit[]): string | null {
  const named = all.find((other) => other !== hit && hit.rule.after.includes(other.rule.code));
  if (named !== undefined)
    return named.rule.after.includes(hit.rule.code) && named.line > hit.line ? null : named.rule.code;
  const isGeneral = hit.rule.product === null;
  const beside = all.filter(({ block, rule }) => block === hit.block && rule !== hit.rule);
  if (isGeneral) {
    // `tick-crash` may follow from `java-heap`: then it explains nothing.
    const special = beside.find(({ rule }) => rule.product !== null && !rule.after.includes(hit.rule.code));
    if (special !== undefined) return special.rule.code;
  }
  const [deepest] = beside.toSorted((a, b) => b.depth - a.depth);
  return deepest !== undefined && deepest.depth > hit.depth && !deepest.rule.after.includes(hit.rule.code)
    ? deepest.rule.code
    : null;
}

/** Of findings that each follow from another of them, the deepest in its exception follows from none. */
function breakCircles(
  causes: ReadonlyMap<string, string | null>,
  hits: readonly Hit[],
): ReadonlyMap<string, string | null> {
  const broken = new Map(causes);
  for (const { rule } of hits.toSorted((a, b) => b.depth - a.depth)) {
    const seen = new Set<string>();
    let cause = broken.get(rule.code) ?? null;
    while (cause !== null && cause !== rule.code && !seen.has(cause)) {
      seen.add(cause);
      cause = broken.get(cause) ?? null;
    }
    if (cause === rule.code) broken.set(rule.code, null);
  }
  return broken;
}

function describe({ rule, line, text, values, isOlder }: Hit, consequenceOf: string | null): Finding {
  const { code, say, url, title, section, product, alone } = rule;
  const masked = maskLog(text);
  const shown = Object.entries(values).map(([name, value]) => [name, maskValue(value, masked)] as const);
  return {
    code,
    say,
    url,
    title,
    section,
    product,
    line,
    text: masked.slice(0, LONGEST),
    values: Object.fromEntries(shown),
    ...(alone === undefined ? {} : { alone }),
    ...(isOlder === undefined ? {} : { isOlder }),
    consequenceOf,
  };
}

/** What the masked line does not show is not told beside it either. */
function maskValue(value: string, masked: string): string {
  if (masked.includes(value)) return value;
  const own = maskLog(value);
  return own === value ? '[…]' : own;
}
