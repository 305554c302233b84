/**
 * For a ticket form of the provider's own, on the same origin, which imports `suggest` from `assets/suggest.js` below the
 * base path (docs/suggest.md). The file keeps its name; what it needs to answer is loaded with the first question.
 */
import type { Suggestion } from './suggest/suggest-places.ts';

/** Letters of a story that can be answered. */
const SHORTEST = 8;

/** At most three places, best first; none for a few letters, and none where the guides cannot be searched. Sends nothing. */
export async function suggest(text: string): Promise<readonly Suggestion[]> {
  const story = text.trim();
  if (story.length < SHORTEST) return [];
  try {
    const { suggestPlaces } = await import('./suggest/suggest-places.ts');
    return await suggestPlaces(story);
  } catch (error) {
    console.warn('The guides cannot be searched.', error);
    return [];
  }
}
