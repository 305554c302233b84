/** What the guides say to a story: at most three places, from the site's own search. */
import { askStory } from '../../search/ask-story.ts';
import { toPlainSnippet } from '../../search/plain-snippet.ts';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { resultHref } from '../../search/result-href.ts';
import type { Search } from '../search/find.ts';
import { readBase } from '../search/read-settings.ts';
import { dialogRequest } from '../search/search-requests.ts';

export interface Answer {
  readonly title: string;
  readonly url: string;
  /** Heading of the place; null: the guide as a whole. */
  readonly section: string | null;
  /** The sentence that answers; empty: there is none. */
  readonly sentence: string;
}

export interface Answers {
  readonly answers: readonly Answer[];
  readonly sure: boolean;
}

const MOST_ANSWERS = 3;
/** Looked at for each piece of a story. */
const PIECE_HITS = 8;
/** Words of the sentence. */
const WORDS = 26;

/** Rejects when no search can answer. */
export async function findAnswers(
  text: string,
  { find }: Search,
  settings: SearchSettings,
): Promise<Answers> {
  const { hits, sure } = await askStory(text, async (piece) => {
    const request = dialogRequest(settings, piece, { isNarrow: false, product: undefined, only: undefined });
    const { response } = await find({
      ...request,
      hitsPerPage: PIECE_HITS,
      attributesToSnippet: [`content:${WORDS}`],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    return response;
  });
  return { answers: hits.slice(0, MOST_ANSWERS).map((hit) => toAnswer(hit, settings)), sure };
}

function toAnswer(
  { url, hierarchy, section, content, _snippetResult }: Hit,
  { externalUrlPattern, replacePathname }: SearchSettings,
): Answer {
  const snippet = _snippetResult?.content?.value;
  return {
    title: hierarchy.lvl1 ?? '',
    url: resultHref(url, {
      base: readBase(),
      ...(externalUrlPattern === undefined ? {} : { externalUrlPattern }),
      ...(replacePathname === undefined ? {} : { replacePathname }),
    }),
    section,
    sentence: snippet === undefined ? (content ?? '').slice(0, 160) : toPlainSnippet(snippet),
  };
}
