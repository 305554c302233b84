/** Terms that a mistyped word may mean. Pure. */
import { lowerBound } from './dictionary.ts';
import { editDistance } from './edit-distance.ts';
import { type Counted, countOf, keepLikely, type Lexicon, MIN_TYPO_LENGTH, RARE } from './lexicon.ts';
import type { QueryWord } from './query.ts';

const MIN_TWO_TYPOS_LENGTH = 7;
const MAX_TYPOS = 4;

/** The likeliest terms within one mistake of the word, two for longer words. `isKnown`: it stands somewhere itself. */
export function findTypos(word: QueryWord, isKnown: boolean, lexicon: Lexicon): readonly Counted[] {
  const { raw } = word;
  const swapped = `${raw[1] ?? ''}${raw[0] ?? ''}`;
  if (raw.length < MIN_TYPO_LENGTH)
    return isKnown ? [] : [...findSwaps(raw, lexicon), ...findLeftOut(word, lexicon)];
  const limit = raw.length >= MIN_TWO_TYPOS_LENGTH && !isKnown ? 2 : 1;
  // The first letter is seldom wrong, but may have changed places with the second.
  const beginning = isKnown && lexicon.isLarge ? raw.slice(0, 2) : (raw[0] ?? '');
  const near = findNear(word, limit, [beginning, swapped], lexicon, isKnown);
  const others = isKnown || !lexicon.isSmall ? [] : findOtherStarts(word, lexicon);
  return keepLikely([...near, ...others], MAX_TYPOS);
}

/** Terms that differ in their first letter alone: "erver", "xserver" or "zerver". */
function findOtherStarts({ raw, term }: QueryWord, lexicon: Lexicon): readonly Counted[] {
  const found: Counted[] = [];
  const rest = term.slice(1);
  for (const { terms, counts } of lexicon.partsFor('') ?? []) {
    for (const [at, candidate] of terms.entries()) {
      if (candidate.length < MIN_TYPO_LENGTH || Math.abs(candidate.length - term.length) > 1) continue;
      const isNear =
        candidate === rest ||
        (candidate.endsWith(rest) && (candidate.length === term.length || candidate.slice(1) === term));
      if (isNear && candidate !== term && candidate !== raw)
        found.push({ terms: [candidate], weight: lexicon.ranking.typo, count: counts[at] ?? 1 });
    }
  }
  return found;
}

/** Of three letters, two may have changed places: "mdo". */
function findSwaps(raw: string, lexicon: Lexicon): readonly Counted[] {
  if (raw.length < 3) return [];
  return [`${raw[1]}${raw[0]}${raw[2]}`, `${raw[0]}${raw[2]}${raw[1]}`].flatMap((term) => {
    const count = countOf(term, lexicon);
    return count === 0 ? [] : [{ terms: [term], weight: lexicon.ranking.typo, count }];
  });
}

/** Of a common word of four letters a vowel inside may be left out: "mds". What goes on as it is typed is no slip. */
function findLeftOut({ raw, isOpen }: QueryWord, lexicon: Lexicon): readonly Counted[] {
  const [beginning = ''] = raw;
  if (raw.length < 3 || !lexicon.isEnglish || lexicon.isLarge) return [];
  if (isOpen && lexicon.partsFor(raw)?.some(({ terms }) => hasBeginning(terms, raw)) === true) return [];
  const found: Counted[] = [];
  for (const { terms, counts } of lexicon.partsFor(beginning) ?? []) {
    for (let at = lowerBound(terms, beginning); terms[at]?.startsWith(beginning) === true; at++) {
      const [term = '', count = 1] = [terms[at], counts[at]];
      if (count <= RARE || term.length < 3 || term.length > 4) continue;
      const whole = term.length === 3 ? `${term}s` : term;
      const isNear = [1, 2].some(
        (left) => /[aeiou]/.test(whole[left] ?? '') && whole.slice(0, left) + whole.slice(left + 1) === raw,
      );
      if (isNear) found.push({ terms: [term], weight: lexicon.ranking.typo, count });
    }
  }
  return keepLikely(found, MAX_TYPOS);
}

function hasBeginning(terms: readonly string[], raw: string): boolean {
  return terms[lowerBound(terms, raw)]?.startsWith(raw) === true;
}

type Typed = Pick<QueryWord, 'raw' | 'term' | 'isOpen'>;

function findNear(
  typed: Typed,
  limit: number,
  beginnings: readonly string[],
  lexicon: Lexicon,
  isKnown: boolean,
): readonly Counted[] {
  // A word that is known is not stemmed wrongly.
  const withEndings = lexicon.isEnglish && !isKnown;
  const found = beginnings.flatMap((beginning) =>
    (lexicon.partsFor(beginning) ?? []).flatMap(({ terms, counts }) =>
      findInPart(typed, { limit, beginning, withEndings }, terms).map(([at, distance]) => ({
        terms: [terms[at] ?? ''],
        weight: distance === 1 ? lexicon.ranking.typo : lexicon.ranking.twoTypos,
        count: counts[at] ?? 1,
        distance,
      })),
    ),
  );
  // Of many common words some are always two mistakes away: "loaction" is "location", and neither "lost" nor "load".
  const nearest = found.filter(({ distance }) => distance === 1);
  return keepLikely(nearest.some(({ count }) => count > RARE) ? nearest : found, MAX_TYPOS);
}

interface Wanted {
  readonly limit: number;
  readonly beginning: string;
  readonly withEndings: boolean;
}

type Near = readonly (readonly [at: number, distance: number])[];

/** With each key that is typed only the last word is another one: by the terms of a part, and all that the distance depends on. */
const known = new WeakMap<readonly string[], Map<string, Near>>();
const MOST_KNOWN = 64;

/** Places of near terms among those of a part, each with its distance. */
function findInPart(typed: Typed, wanted: Wanted, terms: readonly string[]): Near {
  const own = known.get(terms) ?? new Map<string, Near>();
  known.set(terms, own);
  const { limit, beginning, withEndings } = wanted;
  const key = [typed.raw, typed.term, typed.isOpen, limit, beginning, withEndings].join(' ');
  const found = own.get(key) ?? measurePart(typed, wanted, terms);
  if (own.size >= MOST_KNOWN) own.clear();
  own.set(key, found);
  return found;
}

function measurePart(
  typed: Typed,
  { limit, beginning, withEndings }: Wanted,
  terms: readonly string[],
): Near {
  const found: [at: number, distance: number][] = [];
  for (let at = lowerBound(terms, beginning); at < terms.length; at++) {
    const candidate = terms[at] ?? '';
    if (!candidate.startsWith(beginning)) break;
    if (candidate.length < 3) continue;
    const distance = distanceTo(candidate, typed, limit, withEndings);
    if (distance !== 0 && distance <= limit) found.push([at, distance]);
  }
  return found;
}

/** Endings that the stem of a known word has lost: the typed word may end in one, and have its mistake before it. */
const LOST_ENDINGS = [
  'e',
  's',
  'ed',
  'ing',
  'es',
  'ion',
  'ions',
  'ings',
  'ation',
  'ate',
  'ated',
  'al',
  'ly',
  'able',
  'ment',
];

/** Before these the last letter of a short word may be written twice: "settings" of "set", but "voting" of "vote". */
const DOUBLING_ENDINGS = new Set(['ed', 'ing', 'ings']);
const DOUBLED = /^[^aeiou]{1,3}[aeiou][bdgmnprt]$/;

function distanceTo(
  candidate: string,
  { raw, term, isOpen }: Typed,
  limit: number,
  withEndings: boolean,
): number {
  let distance = editDistance(term, candidate, limit);
  const compare = (a: string, b: string, most: number) => {
    const other = editDistance(a, b, most);
    if (other <= most && other < distance) distance = other;
  };
  if (raw !== term && distance > 1) compare(raw, candidate, limit);
  if (withEndings && distance > 1 && raw.length > candidate.length - limit) {
    const doubled = DOUBLED.test(candidate) ? candidate + (candidate.at(-1) ?? '') : undefined;
    for (const ending of LOST_ENDINGS) {
      if (Math.abs(raw.length - candidate.length - ending.length) <= limit)
        compare(raw, candidate + ending, limit);
      if (doubled !== undefined && DOUBLING_ENDINGS.has(ending)) compare(raw, doubled + ending, limit);
    }
  }
  // What is being typed is only the beginning of the word.
  if (isOpen && distance > 1 && candidate.length > raw.length && raw.length > MIN_TYPO_LENGTH)
    compare(raw, candidate.slice(0, raw.length), 1);
  return distance;
}
