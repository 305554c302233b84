/** The caps of the search button light while their keys are held (behaviours.md 9.4). */

/** Keys of each cap, in their order. */
const CAPS = [/^(Control|Meta)$/, /^k$/i];

/** Call once. */
export function watchKeyCaps(): void {
  const caps = document.querySelectorAll('.search-button kbd');
  const light = ({ type, key }: Partial<KeyboardEvent>): void =>
    caps.forEach((cap, index) => {
      // A key that goes up while Cmd is held, or in another window, is never heard of.
      if (!key || CAPS[index]?.test(key) || (type === 'keyup' && key === 'Meta'))
        cap.classList.toggle('pressed', type === 'keydown');
    });
  // Before anybody stops the event.
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, light, { capture: true });
  addEventListener('blur', light);
}
