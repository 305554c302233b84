/** Where a page is scrolled to when it has come (behaviours.md 1.7.1). Pure. */

export type Position = readonly [x: number, y: number];

export interface Arrival {
  readonly from: URL;
  readonly to: URL;
  /** Going back or forward: where this entry of the history was left, if that is known. */
  readonly saved?: Position | undefined;
}

/** `stay`: not at all. `hash`: to the element that the address names. */
export function chooseScroll({ from, to, saved }: Arrival): Position | 'stay' | 'hash' {
  if (saved) return saved;
  const isOtherQuery = from.search !== to.search;
  if (isOtherQuery && from.pathname === to.pathname && from.hash === to.hash) return 'stay';
  return to.hash === '' ? [0, 0] : 'hash';
}
