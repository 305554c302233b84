/** What the guides say to a story: at most three places, from the site's own search. */
import type { Finding } from '../../errors/types.ts';
import { askStory, type StoryAnswers } from '../../search/ask-story.ts';
import { toPlainSnippet } from '../../search/plain-snippet.ts';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { resultHref } from '../../search/result-href.ts';
import { findErrors, findErrorsOf } from '../search/find-errors.ts';
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
  /** What the rules of the guides found in it; masked. */
  readonly findings: readonly Finding[];
  /** The one game or tool that it names, as it is called. */
  readonly product: string | undefined;
}

const MOST_ANSWERS = 3;
/** Looked at for each piece of a story. */
const PIECE_HITS = 8;
/** Words of the sentence. */
const WORDS = 26;

/** Rejects when no search can answer. A message that guides know comes before what the words look like. */
export async function findAnswers(
  text: string,
  { find }: Search,
  settings: SearchSettings,
): Promise<Answers> {
  const [first, { hits, sure, product }] = await Promise.all([
    findErrors(settings, text),
    askSearch(text, find, settings),
  ]);
  const errors = await findErrorsOf(settings, text, first, product);
  const findings = errors?.findings ?? [];
  const known = findings.filter(({ consequenceOf }) => consequenceOf === null).map(fromFinding);
  const found = hits.map((hit) => toAnswer(hit, settings));
  const answers = [...known, ...found].filter(
    ({ url }, index, all) => all.findIndex((other) => pageOf(other.url) === pageOf(url)) === index,
  );
  const named = product === null ? undefined : hits.find((hit) => hit.product === product)?.group;
  return {
    answers: answers.slice(0, MOST_ANSWERS),
    sure: sure || known.length > 0,
    findings,
    product: named,
  };
}

/** The same without the rules of errors: `product` is the folder of the game that it is about, where that is known. */
export async function findGuides(
  text: string,
  { find }: Search,
  settings: SearchSettings,
  product: string | undefined,
): Promise<Pick<Answers, 'answers' | 'sure'>> {
  const { hits, sure } = await askSearch(text, find, settings, product);
  return { answers: hits.slice(0, MOST_ANSWERS).map((hit) => toAnswer(hit, settings)), sure };
}

function fromFinding({ title, url, section, say }: Finding): Answer {
  return { title, url, section, sentence: say };
}

function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function askSearch(
  text: string,
  find: Search['find'],
  settings: SearchSettings,
  product?: string,
): Promise<StoryAnswers> {
  return askStory(text, async (piece) => {
    const request = dialogRequest(settings, piece, { isNarrow: false, product, only: undefined });
    const { response } = await find({
      ...request,
      hitsPerPage: PIECE_HITS,
      attributesToSnippet: [`content:${WORDS}`],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    return response;
  });
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
