/** Tabs as they stand when a page shows: the one that the address, or the reader's last choice, asks for (behaviours.md 3.5.3). */
import { decodeHash } from './decode-hash.ts';
import { readStored } from './storage.ts';

export interface TabGroup {
  readonly root: HTMLElement;
  readonly tabs: readonly HTMLElement[];
  /** Groups with the same one choose together. */
  readonly groupId: string | undefined;
  /** Name of the query parameter that holds the choice. */
  readonly query: string | undefined;
}

/** Where a group's choice is stored: existing sites' visitors keep theirs (behaviours.md 3.5.5). */
export function tabsKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/** Shows one panel of every group below `root`, and those around the place that the address names. */
export function startTabs(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    const group = readGroup(element);
    const { tabs, groupId, query } = group;
    const asked = query === undefined ? undefined : new URLSearchParams(location.search).get(query);
    const stored = groupId === undefined ? undefined : readStored(tabsKey(groupId));
    // The address wins over the memory; a value no tab has is ignored.
    const known = [asked, stored].find((value) => tabs.some((tab) => tab.dataset['value'] === value));
    selectTab(group, known ?? tabs.find((tab) => tab.ariaSelected === 'true')?.dataset['value']);
    element.dataset['ready'] = '';
  }
  revealTarget();
}

/** The tabs and panels that belong to this group itself, not to one inside it. */
export function readGroup(root: HTMLElement): TabGroup {
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

/** Shows one panel, or with undefined none; a group that has no such value keeps what it shows. */
export function selectTab({ tabs }: TabGroup, value: string | null | undefined): void {
  const selected = tabs.find((tab) => tab.dataset['value'] === value);
  if (!selected && value !== undefined) return;
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = tab === (selected ?? tabs[0]) ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    // `until-found` lets the browser's own search look into the panel; elsewhere it means hidden.
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** Opens the panels around the place that the address names. */
export function revealTarget(): void {
  const target = document.getElementById(decodeHash(location.hash));
  if (!target?.closest('[role=tabpanel][hidden]')) return;
  revealInTabs(target);
  target.scrollIntoView();
}

/** Opens every panel around the element. */
export function revealInTabs(target: Element): void {
  for (
    let panel = target.closest('[role=tabpanel]');
    panel;
    panel = panel.parentElement?.closest('[role=tabpanel]') ?? null
  ) {
    const root = panel.closest<HTMLElement>('[data-tabs]');
    if (!root) return;
    const group = readGroup(root);
    const { id } = panel;
    selectTab(group, group.tabs.find((tab) => tab.getAttribute('aria-controls') === id)?.dataset['value']);
  }
}
