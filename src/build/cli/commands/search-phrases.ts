/** `helpsite search phrases`: which phrases of `content/search/asked.yml` help, which do not, and which mislead. */
import { join } from 'node:path';
import { writeWhole } from '../../emit/write-whole.ts';
import { Memo } from '../../memo/memo.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { isFile } from '../../read/find-base.ts';
import { ASKED_FILE, readWords } from '../../read/read-words.ts';
import { listAddresses } from '../../search/golden-run.ts';
import { openPageIndex } from '../../search/memory-index.ts';
import { dropLines, listPhraseLines, type PhraseLine } from '../../search/phrase-lines.ts';
import { type Draw, type PhraseAt, prunePhrases, type PruneQuestion } from '../../search/prune-phrases.ts';
import { type Question, readSiteQuestions } from '../../search/question-list.ts';
import { type IndexInputs, makeIndexInputs, readTerms } from '../../search/search-index.ts';
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
 * Exit codes: 0 done, 1 mistakes in the lists, 3 wrong configuration. Throws a UsageError without phrases, and for
 * `--dry-run` alone.
 */
export async function runSearchPhrases(options: SearchOptions): Promise<number> {
  const { root, io, json, quiet, prune, dryRun } = options;
  const startedAt = performance.now();
  if (!isFile(join(root, ASKED_FILE)))
    throw new UsageError(
      `There is no ${ASKED_FILE} in ${root}; write there how customers ask for each guide`,
    );
  const progress = createProgress(io, { quiet: quiet || json });
  const prepared = await prepareSite(toCheckRun(options), progress);
  const site = prepared.content?.site;
  const words = readWords(root);
  const addresses = site === undefined ? new Map<string, string>() : listAddresses(site.model);
  const { value: questions, diagnostics } = readSiteQuestions(words.questions, new Set(addresses.keys()));
  const problems =
    site === undefined ? prepared.diagnostics : [...(site.asked?.diagnostics ?? []), ...diagnostics];
  const source = words.asked.value;
  if (site === undefined || source === undefined || problems.length > 0) {
    progress.end();
    printProblems(problems, prepared, startedAt, options);
    return site === undefined ? 3 : 1;
  }
  const lines = listPhraseLines(source.text);
  const memo = new Memo();
  const inputs = makeIndexInputs(site, memo);
  const phrases = placePhrases(lines, inputs, site);
  const found = await prunePhrases({
    terms: inputs.pages.map((page) => readTerms(page, memo)),
    phrases: [...phrases.keys()],
    questions: toPruneQuestions(questions, inputs, addresses),
    open: (terms) => openPageIndex(inputs, terms),
    report: (done, of) => progress.update('Trying phrases', done, of),
  });
  progress.end();
  const dropped = found.dropped.flatMap((phrase) => phrases.get(phrase) ?? []);
  if (prune && !dryRun && dropped.length > 0)
    writeWhole(join(root, ASKED_FILE), dropLines(source.text, new Set(dropped.map(({ line }) => line))));
  const draws = tellDraws(found.draws, phrases, inputs);
  if (json) {
    const counts = { phrases: phrases.size, kept: phrases.size - dropped.length };
    const told = { dropped: dropped.map(toToldPhrase), draws, dryRun: dryRun || !prune };
    const durationMs = Math.round(performance.now() - startedAt);
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: true,
        command: options.command,
        root,
        ...counts,
        ...told,
        durationMs,
        diagnostics: [],
      }),
    );
  } else io.stdout.write(formatPhrases(dropped, draws, phrases.size, options));
  return 0;
}
