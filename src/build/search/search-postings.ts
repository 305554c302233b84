/** The terms of all pages turned round: for each term the pages and sections where it stands. Pure. */
import { FIELD, type Postings, toLevel } from '../../search/postings.ts';
import { type Corpus, eachSection, type Lists, readCorpus } from './corpus.ts';
import { type Events, NOWHERE } from './events.ts';
import type { PageTerms } from './search-terms.ts';

/** One term's postings while they are put together. */
interface Growing {
  /** Page times 4096, its title byte times 16, its fields. */
  readonly pages: number[];
  readonly starts: number[];
  /** Section times 2048, its heading byte times 8, its level. */
  readonly places: number[];
  /** By the page's place in `pages`; made where a term has some. */
  asked?: number[][];
  quoted?: number[][];
}

const PAGE = 4096;
const SECTION = 2048;

export interface TermPostings {
  readonly postings: Postings;
  /** Pages it stands on, also those left out of the postings. */
  readonly count: number;
  /** Stands in a title, a heading or the like, not only in running text. */
  readonly isNamed: boolean;
}

/** A sentence on so many pages says nothing about any of them (design: the best single idea found). */
const BOILERPLATE_PAGES = 8;
/** How much longer sections weigh less (BM25's b), and a step for the mean so that one edit does not move all weights. */
const LENGTH_WEIGHT = 0.72;
const MEAN_STEP = 8;
/** Of a term on more pages than this only the best are kept: it can hardly tell pages apart, but would be loaded in full. */
const MAX_PAGES = 1500;

/**
 * Postings of all terms. Pages are numbered as they are given, and looked at once, one after the other: whoever gives them need
 * not hold them.
 */
export function collectPostings(pages: Iterable<PageTerms>): ReadonlyMap<string, TermPostings> {
  const corpus = readCorpus(pages);
  const { events } = corpus;
  const boilerplate = findBoilerplate(corpus.marks.view());
  const mean = Math.max(
    MEAN_STEP,
    Math.round(corpus.length / Math.max(1, corpus.filled) / MEAN_STEP) * MEAN_STEP,
  );
  const isKnown = addTexts(corpus, boilerplate, mean);
  if (boilerplate.size > 0) addLostTerms(corpus, boilerplate, isKnown);
  const { order, starts } = events.group(corpus.terms.size);
  const postings = new Map<string, TermPostings>();
  const room = makeRoom(order.length, corpus.terms.size);
  for (const [term, number] of corpus.terms) {
    const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? 0];
    if (from === to) continue;
    const own = byPage(events, order.subarray(from, to));
    const lists = corpus.lists.get(number);
    const isSimple = lists === undefined && Math.min(own.length, corpus.pages) <= MAX_PAGES;
    postings.set(term, isSimple ? lay(events, own, room) : finish(gather(events, own, lists)));
  }
  return postings;
}

/** Adds what stands in headings and, weighed, in texts. Returns which terms stand anywhere by now. */
function addTexts(corpus: Corpus, boilerplate: ReadonlySet<number>, mean: number): Uint8Array {
  const { events, terms } = corpus;
  const [sentences, headings] = [corpus.sentences.view(), corpus.headings.view()];
  const counts = new Uint32Array(terms.size);
  const bytes = new Uint8Array(terms.size);
  const found: number[] = [];
  eachSection(corpus, (page, section, [from, to], [first, last]) => {
    let length = 0;
    for (let at = from; at < to;) {
      const [mark = 0, count = 0] = [sentences[at], sentences[at + 1]];
      const end = at + 2 + count;
      if (boilerplate.has(mark)) at = end;
      else {
        length += count;
        for (at += 2; at < end; at++) {
          const term = sentences[at] ?? 0;
          if (counts[term] === 0) found.push(term);
          counts[term] = (counts[term] ?? 0) + 1;
        }
      }
    }
    for (let at = first; at < last; at += 2) bytes[headings[at] ?? 0] = headings[at + 1] ?? 0;
    const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean;
    for (const term of found)
      events.add(
        term,
        page,
        section * SECTION + (bytes[term] ?? 0) * 8 + toLevel((counts[term] ?? 0) / norm),
      );
    for (let at = first; at < last; at += 2) {
      const term = headings[at] ?? 0;
      if (counts[term] === 0) events.add(term, page, section * SECTION + (headings[at + 1] ?? 0) * 8);
    }
    for (const term of found) counts[term] = 0;
    for (let at = first; at < last; at += 2) bytes[headings[at] ?? 0] = 0;
    found.length = 0;
  });
  return events.known(terms.size);
}

/** A word that stands in boilerplate only is found there all the same. */
function addLostTerms(corpus: Corpus, boilerplate: ReadonlySet<number>, isKnown: Uint8Array): void {
  const sentences = corpus.sentences.view();
  eachSection(corpus, (page, section, [from, to]) => {
    const lost = new Set<number>();
    for (let at = from; at < to;) {
      const end = at + 2 + (sentences[at + 1] ?? 0);
      if (boilerplate.has(sentences[at] ?? 0))
        for (const term of sentences.subarray(at + 2, end)) if (isKnown[term] === 0) lost.add(term);
      at = end;
    }
    for (const term of lost) corpus.events.add(term, page, section * SECTION + 1);
  });
}

/** One term's events as its postings. */
function gather(events: Events, own: ArrayLike<number>, lists: Lists | undefined): Growing {
  const list: Growing = { pages: [], starts: [], places: [] };
  let last = -1;
  for (let next = 0; next < own.length; next++) {
    const event = own[next] ?? 0;
    const [page, value] = [events.pageAt(event), events.valueAt(event)];
    if (page !== last) {
      list.pages.push(page * PAGE);
      list.starts.push(list.places.length);
      last = page;
    }
    const at = list.pages.length - 1;
    if (value > NOWHERE) list.places.push(value);
    else list.pages[at] = page * PAGE + (((list.pages[at] ?? 0) % PAGE) | (NOWHERE - value));
  }
  if (lists !== undefined) addLists(list, lists);
  return list;
}

/** Where the postings of all terms lie: a few long lists, instead of seven short ones for each of a hundred thousand terms. */
interface Room {
  readonly lists: Omit<Postings, 'asked' | 'quoted'>;
  /** How much of the lists of pages, of starts and of places is taken. */
  readonly taken: [pages: number, starts: number, places: number];
}

function makeRoom(events: number, terms: number): Room {
  return {
    lists: {
      pages: new Uint32Array(events),
      fields: new Uint8Array(events),
      titles: new Uint8Array(events),
      starts: new Uint32Array(events + terms),
      sections: new Uint16Array(events),
      levels: new Uint8Array(events),
      headings: new Uint8Array(events),
    },
    taken: [0, 0, 0],
  };
}

const NO_LISTS: readonly never[] = [];

/** Like `finish` of `gather`, for a term that stands in no phrase and no message, and not on too many pages. */
function lay({ pageAt, valueAt }: Events, own: ArrayLike<number>, { lists, taken }: Room): TermPostings {
  const { pages, fields, titles, starts, sections, levels, headings } = lists;
  const [firstPage, firstStart, firstPlace] = taken;
  let [nextPage, nextPlace] = [firstPage, firstPlace];
  let [last, isNamed] = [-1, false];
  for (let next = 0; next < own.length; next++) {
    const event = own[next] ?? 0;
    const [page, value] = [pageAt(event), valueAt(event)];
    if (page !== last) {
      starts[firstStart + nextPage - firstPage] = nextPlace - firstPlace;
      pages[nextPage++] = last = page;
    }
    if (value > NOWHERE) {
      const heading = (value % SECTION) >> 3;
      sections[nextPlace] = Math.floor(value / SECTION);
      headings[nextPlace] = heading;
      levels[nextPlace++] = value & 7;
      isNamed ||= heading > 0;
    } else {
      const bits = NOWHERE - value;
      fields[nextPage - 1] = (fields[nextPage - 1] ?? 0) | (bits & 15);
      titles[nextPage - 1] = (titles[nextPage - 1] ?? 0) | (bits >> 4);
      isNamed ||= bits > 0;
    }
  }
  const count = nextPage - firstPage;
  starts[firstStart + count] = nextPlace - firstPlace;
  taken[0] = nextPage;
  taken[1] = firstStart + count + 1;
  taken[2] = nextPlace;
  const postings = {
    pages: pages.subarray(firstPage, nextPage),
    fields: fields.subarray(firstPage, nextPage),
    titles: titles.subarray(firstPage, nextPage),
    starts: starts.subarray(firstStart, taken[1]),
    sections: sections.subarray(firstPlace, nextPlace),
    levels: levels.subarray(firstPlace, nextPlace),
    headings: headings.subarray(firstPlace, nextPlace),
    asked: NO_LISTS,
    quoted: NO_LISTS,
  };
  return { postings, count, isNamed };
}

/** What pages say of themselves comes before all texts: both are in the order of the pages, and so are they together. */
function byPage({ pageAt }: Events, own: Uint32Array): ArrayLike<number> {
  let texts = 1;
  while (texts < own.length && pageAt(own[texts] ?? 0) >= pageAt(own[texts - 1] ?? 0)) texts++;
  if (texts >= own.length) return own;
  const merged: number[] = [];
  for (let [left, right] = [0, texts]; left < texts || right < own.length;) {
    const isLeft =
      right === own.length || (left < texts && pageAt(own[left] ?? 0) <= pageAt(own[right] ?? 0));
    merged.push(own[isLeft ? left++ : right++] ?? 0);
  }
  return merged;
}

function addLists(list: Growing, lists: Lists): void {
  const pages = new Map(list.pages.map((value, at) => [Math.floor(value / PAGE), at]));
  for (let at = 0; at < lists.length; at += 2) {
    const [where = 0, value = 0] = [lists[at], lists[at + 1]];
    const page = pages.get(where >> 1) ?? 0;
    addToList(where & 1 ? (list.quoted ??= []) : (list.asked ??= []), page, value);
  }
}

function addToList(lists: number[][], at: number, value: number): void {
  (lists[at] ??= []).push(value);
}

function finish(list: Growing): TermPostings {
  const count = list.pages.length;
  const isNamed =
    list.pages.some((value) => value % PAGE !== 0) || list.places.some((value) => value % SECTION > 7);
  return { postings: unpack(count > MAX_PAGES ? keepBest(list) : list), count, isNamed };
}

function unpack({ pages, starts, places, asked, quoted }: Growing): Postings {
  const { length } = pages;
  const unpacked = {
    pages: new Uint32Array(length),
    fields: new Uint8Array(length),
    titles: new Uint8Array(length),
    starts: new Uint32Array(length + 1),
    sections: new Uint16Array(places.length),
    levels: new Uint8Array(places.length),
    headings: new Uint8Array(places.length),
    asked: asked ?? [],
    quoted: quoted?.map((values) => values.toSorted((a, b) => a - b)) ?? [],
  };
  unpacked.starts.set(starts);
  unpacked.starts[length] = places.length;
  for (const [at, value] of pages.entries()) {
    unpacked.pages[at] = Math.floor(value / PAGE);
    unpacked.titles[at] = (value % PAGE) >> 4;
    unpacked.fields[at] = value & 15;
  }
  for (const [at, value] of places.entries()) {
    unpacked.sections[at] = Math.floor(value / SECTION);
    unpacked.headings[at] = (value % SECTION) >> 3;
    unpacked.levels[at] = value & 7;
  }
  return unpacked;
}

/** The pages on which a very common term means most: named first, then by how much of a section it makes up. */
function keepBest({ pages, starts, places, asked, quoted }: Growing): Growing {
  const placesAt = (index: number) => places.slice(starts[index], starts[index + 1] ?? places.length);
  const weights = pages.map((value, index) => {
    const inText = placesAt(index).reduce(
      (best, place) => Math.max(best, (place & 7) + (place % SECTION > 7 ? 10 : 0)),
      0,
    );
    return inText + (value & FIELD.title ? 40 : value % PAGE === 0 ? 0 : 20);
  });
  const kept = pages
    .map((_, index) => index)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, MAX_PAGES)
    .toSorted((a, b) => a - b);
  const best: Growing = { pages: [], starts: [], places: [] };
  for (const index of kept) {
    best.pages.push(pages[index] ?? 0);
    best.starts.push(best.places.length);
    for (const place of placesAt(index)) best.places.push(place);
    if (asked?.[index]) (best.asked ??= [])[best.pages.length - 1] = asked[index];
    if (quoted?.[index]) (best.quoted ??= [])[best.pages.length - 1] = quoted[index];
  }
  return best;
}

/** The marks that so many pages have. */
function findBoilerplate(marks: Int32Array): ReadonlySet<number> {
  const sorted = marks.toSorted();
  const found = new Set<number>();
  for (let at = BOILERPLATE_PAGES - 1; at < sorted.length; at++) {
    const mark = sorted[at] ?? 0;
    if (sorted[at - BOILERPLATE_PAGES + 1] === mark) found.add(mark);
  }
  return found;
}
