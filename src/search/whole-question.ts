/** A short question as a whole: who asks with the very words of a phrase means the guide that it stands for. Pure. */
import type { Word } from './analyse.ts';
import { fnv1a } from '../fnv.ts';

/** Longer questions have enough words of their own. */
export const MAX_WORDS = 6;
/** Of those that say something; a word alone is found by itself, unless it is denied. */
const MEANINGFUL = { least: 2, most: 3 } as const;
/** Stands before the whole of a question, which no word begins with: of its words in their order, and of what they say. */
const SIGN = { typed: '&', said: '+' } as const;
/** The same of what is wanted of every game: looked up only where it is clear which one. */
const NEED_SIGN = { typed: '%', said: '*' } as const;
/** Every other question on such a site has them. */
const GENERAL = new Set(['server', 'game']);
/** "friends cant join" is another question than "how do friends join". */
const NEGATIONS = new Set(
  'cannot cant couldnt didnt doesnt dont hasnt havent isnt never no not wasnt wont wouldnt'.split(' '),
);

/** With or without these it is the same question: "my server keeps crashing". */
const FILLERS = new Set('a an my our please pls plz the'.split(' '));

/** Its words without those. */
export function dropFillers(words: readonly Word[]): readonly Word[] {
  return words.filter(({ raw }) => !FILLERS.has(raw));
}

/** A question as terms of the index; undefined where it is too long, or says too little. */
export interface Whole {
  /** Its words in their order. */
  readonly typed: string | undefined;
  /** Those that say something, in whatever order and with whatever between them. */
  readonly said: string | undefined;
}

/** `isName`: words that only name the product. */
export function readWhole(words: readonly Word[], isName: (word: Word, at: number) => boolean): Whole {
  const bare = dropFillers(words);
  if (bare.length === 0 || bare.length > MAX_WORDS) return { typed: undefined, said: undefined };
  const saying = words.filter((word, at) => !word.stop && !GENERAL.has(word.term) && !isName(word, at));
  const terms = [...new Set(saying.map(({ term }) => term))].toSorted();
  const isDenied = words.some(({ raw }) => NEGATIONS.has(raw));
  const isEnough = terms.length + Number(isDenied) >= MEANINGFUL.least && terms.length <= MEANINGFUL.most;
  // By their terms: a slip, or the beginning of a word, is known by what it says, and not by how it ends.
  const typed = bare.map(({ raw, term }) => (raw === 'cannot' ? 'cant' : term));
  return {
    typed: SIGN.typed + hashOf(typed.join(' ')),
    said:
      terms.length > 0 && isEnough
        ? SIGN.said + hashOf(terms.join(' ') + (isDenied ? ' not' : ''))
        : undefined,
  };
}

/** The question as one that customers have about every game: other terms of the index, which several guides share. */
export function asNeed({ typed, said }: Whole): Whole {
  return {
    typed: typed && NEED_SIGN.typed + typed.slice(SIGN.typed.length),
    said: said && NEED_SIGN.said + said.slice(SIGN.said.length),
  };
}

/** Whether these terms begin with one of what is wanted of every game. */
export function isNeed(terms: string): boolean {
  return terms.startsWith(NEED_SIGN.typed) || terms.startsWith(NEED_SIGN.said);
}

const SIGNS = [...Object.values(SIGN), ...Object.values(NEED_SIGN)];

/** Whether a term of the index is no word but a whole question: nobody types its beginning, or mistypes it. */
export function isWhole(term: string): boolean {
  return SIGNS.some((sign) => term.startsWith(sign));
}

/** 32 bits are enough: there are some thousands. */
function hashOf(text: string): string {
  return fnv1a(text).toString(36);
}
