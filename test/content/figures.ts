/** The help centre in figures, for those who review it: printed with the tests' results. Pure. */
import type { Duplicates, Likeness } from './duplicate-rules.ts';
import type { LinkedGuide } from './link-rules.ts';
import { measureReadability } from './readability.ts';
import { countGuideWords } from './shape-rules.ts';

export function describeFigures(
  guides: readonly LinkedGuide[],
  duplicates: Duplicates,
  likenesses: readonly Likeness[],
): readonly string[] {
  const types = [...new Set(guides.map(({ plan }) => plan.type))];
  const sizes = guides.map(({ plan, blocks }) => ({ type: plan.type, words: countGuideWords(blocks) }));
  const grades = guides
    .map(({ plan, blocks }) => ({ path: plan.path, ...measureReadability(blocks) }))
    .toSorted((one, other) => other.grade - one.grade);
  const worst = grades[0];
  const alike = likenesses[0];
  return [
    `guides: ${guides.length}; words: ${sizes.reduce((sum, { words }) => sum + words, 0)}`,
    ...types.map((type) => {
      const words = sizes.filter((one) => one.type === type).map((one) => one.words);
      return `${type}: ${words.length} guides, median ${middle(words)} words, ${Math.min(...words)} to ${Math.max(...words)}`;
    }),
    `reading grade: median ${middle(grades.map(({ grade }) => grade)).toFixed(1)}, worst ${worst?.grade.toFixed(1)} (${worst?.path})`,
    `words in a sentence: median ${middle(grades.map(({ average }) => average)).toFixed(1)}, most ${Math.max(...grades.map(({ average }) => average)).toFixed(1)}`,
    `long paragraphs that stand on another page as well: ${(duplicates.ratio * 100).toFixed(2)} %; on three or more: ${duplicates.repeated.length}`,
    `most alike: ${alike?.left} and ${alike?.right}, ${((alike?.share ?? 0) * 100).toFixed(1)} %`,
  ];
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
