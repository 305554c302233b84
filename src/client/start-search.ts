/** What opens the search: its button, Ctrl+K, Cmd+K and `/`. The dialog itself is fetched when the reader approaches it. */
import { loadSearch } from './load-search.ts';
import { showLoadError } from './navigate/load-error.ts';
import { isPlainClick } from './navigate/match-link.ts';

/** Call once. Where the dialog cannot be had, the button is what it was: a link to the results page. */
export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('.search-button');
  if (!link) return;
  const open = (typed = '', toggles?: boolean): Promise<void> =>
    loadSearch()
      .then((part) => part.openSearch(typed, toggles))
      // Without a network the results page would only cost the page that is here.
      .catch(() => (navigator.onLine ? location.assign(link.href) : showLoadError('The search')));
  link.role = 'button';
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  });

  const cap = link.querySelector('kbd');
  if (cap && /^(Mac|iP)/.test(navigator.platform)) cap.textContent = '⌘';
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || altKey) return;
    const isModified = ctrlKey || metaKey;
    const toggles = isModified && !shiftKey && /^k$/i.test(key);
    const isTyped = !isModified && target === link && /^.$/u.test(key) && key !== '/';
    if (!toggles && !isTyped && (isModified || key !== '/' || isTyping(target))) return;
    event.preventDefault();
    void open(isTyped ? key : '', toggles);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
