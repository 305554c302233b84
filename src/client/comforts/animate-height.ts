/** Opens and closes by height, as long as its content asks for. */
import { collapseDuration, REDUCED_DURATION } from './collapse-duration.ts';

/** The element's running change of height. */
const running = new WeakMap<Element, Animation>();

/**
 * Lets `element` grow or shrink between two heights in pixels. Resolves when it has: true at the end, false when another
 * change took its place.
 */
export async function animateHeight(element: HTMLElement, from: number, to: number): Promise<boolean> {
  running.get(element)?.cancel();
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = element.animate(
    [from, to].map((height) => ({ height: `${height}px`, overflow: 'hidden' })),
    { duration: isReduced ? REDUCED_DURATION : collapseDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  running.set(element, animation);
  try {
    await animation.finished;
    return true;
  } catch {
    return false;
  }
}
