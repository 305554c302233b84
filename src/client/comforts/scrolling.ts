/** What scrolling brings: the button back to the top, and a header that makes room (behaviours.md 4.2.10, 4.9). */
import { createButton } from '../create-button.ts';
import { decodeHash } from '../decode-hash.ts';
import { onPage } from '../page-lifecycle.ts';
import { hidesHeader, nextScrollTop, type ScrollStep, showsToTop } from './scroll-steps.ts';

/** Call once. */
export function watchScrolling(): void {
  const header = document.querySelector<HTMLElement>('.header[data-hides]');
  const button = createButton('to-top', 'Scroll back to top', 'arrow-up');
  button.addEventListener('click', scrollToTop);
  document.body.append(button);
  let before = scrollY;
  /** The browser's own scroll after a hash or a new page says nothing about the reader. */
  let isIgnored = false;
  const rest = (): void => {
    isIgnored = true;
    before = scrollY;
    setShown(button, false);
    const isHashTarget = document.getElementById(decodeHash(location.hash)) !== null;
    header?.classList.toggle('away', isHashTarget);
    requestAnimationFrame(() => requestAnimationFrame(() => (isIgnored = false)));
  };
  addEventListener('hashchange', rest);
  let isFirst = true;
  onPage(() => {
    if (!isFirst) rest();
    isFirst = false;
  });
  addEventListener(
    'scroll',
    () => {
      const step: ScrollStep = {
        before,
        now: scrollY,
        isBottom: scrollY + innerHeight >= document.documentElement.scrollHeight,
      };
      before = scrollY;
      if (isIgnored) return;
      const isGuide = document.body.matches('.page-doc, .page-category');
      setShown(button, isGuide && showsToTop(step, button.classList.contains('shown')));
      header?.classList.toggle(
        'away',
        hidesHeader(step, header.classList.contains('away'), header.offsetHeight),
      );
    },
    { passive: true },
  );
}

function setShown(button: HTMLElement, isShown: boolean): void {
  button.classList.toggle('shown', isShown);
}

function scrollToTop(): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || 'scrollBehavior' in document.documentElement.style) {
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    return;
  }
  // Without smooth scrolling of its own the browser gets it in frames, until the reader scrolls against it (4.9.3).
  let place = scrollY;
  const step = (): void => {
    if (scrollY > place) return;
    place = nextScrollTop(scrollY, 0);
    scrollTo(0, place);
    if (place > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
