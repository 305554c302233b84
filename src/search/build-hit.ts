/** A page that was found as a hit: its hierarchy, its address, and the words marked in what is shown. Pure. */
import type { ExpandedWord } from './expand.ts';
import { choosePlace } from './choose-place.ts';
import { joinMarked, makeSnippet, makeStart, markText, type MarkOptions } from './highlight.ts';
import { productOfPage, type SearchManifest, type TableEntry, type TextEntry } from './manifest.ts';
import { listWays, sectionOf } from './places.ts';
import type { Hierarchy, Hit, Level, Marked, MarkedLevels, SearchRequest } from './protocol.ts';
import type { Query } from './query.ts';
import type { RankedPage } from './rank-types.ts';

export interface HitContext {
  readonly request: SearchRequest;
  readonly query: Query;
  readonly expanded: readonly ExpandedWord[];
  readonly manifest: SearchManifest;
}

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const SNIPPET_WORDS = 10;
/** A message is shown whole, unless it is a log. */
const SEEN_WORDS = 12;
/** Between what is seen and what to do then. */
const ARROW = ' → ';

/** Makes the hit. Without its text a page is shown as a whole. */
export function buildHit(
  found: RankedPage,
  entry: TableEntry,
  text: TextEntry | undefined,
  context: HitContext,
): Hit {
  const { manifest, expanded } = context;
  const { title } = entry;
  const wanted = { expanded, title, language: manifest.language, pages: manifest.pages };
  const index = text === undefined ? 0 : choosePlace(found.section, text, wanted);
  const place = text?.sections[index];
  const route = manifest.base + entry.route;
  const anchor = place === undefined || place.anchor === '' ? null : place.anchor;
  const url = anchor === null ? route : `${route}#${anchor}`;
  const way =
    text === undefined ? [] : (listWays(text.sections, text.first === 0 ? undefined : text.way)[index] ?? []);
  const hierarchy = toHierarchy([entry.category, title, ...way.slice(2)]);
  const content = place === undefined || place.content === '' ? null : place.content;
  const isInText = (found.isInText || place?.kind !== undefined) && content !== null;
  return {
    objectID: url,
    url,
    url_without_anchor: route,
    anchor,
    type: isInText ? 'content' : (place?.level ?? 'lvl1'),
    hierarchy,
    product: productOfPage(manifest, found.page)?.id ?? null,
    group: entry.group,
    section: text === undefined ? null : headingOf(index, text),
    content,
    score: found.score,
    // A heading with nothing but rows below it is told by what the page is about.
    ...markHit(
      hierarchy,
      content ?? introOf(text),
      place?.kind === 'row' ? place.heading : undefined,
      anchor === null,
      context,
    ),
  };
}

/** What stands before all headings; null: nothing does, or another part of the page's text has it. */
function introOf(text: TextEntry | undefined): string | null {
  const [intro] = text?.first === 0 ? text.sections : [];
  return intro === undefined || intro.content === '' ? null : intro.content;
}

function toHierarchy(way: readonly string[]): Hierarchy {
  const at = (level: number): string | null => {
    const label = way[level];
    return label === undefined || label === '' ? null : label;
  };
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Heading of the section in which a place stands; null: it stands before all headings. */
function headingOf(index: number, { first, sections }: TextEntry): string | null {
  const at = sectionOf(index, sections);
  return first === 0 && at === 0 ? null : (sections[at]?.heading ?? null);
}

function markHit(
  hierarchy: Hierarchy,
  content: string | null,
  /** What is seen, of a row that says what to do then. */
  seen: string | undefined,
  /** It is the page's own beginning. */
  isBeginning: boolean,
  { request, query, expanded, manifest }: HitContext,
): Pick<Hit, '_highlightResult' | '_snippetResult'> {
  const options: MarkOptions = {
    terms: new Map(
      expanded.flatMap(({ word, expansions }) =>
        expansions.flatMap(({ terms }) => terms.map((term) => [term, word.raw] as const)),
      ),
    ),
    open: query.words.find(({ isOpen }) => isOpen)?.raw,
    wordCount: query.words.length,
    language: manifest.language,
    pre: request.highlightPreTag ?? '<mark>',
    post: request.highlightPostTag ?? '</mark>',
  };
  const { snippetEllipsisText: ellipsis = '…' } = request;
  const levels = (): MarkedLevels =>
    Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, markText(text, options)] as const];
      }),
    );
  const words = snippetWords(request, 'content');
  const marked = levels();
  const snip = (text: string): Marked => {
    // A page whose title has all that was looked for is told by how it begins, and not by where the words stand again.
    const inTitle = new Set(marked.lvl1?.matchedWords);
    const isTitled = isBeginning && query.words.every(({ raw }) => inTitle.has(raw));
    if (seen === undefined && isTitled)
      return makeStart(text.split('\n', 1)[0] ?? '', words, ellipsis, options);
    if (seen === undefined) return makeSnippet(text, words, ellipsis, options);
    // What was seen is nothing without what to do about it.
    const [question, answer] = [
      makeStart(seen, SEEN_WORDS, ellipsis, options),
      makeStart(text, words, ellipsis, options),
    ];
    return joinMarked(question, ARROW, answer, options);
  };
  return {
    _highlightResult: { hierarchy: marked },
    // A title is never cut: how much of it there is room for, the page knows.
    _snippetResult: { hierarchy: marked, ...(content === null ? {} : { content: snip(content) }) },
  };
}

/** `content:10` asks for ten words. */
function snippetWords({ attributesToSnippet = [] }: SearchRequest, name: string): number {
  const asked = attributesToSnippet.find((attribute) => attribute.startsWith(`${name}:`));
  const words = Number(asked?.slice(name.length + 1));
  return Number.isInteger(words) && words > 0 ? words : SNIPPET_WORDS;
}
