/** Tabs: the keyboard pattern of WAI-ARIA, a choice that is remembered and shared by all groups of a page. */
import { decodeHash } from './decode-hash.ts';
import { readStored, writeStored } from './storage.ts';

interface TabGroup {
  readonly root: HTMLElement;
  readonly tabs: readonly HTMLElement[];
  readonly groupId: string | undefined;
  readonly query: string | undefined;
}

/** Existing sites' visitors keep their choices: the key is the one they have (behaviours.md 3.5.5). */
const keyOf = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** Makes every `[data-tabs]` below `scope` work that does not yet. */
export function startTabs(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])'))
    startGroup(readGroup(root));
  revealTarget();
}

/** Listens to what concerns all groups: other browser tabs, and links into a hidden panel. Call once. */
export function watchTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    for (const group of allGroups()) {
      if (group.groupId !== undefined && key === keyOf(group.groupId) && newValue !== null)
        select(group, newValue);
    }
  });
  addEventListener('hashchange', revealTarget);
}

function readGroup(root: HTMLElement): TabGroup {
  return {
    root,
    // Tabs within a panel belong to an inner group.
    tabs: [...root.querySelectorAll<HTMLElement>('[role=tab]')].filter(
      (tab) => tab.closest('[data-tabs]') === root,
    ),
    groupId: root.dataset['group'],
    query: root.dataset['query'],
  };
}

function allGroups(): readonly TabGroup[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(readGroup);
}

function startGroup(group: TabGroup): void {
  const { root, tabs, groupId, query } = group;
  const asked = query === undefined ? undefined : new URLSearchParams(location.search).get(query);
  const stored = groupId === undefined ? undefined : readStored(keyOf(groupId));
  // The address wins over the memory; a value no tab has is ignored (behaviours.md 3.5.3).
  const known = [asked, stored].find((value) => tabs.some((tab) => tab.dataset['value'] === value));
  const first = tabs.find((tab) => tab.ariaSelected === 'true')?.dataset['value'];
  select(group, known ?? first);
  root.dataset['ready'] = '';
  root.addEventListener('click', ({ target }) => {
    const tab = findTab(group, target);
    if (tab) choose(group, tab);
  });
  root.addEventListener('keydown', (event) => {
    const tab = findTab(group, event.target);
    const next = tab && findNext(tabs, tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  root.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) reveal(target);
  });
}

function findTab({ tabs }: TabGroup, target: EventTarget | null): HTMLElement | undefined {
  return tabs.find((tab) => target instanceof Node && tab.contains(target));
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

/** A reader's choice: this group and all with the same id follow, and the tab stays where it is on the screen. */
function choose(group: TabGroup, tab: HTMLElement): void {
  const value = tab.dataset['value'] ?? '';
  const { top } = tab.getBoundingClientRect();
  const { groupId, query } = group;
  select(group, value);
  if (groupId !== undefined) {
    for (const other of allGroups()) if (other.groupId === groupId) select(other, value);
    writeStored(keyOf(groupId), value);
  }
  if (query !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Shows one panel; a group that has no such value keeps what it shows. */
function select({ tabs }: TabGroup, value: string | undefined): void {
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset['value'] === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    // `until-found` lets the browser's own search look into the panel; elsewhere it means hidden.
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** Opens the panels around the heading that the address names. */
function revealTarget(): void {
  const target = document.getElementById(decodeHash(location.hash));
  if (!target?.closest('[role=tabpanel][hidden]')) return;
  reveal(target);
  target.scrollIntoView();
}

function reveal(target: Element): void {
  for (
    let panel = target.closest('[role=tabpanel]');
    panel;
    panel = panel.parentElement?.closest('[role=tabpanel]') ?? null
  ) {
    const root = panel.closest<HTMLElement>('[data-tabs]');
    if (!root) return;
    const group = readGroup(root);
    const id = panel.id;
    select(group, group.tabs.find((tab) => tab.getAttribute('aria-controls') === id)?.dataset['value']);
  }
}
