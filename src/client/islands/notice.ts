/** The close button of a notice. That it is closed is known before the next page shows (early.ts). */
import { CLOSED_KEY, readClosed, writeClosed } from '../notice-state.ts';
import { remember } from '../remember.ts';
import { readStored } from '../storage.ts';

/** `root` is the notice. */
export function wake(root: HTMLElement): void {
  root.dataset['live'] = '';
  root.querySelector('button')?.addEventListener('click', () => {
    remember(CLOSED_KEY, writeClosed(root.dataset['notice'] ?? '', readClosed(readStored(CLOSED_KEY))));
    // The focus was on the button that is gone.
    document.querySelector<HTMLElement>('.brand')?.focus();
  });
}
