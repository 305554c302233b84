/** Shows the search dialog and takes it away again (behaviours.md 6.3). */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchSettings } from '../../search/protocol.ts';
import { Boundary } from '../islands/boundary.tsx';
import { addStyle } from '../add-style.ts';
import type { Search } from './find.ts';
import { LONGEST_QUERY } from './report-search.ts';
import { SearchDialog } from './search-dialog.tsx';

/** What the window is opened with (open-search.ts): it shares no module with who opens it. */
export interface SearchTools {
  readonly settings: SearchSettings;
  /** The site's base path. */
  readonly base: string;
  readonly find: Search['find'];
}

interface Opened {
  readonly close: () => void;
  readonly type: (text: string) => void;
}

let opened: Opened | undefined;

/** The styles of the dialog apply, or never will. */
export function loadStyle(href: string): Promise<unknown> {
  return addStyle(href);
}

/** Opens the dialog with what was typed; an open one takes it, or closes with `toggles`. */
export function openWindow({ settings, base, find }: SearchTools, typed: string, toggles: boolean): void {
  if (opened) {
    if (toggles) opened.close();
    else opened.type(typed);
    return;
  }
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
    document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true });
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
          base={base}
          find={find}
          start={{ query: text || selected, isSelected: text === '' }}
          onClose={close}
          onReady={(type) => (typeMore = type)}
        />
      </Boundary>,
    );
  });
}
