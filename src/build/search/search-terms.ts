/** One page as the index sees it: its terms field by field, its sentences each with a mark to know it again by. Pure. */
import { type Analysis, analyseChunk, listChunks } from '../../search/analyse.ts';
import { listAnchors } from '../../search/runs.ts';
import type { TextSection } from '../../search/manifest.ts';

/** What a page says of itself beyond its text. */
export type PageFacts = {
  readonly title: string;
  /** Labels of the categories around it, outermost first, and the words of its address. */
  readonly place: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  readonly language: string;
  /** Phrases under which it is asked for; never shown. */
  readonly asked: readonly string[];
  /** Messages that it answers, word for word; never shown. */
  readonly errors: readonly string[];
};

/**
 * Lists of terms, each one text. In titles and headings every term has a position: a term that begins with `=` stands
 * where the one before it stands (`server properti =serverproperti`).
 */
export interface PageTerms {
  readonly title: string;
  readonly place: string;
  readonly keywords: string;
  readonly description: string;
  /** The terms of each phrase that say something. */
  readonly asked: readonly string[];
  readonly sections: readonly SectionTerms[];
}

export interface SectionTerms {
  readonly heading: string;
  /** Sentence by sentence: its mark, then its terms. */
  readonly sentences: readonly string[];
  /** What ends a run of words in a text that is quoted here: the term, a space, and what stands before (`Anchor`). */
  readonly runs: readonly string[];
}

/** Analyses a page. The costly half of the index: it is remembered for each page. */
export function analysePage(
  facts: PageFacts,
  sections: readonly TextSection[],
  quotes: readonly string[] = [],
): PageTerms {
  const { language } = facts;
  const list = (texts: readonly string[]) =>
    texts.flatMap((text) => listTerms(text, language, placedTerms)).join(' ');
  const place = list(facts.place);
  const title = list([facts.title]);
  const own = new Set(`${title} ${place}`.split(' '));
  const quoted = [...facts.errors, ...quotes].flatMap((text) => {
    const runs = listAnchors(text, language).map(({ term, before }) => `${term} ${before}`);
    return runs.length === 0 ? [] : [{ text, runs }];
  });
  // What a page's settings quote stands in no section: it belongs to the page as a whole.
  const isThere = (text: string) => sections.some(({ content }) => content.includes(text));
  return {
    title,
    // Words such as "how" are looked for only where nothing else was typed.
    place: [place, ...listTerms(facts.title, language, stopTerms)].join(' ').trim(),
    keywords: list(facts.keywords),
    description: list([facts.description]),
    asked: facts.asked.map((phrase) => listTerms(phrase, language, bareTerms).join(' ')),
    sections: sections.map(({ heading, content }, index) => ({
      heading: index === 0 ? '' : list([heading]),
      sentences: splitSentences(content).flatMap((sentence) => {
        const terms = listTerms(sentence, language, bareTerms);
        return terms.length === 0 ? [] : [`${markOf(terms, own)} ${terms.join(' ')}`];
      }),
      runs: [
        ...new Set(
          quoted
            .filter(({ text }) => content.includes(text) || (index === 0 && !isThere(text)))
            .flatMap(({ runs }) => runs),
        ),
      ],
    })),
  };
}

/** A term without the sign that it stands where the one before it stands. */
export function bareTerm(term: string): string {
  return term.startsWith('=') ? term.slice(1) : term;
}

function splitSentences(text: string): readonly string[] {
  return text.split(/\n|(?<=[.!?:])\s+/);
}

interface Terms {
  /** Those that say something. */
  readonly bare: readonly string[];
  /** The same with a sign before each that stands where another stands. */
  readonly placed: readonly string[];
}

const known = new WeakMap<Analysis, Terms>();

function termsOf(analysis: Analysis): Terms {
  const found = known.get(analysis);
  if (found !== undefined) return found;
  const own = analysis.words.filter(({ stop }) => !stop).map(({ term }) => term);
  const { joined } = analysis;
  const placed = joined.map((term, index) => (own.length + index === 0 ? term : `=${term}`));
  const terms = { bare: [...own, ...joined], placed: [...own, ...placed] };
  known.set(analysis, terms);
  return terms;
}

const placedTerms = (analysis: Analysis) => termsOf(analysis).placed;
const bareTerms = (analysis: Analysis) => termsOf(analysis).bare;

function stopTerms({ words }: Analysis): readonly string[] {
  return words.filter(({ stop }) => stop).map(({ term }) => term);
}

function listTerms(
  text: string,
  language: string,
  pick: (analysis: Analysis) => readonly string[],
): readonly string[] {
  const terms: string[] = [];
  for (const chunk of listChunks(text)) {
    for (const term of pick(analyseChunk(chunk, language))) terms.push(term);
  }
  return terms;
}

/** FNV-1a, 32 bits, over the terms that are not the page's `own`: a sentence that occurs on many pages is known by it. */
function markOf(terms: readonly string[], own: ReadonlySet<string>): string {
  let hash = 0x811c9dc5;
  for (const term of terms) {
    if (own.has(term)) continue;
    for (let index = 0; index < term.length; index++) {
      hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
