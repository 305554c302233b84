/** What opens the search: its button, Ctrl+K, Cmd+K and `/`. The dialog itself is fetched when the reader approaches it. */
import { loadSearch } from './load-search.ts';
import { isPlainClick } from './navigate/match-link.ts';

/** Which keys light which cap of the button while they are held (behaviours.md 9.4). */
const CAPS = [/^(Control|Meta)$/, /^k$/i];

/** Call once. Where the dialog cannot be had, the button is what it was: a link to the results page. */
export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('.search-button');
  if (!link) return;
  const open = (typed = '', toggles?: boolean): Promise<void> =>
    loadSearch().then(
      (part) => part.openSearch(typed, toggles),
      () => location.assign(link.href),
    );
  link.role = 'button';
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  });

  const caps = link.querySelectorAll('kbd');
  if (caps[0] && /^(Mac|iP)/.test(navigator.platform)) caps[0].textContent = '⌘';
  const light = ({ type, key }: Partial<KeyboardEvent>): void =>
    caps.forEach((cap, index) => {
      // A key that goes up while Cmd is held, or in another window, is never heard of.
      if (!key || CAPS[index]?.test(key) || (type === 'keyup' && key === 'Meta'))
        cap.classList.toggle('pressed', type === 'keydown');
    });
  addEventListener('keyup', light);
  addEventListener('blur', light);
  addEventListener('keydown', (event) => {
    light(event);
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
