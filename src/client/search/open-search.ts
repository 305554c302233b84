/**
 * The door to the search: small, so that whatever it opens on is asked for at once, side by side. The dialog and the results
 * page are files of their own; neither shares a module with this one, or this one would have to wait for it.
 */
import { createSearch } from './find.ts';
import { findSearchButton, readBase, readSettings } from './read-settings.ts';

/** File names of the dialog and of the results page with all that they import (src/build/read/bundle.ts), by spaces. */
declare const DIALOG_FILES: string;
declare const RESULTS_FILES: string;

type Window = typeof import('./search-window.tsx');

const settings = readSettings();
const { find, prepare } = createSearch(settings);
const style = findSearchButton()?.dataset['style'] ?? '';
let loading: Promise<Window> | undefined;

/** The button was approached: all that opening needs is on its way. */
export function wake(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  prepare();
  loadWindow().catch(() => undefined);
}

/**
 * `typed` is what the reader has typed on the button. Call it as often as keys come: an open dialog stays and takes what
 * was typed; with `toggles` it closes. Where the dialog cannot be had, the button is what it was: a link.
 */
export async function openSearch(typed: string, toggles = false): Promise<void> {
  prepare();
  let part: Window;
  try {
    part = await loadWindow();
  } catch {
    location.assign(findSearchButton()?.href ?? settings.route);
    return;
  }
  part.openWindow({ settings, base: readBase(), find }, typed, toggles);
}

/** Fills the results page. Rejects where its script cannot be had. */
export async function showResults(): Promise<void> {
  prepare();
  preload(RESULTS_FILES);
  const part = await import('./results-page.tsx');
  part.showResults({ settings, base: readBase(), find });
}

/** The dialog with its styles; what failed is tried again with the next call. */
function loadWindow(): Promise<Window> {
  if (loading) return loading;
  preload(DIALOG_FILES);
  if (style !== '') addHint({ rel: 'preload', as: 'style', href: style });
  const started = import('./search-window.tsx').then(async (part) => {
    await part.loadStyle(style);
    return part;
  });
  loading = started;
  started.catch(() => (loading = undefined));
  return started;
}

/** Without this a browser would learn of the imports of a file once it has read it. */
function preload(files: string): void {
  for (const file of files.split(' '))
    addHint({ rel: 'modulepreload', href: new URL(file, import.meta.url).pathname });
}

function addHint(hint: Partial<HTMLLinkElement>): void {
  const link = Object.assign(document.createElement('link'), hint);
  link.addEventListener('load', () => link.remove());
  link.addEventListener('error', () => link.remove());
  // After the page, so that going to another one leaves the head alone.
  document.body.append(link);
}
