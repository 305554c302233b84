/** The categories of a sidebar, by their position: the indexes of a category and those around it, `0.3`. */
import { labelToggle } from '../sidebar.ts';

/** A list that is cut says where it starts; what only this page has does not count. */
export function positionOf(item: Element): string {
  const list = item.parentElement;
  const outer = list?.parentElement?.closest('li');
  const own = list ? startOf(list) + entriesOf(list).indexOf(item) : 0;
  return outer ? `${positionOf(outer)}.${own}` : String(own);
}

/** The category at a position, if the sidebar shows it. */
export function findItem(sidebar: Element, position: string): HTMLElement | undefined {
  let list = sidebar.querySelector<HTMLElement>(':scope > nav > ul');
  let item: Element | undefined;
  for (const index of position.split('.')) {
    item = list ? entriesOf(list)[Number(index) - startOf(list)] : undefined;
    list = item ? listOf(item) : null;
  }
  return item instanceof HTMLElement ? item : undefined;
}

function entriesOf(list: Element): readonly Element[] {
  return [...list.children].filter((entry) => !entry.matches('[data-unlisted]'));
}

function startOf(list: HTMLElement): number {
  return Number(list.dataset['from'] ?? 0);
}

/** What is in a category, if it is in the page. */
export function listOf(item: Element): HTMLElement | null {
  return item.querySelector(':scope > ul');
}

/** Whether a category shows what is in it. */
export function isOpen(item: Element): boolean {
  return item.classList.contains('open');
}

/** Marks it; its list is the caller's affair. */
export function setOpen(item: Element, toOpen: boolean): void {
  item.classList.toggle('open', toOpen);
  item.classList.toggle('shut', !toOpen);
  labelToggle(item);
}
