/** Says in the top navigation where the reader is: the header is rendered once, each page marks its own (behaviours.md 4.2.5). */
import { withoutTrailingSlash } from '../urls.ts';

/** An entry of the menu up to its address. */
const ENTRY = /<li[^>]*><a href="(\/[^"#?]*)"/g;

/** Marks the links to the page at `route` (`aria-current="page"`) and those to what it lies below (`true`), but for the home page. */
export function markNavigation(html: string, route: string, base: string): string {
  const here = withoutTrailingSlash(route).toLowerCase();
  return html.replace(ENTRY, (entry, href: string) => {
    const there = withoutTrailingSlash(href).toLowerCase();
    if (there === here) return `${entry} aria-current="page"`;
    return there !== withoutTrailingSlash(base) && here.startsWith(`${there}/`)
      ? `${entry} aria-current="true"`
      : entry;
  });
}
