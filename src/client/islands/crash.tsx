/** Moves the page to its crash state and back. The text of the page stays readable below: it never needed a script. */
import { createRoot, type Root } from 'react-dom/client';
import { CrashScreen } from '../../render/islands/crash-screen.tsx';
import { loadLaterStyle } from '../comforts/later-style.ts';
import { listMessages } from './error-messages.ts';

let shown: { readonly root: Root; readonly host: Element } | undefined;

/** Shows the message of `error` and those of its causes at the top of the page; `retry` runs on "Try again". */
export function showCrash(error: unknown, retry: () => void = clearCrash): void {
  const main = document.querySelector('main');
  if (!main) return;
  clearCrash();
  loadLaterStyle();
  const host = document.createElement('div');
  main.prepend(host);
  const root = createRoot(host);
  root.render(<CrashScreen messages={listMessages(error)} onRetry={retry} />);
  shown = { root, host };
}

/** Takes the message of a crash away, if one is shown. */
export function clearCrash(): void {
  shown?.root.unmount();
  shown?.host.remove();
  shown = undefined;
}
