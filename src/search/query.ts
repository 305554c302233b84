/** What a reader typed, as words to look for. Pure. */
import { analyseText, type Chunk, joinWords, type Word } from './analyse.ts';
import { spellOut } from './chat-spelling.ts';
import { dropGreeting, dropNoise } from './noise.ts';
import { type Anchor, listAnchors } from './runs.ts';
import { STOP_WORDS } from './stop-words.ts';

export interface QueryWord extends Word {
  /** May still be being typed: it stands last, and nothing follows it. */
  readonly isOpen: boolean;
  /** Index of the first of the query's words, stop words included, that it stands for. */
  readonly at: number;
}

export interface Query {
  /** As typed, without a greeting, cut, what is written short written out. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** All words, stop words included. */
  readonly all: readonly Word[];
  /** Their terms: synonyms may be made of them. */
  readonly terms: readonly string[];
  /** Indexes of `all` that are parts of a domain's name: `mc.example.com` is about the domain, whatever the game. */
  readonly hosts: ReadonlySet<number>;
  /** Has what only machines write: brackets, names with a dot, an underscore or a capital in them. */
  readonly isQuote: boolean;
  /** Where a run of words ends that may be a message quoted word for word. */
  readonly anchors: readonly Anchor[];
  /** Neighbours that may be one word written apart (`back up`): joined term and the indexes of those of the two that count. */
  readonly pairs: readonly {
    readonly term: string;
    readonly words: readonly number[];
    readonly isTyped: boolean;
  }[];
  /** Names as programs write them (`DifficultyOffset`, `server.properties`), each as one word: who types one means it. */
  readonly names: readonly QueryWord[];
}

/** Longer questions are cut: what matters stands in the first hundreds of letters. */
const MAX_LENGTH = 512;
/** Looked up in the dictionary, before the rarest are chosen. */
const MAX_WORDS = 32;
/** `enabled.json`, `java.lang.Error`, `12:00:01`, `[main]`. */
const QUOTE = /[[\]{}]|\w[._:/]\w|\p{Ll}\p{Lu}/u;
/** A name with parts, told from `sub-user`, which people write. */
const NAME = /\w[._]\w|\p{Ll}\p{Lu}|\d-\p{L}|\p{L}-\d/u;
/** A domain below another one; not a class, which begins with the end of one, and not a file. */
const HOST =
  /^(?!(?:com|net|org|io|de|dev|me|java|javax)\.)(?:[a-z\d-]+\.){2,}(?!(?:log|jar|json|ya?ml|toml|txt|properties|server|error|where)$)[a-z]{2,12}$/i;
/** They say nothing by themselves, and make one word with the verb before them: back up, log in, shut down. */
const PARTICLES = new Set(['up', 'in', 'on', 'out', 'off', 'down', 'over']);
/** Where fewer words remain, times and addresses are what is asked about. */
const MIN_LEFT = 3;

/** Whether two words are one that says nothing, written apart: "make my self admin". */
function isSplitStop(one: Word | undefined, next: Word | undefined): boolean {
  return one !== undefined && next !== undefined && STOP_WORDS.has(one.raw + next.raw);
}

/**
 * Reads a question. Words that say nothing are left out unless there are no others; so is a single letter at the end
 * of a longer question, which is only the start of a word.
 */
export function readQuery(text: string, language: string, withStopWords = false): Query {
  const isEnglish = /^en\b/i.test(language);
  const own = dropGreeting(text.slice(0, MAX_LENGTH));
  const whole = isEnglish ? spellOut(own) : own;
  const bare = dropNoise(whole);
  const typed = analyseText(bare, language).length < MIN_LEFT ? whole : bare;
  const chunks = analyseText(typed, language);
  const isOpenEnd = /[\p{L}\p{N}]$/u.test(typed);
  const all: (QueryWord & { readonly chunk: number })[] = [];
  for (const [chunk, { words }] of chunks.entries()) {
    for (const [index, word] of words.entries()) {
      const isOpen = isOpenEnd && chunk === chunks.length - 1 && index === words.length - 1;
      all.push({ ...word, isOpen, chunk, at: all.length });
    }
  }
  const seen = new Set<string>();
  const isNew = ({ term }: Word) => !seen.has(term) && seen.add(term).size > 0;
  // One of several parts is a part: "my self-hosted panel".
  const isAlone = (at: number): boolean => chunks[all[at]?.chunk ?? -1]?.words.length === 1;
  const isSplit = (at: number): boolean =>
    isAlone(at) && isAlone(at + 1) && isSplitStop(all[at], all[at + 1]);
  const isStop = ({ stop, at }: QueryWord): boolean =>
    stop || (isEnglish && (isSplit(at - 1) || isSplit(at)));
  const meaningful = all.filter((word) => (withStopWords || !isStop(word)) && isNew(word));
  const chosen = meaningful.length === 0 ? all.filter(isNew) : meaningful;
  const last = chosen.at(-1);
  const isLone = chosen.length > 1 && last?.isOpen === true && last.raw.length === 1 && !/\d/.test(last.raw);
  const words = (isLone ? chosen.slice(0, -1) : chosen).slice(0, MAX_WORDS);
  const pairs = words.flatMap((word, index) => {
    const next = all[word.at + 1];
    const isNext = words[index + 1]?.at === word.at + 1;
    if (next === undefined || (!isNext && !PARTICLES.has(next.raw))) return [];
    const isTyped = all[word.at]?.chunk === next.chunk;
    return [
      { term: joinWords([word, next], isEnglish), words: isNext ? [index, index + 1] : [index], isTyped },
    ];
  });
  const isHost = (chunk: Chunk | undefined): boolean =>
    chunk !== undefined && HOST.test(typed.slice(chunk.start, chunk.end));
  const names = chunks.flatMap(({ start, end, joined: [term] }, chunk) => {
    const at = all.find((word) => word.chunk === chunk)?.at;
    if (term === undefined || at === undefined || !NAME.test(typed.slice(start, end))) return [];
    return [{ raw: term, term, stop: false, isOpen: false, at }];
  });
  return {
    text: whole,
    words,
    all,
    hosts: new Set(all.filter(({ chunk }) => isHost(chunks[chunk])).map(({ at }) => at)),
    terms: all.map(({ term }) => term),
    isQuote: QUOTE.test(whole),
    anchors: listAnchors(whole, language),
    pairs,
    names,
  };
}
