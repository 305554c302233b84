/** Style sheets that come after the page: what only shows once the reader does something. */

/** Adds a sheet once. It stands after the page, so that going to another page leaves it; resolves when it applies, or never will. */
export function addStyle(href: string): Promise<unknown> {
  const known = document.querySelector(`body > link[href="${CSS.escape(href)}"]`);
  if (known || href === '') return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.body.append(link);
  });
}
