/** The places of a page: sections below headings, and the rows and tabs that stand in them. Pure. */
import type { TextSection } from './manifest.ts';

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

/** For each place the names on the way to it, by level from 2 on: '' where a level has none. */
export function listWays(sections: readonly TextSection[]): readonly (readonly string[])[] {
  const ways: (readonly string[])[] = [];
  let last: readonly string[] = ['', ''];
  for (const [index, { level, heading, kind, inside = 0 }] of sections.entries()) {
    const depth = Number(level.slice(3));
    const above = (kind === undefined ? last : (ways[inside] ?? last)).slice(0, depth);
    const way = index === 0 ? last : [...above, ...Array<string>(depth - above.length).fill(''), heading];
    ways.push(way);
    if (kind === undefined) last = way;
  }
  return ways;
}
