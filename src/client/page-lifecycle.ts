/** Pages come and go without a reload: modules say here what they do with each. Keeps no state, so lazy parts may use it. */

/**
 * What a module does with a page's elements below `root`; what it returns runs before that page goes. `root` is the body:
 * `<html>` has attributes that addresses have set (query-attributes.ts).
 */
export type PageStart = (root: HTMLElement) => void | (() => void);

const SHOWN = 'helpsite:shown';
const LEFT = 'helpsite:left';

/**
 * Calls `start` for the page that is shown now and for each that comes after it, and its result before that page goes.
 * Nothing else needs to know that pages are swapped. One module's fault is reported and leaves the others alone.
 */
export function onPage(start: PageStart): void {
  let stop: (() => void) | void;
  const begin = (): void => {
    stop = start(document.body);
  };
  document.addEventListener(LEFT, () => {
    stop?.();
    stop = undefined;
  });
  document.addEventListener(SHOWN, begin);
  try {
    begin();
  } catch (error) {
    reportError(error);
  }
}

/** For what came after its page was shown: runs once, before that page goes. */
export function onLeave(stop: () => void): void {
  document.addEventListener(LEFT, stop, { once: true });
}

/** For navigation: the page that is shown is about to go. */
export function leavePage(): void {
  document.dispatchEvent(new Event(LEFT));
}

/** For navigation: another page stands in the document. */
export function showPage(): void {
  document.dispatchEvent(new Event(SHOWN));
}
