/** The sheets of narrow screens (menu, guides, contents) open and close by themselves; this adds what they lack (behaviours.md 4.3). */

import { isPlainClick } from '../navigate/match-link.ts';
import { onPage } from '../page-lifecycle.ts';

/** From where on a sheet is a column or a row (behaviours.md 4.1.1); the contents need more room (18.4). */
const DESKTOP = '(min-width: 997px)';
const THREE_COLUMNS = '(min-width: 1280px)';

/** Ends when the history has left the entry of the last closed sheet: going back takes a moment, and one may be faster. */
let leaving: Promise<void> = Promise.resolve();

/** Call once: what opens a sheet says whether it is open (behaviours.md 4.2.1, 3.7.3). */
export function watchOpeners(): void {
  const label = (sheet: Element, isOpen: boolean): void => {
    // On a guide the menu's button opens the sheet of guides (menu-panes.ts).
    const first = sheet.matches('.sidebar, .menu') ? ', .menu-button' : '';
    for (const opener of document.querySelectorAll(`[popovertarget="${sheet.id}"]:not(.close)${first}`))
      opener.ariaExpanded = String(isOpen);
  };
  onPage((root) => {
    // It may have been opened before this was here.
    for (const sheet of root.querySelectorAll('[popover]')) label(sheet, sheet.matches(':popover-open'));
  });
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (target instanceof Element) label(target, newState === 'open');
    },
    { capture: true },
  );
}

/**
 * While `sheet` (a popover) is open: the focus stays inside, Back closes it without leaving the page, links in it leave
 * no trace of it in the history, and a window that becomes wide closes it. Returns what ends all that.
 */
export function watchSheet(sheet: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const desktop = matchMedia(sheet.matches('.contents') ? THREE_COLUMNS : DESKTOP);
  const isOpen = (): boolean => sheet.matches(':popover-open');
  let inertBefore: readonly HTMLElement[] = [];
  /** The history has an entry that only stands for the open sheet. */
  let hasEntry = false;

  const open = (): void => {
    if (sheet.role === 'dialog' || desktop.matches) return;
    inertBefore = listOutside(sheet);
    for (const element of inertBefore) element.inert = true;
    // To screen readers it is what it looks like: all there is, until it is closed.
    sheet.role = 'dialog';
    sheet.ariaLabel = sheet.querySelector('nav')?.ariaLabel ?? 'Navigation bar';
    sheet.ariaModal = 'true';
    focusFirst(sheet);
    void addEntry();
  };
  const addEntry = async (): Promise<void> => {
    await leaving;
    if (hasEntry || !isOpen()) return;
    // The same state as before: whoever reads it sees the same place.
    history.pushState(history.state, '');
    hasEntry = true;
  };
  // Before the browser gives the focus back to the button, the button must be able to take it.
  const release = (): void => {
    for (const element of inertBefore) element.inert = false;
    inertBefore = [];
    sheet.role = null;
    sheet.ariaModal = null;
    sheet.ariaLabel = null;
  };
  const dropEntry = (): Promise<void> => {
    if (!hasEntry) return leaving;
    hasEntry = false;
    leaving = new Promise((resolve) => {
      // Nobody else needs to know that the entry went.
      addEventListener(
        'popstate',
        (event) => {
          event.stopImmediatePropagation();
          resolve();
        },
        { capture: true, once: true },
      );
      history.back();
    });
    return leaving;
  };

  sheet.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && release(), { signal });
  sheet.addEventListener('toggle', ({ newState }) => (newState === 'open' ? open() : void dropEntry()), {
    signal,
  });
  sheet.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a, .to-menu') : null;
      if (!link || !isPlainClick(event) || !isOpen() || link.matches('[target=_blank]')) return;
      event.preventDefault();
      event.stopPropagation();
      const gone = dropEntry();
      sheet.hidePopover();
      void gone.then(() => link.click());
    },
    { signal },
  );
  addEventListener(
    'popstate',
    (event) => {
      if (!hasEntry) return;
      hasEntry = false;
      event.stopImmediatePropagation();
      sheet.hidePopover();
    },
    { signal, capture: true },
  );
  desktop.addEventListener('change', () => isOpen() && sheet.hidePopover(), { signal });
  if (isOpen()) open();
  return () => {
    release();
    watch.abort();
  };
}

/** Everything that is neither the sheet nor around it. */
function listOutside(sheet: HTMLElement): readonly HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (
    let inner: Element = sheet;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert && sibling.role !== 'status')
        outside.push(sibling);
    }
  }
  return outside;
}

/** The entry one is at, else the first thing that can be used. */
function focusFirst(sheet: HTMLElement): void {
  const target =
    sheet.querySelector<HTMLElement>('[aria-current]') ?? sheet.querySelector<HTMLElement>('a[href], button');
  target?.focus();
}
