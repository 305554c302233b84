/** Following the note's link to the latest version is a choice of it (behaviours.md 2.11.3, 2.11.4). */
import { remember } from '../remember.ts';
import { VERSION_KEY } from '../version-key.ts';

/** Call once. */
export function watchVersionNote(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version]') : null;
    if (link) remember(VERSION_KEY, link.dataset['version']);
  });
}
