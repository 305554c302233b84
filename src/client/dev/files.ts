/** Pictures and other files that keep their names when they change: the page asks for them again. */

/** `before` and `now`: address → change at which the file became another. */
export function refreshFiles(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): void {
  const changed = new Map(Object.entries(now).filter(([path, version]) => before[path] !== version));
  if (changed.size === 0) return;
  for (const element of document.querySelectorAll<HTMLElement>(
    '[src], [srcset], link[href][rel=icon], image[href]',
  )) {
    for (const name of ['src', 'srcset', 'href']) {
      const value = element.getAttribute(name);
      if (value === null || element instanceof HTMLScriptElement) continue;
      const path = pathOf(value.split(' ')[0] ?? '');
      const version = changed.get(path);
      if (version !== undefined)
        element.setAttribute(
          name,
          value.replace(/^[^?#\s]+(?:\?[^#\s]*)?/, () => `${path}?v=${version}`),
        );
    }
  }
}

function pathOf(href: string): string {
  return URL.canParse(href, location.href) ? decodeURIComponent(new URL(href, location.href).pathname) : href;
}
