/** Style sheets that come after the page: what only shows once the reader does something. */

/** Adds a sheet once. It stands after the page, so that going to another page leaves it; resolves when it applies, or never will. */
export function addStyle(href: string): Promise<unknown> {
  // A hint that fetches it ahead has the same address and applies nothing.
  const known = document.querySelector<HTMLLinkElement>(
    `body > link[rel=stylesheet][href="${CSS.escape(href)}"]`,
  );
  // Another part of the program may have asked for it, and it is still on its way.
  if (href === '' || (known && 'settled' in known.dataset)) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((resolve) => {
    const settle = (): void => resolve((link.dataset['settled'] = ''));
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    if (known) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.body.append(link);
  });
}
