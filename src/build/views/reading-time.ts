/** How long guides and posts take to read (behaviours.md 1.14.4). Pure. */

/** Words a minute that people read on a screen. */
const READING_SPEED = 200;

/** Minutes that so many words take, a begun one counted; at least 1. */
export function minutesOf(words = 0): number {
  return Math.max(1, Math.ceil(words / READING_SPEED));
}
