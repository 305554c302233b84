/** The menus of the header: they close like any menu does. Without this a click on their titles does. */
import { onPage } from '../page-lifecycle.ts';

/** Call once. */
export function watchHelpMenu(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu details')) watchMenu(menu);
}

function watchMenu(menu: HTMLDetailsElement): void {
  const close = (): void => void (menu.open = false);
  document.addEventListener('click', ({ target }) => {
    if (
      !(target instanceof Element && target.closest('summary, .support-times')?.closest('details') === menu)
    )
      close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    close();
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // The sheet around it on narrow screens moves the focus by itself.
    if (relatedTarget instanceof Element && !relatedTarget.closest('.menu')) close();
  });
  onPage(() => close);
}
