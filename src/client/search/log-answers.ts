/** The answers to the messages of one log, as one answer. Pure. */
import type { Hit, ProductCount, SearchResponse } from '../../search/protocol.ts';
import type { Found } from './find.ts';
import type { MessageHits } from './group-hits.ts';

/** An answer whose hits stand by the messages that they are for. */
export interface FoundMessages extends Found {
  readonly messages: readonly MessageHits[];
}

/** `answers` belong to `messages`, one each. A guide that answers several stands with the first of them. */
export function joinAnswers(messages: readonly string[], answers: readonly Found[]): FoundMessages {
  const known = new Set<string>();
  const groups = answers.map(({ response }, index): MessageHits => {
    const hits = response.hits.filter((hit) => !known.has(pageOf(hit)));
    for (const hit of hits) known.add(pageOf(hit));
    // What has little of a message is noise beside what has another one whole.
    return { message: messages[index] ?? '', hits: response.sure ? hits : hits.slice(0, 1) };
  });
  const hits = groups.flatMap((group) => group.hits);
  return {
    engine: answers[0]?.engine ?? 'embedded',
    messages: groups,
    response: {
      ...(answers[0]?.response ?? NOTHING),
      hits,
      nbHits: hits.length,
      nbPages: 1,
      sure: answers.length === 0 || answers.some(({ response }) => response.sure),
      products: addUp(answers.flatMap(({ response }) => response.products ?? [])),
    },
  };
}

const NOTHING: SearchResponse = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  query: '',
  processingTimeMS: 0,
  product: null,
  sure: true,
};

function pageOf({ url }: Hit): string {
  return url.split('#', 1)[0] ?? url;
}

function addUp(counts: readonly ProductCount[]): readonly ProductCount[] {
  const sums = new Map<string, ProductCount>();
  for (const one of counts) sums.set(one.id, { ...one, count: one.count + (sums.get(one.id)?.count ?? 0) });
  return [...sums.values()];
}
