/** Loads what is not needed for reading: the comforts at the reader's first sign of life, each island when it is approached. */
import { loadSearch } from './load-search.ts';
import { showLoadError } from './navigate/load-error.ts';
import { isPlainClick } from './navigate/match-link.ts';
import { SIGNS } from './signs.ts';

/** Loads an island's module, which brings the element to life. */
type Load = () => Promise<{ readonly wake: (root: HTMLElement) => void | Promise<void> }>;

/** `data-island` of the element → its module; those that few sites have are listed in a file of their own. */
const ISLANDS: Readonly<Record<string, Load>> = {
  menu: () => import('./islands/menu.tsx'),
  search: () => loadSearch(),
};

/** What the comforts do something for; before they are here its click would be lost. */
const COMFORTED = '.copy, .toggle, [role=tab], [data-folds]';

/** Until a phone with a weak signal has the first answers, milliseconds. */
const SEARCHED_FOR = 2000;

/** Call once. */
export function watchIntent(): void {
  let comforts: Promise<boolean> | undefined;
  let isReady = false;
  const loadComforts = (): Promise<boolean> =>
    (comforts ??= import('./comforts/comforts.ts').then(
      (module) => (isReady = module.startComforts()),
      warn,
    ));
  watchFaults();
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      (event) => {
        const { target } = event;
        if (!event.isTrusted) return;
        if (!(target instanceof Element)) return void loadComforts();
        const root = findIsland(target);
        const woken = root && wakeIsland(root);
        // Whoever searches has the line to himself at first.
        if (!comforts && target.closest('.search-button, dialog')) setTimeout(loadComforts, SEARCHED_FOR);
        else void loadComforts();
        if (event.type !== 'click') return;
        // A link in an open sheet closes it, also before the sheet is watched (comforts/sheets.ts).
        target.closest('a')?.closest<HTMLElement>('[popover]:not([role])')?.hidePopover?.();
        const button = target.closest<HTMLElement>('button:not([popovertarget]), [data-folds]');
        if (!button) return;
        if (woken && root.contains(button) && !('live' in root.dataset)) void clickAgain(button, woken);
        else if (!isReady && button.matches(COMFORTED) && isPlainClick(event as MouseEvent)) {
          event.preventDefault();
          void clickAgain(button, loadComforts());
        }
      },
      { capture: true },
    );
  }
}

/** A click that came too early is not lost; one that nothing will answer says so (behaviours.md 1.11.1). */
async function clickAgain(button: HTMLElement, part: Promise<boolean>): Promise<void> {
  // A link still leads somewhere.
  if ((await part) || button.matches('a')) button.click();
  else showLoadError('This part of the page');
}

/** Without the file the page stays as it came: complete, only plainer. */
function warn(error: unknown): false {
  console.warn('A part of the page could not be loaded.', error);
  return false;
}

/** A fault in one of our own scripts; others (extensions) are none of the page's business. */
function watchFaults(): void {
  const ours = new URL('.', import.meta.url).href;
  addEventListener('error', ({ error, filename }) => {
    if (error && filename.startsWith(ours))
      void import('./islands/crash.tsx').then(({ showCrash }) => showCrash(error), warn);
  });
}

/** The island that the element is in, or that it opens. */
function findIsland(target: Element): HTMLElement | null | undefined {
  const opener = target.closest<HTMLElement>('body [data-wakes]');
  return opener
    ? document.getElementById(opener.dataset['wakes'] ?? '')
    : target.closest<HTMLElement>('body [data-island]');
}

const waking = new WeakMap<Element, Promise<boolean>>();

function wakeIsland(root: HTMLElement): Promise<boolean> | undefined {
  const load = ISLANDS[root.dataset['island'] ?? ''] ?? (() => import('./islands/rare-islands.ts'));
  if (waking.has(root)) return waking.get(root);
  const woken = load()
    .then((module) => module.wake(root))
    .then(() => true, warn);
  waking.set(root, woken);
  return woken;
}
