/** The list of synonyms as the hosted service has it. Pure. */
import type { SiteProduct } from '../search/products.ts';
import type { SynonymEntry } from '../search/synonym-list.ts';

/** Group: all mean the same. One way: who types `input` also finds `synonyms`. */
export type ServiceSynonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string;
      readonly type: 'onewaysynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    };

/** The service takes at most so many words in one group, and so many after one word. */
const MAX_GROUP = 20;
const MAX_ONE_WAY = 100;

/**
 * Ids are made of the words, so that they stay the same; entries for one word become one. The service knows no products:
 * their other names lead to the name that their records carry.
 */
export function toServiceSynonyms(
  entries: readonly SynonymEntry[],
  products: readonly SiteProduct[] = [],
): readonly ServiceSynonym[] {
  const groups: ServiceSynonym[] = [];
  const oneWay = new Map<string, string[]>();
  const lead = (from: string, to: readonly string[]): void => {
    const known = oneWay.get(from) ?? [];
    known.push(...to.filter((word) => word !== from && !known.includes(word)));
    oneWay.set(from, known);
  };
  for (const { isGroup, from, to } of entries) {
    if (isGroup && from.length <= MAX_GROUP)
      groups.push({ objectID: `group:${from.join('|')}`, type: 'synonym', synonyms: from });
    else for (const word of from) lead(word, to);
  }
  for (const { aliases, label } of products)
    for (const alias of aliases) if (!label.toLowerCase().includes(alias)) lead(alias, [label.toLowerCase()]);
  const ways = [...oneWay].flatMap(([input, synonyms]): ServiceSynonym[] =>
    synonyms.length === 0
      ? []
      : [
          {
            objectID: `from:${input}`,
            type: 'onewaysynonym',
            input,
            synonyms: synonyms.slice(0, MAX_ONE_WAY),
          },
        ],
  );
  return [...new Map([...groups, ...ways].map((synonym) => [synonym.objectID, synonym])).values()];
}
