/** `<details>` in a guide open and close by height instead of at once (behaviours.md 3.6.1). */
import { animateHeight } from './animate-height.ts';

/** Which way an element is going, while it moves. */
const closing = new WeakSet<Element>();

/** Call once. */
export function watchDetails(): void {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('.prose summary') : null;
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented) return;
    // A link or button in the summary is meant by itself.
    if (event.target instanceof Element && event.target.closest('a, button, input')) return;
    event.preventDefault();
    void toggle(details);
  });
  // Two quick clicks are two clicks, and no selection (3.6.2).
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('.prose summary'))
      event.preventDefault();
  });
}

async function toggle(details: HTMLDetailsElement): Promise<void> {
  const from = details.offsetHeight;
  if (details.open && !closing.has(details)) {
    closing.add(details);
    if (await animateHeight(details, from, closedHeight(details))) {
      details.open = false;
      closing.delete(details);
    }
    return;
  }
  closing.delete(details);
  details.open = true;
  await animateHeight(details, from, naturalHeight(details));
}

function naturalHeight(details: HTMLDetailsElement): number {
  for (const animation of details.getAnimations()) animation.cancel();
  return details.offsetHeight;
}

function closedHeight(details: HTMLDetailsElement): number {
  details.open = false;
  const height = naturalHeight(details);
  details.open = true;
  return height;
}
