/** What an address asks of the page that it opens in a frame or for a picture (behaviours.md 4.7.2). Nothing of it is stored. */
import { MODE_QUERY, readChoice } from './color-mode.ts';
import { OWN_ATTRIBUTES } from './own-attributes.ts';

/** Begins the parameters that become `data-` attributes: `?docusaurus-data-x=y` sets `data-x="y"`. */
const DATA_QUERY = 'docusaurus-data-';

/** Sets the attributes of `<html>` that the query asks for. The mode is set here where no script did before the page showed. */
export function setQueryAttributes(): void {
  const root = document.documentElement;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const choice = name === MODE_QUERY && !('themeChoice' in root.dataset) ? readChoice(value) : undefined;
    if (choice !== undefined) {
      const isDark =
        choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
      root.dataset['themeChoice'] = choice;
      root.dataset['theme'] = isDark ? 'dark' : 'light';
    }
    const attribute = readAttribute(name);
    if (attribute !== undefined) root.setAttribute(attribute, value);
  }
}

/** The attribute that a parameter sets; undefined for other parameters, and where our own scripts or style sheets read it. */
export function readAttribute(parameter: string): string | undefined {
  // As HTML spells attributes, or `PART` would pass for another than `part`.
  const name = parameter.startsWith(DATA_QUERY) ? parameter.slice(DATA_QUERY.length).toLowerCase() : '';
  return /^[a-z][\w-]*$/.test(name) && !OWN_ATTRIBUTES.has(name) ? `data-${name}` : undefined;
}
