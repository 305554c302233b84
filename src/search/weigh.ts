/** Joins what a word may mean with where it stands. Pure. */
import type { ExpandedWord } from './expand.ts';
import { FIELD, type Postings } from './postings.ts';
import type { WeighedWord } from './rank-types.ts';

/** Joins expansions with their postings; what stands nowhere is left out, and names without a place. */
export function weighWords(
  expanded: readonly ExpandedWord[],
  postingsOf: (term: string) => Postings | undefined,
): readonly WeighedWord[] {
  const saying = expanded.filter(
    ({ word, small }) => small === undefined || (postingsOf(word.term)?.pages.length ?? 0) > 0,
  );
  return (saying.length === 0 ? expanded : saying).flatMap(({ expansions, count, isName }) => {
    const meanings = expansions.flatMap(({ terms, weight }) => {
      if (weight <= 0) return [];
      const lists = terms.map(postingsOf).filter((list) => list !== undefined);
      if (lists.length < terms.length) return [];
      const postings = intersect(lists);
      return postings.pages.length === 0 ? [] : [{ postings, weight }];
    });
    if (isName && meanings.length === 0) return [];
    // A rare word is in no dictionary, so its count is that of its postings.
    return [
      {
        meanings,
        count: count === 0 && meanings[0] !== undefined ? meanings[0].postings.pages.length : count,
      },
    ];
  });
}

/** Whether any of the words stands on a page of that kind. */
export function standsThere(words: readonly WeighedWord[], isWanted: (page: number) => boolean): boolean {
  return words.some(({ meanings }) => meanings.some(({ postings }) => postings.pages.some(isWanted)));
}

/** What a page must have all of, as one list: the places where every term stands. */
function intersect(lists: readonly Postings[]): Postings {
  const [first, ...others] = lists;
  if (first === undefined) return EMPTY;
  return others.reduce(intersectTwo, first);
}

const EMPTY: Postings = {
  pages: new Uint32Array(0),
  fields: new Uint8Array(0),
  titles: new Uint8Array(0),
  starts: new Uint32Array(1),
  sections: new Uint16Array(0),
  levels: new Uint8Array(0),
  headings: new Uint8Array(0),
  asked: [],
  quoted: [],
};

function intersectTwo(a: Postings, b: Postings): Postings {
  const pages: number[] = [];
  const fields: number[] = [];
  const titles: number[] = [];
  const starts: number[] = [0];
  const sections: number[] = [];
  const levels: number[] = [];
  const headings: number[] = [];
  const asked: (readonly number[] | undefined)[] = [];
  for (let [left, right] = [0, 0]; left < a.pages.length && right < b.pages.length;) {
    const [page, other] = [a.pages[left] ?? 0, b.pages[right] ?? 0];
    if (page < other) left++;
    else if (page > other) right++;
    else {
      // A term of the title is as good as one of the section, so that both together count where the other stands.
      const field = bothFields(a.fields[left] ?? 0, b.fields[right] ?? 0);
      pages.push(page);
      fields.push(field);
      titles.push(field & FIELD.title ? (a.titles[left] ?? 0) : 0);
      asked.push(intersectAsked(a.asked[left], b.asked[right]));
      const inB = new Map<number, number>();
      for (let at = b.starts[right] ?? 0; at < (b.starts[right + 1] ?? 0); at++)
        inB.set(b.sections[at] ?? 0, at);
      for (let at = a.starts[left] ?? 0; at < (a.starts[left + 1] ?? 0); at++) {
        const match = inB.get(a.sections[at] ?? 0);
        if (match === undefined) continue;
        sections.push(a.sections[at] ?? 0);
        levels.push(Math.max(1, Math.min(a.levels[at] ?? 0, b.levels[match] ?? 0)));
        headings.push((b.headings[match] ?? 0) === 0 ? 0 : (a.headings[at] ?? 0));
      }
      starts.push(sections.length);
      left++;
      right++;
    }
  }
  return {
    pages: Uint32Array.from(pages),
    fields: Uint8Array.from(fields),
    titles: Uint8Array.from(titles),
    starts: Uint32Array.from(starts),
    sections: Uint16Array.from(sections),
    levels: Uint8Array.from(levels),
    headings: Uint8Array.from(headings),
    asked,
    quoted: [],
  };
}

/** The phrases with both terms. */
function intersectAsked(
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): readonly number[] | undefined {
  if (a === undefined || b === undefined) return undefined;
  const phrases = new Set(b);
  const both = a.filter((phrase) => phrases.has(phrase));
  return both.length === 0 ? undefined : both;
}

function bothFields(a: number, b: number): number {
  const both = a & b;
  // Each in another of the page's fields, or one in its text only: weak, but there.
  return both !== 0 ? both : FIELD.description;
}
