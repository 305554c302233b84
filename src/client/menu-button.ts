/** The menu of narrow screens begins, on a guide, with the tree of guides (behaviours.md 4.3.3, 4.3.5). Without a script each has a button of its own. */

/** Lets the menu button open what is first for the page below `root`. */
export function aimMenuButton(root: ParentNode): void {
  const first = root.querySelector('.layout > .sidebar') ? 'page.sidebar' : 'page.menu';
  document.querySelector('.menu-button')?.setAttribute('popovertarget', first);
}
