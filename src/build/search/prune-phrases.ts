/** Which phrases of `content/search/asked.yml` help, found by asking an index that does without them. */
import { isNeed } from '../../search/whole-question.ts';
import { groupBy } from '../../group-by.ts';
import type { PageAnswer } from './memory-index.ts';
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

/** Opens an index of pages with these terms. */
export type AskPages = (terms: readonly PageTerms[]) => Promise<AskOne>;

type AskOne = (question: string) => Promise<PageAnswer>;

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
  const byPage = groupBy(phrases, ({ page }) => page);
  const rounds = Math.max(0, ...[...byPage.values()].map((own) => own.length));
  const before = await askAll(await inputs.open(inputs.terms), questions);
  const dropped = new Set<PhraseAt>();
  for (let round = 0; round < rounds; round++) {
    inputs.report(round, rounds + 1);
    const tried = [...byPage.values()].flatMap((own) => own[round] ?? []);
    const needed = await findNeeded(tried, dropped, before, inputs);
    for (const phrase of tried) if (!needed.has(phrase)) dropped.add(phrase);
  }
  // A page without any is asked for under nothing: its first one stays.
  for (const own of byPage.values()) {
    const [first] = own;
    const rest = inputs.terms[first?.page ?? -1]?.asked.filter((phrase) => !isNeed(phrase)) ?? [];
    if (first !== undefined && own.length === rest.length && own.every((phrase) => dropped.has(phrase)))
      dropped.delete(first);
  }
  inputs.report(rounds, rounds + 1);
  await bringBack(dropped, before, inputs);
  return {
    dropped: phrases.filter((phrase) => dropped.has(phrase)),
    draws: await findDraws(byPage, before, inputs),
  };
}

/** Pages above the right one that are looked at, and phrases of each, those with the most words of the question first. */
const MAX_ABOVE = 2;
const MAX_SUSPECTS = 3;

/** Phrases of the pages above the right one without which alone that one stands further up. */
async function findDraws(
  byPage: ReadonlyMap<number, readonly PhraseAt[]>,
  before: Answers,
  { terms, open }: PruneInputs,
): Promise<readonly Draw[]> {
  const suspects = [...before].flatMap(([question, found]) =>
    found.pages.slice(0, Math.min(MAX_ABOVE, placeOf(question, found) - 1)).flatMap((page): readonly Draw[] =>
      (byPage.get(page) ?? [])
        .map((phrase) => ({ phrase, question, shared: countShared(phrase, question, terms) }))
        .filter(({ shared }) => shared > 0)
        .toSorted((a, b) => b.shared - a.shared)
        .slice(0, MAX_SUSPECTS),
    ),
  );
  const draws: Draw[] = [];
  for (const batch of groupDraws(suspects)) {
    const ask = await open(
      withoutPhrases(
        terms,
        batch.map(({ phrase }) => phrase),
      ),
    );
    for (const { phrase, question } of batch) {
      const was = before.get(question);
      if (was !== undefined && placeOf(question, await ask(question.text)) < placeOf(question, was))
        draws.push({ phrase, question });
    }
  }
  return draws;
}

/** In each group no page and no question twice, so that they can be tried at once. */
function groupDraws(draws: readonly Draw[]): readonly (readonly Draw[])[] {
  const groups: Draw[][] = [];
  for (const draw of draws) {
    const { phrase, question } = draw;
    const group = groups.find((one) =>
      one.every(
        (other) =>
          other.phrase.page !== phrase.page &&
          other.question !== question &&
          !question.pages.includes(other.phrase.page),
      ),
    );
    if (group === undefined) groups.push([draw]);
    else group.push(draw);
  }
  return groups;
}

type Answers = ReadonlyMap<PruneQuestion, PageAnswer>;

async function askAll(ask: AskOne, questions: readonly PruneQuestion[]): Promise<Answers> {
  const answers = new Map<PruneQuestion, PageAnswer>();
  for (const question of questions) answers.set(question, await ask(question.text));
  return answers;
}

/** Those of the tried phrases that cannot be left out beside what is left out already. */
async function findNeeded(
  tried: readonly PhraseAt[],
  dropped: ReadonlySet<PhraseAt>,
  before: Answers,
  { terms, open }: PruneInputs,
): Promise<ReadonlySet<PhraseAt>> {
  const ask = await open(withoutPhrases(terms, [...dropped, ...tried]));
  const ofPage = new Map(tried.map((phrase) => [phrase.page, phrase]));
  const needed = new Set<PhraseAt>();
  for (const phrase of tried) if ((await ask(phrase.text)).pages[0] !== phrase.page) needed.add(phrase);
  for (const [question, found] of before) {
    const own = question.pages.flatMap((page) => ofPage.get(page) ?? []);
    const helping = own.filter((phrase) => countShared(phrase, question, terms) > 0);
    if (helping.length === 0) continue;
    if (isWorse(question, await ask(question.text), found)) for (const phrase of helping) needed.add(phrase);
  }
  return needed;
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
    for (const phrase of dropped) if ((await ask(phrase.text)).pages[0] !== phrase.page) back.add(phrase);
    for (const [question, found] of before) {
      if (!isWorse(question, await ask(question.text), found)) continue;
      const own = [...dropped].filter(({ page }) => question.pages.includes(page));
      const near = own.filter((phrase) => countShared(phrase, question, terms) > 0);
      for (const phrase of near.length > 0 && round === 0 ? near : own) back.add(phrase);
    }
    if (back.size === 0) return;
    for (const phrase of back) dropped.delete(phrase);
  }
}

/** Further down, or first as before and no longer sure: readers are then asked to look at several. */
function isWorse(question: PruneQuestion, now: PageAnswer, before: PageAnswer): boolean {
  const [place, was] = [placeOf(question, now), placeOf(question, before)];
  return place > was || (place === 1 && was === 1 && before.isSure && !now.isSure);
}

/** Place of the first right page, from 1; behind all where there is none. */
function placeOf({ pages }: PruneQuestion, { pages: found }: PageAnswer): number {
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

/** How many words of the phrase the question holds, as far as its spelling says. */
function countShared({ page, at }: PhraseAt, { text }: PruneQuestion, terms: readonly PageTerms[]): number {
  const words = text.toLowerCase();
  const own = (terms[page]?.asked[at] ?? '').split(' ');
  return own.filter((term) => term.length > 1 && words.includes(term.slice(0, STEM))).length;
}

/** Forms of a word differ behind its first letters. */
const STEM = 4;
