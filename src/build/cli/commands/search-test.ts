/** `helpsite search test`: asks the built index, or the hosted service, the questions of `content/search/golden.yml`. */
import { join } from 'node:path';
import { lastTestFile, readLastTest, writeLastTest } from '../../read/last-test.ts';
import { findWorse, placesOf, type Worse } from '../../search/compare-runs.ts';
import { type AskedIndex, openBuiltIndex } from '../../read/built-index.ts';
import { isFile } from '../../read/find-base.ts';
import { askRulesFirst } from '../../read/ruled-index.ts';
import { figuresOf, formatAnswers, sortAnswers } from '../../search/golden-report.ts';
import { type Answer, askQuestions, listAddresses } from '../../search/golden-run.ts';
import { createProgress } from '../../terminal/progress.ts';
import { readSiteQuestions } from '../../search/question-list.ts';
import { QUESTIONS_FILE, readWords } from '../../read/read-words.ts';
import { wantsColor } from '../../terminal/report.ts';
import { formatDocument, printResult } from '../../terminal/result.ts';
import type { SearchOptions } from '../../terminal/options.ts';
import { toCheckRun } from '../search-options.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { type PreparedSite, prepareSite } from '../../site/prepare-site.ts';

/**
 * Exit codes: 0 every question answered, 1 mistakes in the list, 3 wrong configuration, 6 a question that should be
 * answered is not. Throws a UsageError without questions or an index.
 */
export async function runSearchTest(options: SearchOptions): Promise<number> {
  const { root, outDir, io, json, quiet, verbose } = options;
  const startedAt = performance.now();
  if (!isFile(join(root, QUESTIONS_FILE)))
    throw new UsageError(`There is no ${QUESTIONS_FILE} in ${root}; write there what customers ask`);
  const built = options.hosted ? undefined : await openBuiltIndex(outDir, options.base);
  const checkRun = toCheckRun(options);
  const progress = createProgress(io, { quiet: quiet || json });
  const prepared = await prepareSite(checkRun, progress);
  progress.end();
  const site = prepared.content?.site;
  const addresses = site === undefined ? new Map<string, string>() : listAddresses(site.model);
  const { value: questions, diagnostics } = readSiteQuestions(
    readWords(root).questions,
    new Set(addresses.keys()),
  );
  const problems = site === undefined ? prepared.diagnostics : diagnostics;
  if (problems.length > 0) {
    const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, isEmitted: false };
    const durationMs = Math.round(performance.now() - startedAt);
    printResult(
      {
        ok: false,
        base: prepared.base,
        ...nothing,
        durationMs,
        diagnostics: problems,
        sourceOf: prepared.sourceOf,
      },
      { ...checkRun, command: options.command },
    );
    return site === undefined ? 3 : 1;
  }
  const index = askRulesFirst(built ?? (await openHosted(prepared)), outDir);
  const answers = await askQuestions(questions, addresses, index);
  const ok = sortAnswers(answers).wrong.length === 0;
  const lastFile = lastTestFile(root, options.hosted ? 'hosted' : outDir);
  const worse = findWorse(answers, readLastTest(lastFile));
  const isKept = writeLastTest(lastFile, placesOf(answers));
  if (json) {
    const durationMs = Math.round(performance.now() - startedAt);
    const lastRun = isKept ? lastFile : null;
    const document = { ...toDocument(answers, worse, ok, options), lastRun, base: index.base, durationMs };
    io.stdout.write(formatDocument(document));
  } else if (!quiet || !ok) {
    const color = wantsColor(io.stdout, io.env);
    io.stdout.write(formatAnswers(answers, { color, isLong: verbose, worse, lastFile }));
    if (verbose && isKept) io.stderr.write(`What each question reached is kept in ${lastFile}\n`);
  }
  return ok ? 0 : 6;
}

async function openHosted({ content }: PreparedSite): Promise<AskedIndex> {
  if (content === undefined) throw new UsageError('There is no site to ask about');
  const { openHostedIndex } = await import('../../hosted/hosted-index.ts');
  return openHostedIndex(content.site.model.config);
}

/** The document of contract.md 1 with what was asked and found. */
function toDocument(
  answers: readonly Answer[],
  worse: readonly Worse[],
  ok: boolean,
  { command, root, outDir }: SearchOptions,
): object {
  const { all, kinds, halves, none } = figuresOf(answers);
  const { wrong, open } = sortAnswers(answers);
  const describe = ({ question, expected, place, found, sure }: Answer): object => ({
    question: question.text,
    class: question.kind,
    expected,
    place: place ?? null,
    sure,
    found,
    file: question.at.file,
    line: question.at.line,
    column: question.at.column,
  });
  return {
    schemaVersion: 1,
    ok,
    command,
    root,
    outDir,
    pages: 0,
    written: 0,
    unchanged: 0,
    removed: 0,
    questions: answers.length,
    figures: all,
    classes: Object.fromEntries(kinds),
    halves: Object.fromEntries(halves),
    unsure: { answered: all.unsure, none: none.refused, noneQuestions: none.questions },
    worse: worse.map(({ answer, was, now }) => ({ ...describe(answer), was, now })),
    failed: wrong.map(describe),
    open: open.map(describe),
    diagnostics: [],
  };
}
