/** A sign that something is on its way, for those that take long (behaviours.md 1.11.1). */

/** What arrives sooner shows nothing, milliseconds. */
const DELAY = 200;

/** Marks `element` as busy while `arrival` is awaited for longer than that; the style sheet turns the mark into a spinner. */
export async function showWait<T>(element: Element, arrival: Promise<T>): Promise<T> {
  const timer = setTimeout(() => (element.ariaBusy = 'true'), DELAY);
  try {
    return await arrival;
  } finally {
    clearTimeout(timer);
    element.ariaBusy = null;
  }
}
