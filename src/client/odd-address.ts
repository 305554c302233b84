/** Answers what is rare, and loaded for that alone: an address that asks for something of its own, a stored version. */
import { suggestBasePath } from './base-path.ts';
import { forgetVersion } from './forget-version.ts';
import { findLostPage } from './navigate/find-lost-page.ts';
import { onPage } from './page-lifecycle.ts';
import { setQueryAttributes } from './query-attributes.ts';

/** Call once. `base` is the site's base path. */
export function answerAddress(base: string): void {
  const note = document.querySelector('.base-problem');
  if (note) suggestBasePath(note);
  setQueryAttributes();
  onPage(forgetVersion);
  if (document.body.matches('.page-not-found')) void findLostPage(base);
}
