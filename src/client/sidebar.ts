/** The tree of guides: a button on every category, and the current entry in view. What the buttons do comes later (comforts/branches.ts). */
import { createButton } from './create-button.ts';

/** Adds a button to every category below `root` that has none. */
export function addSidebarToggles(root: ParentNode): void {
  for (const item of root.querySelectorAll('.sidebar :is(.open, .shut):not(:has(> .toggle))')) {
    const toggle = createButton('toggle', '');
    item.firstElementChild?.after(toggle);
    labelToggle(toggle, item.classList.contains('open'));
  }
}

/** Says what a category's button will do (behaviours.md 4.4.3). */
export function labelToggle(toggle: Element, isOpen: boolean): void {
  toggle.ariaExpanded = String(isOpen);
  toggle.ariaLabel = `${isOpen ? 'Collapse' : 'Expand'} sidebar category '${toggle.previousElementSibling?.textContent ?? ''}'`;
}

/** Brings the current page's entry into view in a long sidebar, without moving the page itself. */
export function showCurrentEntry(root: ParentNode): void {
  const sidebar = root.querySelector('.sidebar');
  const entry = sidebar?.querySelector('[aria-current]');
  if (!sidebar || !entry) return;
  const place = entry.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (place.bottom > frame.bottom || place.top < frame.top)
    sidebar.scrollTop += place.top - frame.top - frame.height / 3;
}
