/** The tree of guides: a button on every category, and the current entry in view. What the buttons do comes later (comforts/branches.ts). */
import { createButton } from './create-button.ts';

/**
 * Gives every category below `root` something that opens it where it stands: a button beside the link to its page, or,
 * without a page of its own, the link itself (behaviours.md 4.4.3).
 */
export function addSidebarToggles(root: ParentNode): void {
  for (const item of root.querySelectorAll('.sidebar :is(.open, .shut)')) {
    const link = item.firstElementChild;
    if (link?.matches('[data-folds]')) link.role = 'button';
    else if (!toggleOf(item)) link?.after(createButton('toggle', ''));
    labelToggle(item);
  }
}

/** What opens a category. */
export function toggleOf(item: Element): HTMLElement | null {
  return item.querySelector(':scope > :is(.toggle, [data-folds])');
}

/** Says what a category's button will do, or how it stands. */
export function labelToggle(item: Element): void {
  const toggle = toggleOf(item);
  const isOpen = item.classList.contains('open');
  if (!toggle) return;
  toggle.ariaExpanded = String(isOpen);
  if (toggle !== item.firstElementChild)
    toggle.ariaLabel = `${isOpen ? 'Collapse' : 'Expand'} sidebar category '${item.firstElementChild?.textContent ?? ''}'`;
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
