/** Which pages are asked for by a question as a whole, also where it is not typed to its end, or mistyped. Pure. */
import { makeWord, type Word } from './analyse.ts';
import type { ExpandedWord } from './expand.ts';
import type { Postings } from './postings.ts';
import type { Ranking } from './ranking.ts';
import { asNeed, dropFillers, MAX_WORDS, readWhole, type Whole } from './whole-question.ts';

/** So many words may be meant by one that is mistyped, or not typed to its end; and so many questions by the whole. */
const MAX_MEANT = 4;
const MAX_READINGS = 9;

/**
 * The question as it is typed, then with what its mistyped words, and the last one while it is typed, may mean: "keep inven" is
 * the question "keep inventory".
 */
export function listReadings(
  words: readonly Word[],
  expanded: readonly ExpandedWord[],
): readonly (readonly Word[])[] {
  let readings: readonly (readonly Word[])[] = [words];
  if (dropFillers(words).length > MAX_WORDS) return readings;
  for (const { word, expansions, isKnown, small = [] } of expanded) {
    if (isKnown && !word.isOpen) continue;
    const meant = expansions
      .flatMap(({ terms: [term, ...more] }) =>
        term === undefined || more.length > 0 || term === word.term ? [] : [term],
      )
      .filter((term) => !isKnown || term.startsWith(word.raw))
      .slice(0, isKnown ? MAX_MEANT / 2 : MAX_MEANT);
    const others = [
      ...small.slice(0, MAX_MEANT / 2).map((raw) => makeWord(raw, true)),
      ...meant.map((term) => ({ raw: term, term, stop: false })),
    ].slice(0, MAX_MEANT);
    // Cut each time: six words that stand nowhere would be thousands.
    readings = readings
      .flatMap((reading) => [reading, ...others.map((other) => reading.with(word.at, other))])
      .slice(0, MAX_READINGS);
  }
  return readings;
}

/** What a question may be as a whole, and whether the product's name is part of that. */
export interface NamedWhole extends Whole {
  readonly isNamed: boolean;
}

/**
 * All that the question may be as a whole. `names`: where the words stand that only name a product; `isOfGame`: it is clear which
 * product is meant.
 */
export function listWholes(
  words: readonly Word[],
  expanded: readonly ExpandedWord[],
  { names, isOfGame }: { readonly names: ReadonlySet<number>; readonly isOfGame: boolean },
): readonly NamedWhole[] {
  return listReadings(words, expanded).flatMap((reading) => {
    // A guide's phrases may name its product, and most do not.
    const bare = readWhole(
      reading.filter((_, at) => !names.has(at)),
      () => false,
    );
    return [
      ...(isOfGame ? [{ ...asNeed(bare), isNamed: false }] : []),
      ...(names.size === 0 ? [] : [{ ...readWhole(reading, (_, at) => names.has(at)), isNamed: true }]),
      { ...bare, isNamed: false },
    ];
  });
}

/** What a page counts for beyond others, under which the whole question stands. */
export function findWholes(
  wholes: readonly Whole[],
  postingsOf: (term: string) => Postings | undefined,
  { wholeSaid, wholeTyped }: Pick<Ranking, 'wholeSaid' | 'wholeTyped'>,
): ReadonlyMap<number, number> {
  const pagesOf = (term: string | undefined) => [
    ...((term === undefined ? undefined : postingsOf(term)?.pages) ?? []),
  ];
  return new Map([
    ...wholes.flatMap(({ said }) => pagesOf(said).map((page) => [page, wholeSaid] as const)),
    ...wholes.flatMap(({ typed }) => pagesOf(typed).map((page) => [page, wholeTyped] as const)),
  ]);
}

/**
 * Pages that have the question word for word, the product's name included, whatever product they belong to: "java or bedrock" is
 * about neither game alone.
 */
export function findNamed(
  wholes: readonly NamedWhole[],
  postingsOf: (term: string) => Postings | undefined,
): readonly number[] {
  return wholes.flatMap(({ typed, isNamed }) =>
    isNamed && typed !== undefined ? [...(postingsOf(typed)?.pages ?? [])] : [],
  );
}
