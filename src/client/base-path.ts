/** The home page's note that the site did not load properly (behaviours.md 1.10): it shows when the style sheet is missing. */

/**
 * The note is part of the home page's HTML and the style sheet hides it, so it needs no script to show. The home page
 * also names its script relative to itself: served below another path than the configured one, the script still arrives,
 * and adds to the note which base path would be right.
 */
export function suggestBasePath(note: Element): void {
  const advice = document.createElement('p');
  const { pathname } = location;
  advice.textContent = `We suggest trying base = ${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
  note.append(advice);
}
