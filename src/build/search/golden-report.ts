/** What `helpsite search test` says: each question that is not answered, what came instead, and the figures. Pure. */
import type { Worse } from './compare-runs.ts';
import { type Answer, FIRST } from './golden-run.ts';
import { countRanks, countRanksByKind, type RankFigures } from './rank-figures.ts';
import { createPaint, formatCount } from '../terminal/report.ts';
import { toSafeLine } from '../terminal/terminal-text.ts';

/** Questions that fail the run, those that are known to be open, and those that are open but answered now. */
export function sortAnswers(answers: readonly Answer[]) {
  return {
    wrong: answers.filter(({ isRight, question }) => !isRight && !question.isOpen),
    open: answers.filter(({ isRight, question }) => !isRight && question.isOpen),
    closed: answers.filter(({ isRight, question }) => isRight && question.isOpen),
  };
}

/** Figures of the questions that have an answer, over all, by kind and by half; and of those that have none. */
export function figuresOf(answers: readonly Answer[]): {
  readonly all: RankFigures;
  readonly kinds: ReadonlyMap<string, RankFigures>;
  readonly halves: ReadonlyMap<string, RankFigures>;
  /** Questions that nothing answers, and of how many the search says so, by silence or by doubt. */
  readonly none: { readonly questions: number; readonly refused: number };
} {
  const asked = answers.filter(({ expected }) => expected.length > 0);
  const none = answers.filter(({ expected }) => expected.length === 0);
  const halves = [...new Set(asked.flatMap(({ question }) => question.half ?? []))];
  return {
    all: countRanks(asked),
    kinds: countRanksByKind(asked),
    halves: new Map(
      halves.map((half) => [half, countRanks(asked.filter(({ question }) => question.half === half))]),
    ),
    none: { questions: none.length, refused: none.filter(({ isRight }) => isRight).length },
  };
}

/** How the report is told. */
export interface ReportOptions {
  readonly color: boolean;
  /** Also the open questions, all that got worse, and the figures by kind and half. */
  readonly isLong: boolean;
  /** Those that were answered better in the last run, and where that is kept. */
  readonly worse: readonly Worse[];
  readonly lastFile: string;
}

const MOST_WORSE = 10;

/** The report as text. */
export function formatAnswers(
  answers: readonly Answer[],
  { color, isLong, worse, lastFile }: ReportOptions,
): string {
  const paint = createPaint(color);
  const { wrong, open, closed } = sortAnswers(answers);
  const { all, kinds, halves, none } = figuresOf(answers);
  const lines = wrong.map((answer) => `${paint('red', '✗')} ${formatAnswer(answer)}\n`);
  if (isLong) lines.push(...open.map((answer) => `${paint('yellow', '○')} ${formatAnswer(answer)}\n`));
  for (const { question } of closed)
    lines.push(`${placeOf(question)}: "${toSafeLine(question.text)}" is answered now: remove "open: true"\n`);
  if (isLong) lines.push(formatTable([...kinds, ...halves, ['all', all]]));
  lines.push(formatWorse(worse, isLong ? worse.length : MOST_WORSE, lastFile));
  const mark = wrong.length === 0 ? paint('green', '✓') : paint('red', '✗');
  const right = answers.filter(({ isRight }) => isRight).length;
  lines.push(
    `${mark} ${right} of ${formatCount(answers.length, 'question')} answered${open.length === 0 ? '' : `, ${open.length} known to be open`}: ` +
      `right page first ${percent(all.success1)}, among the first ${FIRST} ${percent(all.success3)}, MRR ${all.mrr10.toFixed(3)}, ${all.zero} without results, ${all.unsure} unsure${none.questions === 0 ? '' : `; ${none.refused} of ${none.questions} without an answer refused or unsure`}\n`,
  );
  return lines.join('');
}

function formatAnswer({ question, expected, place, found }: Answer): string {
  const wanted =
    expected.length === 0
      ? 'nothing, because the question means nothing here'
      : `${expected.join(' or ')} (${place === undefined ? 'not among the first ten' : `found at place ${place}`})`;
  const came =
    found.length === 0
      ? ['  came      nothing']
      : found.map(
          ({ url, title }, index) =>
            `  ${index === 0 ? 'came    ' : '        '}  ${index + 1}. ${url}  ${toSafeLine(title)}`,
        );
  return [
    `${placeOf(question)}: "${toSafeLine(question.text)}" [${toSafeLine(question.kind)}]`,
    `  expected  ${wanted}`,
    ...came,
  ].join('\n');
}

function formatWorse(worse: readonly Worse[], most: number, lastFile: string): string {
  if (worse.length === 0) return '';
  const tell = (place: number | null): string =>
    place === null ? 'not among the first ten' : `place ${place}`;
  const rows = worse
    .slice(0, most)
    .map(
      ({ answer: { question }, was, now }) =>
        `  ${placeOf(question)}: "${toSafeLine(question.text)}" [${toSafeLine(question.kind)}] was at ${tell(was)}, now ${tell(now)}\n`,
    );
  const rest = worse.length > most ? `  and ${worse.length - most} more; --verbose lists them\n` : '';
  return `${formatCount(worse.length, 'question')} worse than in the last run (${toSafeLine(lastFile)}):\n${rows.join('')}${rest}`;
}

function placeOf({ at }: Answer['question']): string {
  return `${at.file}:${at.line}:${at.column}`;
}

function formatTable(rows: readonly (readonly [string, RankFigures])[]): string {
  const width = Math.max(...rows.map(([kind]) => kind.length), 5);
  const head = `${'class'.padEnd(width)}  questions    MRR  first  first ${FIRST}  no results  unsure\n`;
  const body = rows.map(
    ([kind, { questions, mrr10, success1, success3, zero, unsure }]) =>
      `${toSafeLine(kind).padEnd(width)}  ${String(questions).padStart(9)}  ${mrr10.toFixed(3)}  ${percent(success1).padStart(5)}  ${percent(success3).padStart(7)}  ${String(zero).padStart(10)}  ${String(unsure).padStart(6)}\n`,
  );
  return head + body.join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
