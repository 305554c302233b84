/** What is ranked, and what comes of it. Types only. */
import type { Postings } from './postings.ts';
import type { Ranking } from './ranking.ts';
import type { Runs } from './find-runs.ts';

/** A word of the query with the postings of what it may mean. */
export interface WeighedWord {
  readonly count: number;
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly postings: Postings;
  readonly weight: number;
}

export interface RankedPage {
  readonly page: number;
  /** Its best section; 0: the page as a whole. */
  readonly section: number;
  readonly score: number;
  /** The words stand in the section's text rather than in its heading or the page's title. */
  readonly isInText: boolean;
}

/** All pages that answer, best first, and whether the best one is likely to. */
export interface Ranked {
  readonly pages: readonly RankedPage[];
  /** The best one has enough of what was asked. */
  readonly isSure: boolean;
}

/** When the best page is doubtful (`is-likely.ts`). */
export interface Doubt {
  /** It says less than that of what was asked. */
  readonly share: number;
  /** It is worth less than that; 0: it is never doubtful. */
  readonly value: number;
}

/** What is looked for, and where. */
export interface RankInputs {
  readonly words: readonly WeighedWord[];
  /** What each page counts for among its like; 0: it is left out. */
  readonly weights: Float64Array;
  /** How little makes the best page doubtful. */
  readonly doubt: Doubt;
  /** Pages that answer however little of the question they hold: those of the product that it names. */
  readonly isWanted: (page: number) => boolean;
  /** Messages of the query that pages quote word for word. */
  readonly runs: Runs;
  /** Pages that are asked for by a phrase that is the whole question, and what they count for beyond others. */
  readonly wholes: ReadonlyMap<number, number>;
  readonly ranking: Ranking;
}
