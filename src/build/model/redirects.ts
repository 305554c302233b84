/** Old addresses that lead to guides: `redirect_from`, and the docs' root itself (behaviours.md 9.8). */
import type { Diagnostic, Outcome, Page } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Doc } from './docs.ts';
import { routeLookupKey } from './targets.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly source?: string;
}

interface RedirectInputs {
  readonly docs: readonly Doc[];
  readonly pages: ReadonlyMap<string, Page>;
  readonly base: string;
  readonly docsRoot: string;
  /** Id of the guide that the docs' root leads to; default: the main one. */
  readonly landing: string | undefined;
  readonly mainDoc: Doc | undefined;
  /** Routes that are pages already. */
  readonly taken: ReadonlySet<string>;
}

/** All redirects in the order of the guides. One that stands in a page's place is an error. */
export function findRedirects({
  docs,
  pages,
  base,
  docsRoot,
  landing,
  mainDoc,
  taken,
}: RedirectInputs): Outcome<readonly Redirect[]> {
  const diagnostics: Diagnostic[] = [];
  const redirects: Redirect[] = [];
  const seen = new Set(taken);
  for (const doc of docs) {
    const page = pages.get(doc.path);
    for (const typed of page?.settings.redirectFrom ?? []) {
      const from = typed.startsWith(base) ? typed : joinPath(typed.startsWith('/') ? base : docsRoot, typed);
      const at = page?.settingsAt['redirect_from'] ?? doc.at;
      if (/[?#\\\0-\x1f]|(?:^|\/)\.\.?(?:\/|$)|%(?:2e|2f|5c|00)/i.test(from)) {
        diagnostics.push({
          severity: 'error',
          code: 'redirect/invalid',
          message: `"${typed}" is not an address inside the site`,
          at,
          hint: 'Write an old path such as /docs/old-name.',
        });
      } else if (seen.has(routeLookupKey(from))) {
        diagnostics.push({
          severity: 'error',
          code: 'redirect/taken',
          message: `The old address ${from} is a page or a redirect already`,
          at,
          hint: 'Remove this redirect_from, or rename the other page.',
        });
      } else {
        seen.add(routeLookupKey(from));
        redirects.push({ from: routeKey(from), to: doc.route, source: `content/${doc.path}` });
      }
    }
  }
  const target = landing === undefined ? mainDoc : (docs.find((doc) => doc.id === landing) ?? mainDoc);
  if (target !== undefined && !seen.has(routeLookupKey(docsRoot)))
    redirects.push({ from: routeKey(docsRoot), to: target.route });
  return { value: redirects, diagnostics };
}
