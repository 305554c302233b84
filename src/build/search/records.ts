/** The records of a page that the hosted service stores, one for each section. Pure. */
import type { TextSection } from '../../search/manifest.ts';
import { listWays } from '../../search/places.ts';
import type { Hierarchy, SearchRecord } from '../../search/protocol.ts';

/** What the records of a page have in common. */
export interface RecordedPage {
  /** Origin of the site; empty: addresses are paths. */
  readonly origin: string;
  /** Public path, base path included, percent-encoded. */
  readonly route: string;
  readonly title: string;
  /** Label of the innermost category that holds the page (behaviours.md 6.10.1). */
  readonly category: string;
  /** Folder of its product, and under what its hits are shown. */
  readonly product: string | null;
  readonly group: string;
  readonly language: string;
  readonly version: readonly string[];
  readonly tag: string;
  readonly keywords: readonly string[];
  /** Phrases under which it is asked for. */
  readonly asked?: readonly string[];
}

/** In bytes of JSON: the hosted service refuses records over 10 KB. */
const MAX_RECORD = 8_000;
/** Bytes in all. */
const MAX_KEYWORDS = 1_000;
const MAX_ASKED = 5_000;
/** Characters of a title or heading; longer ones are cut, so that one slip does not fail a whole push. */
const MAX_HEADING = 160;
/** Characters; of a longer one the page itself is the address. */
const MAX_ANCHOR = 300;
/** Bytes for a record's type, weight and the number in its id. */
const REST = 150;

/** One record for each section of a page; a long section gives several. Their ids stay the same from build to build. */
export function listRecords(page: RecordedPage, sections: readonly TextSection[]): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  const seen = new Map<string, number>();
  const ways = listWays(sections);
  for (const [index, section] of sections.entries()) {
    const depth = Number(section.level.slice(3));
    const way = [page.category, page.title, ...(ways[index]?.slice(2) ?? [])];
    const anchor = section.anchor.length > MAX_ANCHOR ? '' : section.anchor;
    const path = anchor === '' ? page.route : `${page.route}#${anchor}`;
    const base = {
      url: page.origin + path,
      url_without_anchor: page.origin + page.route,
      anchor: anchor === '' ? null : anchor,
      hierarchy: toHierarchy(way),
      lang: page.language,
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      tags: [],
      keywords: shorten(page.keywords, MAX_KEYWORDS),
      product: page.product,
      group: cutLabel(page.group),
    };
    const asked = index === 0 ? shorten(page.asked ?? [], MAX_ASKED) : [];
    const room = MAX_RECORD - sizeOf(base) - sizeOf(asked) - sizeOf(path) - REST;
    for (const [part, content] of splitText(section.content, Math.max(room, 1_000)).entries()) {
      const type = part === 0 ? section.level : 'content';
      const level = type === 'content' ? 0 : 100 - 10 * depth;
      // A heading without an anchor shares the page's address, and so do the parts of a section.
      const count = (seen.get(path) ?? 0) + 1;
      seen.set(path, count);
      records.push({
        objectID: count === 1 ? path : `${path}:${count}`,
        ...base,
        ...(asked.length === 0 || part > 0 ? {} : { asked }),
        type,
        content: content === '' ? null : content,
        weight: { pageRank: 0, level, position: records.length },
      });
    }
  }
  return records;
}

function toHierarchy(way: readonly string[]): Hierarchy {
  const at = (level: number) => {
    const text = way[level] ?? '';
    return text === '' ? null : cutLabel(text);
  };
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** A long one without half a character at its end. */
function cutLabel(text: string): string {
  if (text.length <= MAX_HEADING) return text;
  return `${Array.from(text.slice(0, MAX_HEADING)).slice(0, -1).join('')}…`;
}

/** As many of the texts as have room in so many bytes. */
function shorten(texts: readonly string[], most: number): readonly string[] {
  let size = 0;
  return texts.filter((text) => (size += sizeOf(text)) <= most);
}

const encoder = new TextEncoder();

/** Bytes of a value's JSON. */
function sizeOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/** A text in parts of at most so many bytes of JSON, cut between words. */
function splitText(text: string, room: number): readonly string[] {
  if (sizeOf(text) <= room) return [text];
  const parts: string[] = [];
  let part = '';
  let size = 2;
  // A "word" without an end is cut where it must be.
  for (const word of text.match(/\s*\S{1,1000}|\s+$/gu) ?? []) {
    const more = sizeOf(word) - 2;
    if (size + more > room && part !== '') {
      parts.push(part.trim());
      part = '';
      size = 2;
    }
    part += word;
    size += more;
  }
  if (part.trim() !== '') parts.push(part.trim());
  return parts;
}
