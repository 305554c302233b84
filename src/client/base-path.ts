/** The home page's note that the site did not load properly (behaviours.md 1.10): it shows when the style sheet is missing. */

/**
 * `base` is the base path that this script was loaded from. The note is part of the home page's HTML and the style sheet
 * hides it, so it needs no script to show. The home page also names this script relative to itself: served below
 * another path than the configured one, the script still arrives, and can say which base path would be right.
 */
export function settleBasePathNote(base: string): void {
  const note = document.querySelector<HTMLElement>('.base-problem');
  if (!note) return;
  if (note.dataset['base'] === base) {
    note.remove();
    return;
  }
  const advice = document.createElement('p');
  const { pathname } = location;
  advice.textContent = `We suggest trying base = ${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
  note.append(advice);
}
