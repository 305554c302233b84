/** The menu of narrow screens begins, on a guide, with the tree of guides (behaviours.md 4.3.3, 4.3.5). Without a script each has a button of its own. */

/** Call once. */
export function watchMenuButton(): void {
  document.addEventListener('click', (event) => {
    const guides = document.querySelector<HTMLElement>('.layout > .sidebar');
    if (!guides?.showPopover || !(event.target instanceof Element) || !event.target.closest('.menu-button'))
      return;
    event.preventDefault();
    guides.showPopover();
  });
}
