/** What to try when nothing was found: topics of the richest answer so far (behaviours.md 6.8.7). Pure. */
import type { Group } from './group-hits.ts';

/** More would be a list to read, and no way on. */
const MOST = 3;

/** The topics to remember after another answer: it replaces those known when it has more. */
export function rememberTopics(known: readonly string[], groups: readonly Group[]): readonly string[] {
  const topics = groups.filter(({ kind }) => kind === 'topic');
  return topics.length > known.length ? topics.map(({ title }) => title) : known;
}

/** Names of games that are near to what was asked come before them. At most three, each with the query that its button sets. */
export function suggest(
  topics: readonly string[],
  near: readonly string[] = [],
): readonly { readonly label: string; readonly query: string }[] {
  return [...new Set([...near, ...topics])]
    .slice(0, MOST)
    .map((label) => ({ label, query: `${label.toLowerCase()} ` }));
}
