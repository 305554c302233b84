/** Old and short addresses that lead to pages: `redirect_from`, `go`, and the docs' root itself (behaviours.md 9.8). */
import type { Diagnostic, Location, Outcome } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Route } from './list-routes.ts';
import { isNoAddress, type OldPaths, resolveOldPath } from './old-paths.ts';
import { describeRoute, placeOf } from './routes.ts';
import { routeLookupKey } from './targets.ts';

export interface Redirect {
  /** No slash at its end. */
  readonly from: string;
  /** A page, never another redirect. */
  readonly to: string;
  readonly source?: string;
  readonly at?: Location;
  /** Its page sends readers on to several places, which no rule of a web server can do. */
  readonly isOwnPage?: true;
}

/** A page with what it says about its own old and short addresses. */
export interface Claimant {
  readonly route: string;
  readonly source: string;
  readonly redirectFrom: OldPaths | undefined;
  readonly go: OldPaths | undefined;
}

interface RedirectInputs {
  readonly claimants: readonly Claimant[];
  readonly base: string;
  readonly docsRoot: string;
  /** The guide that the docs' root leads to. */
  readonly landing: string | undefined;
  /** Everything that is a page already. */
  readonly routes: readonly Route[];
}

/** Where the short addresses are, below the base path. */
const SHORT = 'go';

/** What has an address: its name in a sentence, and its place. */
interface Holder {
  readonly name: string;
  readonly at: Location | undefined;
  /** An address that leads on, and no page. */
  readonly isRedirect: boolean;
  readonly route: string;
}

interface Finding {
  readonly inputs: RedirectInputs;
  readonly holders: Map<string, Holder>;
  readonly redirects: Redirect[];
  readonly diagnostics: Diagnostic[];
}

/** All redirects in the order of the pages. One that stands in the place of a page or of another is an error that names both. */
export function findRedirects(inputs: RedirectInputs): Outcome<readonly Redirect[]> {
  const { claimants, base, docsRoot, landing, routes } = inputs;
  const holders = new Map<string, Holder>();
  for (const route of routes)
    holders.set(routeLookupKey(route.path), {
      name: describeRoute(route),
      at: placeOf(route),
      isRedirect: false,
      route: route.path,
    });
  const finding: Finding = { inputs, holders, redirects: [], diagnostics: [] };
  for (const claimant of claimants) {
    for (const typed of claimant.redirectFrom?.paths ?? [])
      claim(resolveOldPath(typed, base, docsRoot), typed, 'redirect_from', claimant, finding);
    for (const name of claimant.go?.paths ?? [])
      claim(joinPath(base, SHORT, name), name, 'go', claimant, finding);
  }
  if (landing !== undefined && !holders.has(routeLookupKey(docsRoot)))
    finding.redirects.push({ from: routeKey(docsRoot), to: landing });
  return { value: finding.redirects, diagnostics: finding.diagnostics };
}

function claim(
  from: string,
  typed: string,
  key: 'redirect_from' | 'go',
  { route, source, redirectFrom, go }: Claimant,
  { holders, redirects, diagnostics }: Finding,
): void {
  const at = (key === 'go' ? go : redirectFrom)?.at ?? { file: source, line: 1, column: 1 };
  const first = holders.get(routeLookupKey(from));
  if (isNoAddress(from)) {
    diagnostics.push({
      severity: 'error',
      code: 'redirect/invalid',
      message: `"${typed}" is not an address inside the site`,
      at,
      hint: 'Write an old path such as /docs/old-name.',
    });
  } else if (first !== undefined) diagnostics.push(describeTaken(from, key, at, route, first));
  else {
    holders.set(routeLookupKey(from), { name: source, at, isRedirect: true, route });
    redirects.push({ from, to: route, source, at });
  }
}

function describeTaken(
  from: string,
  key: 'redirect_from' | 'go',
  at: Location,
  route: string,
  first: Holder,
): Diagnostic {
  const name = key === 'go' ? `The short address ${from}` : `The old address ${from}`;
  if (first.route === route) {
    return first.isRedirect
      ? {
          severity: 'error',
          code: 'redirect/taken',
          message: `${name} is listed twice`,
          at,
          hint: 'Remove one of the two.',
        }
      : {
          severity: 'error',
          code: 'redirect/circle',
          message: `${name} is the address of this very page: it would lead to itself`,
          at,
          hint: `Remove it from ${key}.`,
        };
  }
  return {
    severity: 'error',
    code: 'redirect/taken',
    message: first.isRedirect
      ? `${name} leads to another page already: ${first.name} claims it, too`
      : `${name} is a page: ${first.name}`,
    at,
    hint: first.isRedirect
      ? 'Keep it in the one of the two that it should lead to.'
      : `Remove it from ${key}, or give that page another address.`,
    ...(first.at === undefined ? {} : { related: [first.at] }),
  };
}
