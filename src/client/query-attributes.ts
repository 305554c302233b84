/** What an address asks of the page that it opens in a frame or for a picture (behaviours.md 4.7.2). Nothing of it is stored. */
import { MODE_QUERY, readChoice } from './color-mode.ts';

/** Begins the parameters that become `data-` attributes: `?docusaurus-data-x=y` sets `data-x="y"`. */
const DATA_QUERY = 'docusaurus-data-';

/** Sets the attributes of `<html>` that the query asks for. The mode is set here where no script did before the page showed. */
export function setQueryAttributes(): void {
  const { dataset } = document.documentElement;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const choice = name === MODE_QUERY && !('themeChoice' in dataset) ? readChoice(value) : undefined;
    if (choice !== undefined) {
      const isDark =
        choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
      dataset['themeChoice'] = choice;
      dataset['theme'] = isDark ? 'dark' : 'light';
    }
    const attribute = name.startsWith(DATA_QUERY) ? name.slice(DATA_QUERY.length) : '';
    if (/^[a-z][\w-]*$/i.test(attribute)) document.documentElement.setAttribute(`data-${attribute}`, value);
  }
}
