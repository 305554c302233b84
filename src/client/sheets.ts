/** The sheets of narrow screens (menu, guides, contents) open and close by themselves; this adds what they lack. */

/** The layout's breakpoint (behaviours.md 4.1.1). */
const WIDE = '(min-width: 997px)';

/** Closes a sheet when a link in it leads to a place on this page, and all of them when the columns come back. */
export function startSheets(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a[href^="#"]') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  matchMedia(WIDE).addEventListener('change', closeSheets);
}

function closeSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  }
}
