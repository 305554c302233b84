/** Which phrases of `content/search/asked.yml` help, found by asking an index that does without them. */
import type { PageTerms } from './search-terms.ts';

/** A phrase of a page: its number among all that the page is asked for under. */
export interface PhraseAt {
  readonly page: number;
  readonly at: number;
  readonly text: string;
}

/** A question with the pages that answer it, by their numbers. */
export interface PruneQuestion {
  readonly text: string;
  readonly pages: readonly number[];
}

/** A phrase that leads a question to another page than the one that answers it. */
export interface Draw {
  readonly phrase: PhraseAt;
  readonly question: PruneQuestion;
}

export interface Pruned {
  /** Without any of them every question is answered as well as before, and so are they themselves. */
  readonly dropped: readonly PhraseAt[];
  readonly draws: readonly Draw[];
}

/** Asks an index of pages with these terms; the numbers of the first ten pages, best first. */
export type AskPages = (
  terms: readonly PageTerms[],
) => Promise<(question: string) => Promise<readonly number[]>>;

export interface PruneInputs {
  readonly terms: readonly PageTerms[];
  /** Those that may be dropped; what else a page is asked for under stays. */
  readonly phrases: readonly PhraseAt[];
  readonly questions: readonly PruneQuestion[];
  readonly open: AskPages;
  /** Told before each round: how many are done, of how many. */
  readonly report: (done: number, of: number) => void;
}

/** Rounds in which what was dropped too much comes back. */
const MAX_RETURNS = 4;

/**
 * Round by round one phrase of every page is left out. It stays out when it still finds its page first, as a question, and
 * no question of that page which has words in common with it is answered worse. At the end all questions are asked once
 * more without all of them, and what is missing then comes back.
 */
export async function prunePhrases(inputs: PruneInputs): Promise<Pruned> {
  const { phrases, questions } = inputs;
  const byPage = new Map<number, PhraseAt[]>();
  for (const phrase of phrases) byPage.set(phrase.page, [...(byPage.get(phrase.page) ?? []), phrase]);
  const rounds = Math.max(0, ...[...byPage.values()].map((own) => own.length));
  const before = await askAll(await inputs.open(inputs.terms), questions);
  const dropped = new Set<PhraseAt>();
  const draws: Draw[] = [];
  for (let round = 0; round < rounds; round++) {
    inputs.report(round, rounds + 1);
    const tried = [...byPage.values()].flatMap((own) => own[round] ?? []);
    const found = await tryWithout(tried, dropped, before, inputs);
    draws.push(...found.draws);
    for (const phrase of tried) if (!found.needed.has(phrase)) dropped.add(phrase);
  }
  // A page without any is asked for under nothing: its first one stays.
  for (const own of byPage.values()) {
    const [first] = own;
    const rest = inputs.terms[first?.page ?? -1]?.asked.length ?? 0;
    if (first !== undefined && own.length === rest && own.every((phrase) => dropped.has(phrase)))
      dropped.delete(first);
  }
  inputs.report(rounds, rounds + 1);
  await bringBack(dropped, before, inputs);
  return { dropped: phrases.filter((phrase) => dropped.has(phrase)), draws };
}

type Answers = ReadonlyMap<PruneQuestion, readonly number[]>;
type AskOne = (question: string) => Promise<readonly number[]>;

async function askAll(ask: AskOne, questions: readonly PruneQuestion[]): Promise<Answers> {
  const answers = new Map<PruneQuestion, readonly number[]>();
  for (const question of questions) answers.set(question, await ask(question.text));
  return answers;
}

async function tryWithout(
  tried: readonly PhraseAt[],
  dropped: ReadonlySet<PhraseAt>,
  before: Answers,
  { terms, open }: PruneInputs,
): Promise<{ readonly needed: ReadonlySet<PhraseAt>; readonly draws: readonly Draw[] }> {
  const ask = await open(withoutPhrases(terms, [...dropped, ...tried]));
  const ofPage = new Map(tried.map((phrase) => [phrase.page, phrase]));
  const needed = new Set<PhraseAt>();
  const draws: Draw[] = [];
  for (const phrase of tried) if ((await ask(phrase.text))[0] !== phrase.page) needed.add(phrase);
  for (const [question, found] of before) {
    const place = placeOf(question, found);
    const own = question.pages.flatMap((page) => ofPage.get(page) ?? []);
    const above = found.slice(0, place - 1).flatMap((page) => ofPage.get(page) ?? []);
    const [helping, drawing] = [own, above].map((list) =>
      list.filter((phrase) => sharesWord(phrase, question, terms)),
    );
    if (helping === undefined || drawing === undefined || helping.length + drawing.length === 0) continue;
    const now = await ask(question.text);
    const placeNow = placeOf(question, now);
    if (placeNow > place) for (const phrase of helping) needed.add(phrase);
    else if (placeNow < place) {
      const still = new Set(now.slice(0, placeNow - 1));
      for (const phrase of drawing) if (!still.has(phrase.page)) draws.push({ phrase, question });
    }
  }
  return { needed, draws };
}

/** Takes out of `dropped` what questions, or phrases themselves, miss without all of them. */
async function bringBack(
  dropped: Set<PhraseAt>,
  before: Answers,
  { terms, open }: PruneInputs,
): Promise<void> {
  for (let round = 0; round < MAX_RETURNS && dropped.size > 0; round++) {
    const ask = await open(withoutPhrases(terms, [...dropped]));
    const back = new Set<PhraseAt>();
    for (const phrase of dropped) if ((await ask(phrase.text))[0] !== phrase.page) back.add(phrase);
    for (const [question, found] of before) {
      if (placeOf(question, await ask(question.text)) <= placeOf(question, found)) continue;
      const own = [...dropped].filter(({ page }) => question.pages.includes(page));
      const near = own.filter((phrase) => sharesWord(phrase, question, terms));
      for (const phrase of near.length > 0 && round === 0 ? near : own) back.add(phrase);
    }
    if (back.size === 0) return;
    for (const phrase of back) dropped.delete(phrase);
  }
}

/** Place of the first right page, from 1; behind all where there is none. */
function placeOf({ pages }: PruneQuestion, found: readonly number[]): number {
  const at = found.findIndex((page) => pages.includes(page));
  return (at === -1 ? found.length + 10 : at) + 1;
}

function withoutPhrases(terms: readonly PageTerms[], phrases: readonly PhraseAt[]): readonly PageTerms[] {
  const gone = new Map<number, Set<number>>();
  for (const { page, at } of phrases) gone.set(page, (gone.get(page) ?? new Set()).add(at));
  return terms.map((own, page) => {
    const out = gone.get(page);
    return out === undefined ? own : { ...own, asked: own.asked.filter((_, at) => !out.has(at)) };
  });
}

/** Whether the question holds a word of the phrase, as far as its spelling says. */
function sharesWord({ page, at }: PhraseAt, { text }: PruneQuestion, terms: readonly PageTerms[]): boolean {
  const words = text.toLowerCase();
  return (terms[page]?.asked[at] ?? '')
    .split(' ')
    .some((term) => term.length > 1 && words.includes(term.slice(0, STEM)));
}

/** Forms of a word differ behind its first letters. */
const STEM = 4;
