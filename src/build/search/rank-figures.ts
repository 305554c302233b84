/** How well a search ranks, in figures. Pure. */

export interface RankFigures {
  readonly questions: number;
  /** Mean of 1 / place of the first right page among the first ten (mean reciprocal rank). */
  readonly mrr10: number;
  /** Share of the questions with a right page in the first place, and among the first three. */
  readonly success1: number;
  readonly success3: number;
  /** Questions without any result. */
  readonly zero: number;
  /** Questions whose answer the search itself calls unsure. */
  readonly unsure: number;
}

/** A question's outcome: the place (from 1) of the first right page, undefined: not among the first ten. */
export interface RankOutcome {
  readonly kind: string;
  readonly place: number | undefined;
  readonly isEmpty: boolean;
  /** False: the search doubts what it found. Left out: nobody asked it. */
  readonly sure?: boolean;
}

/** Of no question at all every figure is 0. */
export function countRanks(outcomes: readonly RankOutcome[]): RankFigures {
  const share = (value: (outcome: RankOutcome) => number) =>
    outcomes.length === 0 ? 0 : outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length;
  const within = (most: number) => share(({ place }) => (place !== undefined && place <= most ? 1 : 0));
  return {
    questions: outcomes.length,
    mrr10: share(({ place }) => (place === undefined || place > 10 ? 0 : 1 / place)),
    success1: within(1),
    success3: within(3),
    zero: outcomes.filter(({ isEmpty }) => isEmpty).length,
    unsure: outcomes.filter(({ isEmpty, sure }) => !isEmpty && sure === false).length,
  };
}

/** The same for each kind of question, in the order in which the kinds first occur. */
export function countRanksByKind(outcomes: readonly RankOutcome[]): ReadonlyMap<string, RankFigures> {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return new Map(
    kinds.map((kind) => [kind, countRanks(outcomes.filter((outcome) => outcome.kind === kind))]),
  );
}
