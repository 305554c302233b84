/** Opens and closes the search dialog: loaded when the reader approaches the search (behaviours.md 6.3). */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../islands/boundary.tsx';
import { addStyle } from '../add-style.ts';
import { createSearch } from './find.ts';
import { findSearchButton, readBase, readSettings } from './read-settings.ts';
import { LONGEST_QUERY } from './report-search.ts';
import { SearchDialog } from './search-dialog.tsx';

interface Opened {
  readonly close: () => void;
  readonly type: (text: string) => void;
}

let opened: Opened | undefined;

const settings = readSettings();
const { find, prepare } = createSearch(settings);
prepare();
const style = addStyle(findSearchButton()?.dataset['style'] ?? '');

/** The button was approached: all that opening needs is on its way. */
export function wake(button: HTMLElement): void {
  button.ariaHasPopup = 'dialog';
}

/**
 * `typed` is what the reader has typed on the button. Call it as often as keys come: an open dialog stays and takes what
 * was typed; with `toggles` it closes.
 */
export async function openSearch(typed: string, toggles = false): Promise<void> {
  await style;
  if (opened) {
    if (toggles) opened.close();
    else opened.type(typed);
    return;
  }
  prepare();
  // A space is how a button is pressed.
  const text = typed.trimStart();
  const selected = text === '' ? (getSelection()?.toString().trim().slice(0, LONGEST_QUERY) ?? '') : '';
  const host = document.createElement('div');
  document.body.prepend(host);
  const root = createRoot(host);
  const close = (): void => {
    if (!opened) return;
    opened = undefined;
    removeEventListener('popstate', close);
    host.querySelector('dialog')?.close();
    findSearchButton()?.focus({ preventScroll: true });
    // A link in it may be on its way through the page's click listeners.
    setTimeout(() => {
      root.unmount();
      host.remove();
    });
  };
  let typeMore: (text: string) => void = () => undefined;
  opened = { close, type: (more) => typeMore(more) };
  // The way back leads to another page. (One that was asked for before may arrive behind the dialog.)
  addEventListener('popstate', close);
  // At once, so that phones see the focus as the reader's own doing and show the keyboard.
  flushSync(() => {
    root.render(
      <Boundary name="search">
        <SearchDialog
          settings={settings}
          base={readBase()}
          find={find}
          start={{ query: text || selected, isSelected: text === '' }}
          onClose={close}
          onReady={(type) => (typeMore = type)}
        />
      </Boundary>,
    );
  });
}
