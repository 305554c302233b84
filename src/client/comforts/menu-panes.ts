/** From the tree of guides, which the menu button of a guide opens, back to the main menu (behaviours.md 4.3.3). */
import { createButton } from '../create-button.ts';
import { onPage } from '../page-lifecycle.ts';

/** Call once. */
export function watchMenuPanes(): void {
  const menu = document.querySelector<HTMLElement>('.header .menu');
  if (!menu) return;
  // The sheet of guides has closed itself before this click arrives (sheets.ts).
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.to-menu')) menu.showPopover();
  });
  onPage((root) => {
    const button = createButton('to-menu', 'Back to main menu');
    button.textContent = '← Back to main menu';
    button.dataset['wakes'] = menu.id;
    // Its style, which shows it on narrow screens alone, may come a moment later.
    button.hidden = matchMedia('(min-width: 997px)').matches;
    root.querySelector('.layout > .sidebar > .close')?.after(button);
  });
}
