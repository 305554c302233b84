/** A page that was found as a hit: its hierarchy, its address, and the words marked in what is shown. Pure. */
import type { ExpandedWord } from './expand.ts';
import { makeSnippet, markText, type MarkOptions } from './highlight.ts';
import { productOfPage, type SearchManifest, type TableEntry, type TextEntry } from './manifest.ts';
import type { Hierarchy, Hit, Level, Marked, MarkedLevels, SearchRequest } from './protocol.ts';
import type { Query } from './query.ts';
import type { RankedPage } from './rank.ts';

export interface HitContext {
  readonly request: SearchRequest;
  readonly query: Query;
  readonly expanded: readonly ExpandedWord[];
  readonly manifest: SearchManifest;
}

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const SNIPPET_WORDS = 10;

/** Makes the hit. Without its text a page is shown as a whole. */
export function buildHit(
  found: RankedPage,
  entry: TableEntry,
  text: TextEntry | undefined,
  context: HitContext,
): Hit {
  const section = text?.sections[found.section];
  const index = section === undefined ? 0 : found.section;
  const route = context.manifest.base + entry.route;
  const anchor = section === undefined || section.anchor === '' ? null : section.anchor;
  const url = anchor === null ? route : `${route}#${anchor}`;
  const hierarchy = findHierarchy(entry, text, index);
  const content = section === undefined || section.content === '' ? null : section.content;
  const isInText = found.isInText && content !== null;
  return {
    objectID: url,
    url,
    url_without_anchor: route,
    anchor,
    type: isInText ? 'content' : (section?.level ?? 'lvl1'),
    hierarchy,
    product: productOfPage(context.manifest, found.page)?.id ?? null,
    group: entry.group,
    section: index === 0 ? null : (section?.heading ?? null),
    content,
    ...markHit(hierarchy, content, context),
  };
}

function findHierarchy(
  { title, category }: TableEntry,
  text: TextEntry | undefined,
  index: number,
): Hierarchy {
  const way: (string | undefined)[] = [category, title];
  for (const { level, heading } of text?.sections.slice(1, index + 1) ?? []) {
    const depth = Number(level.slice(3));
    way.length = Math.min(way.length, depth);
    way[depth] = heading;
  }
  const at = (level: number): string | null => {
    const label = way[level];
    return label === undefined || label === '' ? null : label;
  };
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

function markHit(
  hierarchy: Hierarchy,
  content: string | null,
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
  const ellipsis = request.snippetEllipsisText ?? '…';
  const snip = (name: string, text: string): Marked =>
    makeSnippet(text, snippetWords(request, name), ellipsis, options);
  const levels = (make: (level: Level, text: string) => Marked): MarkedLevels =>
    Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, make(level, text)] as const];
      }),
    );
  return {
    _highlightResult: { hierarchy: levels((_, text) => markText(text, options)) },
    _snippetResult: {
      hierarchy: levels((level, text) => snip(`hierarchy.${level}`, text)),
      ...(content === null ? {} : { content: snip('content', content) }),
    },
  };
}

/** `content:10` asks for ten words. */
function snippetWords({ attributesToSnippet = [] }: SearchRequest, name: string): number {
  const asked = attributesToSnippet.find((attribute) => attribute.startsWith(`${name}:`));
  const words = Number(asked?.slice(name.length + 1));
  return Number.isInteger(words) && words > 0 ? words : SNIPPET_WORDS;
}
