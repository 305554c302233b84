/** Fills the frame of the search dialog with what answers (behaviours.md 6.3). */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchSettings } from '../../search/protocol.ts';
import { Boundary } from '../islands/boundary.tsx';
import type { Search } from './find.ts';
import { readPaste } from './read-paste.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { Frame } from './search-frame.ts';

/** What the window is opened with (open-search.ts): it shares no module with who opens it. */
export interface SearchTools {
  readonly settings: SearchSettings;
  /** The site's base path. */
  readonly base: string;
  readonly find: Search['find'];
}

/** From now on the frame answers; what was typed in it before is asked. */
export function fillWindow(frame: Frame, { settings, base, find }: SearchTools): void {
  const root = createRoot(frame.body);
  frame.onClosed(() => root.unmount());
  const { pasted, keys } = frame.takeOver();
  const query = (pasted !== undefined && readPaste(pasted)) || frame.input.value;
  const fail = async (error: unknown): Promise<void> => {
    // The page's message would stand behind it.
    frame.close();
    const { showCrash } = await import('../islands/crash.tsx');
    showCrash(error);
  };
  flushSync(() => {
    root.render(
      <Boundary name="search" onFault={(error) => void fail(error)}>
        <SearchDialog settings={settings} base={base} find={find} frame={frame} start={query} />
      </Boundary>,
    );
  });
  for (const key of keys) flushSync(() => frame.input.dispatchEvent(new KeyboardEvent('keydown', key)));
}
