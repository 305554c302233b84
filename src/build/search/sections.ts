/** What of a page is searched: its text, place by place. Pure. */
import type { PageBody } from '../../model.ts';
import { CELL, type PlaceKind, type TextSection } from '../../search/manifest.ts';
import type { Level } from '../../search/protocol.ts';
import { decodeText, escapeHtml } from '../parse/plain-text.ts';
import { slugify } from '../../urls.ts';
import { isRowId } from '../parse/write/fault-rows.ts';

/** Tags, with quoted values that may hold anything; what is between them is text. */
const PIECE = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<!--[\s\S]*?-->|[^<]+|</gi;
/** Elements that run on inside a line. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|button|cite|code|data|del|dfn|em|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr|img|svg|use)$/;
/** What a page says to the hand or to machines, or only to lead elsewhere: nothing to search. */
const SKIPPED = / class="(?:tab-list|hash-link|contents|cards|moved)"|data-footnote-backref/;
const SKIPPED_ELEMENT = /^(?:script|style|nav|template)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Headings above lists of other guides, as slugs of their words. */
const LEADS_ELSEWHERE =
  /^(?:related(?: (?:guides?|articles?|pages?|links?|topics?|docs|documentation|content|reading|resources))?|see also|further reading|read more|more (?:guides|links)|siehe auch|verwandte (?:themen|artikel)|voir aussi|véase también|vedi anche)$/;

/** Headings above what to read next, where most of the text is links. */
const LEADS_ON =
  /^(?:next(?: steps?)?|whats next|what(?: is| to do| to read)? next|where to go(?: next)?|learn more|more|useful links|links)$/;
const LINKED_SHARE = 0.5;

/**
 * The places of a page: the text before all headings, then one for each heading. A row that says what to do about what
 * is seen is a place of its own, and so is each tab, below the heading it stands under. Code, tables, boxes and
 * alternative texts of pictures count; controls, lists of other guides and tables of contents do not.
 */
export function extractSections(body: PageBody, title: string): readonly TextSection[] {
  return readSections(joinBody(body), title);
}

/** The same for a page that is HTML from the start. */
export function readSections(html: string, title: string): readonly TextSection[] {
  return new SectionReader(title).read(html);
}

/** A place while its text is read. */
interface OpenSection {
  readonly level: Level;
  readonly anchor: string;
  readonly kind?: PlaceKind;
  /** What it stands in. */
  readonly inside?: OpenSection;
  heading: string;
  text: string;
  /** Characters of its text that lead elsewhere. */
  linked: number;
}

/** A cursor over one page's HTML. */
class SectionReader {
  readonly #sections: OpenSection[];
  #current: OpenSection;
  /** What the text belongs to again when the element at that depth ends. */
  readonly #around: { readonly depth: number; readonly section: OpenSection }[] = [];
  /** Elements that are open. */
  #depth = 0;
  /** Depth of the element whose text does not count; 0: there is none. */
  #skipped = 0;
  /** Depth of the element whose text names the place; 0: there is none. */
  #naming = 0;
  #link = 0;
  #isCode = false;
  /** Where in its section's text the header of a table begins and ends, until the first row that is a place. */
  #headFrom = Infinity;
  #headTo = Infinity;

  constructor(title: string) {
    this.#current = { level: 'lvl1', heading: title, anchor: '', text: '', linked: 0 };
    this.#sections = [this.#current];
  }

  read(html: string): readonly TextSection[] {
    for (const [piece, slash, name, attributes = ''] of html.matchAll(PIECE)) {
      if (name === undefined) {
        if (this.#skipped === 0 && !piece.startsWith('<!--')) this.#add(decodeText(piece));
        continue;
      }
      const tag = name.toLowerCase();
      if (VOID.test(tag) || attributes.endsWith('/')) this.#meetVoid(tag, attributes);
      else if (slash === '/') this.#close(tag);
      else this.#open(tag, attributes);
    }
    return finish(this.#sections);
  }

  #add(text: string): void {
    if (this.#naming > 0) {
      this.#current.heading += text;
      return;
    }
    this.#current.text += this.#isCode ? text : text.replace(/\s+/g, ' ');
    if (this.#link > 0) this.#current.linked += text.length;
  }

  #meetVoid(tag: string, attributes: string): void {
    if (this.#skipped > 0) return;
    if (tag === 'img') this.#add(decodeText(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? ''));
    else if (!INLINE.test(tag)) this.#break();
  }

  #open(tag: string, attributes: string): void {
    this.#depth++;
    if (this.#skipped > 0) return;
    if (SKIPPED.test(attributes) || SKIPPED_ELEMENT.test(tag)) {
      this.#skipped = this.#depth;
      return;
    }
    if (tag === 'a') this.#link = this.#depth;
    if (/^h[1-6]$/.test(tag)) {
      const level = `lvl${Math.max(2, Number(tag[1]))}` as Level;
      this.#begin({ level, heading: '', anchor: idIn(attributes), text: '', linked: 0 });
      this.#naming = this.#depth;
    } else if (tag === 'tr' && isRowId(idIn(attributes))) {
      // Its header says "What you see": that tells nobody what the section is about.
      const { text } = this.#current;
      this.#current.text = text.slice(0, this.#headFrom) + text.slice(this.#headTo);
      this.#headFrom = this.#headTo = Infinity;
      this.#enter('lvl5', 'row', idIn(attributes));
    } else if (tag === 'thead') this.#headFrom = this.#current.text.length;
    else if (attributes.includes(' role="tabpanel"')) this.#enter('lvl6', 'tab', idIn(attributes));
    else if (this.#current.kind === 'tab' && attributes.includes(' class="tab-label"'))
      this.#naming = this.#depth;
    else if (tag === 'td' || tag === 'th') this.#openCell();
    else if (tag === 'pre') this.#isCode = true;
    if (tag !== 'td' && tag !== 'th' && !INLINE.test(tag)) this.#break();
  }

  #close(tag: string): void {
    const depth = this.#depth--;
    if (this.#skipped > 0) {
      if (depth === this.#skipped) this.#skipped = 0;
      return;
    }
    if (tag === 'pre') this.#isCode = false;
    if (tag === 'thead') this.#headTo = this.#current.text.length;
    if (depth === this.#link) this.#link = 0;
    if (depth === this.#naming) this.#naming = 0;
    const around = this.#around.at(-1);
    if (around?.depth === depth) {
      this.#current = around.section;
      this.#around.pop();
    }
    if (tag !== 'td' && tag !== 'th' && !INLINE.test(tag)) this.#break();
  }

  #break(): void {
    if (this.#naming > 0) this.#current.heading += ' ';
    else this.#current.text += '\n';
  }

  /** Begins a place that lasts until the next heading, or until what it stands in ends. */
  #begin(section: OpenSection): void {
    this.#sections.push(section);
    this.#current = section;
  }

  /** Begins a place that lasts as long as the element that was opened just now. */
  #enter(level: Level, kind: PlaceKind, anchor: string): void {
    this.#around.push({ depth: this.#depth, section: this.#current });
    this.#begin({ level, kind, inside: this.#current, heading: '', anchor, text: '', linked: 0 });
  }

  #openCell(): void {
    const { kind, heading, text } = this.#current;
    if (kind === 'row' && heading === '' && text.trim() === '') this.#naming = this.#depth;
    else if (/\S$/.test(text)) this.#current.text += CELL;
  }
}

function idIn(attributes: string): string {
  return attributes === '' ? '' : decodeText(/ id="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

/** Without what only leads to other guides. A heading without a text of its own still names the place. */
function finish(sections: readonly OpenSection[]): readonly TextSection[] {
  const kept = new Map<OpenSection, TextSection>();
  const indexes = new Map<OpenSection, number>();
  /** Level of the heading below which everything leads elsewhere. */
  let away = 0;
  for (const [index, section] of sections.entries()) {
    const { level, anchor, kind, inside } = section;
    const heading = index === 0 ? section.heading : tidy(section.heading).replaceAll('\n', ' ');
    const content = tidy(section.text);
    const depth = Number(level.slice(3));
    if (kind === undefined && depth <= away) away = 0;
    if (kind === undefined && away === 0 && index > 0 && leadsElsewhere(heading, content, section.linked))
      away = depth;
    if (away > 0 || (index > 0 && kind === undefined && heading === '' && content === '')) continue;
    indexes.set(section, indexes.size);
    const place =
      kind === undefined || inside === undefined ? {} : { kind, inside: indexes.get(inside) ?? 0 };
    kept.set(section, { level, heading, anchor, content, ...place });
  }
  return [...kept.values()];
}

function leadsElsewhere(heading: string, content: string, linked: number): boolean {
  const words = slugify(heading).replaceAll('-', ' ');
  return LEADS_ELSEWHERE.test(words) || (LEADS_ON.test(words) && linked > LINKED_SHARE * content.length);
}

/** The body with its code in place; links, icons and cards of other pages are not this page's text. */
function joinBody({ segments, slots, codes }: PageBody): string {
  let html = segments[0] ?? '';
  for (const [index, slot] of slots.entries()) {
    if (slot.type === 'drawn') html += slot.plain;
    if (slot.type === 'code') html += escapeHtml(codes[slot.index]?.code ?? '');
    html += segments[index + 1] ?? '';
  }
  return html;
}

function tidy(whole: string): string {
  return whole
    .split('\n')
    .map((line) => {
      const text = line.replace(/\s+/g, ' ').trim();
      return text.endsWith('·') ? text.replace(/(?: ?·)+$/, '') : text;
    })
    .filter((line) => line !== '')
    .join('\n');
}
