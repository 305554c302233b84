/** Focus after a link was followed. */

/** The next Tab leads to the first element of the page, the skip link, as after a fresh load (behaviours.md 1.7.3). */
export function focusStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
