/** Answers addresses that ask for something of their own: loaded for those alone. */
import { suggestBasePath } from './base-path.ts';
import { findLostPage } from './navigate/find-lost-page.ts';
import { setQueryAttributes } from './query-attributes.ts';

/** Call once. `base` is the site's base path. */
export function answerAddress(base: string): void {
  const note = document.querySelector('.base-problem');
  if (note) suggestBasePath(note);
  setQueryAttributes();
  if (document.body.matches('.page-not-found')) void findLostPage(base);
}
