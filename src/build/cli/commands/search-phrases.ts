/** `helpsite search phrases`: which phrases of `content/search/asked.yml` help, which do not, and which mislead. */
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { isFile } from '../../read/find-base.ts';
import { ASKED_FILE, QUESTIONS_FILE, readWords } from '../../read/read-words.ts';
import { listAddresses } from '../../search/golden-run.ts';
import { nameGuides } from '../../search/guide-names.ts';
import { openPageIndex } from '../../search/memory-index.ts';
import { dropLines, listPhraseLines, type PhraseLine } from '../../search/phrase-lines.ts';
import { type Draw, type PhraseAt, prunePhrases, type PruneQuestion } from '../../search/prune-phrases.ts';
import { type Question, readSiteQuestions } from '../../search/question-list.ts';
import { readTerms } from '../../search/term-index.ts';
import { type IndexInputs, makeIndexInputs } from '../../search/search-index.ts';
import { type PreparedSite, prepareSite } from '../../site/prepare-site.ts';
import type { Site } from '../../site/site.ts';
import type { SearchOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { formatCount } from '../../terminal/report.ts';
import { formatDocument, printResult } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { toCheckRun } from '../search-options.ts';

/** Phrases are tried on this half of the golden questions; the other only measures. */
const HALF = 'tuning';

/** What is printed of a phrase. */
interface ToldPhrase {
  readonly guide: string;
  readonly phrase: string;
  readonly line: number;
}

/** A phrase that draws a question to its guide, although others answer it. */
interface ToldDraw extends ToldPhrase {
  readonly question: string;
  readonly pages: readonly string[];
}

/**
 * Exit codes: 0 done, 1 mistakes in the lists, 3 wrong configuration. Throws a UsageError without phrases or questions.
 */
export async function runSearchPhrases(options: SearchOptions): Promise<number> {
  const { root, io, json, quiet, prune, dryRun } = options;
  const startedAt = performance.now();
  if (!isFile(join(root, ASKED_FILE)))
    throw new UsageError(
      `There is no ${ASKED_FILE} in ${root}; write there how customers ask for each guide`,
    );
  if (!isFile(join(root, QUESTIONS_FILE))) throw withoutQuestions(root);
  const progress = createProgress(io, { quiet: quiet || json });
  const prepared = await prepareSite(toCheckRun(options), progress);
  const site = prepared.content?.site;
  const words = readWords(root);
  const addresses = site === undefined ? new Map<string, string>() : listAddresses(site.model);
  const questions = readSiteQuestions(words.questions, new Set(addresses.keys()));
  const own = prepared.diagnostics.filter(({ code }) => site === undefined || code.startsWith('search/'));
  const problems = [...own, ...(site === undefined ? [] : questions.diagnostics)];
  const { value: source } = words.asked;
  if (site === undefined || source === undefined || problems.length > 0) {
    progress.end();
    printProblems(problems, prepared, startedAt, options);
    return site === undefined ? 3 : 1;
  }
  const { memo } = prepared;
  const inputs = makeIndexInputs(site.searched, site.synonyms, memo);
  const pruneQuestions = toPruneQuestions(questions.value, inputs, addresses);
  if (pruneQuestions.length === 0) {
    progress.end();
    throw withoutQuestions(root);
  }
  const phrases = placePhrases(listPhraseLines(source.text), inputs, site);
  const found = await prunePhrases({
    terms: inputs.pages.map((page) => readTerms(page)),
    phrases: [...phrases.keys()],
    questions: pruneQuestions,
    open: (terms) => openPageIndex(inputs, terms),
    report: (done, of) => (done === 0 ? progress.start('Trying phrases', of) : progress.report(done)),
  });
  progress.end();
  const dropped = found.dropped.flatMap((phrase) => phrases.get(phrase) ?? []);
  if (prune && !dryRun && dropped.length > 0)
    writeWhole(join(root, ASKED_FILE), dropLines(source.text, new Set(dropped.map(({ line }) => line))));
  const draws = tellDraws(found.draws, phrases, inputs);
  if (json) {
    const counts = { phrases: phrases.size, kept: phrases.size - dropped.length, dryRun: dryRun || !prune };
    const told = { dropped: dropped.map(toToldPhrase), draws, diagnostics: [] };
    const durationMs = Math.round(performance.now() - startedAt);
    const { command } = options;
    io.stdout.write(
      formatDocument({ schemaVersion: 1, ok: true, command, root, ...counts, ...told, durationMs }),
    );
  } else io.stdout.write(formatPhrases(dropped, draws, phrases.size, options));
  return 0;
}

/** Without questions nothing could get worse, whatever is dropped. */
function withoutQuestions(root: string): UsageError {
  return new UsageError(
    `There is no question with an answer in ${QUESTIONS_FILE} in ${root}; write there what customers ask, so that it is seen what gets worse without a phrase`,
  );
}

/** The phrases of the file with their places among those of their page; what the index does not know is left alone. */
function placePhrases(
  lines: readonly PhraseLine[],
  { pages }: IndexInputs,
  { lookup }: Site,
): ReadonlyMap<PhraseAt, PhraseLine> {
  const names = nameGuides(lookup.docsById.values());
  const numbers = new Map(pages.map(({ id }, index) => [id, index]));
  return new Map(
    lines.flatMap((line): readonly (readonly [PhraseAt, PhraseLine])[] => {
      const page = numbers.get(names.get(line.guide) ?? '');
      const at = page === undefined ? -1 : (pages[page]?.facts.asked.indexOf(line.phrase) ?? -1);
      return page === undefined || at === -1 ? [] : [[{ page, at, text: line.phrase }, line]];
    }),
  );
}

/** The questions of the half for tuning that have an answer. Without halves all are. */
function toPruneQuestions(
  questions: readonly Question[],
  { pages, base }: IndexInputs,
  addresses: ReadonlyMap<string, string>,
): readonly PruneQuestion[] {
  const numbers = new Map(pages.map(({ route }, index) => [route, index]));
  return questions.flatMap(({ text, pages: own, half = HALF }) => {
    const right = own.flatMap((page) => numbers.get(`${base}${addresses.get(page) ?? page}`) ?? []);
    return right.length === 0 || half !== HALF ? [] : [{ text, pages: right }];
  });
}

function tellDraws(
  draws: readonly Draw[],
  phrases: ReadonlyMap<PhraseAt, PhraseLine>,
  { pages }: IndexInputs,
): readonly ToldDraw[] {
  const told = draws.flatMap(({ phrase, question }): readonly ToldDraw[] => {
    const line = phrases.get(phrase);
    const right = question.pages.map((page) => pages[page]?.route ?? '');
    return line === undefined ? [] : [{ ...toToldPhrase(line), question: question.text, pages: right }];
  });
  return told.toSorted((a, b) => a.line - b.line);
}

function toToldPhrase({ guide, phrase, line }: PhraseLine): ToldPhrase {
  return { guide, phrase, line };
}

function printProblems(
  diagnostics: readonly Diagnostic[],
  { base, sourceOf }: PreparedSite,
  startedAt: number,
  options: SearchOptions,
): void {
  const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, isEmitted: false };
  const durationMs = Math.round(performance.now() - startedAt);
  const result = { ok: false, base, ...nothing, durationMs, diagnostics, sourceOf };
  printResult(result, { ...toCheckRun(options), command: options.command });
}

function formatPhrases(
  dropped: readonly PhraseLine[],
  draws: readonly ToldDraw[],
  count: number,
  { prune, dryRun, verbose }: SearchOptions,
): string {
  const drawn = draws.map(
    ({ guide, phrase, line, question, pages }) =>
      `${ASKED_FILE}:${line}: "${toSafeLine(phrase)}" draws "${toSafeLine(question)}" to ${guide}; the answer is ${pages.join(' or ')}\n`,
  );
  const gone = verbose
    ? dropped.map(({ guide, phrase, line }) => `${ASKED_FILE}:${line}: ${guide}: "${toSafeLine(phrase)}"\n`)
    : [];
  const isDone = prune && !dryRun;
  const verb = isDone ? 'dropped' : 'can be dropped';
  const hint = isDone || dropped.length === 0 ? '' : '; --prune drops them';
  const more = verbose || dropped.length === 0 ? '' : ' (--verbose lists them)';
  const end = `${dropped.length} of ${formatCount(count, 'phrase')} ${verb}, because nothing gets worse without them${more}${hint}\n`;
  return [...drawn, ...gone, end].join('');
}
