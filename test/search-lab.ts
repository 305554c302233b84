/** A site's search in memory, for measuring: the same pages asked the same questions under other rules of ranking. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Memo } from '../src/build/memo/memo.ts';
import { toCheckRun, toSearchOptions } from '../src/build/cli/search-options.ts';
import { readYaml } from '../src/build/parse/front-matter/yaml.ts';
import type { AskedPhrases } from '../src/build/search/asked-list.ts';
import { listAddresses } from '../src/build/search/golden-run.ts';
import { countRanks, type RankFigures, type RankOutcome } from '../src/build/search/rank-figures.ts';
import { type IndexInputs, layOutIndex, makeIndexInputs } from '../src/build/search/search-index.ts';
import { makeTermIndex, readTerms } from '../src/build/search/term-index.ts';
import type { PageTerms } from '../src/build/search/search-terms.ts';
import { prepareSite } from '../src/build/site/prepare-site.ts';
import { createProgress } from '../src/build/terminal/progress.ts';
import { openSearchIndex } from '../src/search/open-index.ts';
import { encodeTexts } from '../src/search/page-files.ts';
import { RANKING, type Ranking } from '../src/search/ranking.ts';

export interface LabQuestion {
  readonly question: string;
  readonly class: string;
  readonly half: string;
  /** Addresses below the base path; empty: nothing must be found. */
  readonly pages: readonly string[];
}

export interface Lab {
  readonly name: string;
  readonly inputs: IndexInputs;
  readonly terms: readonly PageTerms[];
  readonly questions: readonly LabQuestion[];
}

/** What is tried instead of what is built. */
export interface Trial {
  readonly ranking?: Partial<Ranking>;
  readonly terms?: (terms: readonly PageTerms[]) => readonly PageTerms[];
  readonly synonyms?: boolean;
}

export interface LabAnswer extends RankOutcome {
  readonly question: LabQuestion;
  readonly found: readonly string[];
  readonly sure: boolean;
}

/** Reads a site and its questions (a list as in `content/search/golden.yml`). */
export async function openLab(
  name: string,
  root: string,
  questionsFile: string,
  { asked, needs }: { readonly asked?: AskedPhrases | undefined; readonly needs?: AskedPhrases } = {},
): Promise<Lab> {
  const io = { stdout: process.stdout, stderr: process.stderr, env: {}, cwd: root };
  const options = toSearchOptions('test', { root, outDir: join(root, 'dist') }, io);
  const prepared = await prepareSite(toCheckRun(options), createProgress(io, { quiet: true }));
  const site = prepared.content?.site;
  if (site === undefined) throw new Error(`The configuration of ${root} is wrong`);
  const { model } = site;
  const { config } = model;
  const memo = new Memo();
  const source = { ...site.searched, asked: asked ?? site.asked, needs: needs ?? site.needs };
  const inputs = makeIndexInputs(source, site.synonyms, memo);
  const terms = inputs.pages.map((page) => readTerms(page));
  const addresses = listAddresses(model);
  const reading = readYaml(readFileSync(questionsFile, 'utf8'));
  const list = 'value' in reading && Array.isArray(reading.value) ? reading.value : [];
  const questions = list.map(({ question, class: kind, half, pages = [] }): LabQuestion => ({
    question: String(question),
    class: String(kind),
    half: String(half),
    pages: [pages].flat().map((id: string) => config.base + (addresses.get(id) ?? id)),
  }));
  return { name, inputs, terms, questions };
}

/** A text file without texts: what is found is ranked by then. */
const NO_TEXT = deflateRawSync(encodeTexts([]));

/** Asks all questions, or some, under the rules of a trial. */
export async function runTrial(
  lab: Lab,
  { ranking, terms, synonyms = true }: Trial = {},
  questions: readonly LabQuestion[] = lab.questions,
): Promise<readonly LabAnswer[]> {
  const inputs = synonyms ? lab.inputs : { ...lab.inputs, synonyms: [] };
  const { manifest, files } = layOutIndex(
    inputs,
    makeTermIndex(inputs.pages, terms?.(lab.terms) ?? lab.terms),
  );
  const packed = new Map([...files].map(([name, bytes]) => [name, deflateRawSync(bytes(), { level: 1 })]));
  const load = async (file: string): Promise<Uint8Array> =>
    packed.get(file.slice(manifest.folder.length)) ?? NO_TEXT;
  const client = await openSearchIndex(load, manifest, { ...RANKING, ...ranking });
  const answers: LabAnswer[] = [];
  for (const question of questions) {
    const request = { indexName: '', query: question.question, hitsPerPage: 10, detailedHits: 1 };
    const { results } = await client.search({ requests: [request] });
    const hits = results[0]?.hits ?? [];
    const found = hits.map((hit) => hit.url_without_anchor ?? hit.url);
    const at = found.findIndex((url) => question.pages.includes(url));
    answers.push({
      kind: question.class,
      place: at === -1 ? undefined : at + 1,
      isEmpty: hits.length === 0,
      question,
      found,
      sure: results[0]?.sure !== false,
    });
  }
  return answers;
}

/** Figures of the answers that should find something. */
export function figuresOf(answers: readonly LabAnswer[]): RankFigures {
  return countRanks(answers.filter(({ question }) => question.pages.length > 0));
}
