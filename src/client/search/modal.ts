/** What a dialog over the whole page needs: focus that stays inside, a page that stays where it is (behaviours.md 6.3, 6.4.6). */

/** The DocSearch dialog's name for it, which sites' own styles may know. */
const BODY_CLASS = 'DocSearch--active';

/** Opens `dialog`, until it is closed. Escape, a press beside it, and the way back of a phone call `onClose`. */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): void {
  const watch = new AbortController();
  const { signal } = watch;
  const { body, documentElement } = document;
  // The page would widen by the width of its scroll bar.
  const barWidth = innerWidth - documentElement.clientWidth;
  if (barWidth > 0) body.style.marginRight = `${barWidth}px`;
  body.classList.add(BODY_CLASS);
  dialog.showModal();

  // The keyboard of a phone covers the window without making it smaller.
  const fit = (): void =>
    dialog.style.setProperty('--visible-height', `${visualViewport?.height ?? innerHeight}px`);
  fit();
  visualViewport?.addEventListener('resize', fit, { signal });
  addEventListener('resize', fit, { signal });

  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab') keepInside(event, dialog);
    },
    { signal },
  );
  // The back gesture of a phone; the browser closes the dialog itself when nothing else is left to it.
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  dialog.addEventListener(
    'mousedown',
    (event) => {
      if (event.target === dialog && isOutside(event, dialog)) {
        // The focus goes back to the button, not to what is below the pointer.
        event.preventDefault();
        onClose();
      }
    },
    { signal },
  );
  // At once, before a link that was chosen in it is followed.
  dialog.addEventListener(
    'close',
    () => {
      watch.abort();
      body.classList.remove(BODY_CLASS);
      body.style.marginRight = '';
    },
    { signal },
  );
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Tab goes round, also where the browser would go on to its own buttons. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge === undefined || document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
