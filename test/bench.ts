/**
 * How fast and how heavy: helpsite against Hugo over the same Markdown, and against its own targets.
 * `npm run bench -- [--quick] [--pages 200,1000,5000,10000] [--runs 3] [--saves 30] [--json file] [--profile]`. It reports; it
 * never fails. `--quick` looks once at 200 and 1,000 pages, without `dev`, in less than two minutes. `--saves 0` leaves `dev` out,
 * which is measured up to 5,000 pages; a machine without a browser leaves out `dev` and the reader.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Corpus, NO_CORPUS_TOOL, writeCorpus } from './bench/contestant.ts';
import { createHelpsiteDev } from './bench/dev-contestants.ts';
import { measureDev } from './bench/dev-measure.ts';
import { createHelpsite, installHelpsite } from './bench/helpsite-contestant.ts';
import { createHugo, findHugo } from './bench/hugo-contestant.ts';
import { canMeasurePeak, type Measurement, medianOf } from './bench/measure.ts';
import {
  printDev,
  printMeasurements,
  printReader,
  printVerdicts,
  printWeights,
  type WeightRow,
} from './bench/print-results.ts';
import { printProfile } from './bench/profile.ts';
import { measureReader } from './bench/reader.ts';
import { type Round, runRound, runStage } from './bench/run-stages.ts';
import { judgeStages } from './bench/stages.ts';
import { judge, type SizeResult, type Stage, STAGES } from './bench/targets.ts';
import { weigh } from './bench/weigh.ts';
import { launchBrowser } from './browser/served-site.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pages: { type: 'string' },
    runs: { type: 'string' },
    saves: { type: 'string' },
    json: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const sizes = (values.pages ?? (values.quick ? '200,1000' : '200,1000,5000,10000'))
  .split(',')
  .map((text) => readCount('--pages', text));
const runs = readCount('--runs', values.runs ?? (values.quick ? '1' : '3'));
const saves = values.quick || values.saves === '0' ? 0 : readCount('--saves', values.saves ?? '30');
/** A reader's first questions at each size; words that the generator uses. */
const VISITS = values.quick ? 3 : 7;
const QUESTION = 'restore a backup of the server';
/** More guides than that nobody edits in one site. */
const MAX_DEV_PAGES = 5000;
const folder = mkdtempSync(join(tmpdir(), 'helpsite-bench-'));
try {
  const program = installHelpsite(join(folder, 'program'));
  const corpora = sizes.flatMap((pages) => writeCorpus(pages, join(folder, `site-${pages}`)) ?? []);
  if (corpora.length === 0) console.log(NO_CORPUS_TOOL);
  else if (values.profile) for (const corpus of corpora) profile(program, corpus);
  else await compare(program, corpora);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readCount(flag: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`${flag} takes whole numbers above 0, not "${text}"`);
  process.exit(2);
}

async function compare(program: string, corpora: readonly Corpus[]): Promise<void> {
  const hugoVersion = findHugo();
  console.log(
    `Node ${process.version}, ${hugoVersion === undefined ? 'no Hugo' : `Hugo ${hugoVersion}`}, ${cpus().length} cores, medians of ${runs}\n`,
  );
  if (hugoVersion === undefined)
    console.log('Hugo is not installed (Debian: apt-get install hugo): no comparison.\n');
  if (!canMeasurePeak)
    console.log('GNU time is not installed (Debian: apt-get install time): no peak memory.\n');
  const weights: WeightRow[] = [];
  const built = corpora.map((corpus) => compareSize(program, corpus, hugoVersion !== undefined, weights));
  const results = await addBrowser(program, corpora, built);
  const verdicts = [...judge(results), ...judgeStages()];
  console.log(
    `${printMeasurements(results)}\n\n${printDev(results)}${printReader(results)}${printWeights(weights)}\n\n${printVerdicts(verdicts)}`,
  );
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ node: process.version, hugo: hugoVersion, runs, results, weights, verdicts }, null, 2)}\n`,
    );
}

function compareSize(program: string, corpus: Corpus, hasHugo: boolean, weights: WeightRow[]): SizeResult {
  const { pages } = corpus;
  const helpsite = createHelpsite(program, corpus);
  const hugo = hasHugo ? createHugo(corpus, join(folder, `hugo-${pages}`)) : undefined;
  const contestants = hugo === undefined ? [helpsite] : [helpsite, hugo];
  const rounds: Round[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${pages} pages, run ${run} of ${runs}\n`);
    rounds.push(...runRound(contestants, corpus.edit));
  }
  for (const contestant of contestants)
    weights.push({ pages, name: contestant.name, ...weigh(contestant, corpus.typical) });
  const of = (name: string): Record<Stage, Measurement> => {
    const own = rounds.filter(({ contestant }) => contestant.name === name);
    const middle = (stage: Stage) => medianOf(own.map(({ stages }) => stages[stage]));
    return {
      cold: middle('cold'),
      'no change': middle('no change'),
      'one page changed': middle('one page changed'),
    };
  };
  const { bytesPerPage, firstView } = weigh(helpsite, corpus.typical);
  return {
    pages,
    ours: of('helpsite'),
    hugo: hugo === undefined ? undefined : of('hugo'),
    bytesPerPage,
    firstView,
  };
}

/** The same with what is seen in a browser: a reader's first question, and what `dev` takes. */
async function addBrowser(
  program: string,
  corpora: readonly Corpus[],
  built: readonly SizeResult[],
): Promise<readonly SizeResult[]> {
  const browser = await launchBrowser().catch(() => undefined);
  if (browser === undefined) return built;
  try {
    const results: SizeResult[] = [];
    for (const [index, result] of built.entries()) {
      const corpus = corpora[index];
      if (corpus === undefined) continue;
      process.stderr.write(`${corpus.pages} pages, in the browser\n`);
      const contestant = createHelpsite(program, corpus);
      const reader = await measureReader(contestant, corpus.typical, QUESTION, browser, VISITS);
      const isEdited = saves > 0 && corpus.pages <= MAX_DEV_PAGES;
      const dev = isEdited
        ? await measureDev(createHelpsiteDev(program, corpus), corpus.typical, browser, saves)
        : undefined;
      results.push({ ...result, reader, ...(dev === undefined ? {} : { dev }) });
    }
    return results;
  } finally {
    await browser.close();
  }
}

function profile(program: string, corpus: Corpus): void {
  for (const stage of STAGES) {
    const profiles = join(folder, `profile-${corpus.pages}-${STAGES.indexOf(stage)}`);
    mkdirSync(profiles);
    const helpsite = createHelpsite(program, corpus, ['--cpu-prof', `--cpu-prof-dir=${profiles}`]);
    const { cpu } = runStage(helpsite, stage, corpus.edit);
    console.log(
      `\n${corpus.pages} pages, ${stage}: ${cpu.toFixed(2)} s of CPU, profiler included\n\n${printProfile(profiles)}`,
    );
  }
}
