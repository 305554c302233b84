/** The places of a page: sections below headings, and the rows and tabs that stand in them. Pure. */
import type { TextEntry, TextSection } from './manifest.ts';

/** Index of the section below a heading in which a place stands; a section itself stands in none. */
export function sectionOf(at: number, sections: readonly TextSection[]): number {
  let index = at;
  for (let steps = sections.length; sections[index]?.kind !== undefined && steps > 0; steps--)
    index = sections[index]?.inside ?? 0;
  return index;
}

/** Indexes of the sections below headings, which is how the index counts them. */
export function listHeadings(sections: readonly TextSection[]): readonly number[] {
  return sections.flatMap(({ kind }, index) => (kind === undefined ? [index] : []));
}

/** Heading by heading: rows and tabs are part of the section in which they stand. */
export function joinPlaces(sections: readonly TextSection[]): readonly TextSection[] {
  const texts = new Map<number, string[]>();
  for (const [index, { heading, content }] of sections.entries()) {
    const own = texts.get(sectionOf(index, sections));
    if (own === undefined) texts.set(index, [content]);
    else own.push(heading, content);
  }
  return [...texts].flatMap(([index, own]) => {
    const section = sections[index];
    const content = own.filter((text) => text !== '').join('\n');
    return section === undefined ? [] : [{ ...section, content }];
  });
}

/** The way to a page as a whole. */
export const NO_WAY: readonly string[] = ['', ''];

/**
 * For each place the names on the way to it, by level from 2 on: '' where a level has none. `before`: of sections that begin in the middle
 * of a page, the way to the heading before them.
 */
export function listWays(
  sections: readonly TextSection[],
  before?: readonly string[],
): readonly (readonly string[])[] {
  const ways: (readonly string[])[] = [];
  let last = before ?? NO_WAY;
  for (const [index, { level, heading, kind, inside = 0 }] of sections.entries()) {
    const depth = Number(level.slice(3));
    const above = (kind === undefined ? last : (ways[inside] ?? last)).slice(0, depth);
    const isPage = index === 0 && before === undefined;
    const way = isPage ? last : [...above, ...Array<string>(depth - above.length).fill(''), heading];
    ways.push(way);
    if (kind === undefined) last = way;
  }
  return ways;
}

/** A page's places in pieces of so many sections below headings; 0: in one. */
export function cutPieces(sections: readonly TextSection[], size: number): readonly TextEntry[] {
  if (size === 0) return [{ first: 0, way: NO_WAY, sections }];
  const headings = listHeadings(sections);
  const ways = listWays(sections);
  const numbers = new Map(headings.map((index, number) => [index, number]));
  const pieces: { readonly first: number; readonly way: readonly string[]; sections: TextSection[] }[] = [];
  for (let first = 0; first < headings.length; first += size)
    pieces.push({ first, way: ways[headings[first - 1] ?? -1] ?? NO_WAY, sections: [] });
  const places: number[] = [];
  for (const [index, section] of sections.entries()) {
    const number = numbers.get(sectionOf(index, sections)) ?? 0;
    const own = pieces[Math.floor(number / size)]?.sections ?? [];
    places.push(own.length);
    const { inside, ...rest } = section;
    own.push(inside === undefined ? rest : { ...rest, inside: places[inside] ?? 0 });
  }
  return pieces;
}

/** Number of the piece with a section. */
export function pieceOf(section: number, size: number): number {
  return size === 0 ? 0 : Math.floor(section / size);
}
