/** On the not-found page: an address that ends in `index.html` or `.html` may have a page without it (behaviours.md 1.3.1). */
import { stripHtmlEnding } from '../../urls.ts';

/** Goes there if there is something. Each step is shorter, so it ends. */
export async function findLostPage(): Promise<void> {
  const { pathname, search, hash } = location;
  const path = stripHtmlEnding(pathname);
  if (path === pathname) return;
  const { ok } = await fetch(path, { method: 'HEAD' });
  if (ok) location.replace(path + search + hash);
}
