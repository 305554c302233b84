/** Where a recorded text stands today: the page, the section, and whether it can only be this one. Pure. */
import { ENOUGH } from '../model/shingles.ts';
import { routeLookupKey } from '../model/targets.ts';
import {
  MIN_SHINGLES,
  type PageShingles,
  type PageWords,
  type Sample,
  type SectionSample,
  shareOf,
} from './words.ts';

/** A page of today. */
export interface TextPage {
  readonly route: string;
  /** Relative to the root: the file whose settings can take an old address; undefined: it has none. */
  readonly file?: string;
  /** Made when somebody asks. */
  readonly shingles: () => PageShingles;
}

/** A section of today; `id` is empty for what stands before the first heading. */
export interface Spot {
  readonly page: TextPage;
  readonly id: string;
  readonly heading: string;
  readonly depth: number;
}

/** A place with the share of the text that stands there. */
export interface Found<T> {
  readonly place: T;
  readonly share: number;
}

/** Where something went. */
export interface Answer<T> {
  /** Likeliest first; each holds at least `ENOUGH` of it, but for the parts of what was split. */
  readonly places: readonly Found<T>[];
  /** The first one, where nothing else can be meant. */
  readonly only: Found<T> | undefined;
  /** The text stands in several places now; the first holds most. */
  readonly isSplit: boolean;
  /** The first place did not hold it when it was recorded: it has gone there. */
  readonly isNew?: boolean;
}

/** Two places that are as likely as this differ by chance. */
const MARGIN = 0.15;
/** The largest part of a split page holds at least this much of it. */
const MAIN_PART = 0.3;

export interface TextFinder {
  readonly findPage: (words: PageWords) => Answer<TextPage>;
  /** `home`: lookup key of the page where it is expected most. */
  readonly findSection: (words: PageWords, sample: SectionSample, home: string) => Answer<Spot>;
}

interface Indexed {
  readonly spots: readonly Spot[];
  /** Nearest section above with a smaller depth; -1: none. */
  readonly above: readonly number[];
  /** Wanted hash → sections that hold it. */
  readonly holders: ReadonlyMap<number, readonly number[]>;
  readonly titles: ReadonlyMap<number, readonly number[]>;
}

/** Looks for the texts of `wanted` in the pages; `recorded` says which pages held a text before. */
export function createTextFinder(
  pages: readonly TextPage[],
  wanted: Iterable<PageWords>,
  recorded: ReadonlyMap<string, PageWords>,
): TextFinder {
  const index = indexPages(pages, wanted);
  const recordOf = (page: TextPage): PageWords | undefined => recorded.get(routeLookupKey(page.route));
  return {
    findPage: (words) => findPage(words, index, recordOf),
    findSection: (words, sample, home) => findSection(words, sample, home, index, recordOf),
  };
}

function indexPages(pages: readonly TextPage[], wanted: Iterable<PageWords>): Indexed {
  const hashes = new Set<number>();
  for (const { page, sections } of wanted)
    for (const sample of [page, ...sections]) for (const hash of sample.hashes) hashes.add(hash);
  const spots: Spot[] = [];
  const above: number[] = [];
  const holders = new Map<number, number[]>();
  const titles = new Map<number, number[]>();
  const note = (map: Map<number, number[]>, list: Uint32Array, at: number): void => {
    for (const hash of list) {
      if (!hashes.has(hash)) continue;
      const known = map.get(hash);
      if (known === undefined) map.set(hash, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  };
  for (const page of pages) {
    const open: number[] = [];
    for (const { id, heading, depth, own, title } of page.shingles().sections) {
      const at = spots.length;
      while (open.length > 0 && (spots[open.at(-1) ?? 0]?.depth ?? 0) >= depth) open.pop();
      above.push(open.at(-1) ?? -1);
      // What stands before the first heading is above none of them.
      if (id !== '') open.push(at);
      spots.push({ page, id, heading, depth });
      note(holders, own, at);
      note(titles, title, at);
    }
  }
  return { spots, above, holders, titles };
}

/** Section → share of the sample; with `isTree` what stands below a section counts as its own. */
function sharesOf(sample: Sample, isTree: boolean, { above, holders, titles }: Indexed): Map<number, number> {
  const hits = new Map<number, number>();
  for (const hash of sample.hashes) {
    const here = new Set<number>(holders.get(hash));
    if (isTree) {
      for (const at of titles.get(hash) ?? []) if ((above[at] ?? -1) !== -1) here.add(above[at] ?? -1);
      for (const at of here) for (let up = above[at] ?? -1; up !== -1; up = above[up] ?? -1) here.add(up);
    }
    for (const at of here) hits.set(at, (hits.get(at) ?? 0) + 1);
  }
  return new Map([...hits].map(([at, count]) => [at, count / sample.hashes.length]));
}

function findPage(
  words: PageWords,
  { spots, holders, titles }: Indexed,
  recordOf: (page: TextPage) => PageWords | undefined,
): Answer<TextPage> {
  const { page: sample } = words;
  const hits = new Map<TextPage, number>();
  let somewhere = 0;
  for (const hash of sample.hashes) {
    const here = new Set(
      [...(holders.get(hash) ?? []), ...(titles.get(hash) ?? [])].map((at) => spots[at]?.page),
    );
    here.delete(undefined);
    if (here.size > 0) somewhere += 1;
    for (const page of here) if (page !== undefined) hits.set(page, (hits.get(page) ?? 0) + 1);
  }
  const size = Math.max(sample.hashes.length, 1);
  const shares = rank(
    [...hits].map(([place, count]) => ({ place, share: count / size })),
    ({ place }) => isNew(sample, recordOf(place)?.page),
    ({ place }) => countTail(place.route, words.route) > 0,
  );
  const places = shares.filter(({ share }) => share >= ENOUGH);
  if (places.length > 0)
    return { places, only: chooseOnly(places, sample, recordOf, words.route), isSplit: false };
  if (somewhere / size < ENOUGH) return { places: [], only: undefined, isSplit: false };
  // The text is here, in parts. What was here before says nothing of where it went.
  const parts = shares.filter(
    ({ place, share }) => share >= 0.1 && isNew(sample, recordOf(place)?.page, share),
  );
  const [main] = parts;
  const isCertain = main !== undefined && main.share >= MAIN_PART && sample.count >= 2 * MIN_SHINGLES;
  return { places: parts, only: isCertain ? main : undefined, isSplit: parts.length > 1 };
}

function chooseOnly(
  places: readonly Found<TextPage>[],
  sample: Sample,
  recordOf: (page: TextPage) => PageWords | undefined,
  route: string,
): Found<TextPage> | undefined {
  const [first, second] = places;
  if (first === undefined) return undefined;
  const isShort = sample.count < MIN_SHINGLES;
  if (isShort && (first.share < 1 || second !== undefined)) return chooseNamed(places, route);
  if (second === undefined || first.share - second.share >= MARGIN) return first;
  const news = places.filter(({ place }) => isNew(sample, recordOf(place)?.page));
  if (news.length === 1) return news[0] === first ? first : undefined;
  return chooseNamed(news.length === 0 ? places : news, route);
}

/** Of places that hold the same text the one whose address ends most like the old one, where there is only one. */
function chooseNamed(places: readonly Found<TextPage>[], route: string): Found<TextPage> | undefined {
  const [first, second] = places
    .filter(({ share }) => share > (places[0]?.share ?? 0) - MARGIN)
    .map((found) => ({ found, tail: countTail(found.place.route, route) }))
    .toSorted((a, b) => b.tail - a.tail);
  return first !== undefined && first.tail > (second?.tail ?? 0) ? first.found : undefined;
}

/** How many segments two addresses have in common at their ends. */
export function countTail(a: string, b: string): number {
  const [left, right] = [a.toLowerCase().split('/').toReversed(), b.toLowerCase().split('/').toReversed()];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

function findSection(
  words: PageWords,
  sample: SectionSample,
  home: string,
  index: Indexed,
  recordOf: (page: TextPage) => PageWords | undefined,
): Answer<Spot> {
  const isHome = ({ place }: Found<Spot>): boolean => routeLookupKey(place.page.route) === home;
  // Sections that said nearly the same before say nothing of where this one went; those of its own page may have moved with it.
  // What said nearly the same before says nothing of where this went; sections of its own page may have gone with it.
  const heldBefore = (before: PageWords | undefined, id: string): boolean => {
    const section =
      before === words && id === sample.id ? undefined : before?.sections.find((each) => each.id === id);
    return section !== undefined && !isNew(sample, section);
  };
  const wasThere = ({ place }: Found<Spot>): boolean =>
    heldBefore(recordOf(place.page), place.id) || heldBefore(words, place.id);
  const found = [...sharesOf(sample, sample.isTree, index)].flatMap(([at, share]): Found<Spot>[] => {
    const place = index.spots[at];
    return place === undefined || share < ENOUGH ? [] : [{ place, share }];
  });
  const places = rank(
    found,
    (entry) => !wasThere(entry),
    isHome,
    ({ place }) => place.depth === sample.depth,
    ({ place }) => place.id !== '',
  );
  const [first, second] = places;
  const isShort = sample.count < MIN_SHINGLES && !(sample.count >= 3 && first?.share === 1);
  const news = { isSplit: false, isNew: first !== undefined && !wasThere(first) };
  if (first === undefined || isShort) return { places, only: undefined, ...news };
  const isOnly =
    second === undefined ||
    first.share - second.share >= MARGIN ||
    (!wasThere(first) && wasThere(second)) ||
    (isHome(first) && !isHome(second)) ||
    // A section and the one around it hold the same text: the ranking has chosen.
    (sample.isTree && first.place.page === second.place.page);
  return { places, only: isOnly ? first : undefined, ...news };
}

/** By share; among those that are as likely, by the wishes in their order. */
function rank<T>(
  found: readonly Found<T>[],
  ...wishes: readonly ((entry: Found<T>) => boolean)[]
): readonly Found<T>[] {
  const sorted = found.toSorted((a, b) => b.share - a.share);
  const best = sorted[0]?.share ?? 0;
  const level = ({ share }: Found<T>): number => (best - share < MARGIN ? 1 : 0);
  return sorted.toSorted((a, b) => {
    const byLevel = level(b) - level(a);
    if (byLevel !== 0 || level(a) === 0) return byLevel || b.share - a.share;
    for (const wish of wishes) {
      const byWish = Number(wish(b)) - Number(wish(a));
      if (byWish !== 0) return byWish;
    }
    return b.share - a.share;
  });
}

/** Whether a place did not hold the text when it was recorded; `share` of it that is there today. */
function isNew(sample: Sample, before: Sample | undefined, share = 1): boolean {
  return before === undefined || shareOf(sample, before) < ENOUGH * share;
}
