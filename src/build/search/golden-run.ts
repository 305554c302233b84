/** Asks an index the golden questions. */
import { encodePath } from '../../urls.ts';
import type { Asked, AskedIndex } from '../read/built-index.ts';
import type { Question } from './question-list.ts';
import type { RankOutcome } from './rank-figures.ts';
import type { SiteModel } from '../model/site-model.ts';

/** A right page must be among so many. */
export const FIRST = 3;
/** So many are looked at for the figures. */
const ASKED = 10;

export interface Answer extends RankOutcome {
  readonly question: Question;
  /** Addresses of the pages that should have come; empty: none should. */
  readonly expected: readonly string[];
  /** What came first instead, best first. */
  readonly found: readonly { readonly url: string; readonly title: string }[];
  readonly isRight: boolean;
  /** False: the search itself doubts what it found. */
  readonly sure: boolean;
}

/** Guide → its address below the base path. Guides are known by their file, and by their id where that is another. */
export function listAddresses(model: SiteModel): ReadonlyMap<string, string> {
  const { base } = model.config;
  return new Map(
    model.docs.flatMap(({ id, path, route }) => {
      const address = encodePath(route).slice(base.length);
      const file = path.replace(/^docs\//, '').replace(/\.mdx?$/i, '');
      return [
        [id, address],
        [file, address],
      ] as const;
    }),
  );
}

/** Asks them one after the other. `addresses` are the guides' paths below the site's base path. */
export async function askQuestions(
  questions: readonly Question[],
  addresses: ReadonlyMap<string, string>,
  index: AskedIndex,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const question of questions) {
    const expected = question.pages.map((page) => `${index.base}${addresses.get(page) ?? page}`);
    answers.push(judge(question, expected, await index.ask(question.text, ASKED)));
  }
  return answers;
}

function judge(question: Question, expected: readonly string[], { hits, sure }: Asked): Answer {
  const found = hits.map(({ url, url_without_anchor: page, hierarchy }) => ({
    url: page ?? url,
    title: hierarchy.lvl1 ?? '',
  }));
  const at = found.findIndex(({ url }) => expected.includes(url));
  const place = at === -1 ? undefined : at + 1;
  const isEmpty = found.length === 0;
  const isRight = expected.length === 0 ? isEmpty || !sure : place !== undefined && place <= FIRST;
  const first = found.slice(0, FIRST);
  return { kind: question.kind, place, isEmpty, question, expected, found: first, isRight, sure };
}
