/**
 * The door to the search: small, so that whatever it opens on is asked for at once, side by side. It opens the dialog's frame
 * itself, in which a reader types while the rest is on its way. What fills it and the results page are files of their own; neither
 * shares a module with this one, or this one would have to wait for it.
 */
import { addStyle } from '../add-style.ts';
import { createSearch } from './find.ts';
import { readProduct } from './read-product.ts';
import { findSearchButton, readBase, readSettings } from './read-settings.ts';
import { type Frame, openFrame } from './search-frame.ts';
import { dialogRequest, NARROW } from './search-requests.ts';

/** File names of the dialog and of the results page with all that they import (src/build/read/bundle.ts), by spaces. */
declare const DIALOG_FILES: string;
declare const RESULTS_FILES: string;

/** What was begun while this file was on its way (load-search.ts). Call it before anything else. */
export { prepare };

type Window = typeof import('./search-window.tsx');

const settings = readSettings();
const base = readBase();
const { find, prepare } = createSearch(settings);
const style = findSearchButton()?.dataset['style'] ?? '';
let loading: Promise<Window> | undefined;
let opened: Frame | undefined;

/** The button was approached: all that opening needs is on its way. */
export function wake(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
  prepare();
  loadWindow().catch(() => undefined);
}

/**
 * `typed` is what the reader has typed on the button. Call it as often as keys come: an open dialog stays and takes what
 * was typed; with `toggles` it closes. Where the dialog cannot be had, the button is what it was: a link. Rejects without a network.
 */
export async function openSearch(typed: string, toggles = false): Promise<void> {
  prepare();
  const part = loadWindow();
  // Until it applies, and it is small: nobody sees the frame without it.
  await addStyle(style);
  if (opened) {
    if (toggles) opened.close();
    else opened.type(typed);
    return;
  }
  const frame = openFrame({ placeholder: settings.placeholder, typed }, askAhead);
  opened = frame;
  const forget = (): void => {
    if (opened === frame) opened = undefined;
  };
  frame.dialog.addEventListener('close', forget);
  try {
    const { fillWindow } = await part;
    if (opened === frame) fillWindow(frame, { settings, base, find });
  } catch (error) {
    if (opened !== frame) return;
    if (!navigator.onLine) {
      frame.close();
      throw error;
    }
    // What was handed over may be a message of somebody's log, which belongs into no address.
    const own = frame.input.value === typed ? '' : frame.input.value;
    const asked = own === '' ? '' : `?q=${encodeURIComponent(own)}`;
    location.assign(`${findSearchButton()?.href ?? settings.route}${asked}`);
  }
}

/** Nobody shows the answer yet; its files will be here when somebody does. A service is not asked twice. */
function askAhead(query: string): void {
  if (query === '' || settings.provider !== 'embedded') return;
  const isNarrow = matchMedia(NARROW).matches;
  const product = readProduct(location.pathname, base, settings);
  find(dialogRequest(settings, query, { isNarrow, product, only: undefined })).catch(() => undefined);
}

/** Fills the results page. Rejects where its script cannot be had. */
export async function showResults(): Promise<void> {
  prepare();
  preload(RESULTS_FILES);
  const part = await import('./results-page.tsx');
  part.showResults({ settings, base, find });
}

/** The dialog's inside with the styles of all; what failed is tried again with the next call. */
function loadWindow(): Promise<Window> {
  if (loading) return loading;
  preload(DIALOG_FILES);
  const started = import('./search-window.tsx');
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
