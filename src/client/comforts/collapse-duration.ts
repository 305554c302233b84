/** How long opening or closing something of a height takes (behaviours.md 4.10.1, 9.14). Pure. */

/** Duration with reduced motion, milliseconds (behaviours.md 4.10.2). */
export const REDUCED_DURATION = 1;

/** Milliseconds for a height in pixels: taller takes longer, but less than in proportion. */
export function collapseDuration(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
