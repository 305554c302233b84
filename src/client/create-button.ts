/** Buttons that scripts add, with an icon of the site's sprite. */

/** A button with a label for screen readers and, unless undefined, an icon. */
export function createButton(className: string, label: string, icon?: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  if (icon !== undefined) setIcon(button, icon);
  return button;
}

/** Shows this icon of the sprite alone in `host`. Icons are always decoration. */
export function setIcon(host: Element, name: string): void {
  host.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${findSprite()}#${name}"></use></svg>`;
}

/** The sprite's URL, from an icon that stands on every page. */
export function findSprite(): string {
  return document.querySelector('.search-button use')?.getAttribute('href')?.split('#')[0] ?? '';
}
