/** What of a page is searched: its text section by section, and the records that the hosted service stores. Pure. */
import type { PageBody } from '../../model.ts';
import type { TextSection } from '../../search/manifest.ts';
import type { Hierarchy, Level, SearchRecord } from '../../search/protocol.ts';
import { decodeText, escapeHtml } from '../parse/plain-text.ts';

/** Tags, with quoted values that may hold anything; what is between them is text. */
const PIECE = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<!--[\s\S]*?-->|[^<]+|</gi;
/** Elements that run on inside a line. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|button|cite|code|data|del|dfn|em|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr|img|svg|use)$/;
/** What a page says to the hand or to machines, not to the reader: nothing to search. */
const SKIPPED = / class="(?:tab-list|hash-link)"|data-footnote-backref/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The sections of a page: the text before all headings, then one for each heading. Code, tables, tabs (their labels
 * stand before their text), boxes and alternative texts of pictures count; buttons and other controls do not.
 */
export function extractSections(body: PageBody, title: string): readonly TextSection[] {
  return readSections(joinBody(body), title);
}

/** The same for a page that is HTML from the start. */
export function readSections(html: string, title: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  let current = { level: 'lvl1' as Level, heading: title, anchor: '' };
  let text = '';
  let heading: string | undefined;
  let skipDepth = 0;
  let isCode = false;
  const end = () => sections.push({ ...current, content: tidy(text) });
  for (const [piece, slash, name, attributes = ''] of html.matchAll(PIECE)) {
    if (name === undefined) {
      if (skipDepth > 0 || piece.startsWith('<!--')) continue;
      const plain = decodeText(piece);
      if (heading !== undefined) heading += plain;
      else text += isCode ? plain : plain.replace(/\s+/g, ' ');
      continue;
    }
    const tag = name.toLowerCase();
    const isVoid = VOID.test(tag) || attributes.endsWith('/');
    if (skipDepth > 0) {
      if (!isVoid) skipDepth += slash === '/' ? -1 : 1;
      continue;
    }
    if (slash !== '/' && !isVoid && (SKIPPED.test(attributes) || tag === 'script' || tag === 'style')) {
      skipDepth = 1;
    } else if (/^h[1-6]$/.test(tag)) {
      if (slash === '/') {
        if (heading !== undefined) current = { ...current, heading: tidy(heading).replaceAll('\n', ' ') };
        heading = undefined;
      } else {
        end();
        text = '';
        heading = '';
        const level = `lvl${Math.max(2, Number(tag[1]))}` as Level;
        current = { level, heading: '', anchor: decodeText(/ id="([^"]*)"/.exec(attributes)?.[1] ?? '') };
      }
    } else if (heading === undefined) {
      if (tag === 'pre') isCode = slash !== '/';
      if (tag === 'img') text += decodeText(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? '');
      else if (tag === 'td' || tag === 'th') text += ' ';
      else if (!INLINE.test(tag)) text += '\n';
    }
  }
  end();
  // A heading without a text of its own still names the place.
  return sections.filter((section, index) => index === 0 || section.heading !== '' || section.content !== '');
}

/** The body with its code in place; links, icons and cards of other pages are not this page's text. */
function joinBody({ segments, slots, codes }: PageBody): string {
  let html = segments[0] ?? '';
  for (const [index, slot] of slots.entries()) {
    if (slot.type === 'code') html += escapeHtml(codes[slot.index]?.code ?? '');
    html += segments[index + 1] ?? '';
  }
  return html;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

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
}

/** In bytes of JSON: the hosted service refuses records over 10 KB. */
const MAX_RECORD = 8_000;
/** Bytes in all. */
const MAX_KEYWORDS = 1_000;
/** Characters of a title or heading; longer ones are cut, so that one slip does not fail a whole push. */
const MAX_HEADING = 160;
/** Characters; of a longer one the page itself is the address. */
const MAX_ANCHOR = 300;
/** Bytes for a record's type, weight and the number in its id. */
const REST = 150;

/** One record for each section of a page; a long section gives several. Their ids stay the same from build to build. */
export function listRecords(page: RecordedPage, sections: readonly TextSection[]): readonly SearchRecord[] {
  const records: SearchRecord[] = [];
  const way: string[] = [page.category, page.title];
  const seen = new Map<string, number>();
  for (const section of sections) {
    const depth = Number(section.level.slice(3));
    way.length = Math.min(way.length, depth);
    while (way.length < depth) way.push('');
    way[depth] = section.heading;
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
      keywords: shorten(page.keywords),
      product: page.product,
      group: cutLabel(page.group),
    };
    const room = MAX_RECORD - sizeOf(base) - sizeOf(path) - REST;
    for (const [part, content] of splitText(section.content, Math.max(room, 1_000)).entries()) {
      const type = part === 0 ? section.level : 'content';
      const level = type === 'content' ? 0 : 100 - 10 * depth;
      // A heading without an anchor shares the page's address, and so do the parts of a section.
      const count = (seen.get(path) ?? 0) + 1;
      seen.set(path, count);
      records.push({
        objectID: count === 1 ? path : `${path}:${count}`,
        ...base,
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

function shorten(keywords: readonly string[]): readonly string[] {
  let size = 0;
  return keywords.filter((keyword) => (size += sizeOf(keyword)) <= MAX_KEYWORDS);
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
