/**
 * What both scripts do that run before the page shows (early.ts, early-notices.ts), so that nothing flashes: the colour mode,
 * and an announcement that was closed. They are linked only where the configuration needs them, and every page waits for
 * them: hence one store and one listener for all of it. Settings are the attributes of the script's element: `data-mode`,
 * `data-system`, `data-switch`, `data-announcement` (the id).
 */
import { DISMISS_KEY, ID_KEY } from './announcement-keys.ts';
import { type Mode, MODE_KEY, MODE_QUERY, readChoice, resolveChoice } from './color-mode.ts';

/** As the announcement's id was spelled once; it counts as the right one (behaviours.md 4.6.2). */
const OLD_SPELLING = 'annoucement-bar';

/** What was said of a key while the page is open: it counts also where storage is blocked. */
const said = new Map<string, string | null>();

/** The attributes of this script's element. */
export const settings = document.currentScript?.dataset ?? {};

/** The stored text, if any. That storage is blocked is told by the main script, which asks for it, too (storage.ts). */
export function readKept(key: string): string | null | undefined {
  try {
    return said.has(key) ? said.get(key) : localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Call once. `showMore` shows what else depends on what is stored; it runs with the rest. */
export function startEarly(showMore?: () => void): void {
  const root = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let asked = readChoice(new URLSearchParams(location.search).get(MODE_QUERY));
  if (settings['announcement'] !== undefined) renew(settings['announcement']);
  const show = (): void => {
    const choice = resolveChoice(asked, readChoice(readKept(MODE_KEY)), {
      standard: settings['mode'] as Mode,
      respectSystem: 'system' in settings,
      hasSwitch: 'switch' in settings,
    });
    root.dataset['themeChoice'] = choice;
    root.dataset['theme'] = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice;
    root.toggleAttribute('data-announcement-dismissed', readKept(DISMISS_KEY) === 'true');
    showMore?.();
  };
  show();
  systemDark.addEventListener('change', show);
  // Also told by this page to itself (remember.ts). Without a key all of it is gone.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null) said.clear();
    else said.set(key, newValue);
    if (key === null || key === MODE_KEY) asked = undefined;
    show();
  });
}

/** A new announcement shows again, whatever was closed before. */
function renew(id: string): void {
  const known = readKept(ID_KEY);
  if ((known === OLD_SPELLING ? 'announcement-bar' : known) === id) return;
  try {
    localStorage.setItem(ID_KEY, id);
    localStorage.setItem(DISMISS_KEY, 'false');
  } catch {
    // Nothing was closed then.
  }
}
