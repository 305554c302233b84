/** `helpsite support report`: what readers answered, guide by guide, and what they asked without an answer. */
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { UsageError } from '../../problems/usage-error.ts';
import { type AnswerEvent, createEventReader } from '../../search/answer-events.ts';
import { type AnswerReport, reportAnswers, writeQuestions } from '../../search/answer-report.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';

export interface ReportOptions {
  /** Absolute; undefined: what is piped in. */
  readonly file: string | undefined;
  readonly json: boolean;
  /** Only the questions, as they go into `content/search/golden.yml`. */
  readonly questions: boolean;
  readonly io: CommandIo;
}

interface BadLine {
  readonly line: number;
  readonly problem: string;
}

/** Malformed lines that are told one by one. */
const SHOWN = 20;

/** Exit codes: 0 reported, 1 not one line could be read. Throws a UsageError for a file that is not there. */
export async function runSupportReport(options: ReportOptions): Promise<number> {
  const { file, json, questions, io } = options;
  const { events, malformed } = await readEvents(file, io);
  const report = reportAnswers(events);
  const name = file === undefined ? 'stdin' : toSafeLine(basename(file));
  for (const { line, problem } of malformed.slice(0, SHOWN))
    io.stderr.write(`${name}:${line}:1: This line cannot be read: ${problem}\n`);
  if (malformed.length > SHOWN) io.stderr.write(`${name}: and ${malformed.length - SHOWN} more such lines\n`);
  if (json)
    io.stdout.write(formatDocument({ schemaVersion: 1, events: events.length, malformed, ...report }));
  else io.stdout.write(questions ? writeQuestions(report.questions) : formatReport(report, events.length));
  return events.length === 0 && malformed.length > 0 ? 1 : 0;
}

async function readEvents(
  file: string | undefined,
  io: CommandIo,
): Promise<{ readonly events: readonly AnswerEvent[]; readonly malformed: readonly BadLine[] }> {
  if (file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(`There is no file ${toSafeLine(file)} with the answers of readers`);
  const input =
    file === undefined ? Readable.from(io.stdin ?? process.stdin) : createReadStream(file, 'utf8');
  const read = createEventReader();
  const events: AnswerEvent[] = [];
  const malformed: BadLine[] = [];
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line++;
    const event = read(text);
    if (event === undefined) continue;
    if ('problem' in event) malformed.push({ line, problem: event.problem });
    else events.push(event);
  }
  return { events, malformed };
}

function formatReport({ guides, questions }: AnswerReport, events: number): string {
  if (events === 0) return 'No answers yet\n';
  const rows = guides.map(({ page, revision, solved, notYet, resolution, reasons }) => [
    `${Math.round(100 * resolution)} %`,
    String(solved),
    String(notYet),
    revision,
    toSafeLine(page),
    Object.entries(reasons)
      .map(([reason, count]) => `${toSafeLine(reason)} ${count}`)
      .join(', '),
  ]);
  const head = ['solved', 'yes', 'no', 'revision', 'guide', 'why not'];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = [head, ...rows]
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
  const asked =
    questions.length === 0
      ? ''
      : `\nAsked without an answer (--questions prints them for content/search/golden.yml):\n${questions
          .map(({ question, count }) => `${String(count).padStart(4)}  ${toSafeLine(question)}\n`)
          .join('')}`;
  return (guides.length === 0 ? '' : table) + asked;
}
