/** "On this page": marks the heading that the reader is at, while scrolling and after the window has changed. */
import { findActiveHeading } from './active-heading.ts';
import { decodeHash } from '../decode-hash.ts';

export function startContents(root: ParentNode): (() => void) | undefined {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.contents a')];
  if (links.length === 0) return undefined;
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeHash(link.hash));
    return heading ? [{ link, heading }] : [];
  });
  let active: HTMLAnchorElement | undefined;
  const mark = (): void => {
    // A heading in a panel that does not show has no place.
    const shown = entries.filter(({ heading }) => heading.checkVisibility({ contentVisibilityAuto: true }));
    const places = shown.map(({ heading }) => heading.getBoundingClientRect());
    const header = document.querySelector('.header:not([data-hides])')?.clientHeight ?? 0;
    const next = shown[findActiveHeading(places, header, innerHeight)]?.link;
    if (next === active) return;
    active?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    if (next) keepInSight(next);
    active = next;
  };
  mark();
  const watch = new AbortController();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, mark, { passive: true, signal: watch.signal });
  return () => watch.abort();
}

/** Moves the list alone: with `scrollIntoView` the Tab key would go on from here (Chromium 150), wherever the reader is. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest('.contents');
  if (!list) return;
  const [place, window] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (place.top < window.top) list.scrollTop += place.top - window.top;
  else if (place.bottom > window.bottom) list.scrollTop += place.bottom - window.bottom;
}
