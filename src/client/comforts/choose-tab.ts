/** Tabs at work: the keyboard pattern of WAI-ARIA, a choice that all groups of a kind share (behaviours.md 3.5.4 to 3.5.7). */
import { writeStored } from '../storage.ts';
import { readGroup, revealInTabs, revealTarget, selectTab, type TabGroup, tabsKey } from '../tabs.ts';

/** Call once. */
export function watchTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = findTab(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target);
    const next = tab && findNext(groupOf(tab)?.tabs ?? [], tab, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next.focus();
    bringInSight(next);
  });
  // The browser's own search has found something in a hidden panel.
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) revealInTabs(target);
  });
  addEventListener('hashchange', revealTarget);
  addEventListener('storage', ({ key, newValue }) => {
    for (const group of listGroups())
      if (group.groupId !== undefined && key === tabsKey(group.groupId)) selectTab(group, newValue);
  });
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role=tab]') : null;
}

function groupOf(tab: HTMLElement): TabGroup | undefined {
  const root = tab.closest<HTMLElement>('[data-tabs]');
  return root ? readGroup(root) : undefined;
}

function listGroups(): readonly TabGroup[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(readGroup);
}

/** Arrows move the focus and wrap around; Enter, Space and a click choose (the button's own doing). */
function findNext(tabs: readonly HTMLElement[], tab: HTMLElement, key: string): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) {
    const forward = getComputedStyle(tab).direction === 'rtl' ? -step : step;
    return tabs.at((tabs.indexOf(tab) + forward) % tabs.length);
  }
  return key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined;
}

/** Only sideways, and also what is half in sight, which browsers leave where it is. */
function bringInSight(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}

/** A reader's choice: this group and all with the same id follow, and the tab stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const group = groupOf(tab);
  if (!group) return;
  const value = tab.dataset['value'] ?? '';
  const { top } = tab.getBoundingClientRect();
  const { groupId, query } = group;
  selectTab(group, value);
  if (groupId !== undefined) {
    for (const other of listGroups()) if (other.groupId === groupId) selectTab(other, value);
    writeStored(tabsKey(groupId), value);
  }
  if (query !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  bringInSight(tab);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}
