/** The arithmetic of scrolling: the way back to the top, and who shows when (behaviours.md 4.2.10, 4.9, 9.1). Pure. */

/** How much of the distance that is left each frame covers (behaviours.md 9.1). */
const STEP = 0.85;

/** From here on the button makes sense, pixels from the top (4.9.1). */
const FAR = 300;

/** Where the next frame is on the way to `target`, both in pixels: 2677 → 401 → 60 → 9 → 1 → 0. */
export function nextScrollTop(current: number, target: number): number {
  return current - Math.ceil(STEP * (current - target));
}

/** One scroll event. */
export interface ScrollStep {
  /** Pixels from the top, before and now. */
  readonly before: number;
  readonly now: number;
  /** The end of the page is in the window. */
  readonly isBottom: boolean;
}

/** Whether the button to the top shows after a scroll: on the way up, far down, but not at the end of the page. */
export function showsToTop({ before, now, isBottom }: ScrollStep, isShown: boolean): boolean {
  if (now < FAR || now >= before) return false;
  return isBottom ? isShown : true;
}

/** Whether the header hides after a scroll: going down past its own height hides it, going up shows it. */
export function hidesHeader(
  { before, now, isBottom }: ScrollStep,
  isHidden: boolean,
  headerHeight: number,
): boolean {
  if (now < headerHeight) return false;
  if (now > before) return true;
  return now < before && !isBottom ? false : isHidden;
}
