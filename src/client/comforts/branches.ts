/** Categories of the sidebar open and close where they stand (behaviours.md 4.4.5 to 4.4.7). */
import { isPlainClick } from '../navigate/match-link.ts';
import { onPage } from '../page-lifecycle.ts';
import { addSidebarToggles, labelToggle, showCurrentEntry } from '../sidebar.ts';
import { animateHeight } from './animate-height.ts';
import { showWait } from './show-wait.ts';

/** The content of every category of one sidebar: position (`0.3`) → `<ul>…</ul>`. A file of the site. */
type Branches = Readonly<Record<string, string>>;

/** What the reader opened and closed by hand, per sidebar: it lasts until the page is loaded anew. */
const choices = new Map<string, Map<string, boolean>>();
const files = new Map<string, Promise<Branches>>();
const loaded = new Map<string, Branches>();

/** Call once. */
export function watchBranches(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const item = event.target.closest('.toggle')?.parentElement ?? findLabel(event);
      if (item) void toggle(item);
    },
    // Before navigation sees the click on a link.
    { capture: true },
  );
  // What says that it is a button listens to the Space key, too.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('[data-folds]')) return;
    event.preventDefault();
    event.target.click();
  });
  let scrollTop: number | undefined;
  onPage((root) => {
    restore(root, scrollTop);
    const sidebar = root.querySelector('.sidebar');
    return () => (scrollTop = sidebar?.scrollTop);
  });
}

/** The label of the category that is being read folds it instead of loading it again, and so does one without a page (4.4.6). */
function findLabel(event: MouseEvent): HTMLElement | undefined {
  const link =
    event.target instanceof Element
      ? event.target.closest('.sidebar :is(.open, .shut) > a[aria-current=page], .sidebar a[data-folds]')
      : null;
  if (!link || !isPlainClick(event)) return undefined;
  event.preventDefault();
  return link.parentElement ?? undefined;
}

async function toggle(item: HTMLElement): Promise<void> {
  const sidebar = item.closest<HTMLElement>('.sidebar');
  if (!sidebar) return;
  const isOpen = !item.classList.contains('open');
  const source = sidebar.dataset['branches'] ?? '';
  remember(source, positionOf(item), isOpen);
  if (isOpen && !listOf(item)) {
    try {
      insert(item, await showWait(item, load(source)));
    } catch {
      // Without the file the category's own page, or its first guide, still leads there.
      location.assign(item.querySelector<HTMLAnchorElement>(':scope > a')?.href ?? location.href);
      return;
    }
  }
  setOpen(item, isOpen);
  const list = listOf(item);
  if (!list) return;
  list.hidden = false;
  for (const animation of list.getAnimations()) animation.cancel();
  const height = list.offsetHeight;
  if (isOpen) await animateHeight(list, 0, height);
  else if (await animateHeight(list, height, 0)) list.hidden = true;
}

function remember(source: string, position: string, isOpen: boolean): void {
  const own = choices.get(source) ?? new Map<string, boolean>();
  choices.set(source, own.set(position, isOpen));
}

/** Another page of the same sidebar: what was open stays open, and the way to the page is open anyway (4.4.7). */
function restore(root: ParentNode, scrollTop: number | undefined): void {
  const sidebar = root.querySelector<HTMLElement>('.sidebar[data-branches]');
  const source = sidebar?.dataset['branches'] ?? '';
  const branches = loaded.get(source);
  // Outer ones first: the inner ones are in them.
  for (const [position, isOpen] of [...(choices.get(source) ?? [])].toSorted(
    ([a], [b]) => a.length - b.length,
  )) {
    const item = sidebar && findItem(sidebar, position);
    if (!item || item.classList.contains('open') === isOpen || item.querySelector('[aria-current=page]'))
      continue;
    if (isOpen && !listOf(item) && branches) insert(item, branches);
    const list = listOf(item);
    if (!list) continue;
    list.hidden = !isOpen;
    setOpen(item, isOpen);
  }
  if (scrollTop === undefined) return;
  sidebar?.scrollTo({ top: scrollTop, behavior: 'instant' });
  showCurrentEntry(root);
}

function setOpen(item: Element, isOpen: boolean): void {
  item.classList.toggle('open', isOpen);
  item.classList.toggle('shut', !isOpen);
  labelToggle(item);
}

function insert(item: Element, branches: Branches): void {
  if (listOf(item)) return;
  item.insertAdjacentHTML('beforeend', branches[positionOf(item)] ?? '');
  addSidebarToggles(document);
}

function listOf(item: Element): HTMLElement | null {
  return item.querySelector(':scope > ul');
}

/** One fetch for each sidebar; after a failure the next opening tries again. */
function load(source: string): Promise<Branches> {
  const known = files.get(source);
  if (known) return known;
  const file = fetch(source).then(async (response) => {
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    const branches = (await response.json()) as Branches;
    loaded.set(source, branches);
    return branches;
  });
  files.set(source, file);
  file.catch(() => files.delete(source));
  return file;
}

/** Indexes of the category and those around it: `0.3`. A list that is cut says where it starts. */
function positionOf(item: Element): string {
  const list = item.parentElement;
  const outer = list?.parentElement?.closest('li');
  const start = Number(list?.dataset['from'] ?? 0);
  const own = start + [...(list?.children ?? [])].indexOf(item);
  return outer ? `${positionOf(outer)}.${own}` : String(own);
}

function findItem(sidebar: Element, position: string): HTMLElement | undefined {
  let list = sidebar.querySelector<HTMLElement>(':scope > nav > ul');
  let item: Element | undefined;
  for (const index of position.split('.')) {
    item = list?.children[Number(index) - Number(list.dataset['from'] ?? 0)];
    list = item?.querySelector<HTMLElement>(':scope > ul') ?? null;
  }
  return item instanceof HTMLElement ? item : undefined;
}
