/** The list of synonyms in the terms of the index. Pure. */
import { analyseText } from '../../search/analyse.ts';
import type { SynonymRule } from '../../search/synonyms.ts';
import type { SynonymEntry } from './synonym-list.ts';

/** One rule for each way that leads somewhere: in a group from each of its words to all others. */
export function toSynonymRules(entries: readonly SynonymEntry[], language: string): readonly SynonymRule[] {
  return entries.flatMap(({ isGroup, from, to }) =>
    from.map((word) => ({
      from: readTerms(word, language, true),
      to: (isGroup ? to.filter((other) => other !== word) : to).map((other) =>
        readTerms(other, language, false),
      ),
    })),
  );
}

/** As they are typed: with words that say nothing. As pages are looked up: without, unless there are no others. */
function readTerms(text: string, language: string, withStopWords: boolean): readonly string[] {
  const words = analyseText(text, language).flatMap((chunk) => chunk.words);
  const meant = withStopWords ? words : words.filter(({ stop }) => !stop);
  return (meant.length === 0 ? words : meant).map(({ term }) => term);
}
