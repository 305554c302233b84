/** Two runs of the golden questions set against each other. Pure. */
import type { Answer } from './golden-run.ts';

/** Questions by text and pages, each with the place of the first right page; 0: not among the first ten, or wrongly found. */
type Places = Readonly<Record<string, number>>;

/** A question that was answered better before. Places from 1; null: not among the first ten. */
export interface Worse {
  readonly answer: Answer;
  readonly was: number | null;
  readonly now: number | null;
}

/** What is kept of a run. */
export function placesOf(answers: readonly Answer[]): Places {
  return Object.fromEntries(answers.map((answer) => [keyOf(answer), placeOf(answer)]));
}

/** Those whose first right page stands further down than in the earlier run, the greatest losses first. */
export function findWorse(answers: readonly Answer[], before: Places | undefined): readonly Worse[] {
  if (before === undefined) return [];
  const worse = answers.flatMap((answer): readonly Worse[] => {
    const key = keyOf(answer);
    const was = Object.hasOwn(before, key) ? (before[key] ?? 0) : 0;
    const now = placeOf(answer);
    return was > 0 && (now === 0 || now > was) ? [{ answer, was, now: now === 0 ? null : now }] : [];
  });
  const loss = ({ was, now }: Worse): number => 1 / (was ?? 1) - (now === null ? 0 : 1 / now);
  return worse.toSorted((a, b) => loss(b) - loss(a));
}

function keyOf({ question: { text, pages } }: Answer): string {
  return [text, ...pages].join('\n');
}

function placeOf({ expected, place, isRight }: Answer): number {
  return expected.length === 0 ? (isRight ? 1 : 0) : (place ?? 0);
}
