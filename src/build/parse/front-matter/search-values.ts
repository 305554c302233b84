/** What a guide's front matter says to the search. Pure. */
import { isRecord } from '../../../is-record.ts';
import { type Reader } from './frontmatter-values.ts';

/** Bounds of `rank`: more would put a guide before every answer, or behind all. */
const RANK = { least: 0.1, most: 10 } as const;

/** `search: { rank: 1.2 }`: what the guide counts for among its like. */
export const searchSettings: Reader<{ readonly rank: number }> = (value) => {
  const refused = {
    message: `must say what the guide counts for, as a number from ${RANK.least} to ${RANK.most}`,
    hint: 'Write search: { rank: 1.2 }; 1 is usual.',
  };
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'rank')) return refused;
  const { rank = 1 } = value;
  if (typeof rank !== 'number' || !(rank >= RANK.least && rank <= RANK.most)) return refused;
  return { value: { rank } };
};
