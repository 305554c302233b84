/** The header's menu with the ways to reach a person: it closes like any menu does. Without this a click on its title does. */
import { onPage } from '../page-lifecycle.ts';

/** Call once. */
export function watchHelpMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.get-help > details');
  if (!menu) return;
  const close = (): void => void (menu.open = false);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.get-help summary, .support-times'))) close();
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
