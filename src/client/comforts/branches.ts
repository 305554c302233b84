/** Categories of the sidebar open and close where they stand (behaviours.md 4.4.5 to 4.4.7). */
import { isPlainClick } from '../navigate/match-link.ts';
import { FRESH_FOR } from '../navigate/page-cache.ts';
import type { Sidebar } from '../navigate/swap-page.ts';
import { onPage } from '../page-lifecycle.ts';
import { addSidebarToggles, showCurrentEntry } from '../sidebar.ts';
import { animateHeight } from './animate-height.ts';
import { findItem, isOpen, listOf, positionOf, setOpen } from './branch-items.ts';
import { takeOver } from './kept-branches.ts';
import { showWait } from './show-wait.ts';

/**
 * The content of the categories of one sidebar that are shut at first: position (`0.3`) → `<ul>…</ul>`; the lists of all
 * topics (`topics`), and other names of them, by their address. A file of the site.
 */
interface Branches {
  readonly [position: string]: string | Readonly<Record<string, readonly string[]>> | undefined;
  readonly also?: Readonly<Record<string, readonly string[]>>;
}

/** A site that was put online anew counts its categories anew: no file is kept longer than the pages that belong to it. */
const files = new Map<string, { readonly at: number; readonly file: Promise<Branches> }>();

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
    const sidebar = root.querySelector<Sidebar>('.sidebar');
    if (sidebar) takeOver(sidebar);
    if (sidebar && scrollTop !== undefined) {
      sidebar.scrollTop = scrollTop;
      showCurrentEntry(root);
    }
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
  const opens = !isOpen(item);
  const here = opens && !listOf(item) ? await fill(item) : item;
  const list = here && listOf(here);
  if (!list || isOpen(here) === opens) return;
  setOpen(here, opens);
  list.hidden = false;
  for (const animation of list.getAnimations()) animation.cancel();
  const height = list.offsetHeight;
  if (opens) await animateHeight(list, 0, height);
  else if (await animateHeight(list, height, 0)) list.hidden = true;
}

/** Puts in what a category holds. Gives the category: another page may have come meanwhile, and brought it anew. */
async function fill(item: HTMLElement): Promise<HTMLElement | undefined> {
  const source = item.closest<HTMLElement>('.sidebar')?.dataset['branches'] ?? '';
  const position = positionOf(item);
  try {
    const branches = await showWait(item, loadBranches(source, position.split('.')[0]));
    const sidebar = document.querySelector(`.sidebar[data-branches="${CSS.escape(source)}"]`);
    const here = item.isConnected ? item : sidebar && findItem(sidebar, position);
    if (here && !listOf(here)) {
      const html = branches[position];
      if (typeof html !== 'string') throw new Error(`${source}: nothing for ${position}`);
      here.insertAdjacentHTML('beforeend', html);
      addSidebarToggles(here);
    }
    return here ?? undefined;
  } catch {
    // Without the file the category's own page, or its first guide, still leads there.
    if (item.isConnected)
      location.assign(item.querySelector<HTMLAnchorElement>(':scope > a')?.href ?? location.href);
    return undefined;
  }
}

/**
 * One fetch for each file; after a failure the next opening tries again. Of a large sidebar each category at the top has one
 * (`part`, its position), and so have the other names of topics.
 */
export function loadBranches(source: string, part = 'also'): Promise<Branches> {
  const address = source.replace('*', part);
  const known = files.get(address);
  if (known && performance.now() - known.at < FRESH_FOR) return known.file;
  const file = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as Branches;
  });
  files.set(address, { at: performance.now(), file });
  file.catch(() => files.delete(address));
  return file;
}
