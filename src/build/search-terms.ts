/** One page as the index sees it: its terms field by field, its sentences each with a mark to know it again by. Pure. */
import { analyseText } from '../search/analyse.ts';
import type { TextSection } from '../search/manifest.ts';

/** What a page says of itself beyond its text. */
export type PageFacts = {
  readonly title: string;
  /** Labels of the categories around it, outermost first, and the words of its address. */
  readonly place: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  readonly language: string;
};

/**
 * Lists of terms, each one text. In titles and headings every term has a position: a term that begins with `+` stands
 * where the one before it stands (`server properti +serverproperti`).
 */
export interface PageTerms {
  readonly title: string;
  readonly place: string;
  readonly keywords: string;
  readonly description: string;
  readonly sections: readonly SectionTerms[];
}

export interface SectionTerms {
  readonly heading: string;
  /** Sentence by sentence: its mark, then its terms. */
  readonly sentences: readonly string[];
}

/** Analyses a page. The costly half of the index: it is remembered for each page. */
export function analysePage(facts: PageFacts, sections: readonly TextSection[]): PageTerms {
  const { language } = facts;
  const terms = (text: string) => listTerms(text, language, false);
  const own = new Set(
    [facts.title, ...facts.place].flatMap((text) => terms(text).split(' ')).filter((term) => term !== ''),
  );
  return {
    title: terms(facts.title),
    // Words such as "how" are looked for only where nothing else was typed.
    place: [...facts.place.map(terms), listTerms(facts.title, language, true)].join(' ').trim(),
    keywords: facts.keywords.map(terms).join(' '),
    description: terms(facts.description),
    sections: sections.map(({ heading, content }, index) => ({
      heading: index === 0 ? '' : terms(heading),
      sentences: splitSentences(content).flatMap((sentence) => {
        const listed = terms(sentence).replaceAll('+', '');
        if (listed === '') return [];
        return [
          `${markOf(
            listed
              .split(' ')
              .filter((term) => !own.has(term))
              .join(' '),
          )} ${listed}`,
        ];
      }),
    })),
  };
}

function splitSentences(text: string): readonly string[] {
  return text.split(/\n|(?<=[.!?:])\s+/);
}

/** The terms of a text; with `stop` only the words that say nothing, else all but those. */
function listTerms(text: string, language: string, stop: boolean): string {
  const terms: string[] = [];
  for (const { words, joined } of analyseText(text, language)) {
    for (const word of words) if (word.stop === stop) terms.push(word.term);
    if (!stop) for (const term of joined) terms.push(terms.length === 0 ? term : `+${term}`);
  }
  return terms.join(' ');
}

/** FNV-1a, 32 bits: a sentence that occurs on many pages is known by it. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
