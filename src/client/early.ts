/**
 * Runs before the page shows, so that nothing flashes: the colour mode, and an announcement that was closed. A file of
 * its own, as the CSP allows no inline scripts; linked only where the configuration needs it. Its settings are the
 * attributes of its element: `data-mode`, `data-system`, `data-switch`, `data-announcement` (the id).
 */
import { DISMISS_KEY, ID_KEY } from './announcement-keys.ts';
import { MODE_KEY, MODE_QUERY, readChoice, resolveChoice } from './color-mode.ts';
import { readStored, writeStored } from './storage.ts';

/** As the announcement's id was spelled once; it counts as the right one (behaviours.md 4.6.2). */
const OLD_SPELLING = 'annoucement-bar';

const root = document.documentElement;
const settings = document.currentScript?.dataset ?? {};

if ('system' in settings || 'switch' in settings) startMode();
const announcement = settings['announcement'];
if (announcement !== undefined) startAnnouncement(announcement);

function startMode(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let asked = readChoice(new URLSearchParams(location.search).get(MODE_QUERY));
  let stored = readChoice(readStored(MODE_KEY));
  const apply = (): void => {
    const choice = resolveChoice(asked, stored, {
      standard: settings['mode'] === 'light' ? 'light' : 'dark',
      respectSystem: 'system' in settings,
      hasSwitch: 'switch' in settings,
    });
    root.dataset['themeChoice'] = choice;
    root.dataset['theme'] = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice;
  };
  apply();
  systemDark.addEventListener('change', apply);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== MODE_KEY && key !== null) return;
    asked = undefined;
    stored = readChoice(newValue);
    apply();
  });
}

function startAnnouncement(id: string): void {
  const known = readStored(ID_KEY);
  if ((known === OLD_SPELLING ? 'announcement-bar' : known) !== id) {
    writeStored(ID_KEY, id);
    writeStored(DISMISS_KEY, 'false');
  }
  const apply = (isDismissed: boolean): void =>
    void root.toggleAttribute('data-announcement-dismissed', isDismissed);
  apply(readStored(DISMISS_KEY) === 'true');
  addEventListener('storage', ({ key, newValue }) => key === DISMISS_KEY && apply(newValue === 'true'));
}
