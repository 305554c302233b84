/** What is open in the sidebar stays open while the reader goes on (behaviours.md 4.4.7). */
import type { Sidebar } from '../navigate/swap-page.ts';
import { findItem, isOpen, listOf, positionOf, setOpen } from './branch-items.ts';

interface Branch {
  readonly label: string;
  readonly isOpen: boolean;
  readonly list: HTMLElement | null;
}

/** By position; also what a very long sidebar does not show just now. Lasts as long as one page after the other has the same sidebar. */
const kept = new Map<string, Branch>();

/**
 * Opens and shuts below `sidebar` what was so in the one whose place it took: pages come with nothing open but the way
 * to them. To be called once for each; before the comforts were here several may have come.
 */
export function takeOver(sidebar: Sidebar): void {
  const { earlier } = sidebar;
  // It stands where it stood: the page is only told to start anew.
  if (earlier === undefined) return;
  delete sidebar.earlier;
  if (earlier) takeOver(earlier);
  if (earlier && earlier.dataset['branches'] === sidebar.dataset['branches']) {
    keep(earlier);
    bringBack(sidebar);
  } else kept.clear();
}

function keep(sidebar: Sidebar): void {
  // What was said of that page alone.
  for (const link of sidebar.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
  for (const entry of sidebar.querySelectorAll('[data-unlisted]')) entry.remove();
  for (const item of sidebar.querySelectorAll('.open, .shut'))
    kept.set(positionOf(item), { label: labelOf(item), isOpen: isOpen(item), list: listOf(item) });
}

function bringBack(sidebar: Sidebar): void {
  // Outer ones first: the inner ones are in them.
  for (const [position, branch] of [...kept].toSorted(([a], [b]) => a.length - b.length)) {
    const item = findItem(sidebar, position);
    // The way to the page is open anyway. Of another name: the tree has changed.
    if (!item?.matches('.open, .shut') || labelOf(item) !== branch.label) continue;
    if (item.querySelector('[aria-current=page]')) continue;
    const list = listOf(item) ?? branch.list;
    if (!list) continue;
    list.hidden = !branch.isOpen;
    if (list.parentElement !== item) item.append(list);
    setOpen(item, branch.isOpen);
  }
}

function labelOf(item: Element): string {
  return item.firstElementChild?.textContent ?? '';
}
