/** Whether words stand together on a page: in one of its sections, or in one phrase under which it is asked for. Pure. */
import { findPage } from './close-look.ts';
import type { Postings } from './postings.ts';

/**
 * Whether all of the terms whose postings these are do. Of what a page holds in parts far from each other it does not speak; what belongs
 * to all of it, as the words of its title, stands beside everything.
 */
export function standTogether(lists: readonly Postings[], page: number): boolean {
  const places = lists.map((postings) => listPlaces(postings, page));
  const [first, ...others] = places.filter((own) => own !== 'all');
  return first === undefined || first.some((place) => others.every((own) => own.includes(place)));
}

function listPlaces(postings: Postings, page: number): readonly string[] | 'all' {
  const at = findPage(postings.pages, page);
  if (at === -1) return [];
  if ((postings.fields[at] ?? 0) !== 0) return 'all';
  const sections = postings.sections.subarray(postings.starts[at], postings.starts[at + 1]);
  const phrases = postings.asked[at] ?? [];
  return [
    ...Array.from(sections, (section) => `section ${section}`),
    ...phrases.map((phrase) => `phrase ${phrase}`),
  ];
}
