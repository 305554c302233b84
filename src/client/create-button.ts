/** Buttons that scripts add, with an icon of the site's sprite. */

/** An icon, always decoration. */
export function createIcon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  svg.append(use);
  setIcon(svg, name);
  return svg;
}

/** Shows another icon of the sprite inside `host`. */
export function setIcon(host: Element, name: string): void {
  host.querySelector('use')?.setAttribute('href', `${findSprite()}#${name}`);
}

/** The sprite's URL, from an icon that stands on every page. */
export function findSprite(): string {
  return document.querySelector('.search-button use')?.getAttribute('href')?.split('#')[0] ?? '';
}

/** A button that is not part of a form; `label` is what is heard. */
export function createButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  return button;
}
