/** Which heading of the page the reader is at (behaviours.md 3.7.4). Pure. */

/** A heading's place in the window, pixels from its top edge. */
export interface HeadingPlace {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Index of the active heading, or -1. The first heading at or below `offset` (height of what covers the top of the
 * window) is active when it lies in the upper half of the window, else the one before it; past all headings, the last.
 */
export function findActiveHeading(
  places: readonly HeadingPlace[],
  offset: number,
  windowHeight: number,
): number {
  const next = places.findIndex(({ top }) => top >= offset);
  const place = places[next];
  if (place === undefined) return places.length - 1;
  return place.top > 0 && place.bottom < windowHeight / 2 ? next : next - 1;
}
