/** Asks the server for a page's HTML. */
import { stripHtmlEnding } from '../../urls.ts';
import type { FetchedPage, Priority } from './page-cache.ts';

/** As `LoadPage`. The address as typed comes first, then without `index.html` or `.html` (behaviours.md 1.3.1). */
export async function fetchPage(path: string, priority: Priority): Promise<FetchedPage | undefined> {
  const page = await ask(path, priority);
  const short = stripHtmlEnding(path);
  if (page !== undefined || short === path) return page;
  const other = await ask(short, priority);
  // The address bar keeps what was typed (1.3.2).
  return other && { ...other, path };
}

async function ask(path: string, priority: Priority): Promise<FetchedPage | undefined> {
  // By itself a path that begins with `//` would name another site.
  const response = await fetch(location.origin + path, { priority });
  if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage) {
    await response.body?.cancel();
    return undefined;
  }
  const url = new URL(response.url);
  if (url.origin !== location.origin) return undefined;
  return { path: response.redirected ? url.pathname : path, html: await response.text() };
}
