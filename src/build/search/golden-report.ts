/** What `helpsite search test` says: each question that is not answered, what came instead, and the figures. Pure. */
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

/** Figures of the questions that have an answer, over all and by kind. */
export function figuresOf(answers: readonly Answer[]): {
  readonly all: RankFigures;
  readonly kinds: ReadonlyMap<string, RankFigures>;
} {
  const asked = answers.filter(({ expected }) => expected.length > 0);
  return { all: countRanks(asked), kinds: countRanksByKind(asked) };
}

/** The report as text. `isLong` also lists the open questions and the figures by kind. */
export function formatAnswers(
  answers: readonly Answer[],
  { color, isLong }: { readonly color: boolean; readonly isLong: boolean },
): string {
  const paint = createPaint(color);
  const { wrong, open, closed } = sortAnswers(answers);
  const { all, kinds } = figuresOf(answers);
  const lines = wrong.map((answer) => `${paint('red', '✗')} ${formatAnswer(answer)}\n`);
  if (isLong) lines.push(...open.map((answer) => `${paint('yellow', '○')} ${formatAnswer(answer)}\n`));
  for (const { question } of closed)
    lines.push(`${placeOf(question)}: "${toSafeLine(question.text)}" is answered now: remove "open: true"\n`);
  if (isLong) lines.push(formatTable([...kinds, ['all', all]]));
  const mark = wrong.length === 0 ? paint('green', '✓') : paint('red', '✗');
  const right = answers.filter(({ isRight }) => isRight).length;
  lines.push(
    `${mark} ${right} of ${formatCount(answers.length, 'question')} answered${open.length === 0 ? '' : `, ${open.length} known to be open`}: ` +
      `right page first ${percent(all.success1)}, among the first ${FIRST} ${percent(all.success3)}, MRR ${all.mrr10.toFixed(3)}, ${all.zero} without results\n`,
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

function placeOf({ at }: Answer['question']): string {
  return `${at.file}:${at.line}:${at.column}`;
}

function formatTable(rows: readonly (readonly [string, RankFigures])[]): string {
  const width = Math.max(...rows.map(([kind]) => kind.length), 5);
  const head = `${'class'.padEnd(width)}  questions    MRR  first  first ${FIRST}  no results\n`;
  const body = rows.map(
    ([kind, { questions, mrr10, success1, success3, zero }]) =>
      `${toSafeLine(kind).padEnd(width)}  ${String(questions).padStart(9)}  ${mrr10.toFixed(3)}  ${percent(success1).padStart(5)}  ${percent(success3).padStart(7)}  ${String(zero).padStart(10)}\n`,
  );
  return head + body.join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
