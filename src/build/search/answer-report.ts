/** What the answers of readers come to: how often each guide solves it, and what was asked without an answer. Pure. */
import { compareText } from '../../text.ts';
import type { AnswerEvent } from './answer-events.ts';

/** One text of one guide. */
export interface GuideResult {
  readonly page: string;
  readonly revision: string;
  readonly solved: number;
  readonly notYet: number;
  /** Share of those who were helped, from 0 to 1. */
  readonly resolution: number;
  /** Why not, with how often. */
  readonly reasons: Readonly<Record<string, number>>;
}

export interface AskedQuestion {
  readonly question: string;
  readonly count: number;
}

export interface AnswerReport {
  /** Those that fail most readers first. */
  readonly guides: readonly GuideResult[];
  /** The most asked first. */
  readonly questions: readonly AskedQuestion[];
}

/** Adds up the events. */
export function reportAnswers(events: Iterable<AnswerEvent>): AnswerReport {
  const guides = new Map<string, GuideResult>();
  const questions = new Map<string, AskedQuestion>();
  for (const event of events) {
    if (event.kind === 'question') {
      const key = event.text.toLowerCase();
      const known = questions.get(key);
      questions.set(key, { question: known?.question ?? event.text, count: (known?.count ?? 0) + 1 });
    }
    if (event.kind !== 'answer') continue;
    const { page, revision, isSolved, reason } = event;
    const key = `${page}\n${revision}`;
    const known = guides.get(key);
    const solved = (known?.solved ?? 0) + (isSolved ? 1 : 0);
    const notYet = (known?.notYet ?? 0) + (isSolved ? 0 : 1);
    const reasons = new Map(Object.entries(known?.reasons ?? {}));
    if (!isSolved && reason !== '') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    guides.set(key, {
      page,
      revision,
      solved,
      notYet,
      resolution: Math.round((1000 * solved) / (solved + notYet)) / 1000,
      reasons: Object.fromEntries(reasons),
    });
  }
  return {
    guides: [...guides.values()].toSorted(
      (a, b) => b.notYet - a.notYet || compareText(a.page, b.page) || compareText(a.revision, b.revision),
    ),
    questions: [...questions.values()].toSorted(
      (a, b) => b.count - a.count || compareText(a.question, b.question),
    ),
  };
}

/** The questions as entries of `content/search/golden.yml`: a person names the guide, and takes `open` away. */
export function writeQuestions(questions: readonly AskedQuestion[]): string {
  return questions
    .map(
      ({ question, count }, index) =>
        `- question: ${JSON.stringify(question)} # asked ${count === 1 ? 'once' : `${count} times`}\n` +
        `  class: other-words\n  pages: [] # the guide that answers it, or the one to be written\n` +
        `  half: ${index % 2 === 0 ? 'tuning' : 'held-out'}\n  open: true\n`,
    )
    .join('');
}
