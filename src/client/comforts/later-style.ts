/** The second style sheet: the look of what only appears once the reader does something. */

/** Adds it once; it stands after the page, so that going to another page leaves it in place. */
export function loadLaterStyle(): void {
  const href = document.querySelector<HTMLElement>('script[data-style]')?.dataset['style'];
  if (href === undefined || document.querySelector('body > link[rel=stylesheet]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.body.append(link);
}
