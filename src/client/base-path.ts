/** The home page's note that the site did not load properly (behaviours.md 1.10): it shows when the style sheet is missing. */
import { stripHtmlEnding } from '../urls.ts';

/**
 * The note is part of the home page's HTML and the style sheet hides it, so it needs no script to show, nor to say where
 * the right base path is to be read. The home page also names its script relative to itself: served below another path
 * than the configured one, with a slash at the end, the script still arrives, and reads it for them.
 */
export function suggestBasePath(note: Element): void {
  const path = stripHtmlEnding(location.pathname);
  const advice = note.lastElementChild;
  if (advice) advice.textContent = `We suggest trying base = ${path.endsWith('/') ? path : `${path}/`}`;
}
