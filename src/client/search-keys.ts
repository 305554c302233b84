/** Ctrl+K, Cmd+K and `/` lead to the search field, or to the search page where there is none. */

export function startSearchKeys(): void {
  const link = document.querySelector<HTMLAnchorElement>('.search-button');
  const [caps] = link?.querySelectorAll('kbd') ?? [];
  if (caps && /mac|iphone|ipad/i.test(navigator.platform)) caps.textContent = '⌘';
  addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (event.defaultPrevented || !(isShortcut || isSlash)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (field) field.focus();
    else link?.click();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
