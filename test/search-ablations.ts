/**
 * What each part of the search's ranking is worth: it is switched off by itself, and the same questions are asked again.
 *   npm run search:ablations [-- name=folder …]
 * Each figure is MRR@10, success@1 behind it, on the two halves of the questions: customers' own words, the tidier older
 * ones, and those of `test/search-questions/<name>.yml` for each further folder, a site of others. What counts is a
 * difference on both halves. docs/search.md holds the last table.
 */
import { join } from 'node:path';
import type { PageTerms } from '../src/build/search/search-terms.ts';
import { figuresOf, type Lab, type LabAnswer, openLab, runTrial, type Trial } from './search-lab.ts';

const root = join(import.meta.dirname, '..');
const TIDY = new Set('title task prefix typo synonym joined question error key game'.split(' '));

/** Every sentence is one of its kind, so that none is boilerplate: marks are numbered. */
const markEach = (terms: readonly PageTerms[]): readonly PageTerms[] => {
  let marks = 0;
  const markAll = (sentences: readonly number[]): readonly number[] => {
    const own = [...sentences];
    for (let at = 0; at < own.length; at += 2 + (own[at + 1] ?? 0)) own[at] = ++marks;
    return own;
  };
  return terms.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, sentences: markAll(section.sentences) })),
  }));
};

const TRIALS: readonly (readonly [name: string, trial: Trial])[] = [
  ['everything', {}],
  ['rarity by weight (by pages instead)', { ranking: { spread: 0 } }],
  ['asked phrases', { ranking: { asked: 0, askedShort: 0, phrase: 0 } }],
  ['asked: three words of one phrase', { ranking: { phrase: 0 } }],
  ['asked: less for short questions', { ranking: { askedShort: 0.5 } }],
  ['products', { ranking: { otherProduct: 1, general: 1, family: 1, productPage: 1 } }],
  ['products: others are left out', { ranking: { otherProduct: 0.001 } }],
  ['products: the same first word', { ranking: { family: 0.1 } }],
  ['runs of quoted words', { ranking: { run: 0 } }],
  ['title weight', { ranking: { title: 1 } }],
  ['heading weight', { ranking: { heading: 1 } }],
  ['place weight', { ranking: { place: 1 } }],
  ['keywords', { ranking: { keywords: 0 } }],
  ['description', { ranking: { description: 0 } }],
  ['description as before (1.5)', { ranking: { description: 1.5 } }],
  ['coverage', { ranking: { coverage: 0 } }],
  ['coverage as before (2.2)', { ranking: { coverage: 2.2 } }],
  ['words elsewhere on the page', { ranking: { elsewhere: 0 } }],
  ['other sections', { ranking: { otherSections: 0 } }],
  ['neighbours in titles', { ranking: { titleNeighbours: 0 } }],
  ['neighbours in headings', { ranking: { headingNeighbours: 0 } }],
  ['share of the title', { ranking: { titleShare: 0 } }],
  ['joined and split words', { ranking: { joined: 0 } }],
  ['beginnings', { ranking: { prefix: 0 } }],
  ['typing mistakes', { ranking: { typo: 0, twoTypos: 0 } }],
  ['synonyms', { synonyms: false }],
  ['near words', { ranking: { near: 0 } }],
  ['boilerplate cut', { terms: markEach }],
  ['stop words', { ranking: { stopWords: 0 } }],
  ['cut at 16 words', { ranking: { words: 100 } }],
  ['pages with little of it left out', { ranking: { minShare: 0 } }],
];

interface QuestionSet {
  readonly name: string;
  readonly lab: Lab;
  readonly isIn: (kind: string) => boolean;
}

const isIn = (kind: string): boolean => kind !== 'nonsense';
const own = await openLab('own', root, join(root, 'content/search/golden.yml'));
const sets: QuestionSet[] = [
  { name: 'own words', lab: own, isIn: (kind) => isIn(kind) && !TIDY.has(kind) },
  { name: 'tidy', lab: own, isIn: (kind) => TIDY.has(kind) },
];
for (const argument of process.argv.slice(2)) {
  const [name = '', folder = ''] = argument.split('=');
  const questions = join(import.meta.dirname, 'search-questions', `${name}.yml`);
  sets.push({ name, lab: await openLab(name, folder, questions), isIn });
}

function describe(answers: readonly LabAnswer[]): string {
  return ['tuning', 'held-out']
    .map((half) => {
      const { mrr10, success1 } = figuresOf(answers.filter(({ question }) => question.half === half));
      return `${mrr10.toFixed(3)} (${success1.toFixed(2)})`;
    })
    .join(' · ');
}

const labs = [...new Set(sets.map(({ lab }) => lab))];
console.log(`| without | ${sets.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(sets.length)}`);
for (const [name, trial] of TRIALS) {
  const answers = new Map<Lab, readonly LabAnswer[]>();
  for (const lab of labs) answers.set(lab, await runTrial(lab, trial));
  const cells = sets.map(({ lab, isIn: isWanted }) =>
    describe((answers.get(lab) ?? []).filter(({ kind }) => isWanted(kind))),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
