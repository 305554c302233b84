/**
 * A story instead of a question: several sentences, kind words around them, a pasted log in the middle. A long one is asked in
 * pieces that overlap, because what matters stands in two or three of its sentences. Pure but for whoever is asked.
 */
import type { Hit, ProductCount, SearchResponse } from './protocol.ts';
import { readLog } from './read-log.ts';

/** As much as the engine reads of one question: what is longer is a story. */
export const LONGEST_PIECE = 500;
/** Sentences of a piece: fewer have too few words, more have too many others. */
const SENTENCES = 3;
/** A story of so many sentences that is short enough to be asked as a whole is asked two by two as well. */
const FEW_SENTENCES = 3;
/** What a page has of each further piece, beside the one before it. */
const FADING = 0.5;
/** Of a longer story the first and the last sentences are read. */
const MOST_SENTENCES = 24;
const FIRST_SENTENCES = 16;
/** An engine that gives no scores: what a place in its list is worth. */
const FLATNESS = 1.5;

/** What an engine says to one piece; `hits` has one hit for each page, best first. */
export interface StoryAnswer extends Pick<SearchResponse, 'sure' | 'product'> {
  readonly hits: readonly Hit[];
  readonly products?: readonly ProductCount[];
}

export interface StoryAnswers {
  /** Best first, one for each page. */
  readonly hits: readonly Hit[];
  /** False: even the best has little of what was told. */
  readonly sure: boolean;
  /** Folder of the one game or tool that the story names; null: none, or several. */
  readonly product: string | null;
}

/** Asks for the pieces of a story, and puts the answers together. Rejects when one cannot be asked. */
export async function askStory(
  text: string,
  ask: (piece: string) => Promise<StoryAnswer>,
): Promise<StoryAnswers> {
  const whole = cutStory(text);
  const asWhole = await Promise.all(whole.map(ask));
  // An engine without scores cannot say what two sentences are worth beside all of them.
  const pairs = asWhole[0]?.hits[0]?.score === undefined ? [] : pairSentences(text);
  const pieces = [...whole, ...pairs];
  const answers = [...asWhole, ...(await Promise.all(pairs.map(ask)))];
  const [only, ...others] = answers;
  if (only !== undefined && others.length === 0)
    return { hits: only.hits, sure: only.sure, product: only.product };
  const names = new Map(answers.flatMap((answer) => nameProduct(answer)));
  const [product, name] = names.size === 1 ? ([...names][0] ?? []) : [];
  // The game is named once, and all that is told is about it.
  const asked = await Promise.all(
    answers.map(async (answer, index) =>
      name === undefined || answer.product !== null ? answer : ask(`${name}: ${pieces[index] ?? ''}`),
    ),
  );
  return { ...joinAnswers(asked), product: product ?? null };
}

/** The pieces of a story, in its order: runs of whole sentences, and the messages of a log that stands among them. */
export function cutStory(text: string): readonly string[] {
  const { prose, log } = partLog(text);
  const messages = log === '' ? [] : (readLog(log)?.messages ?? []);
  // Lines without a message that anybody would look for are asked as they are.
  if (prose === '' && messages.length === 0) return log === '' ? [] : [log.slice(0, LONGEST_PIECE)];
  if (prose.length <= LONGEST_PIECE) return [...(prose === '' ? [] : [prose]), ...messages];
  const sentences = listSentences(prose);
  const runs = sentences.map((_, index) => {
    let run = '';
    for (const sentence of sentences.slice(index, index + SENTENCES)) {
      if (run !== '' && run.length + 1 + sentence.length > LONGEST_PIECE) break;
      run = run === '' ? sentence : `${run} ${sentence}`;
    }
    return run;
  });
  // The end of a run that came before has nothing of its own.
  return [...new Set([...runs.filter((run, index) => runs[index - 1]?.endsWith(run) !== true), ...messages])];
}

/** Two neighbours at a time: what one of them asks is lost among the others. None of a story that is cut anyway. */
function pairSentences(text: string): readonly string[] {
  const { prose } = partLog(text);
  const sentences = prose.length > LONGEST_PIECE ? [] : listSentences(prose);
  if (sentences.length < FEW_SENTENCES) return [];
  return sentences.slice(1).map((sentence, index) => `${sentences[index] ?? ''} ${sentence}`);
}

/** At the start of a line: a time, with or without its date; a date alone; the seconds of a clock of machines; a level in brackets. `1.21.4 whitelist` has none. */
const LOGGED = new RegExp(
  [
    String.raw`(?:\d{1,4}[-/.])?\d{1,2}[-/.]\d{1,4}[T,_ -]{1,3}\d{1,2}:\d{2}`,
    String.raw`\d{8}[T_ -]\d{1,2}:?\d{2}`,
    String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d.])`,
    String.raw`\d{1,2}:\d{2}:\d{2}`,
    String.raw`\d{10}(?:\d{3})?(?:\.\d+)?\s`,
    String.raw`\d+\.\d{3} (?:Info|Warning|Error|Verbose)\b`,
    String.raw`\[[^\]]{0,80}(?:\d{2}:\d{2}|INFO|WARN|ERROR)`,
  ]
    .map((one) => String.raw`^\W*${one}`)
    .join('|'),
);

/** Lines that a program wrote, by their time, their level or their frame; a sentence that names an error is a sentence. */
function partLog(text: string): { readonly prose: string; readonly log: string } {
  const prose: string[] = [];
  const log: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    const isLog = /^\s+at [\w$.<>]+\(|^\s*\.{3} \d+ more|^\s*Caused by:/.test(line) || LOGGED.test(line);
    (isLog ? log : prose).push(line);
  }
  return { prose: prose.join('\n').trim(), log: log.join('\n').trim() };
}

/** Sentences; one that is too long is parted between words. */
function listSentences(text: string): readonly string[] {
  const all = text.split(/(?<=[.!?…。！？])\s+|\n+/).flatMap((typed) => {
    const parts: string[] = [];
    let rest = typed.trim();
    while (rest.length > LONGEST_PIECE) {
      const space = rest.lastIndexOf(' ', LONGEST_PIECE);
      const at = space > 0 ? space : LONGEST_PIECE;
      parts.push(rest.slice(0, at));
      rest = rest.slice(at).trim();
    }
    return rest === '' ? parts : [...parts, rest];
  });
  return all.length <= MOST_SENTENCES
    ? all
    : [...all.slice(0, FIRST_SENTENCES), ...all.slice(FIRST_SENTENCES - MOST_SENTENCES)];
}

/** The product that an answer is about, with what it is called. */
function nameProduct({ product, products = [] }: StoryAnswer): readonly (readonly [string, string])[] {
  if (product === null) return [];
  return [[product, products.find(({ id }) => id === product)?.label ?? product]];
}

/**
 * For each page the piece that it answers best, and a little for each further one: small talk fits no page as well as what the
 * story is about, and what the story is about stands in several of its sentences.
 */
function joinAnswers(answers: readonly StoryAnswer[]): Pick<StoryAnswers, 'hits' | 'sure'> {
  const pages = new Map<string, { hit: Hit; sure: boolean; readonly scores: number[] }>();
  for (const { hits, sure } of answers)
    for (const [rank, hit] of hits.entries()) {
      const page = hit.url_without_anchor ?? hit.url.split('#', 1)[0] ?? hit.url;
      const score = hit.score ?? 1 / (FLATNESS + rank);
      const known = pages.get(page) ?? { hit, sure, scores: [] };
      if (known.scores.every((other) => other < score)) Object.assign(known, { hit, sure });
      known.scores.push(score);
      pages.set(page, known);
    }
  const ranked = [...pages.values()]
    .map(({ hit, sure, scores }) => ({ hit, sure, score: sumFading(scores) }))
    .toSorted((a, b) => b.score - a.score);
  return { hits: ranked.map(({ hit }) => hit), sure: ranked[0]?.sure ?? false };
}

function sumFading(scores: readonly number[]): number {
  return scores.toSorted((a, b) => b - a).reduce((sum, score, at) => sum + score * FADING ** at, 0);
}
