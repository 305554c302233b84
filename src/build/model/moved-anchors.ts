/** Sections that went to another page: `/docs/other#old` among a heading's old ids. */
import type { Diagnostic, Location, Outcome, Page } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import { closest, isOnlyClosest } from '../problems/did-you-mean.ts';
import { resolveOldPath } from './old-paths.ts';
import { routeLookupKey, sectionKey } from './targets.ts';

/** A section that is on another page today. */
export interface MovedAnchor {
  /** The page that it was on, or an old address, as the site has it. */
  readonly from: string;
  readonly fromId: string;
  readonly to: string;
  /** Empty: the top of the page. */
  readonly toId: string;
  readonly at: Location;
}

/** A page with ids. */
export interface AnchoredPage {
  readonly route: string;
  readonly page: Pick<Page, 'path' | 'anchors' | 'oldAnchors'>;
}

interface MovedInputs {
  readonly pages: readonly AnchoredPage[];
  readonly base: string;
  readonly docsRoot: string;
  /** By lookup key: every address whose page can say where its sections went. */
  readonly origins: ReadonlyMap<string, string>;
}

interface Claim extends MovedAnchor {
  readonly path: string;
}

/**
 * All moved sections, each with the page on which its text is today: a section that moved twice is followed to the end.
 * Problems: an old page that is not there, an old id that is an id today, one that two pages claim, a heading that is
 * not there, circles.
 */
export function findMoved(inputs: MovedInputs): Outcome<readonly MovedAnchor[]> {
  const { pages } = inputs;
  if (pages.every(({ page }) => page.oldAnchors.length === 0)) return { value: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map(pages.map((entry) => [routeLookupKey(entry.route), entry]));
  const claims = new Map<string, Claim>();
  for (const { route, page } of pages) {
    for (const { id, toId, page: typed, at } of page.oldAnchors) {
      // One that stands on its own page needs nothing else, as long as its heading is there.
      if (typed === undefined && isThere(toId, page)) continue;
      const wanted = typed === undefined ? route : resolveOldPath(typed, inputs.base, inputs.docsRoot);
      const from = inputs.origins.get(routeLookupKey(wanted));
      const claim: Claim = { from: from ?? wanted, fromId: id, to: route, toId, at, path: page.path };
      const problem =
        from === undefined
          ? noPage(claim, inputs, diagnostics.length)
          : findRival(claim, typed, byRoute, claims);
      if (problem === undefined) claims.set(sectionKey(claim.from, id), claim);
      else diagnostics.push(problem);
    }
  }
  const told = new Set<string>();
  const value = [...claims.values()].flatMap((claim): readonly MovedAnchor[] => {
    const end = follow(claim, claims, byRoute);
    if (!('code' in end)) return [end];
    // A heading may have had many ids; that it is not there is one mistake.
    const place = JSON.stringify([end.code, end.message, end.at]);
    if (!told.has(place)) diagnostics.push(end);
    told.add(place);
    return [];
  });
  return { value, diagnostics };
}

function isThere(id: string, { anchors }: Pick<Page, 'anchors'>): boolean {
  return id === '' || anchors.includes(id);
}

function noPage({ from, fromId, to, at }: Claim, { pages }: MovedInputs, told: number): Diagnostic {
  const routes = pages.map(({ route }) => routeKey(route));
  // Comparing with every page takes time, and nobody reads a hundred guesses.
  const meant = told < 50 ? closest(from, routes, 3) : undefined;
  return {
    severity: 'error',
    code: 'anchor/no-page',
    message: `"${from}#${fromId}" cannot lead here because nothing is at ${from}`,
    at,
    hint:
      meant === undefined
        ? `Let the old page lead somewhere, too: redirect_from: ${from} in the page with most of its text, e.g. in that of ${to}.`
        : `Did you mean "${meant}#${fromId}"? Else write redirect_from: ${from} into the page with most of its text.`,
  };
}

function findRival(
  { from, fromId, to, toId, at }: Claim,
  typed: string | undefined,
  byRoute: ReadonlyMap<string, AnchoredPage>,
  claims: ReadonlyMap<string, Claim>,
): Diagnostic | undefined {
  const old = byRoute.get(routeLookupKey(from));
  if (typed !== undefined && old?.route === to)
    return {
      severity: 'error',
      code: 'anchor/invalid',
      message: `"${typed}" is the address of this very page`,
      at,
      hint: `Write the old id alone: ${fromId}`,
      fix: { from: `${typed}#${fromId}`, to: fromId },
    };
  const first = claims.get(sectionKey(from, fromId));
  const isId = old?.page.anchors.includes(fromId) === true && typed !== undefined;
  const place = isId ? { file: `content/${old.page.path}`, line: 1, column: 1 } : first?.at;
  if (place === undefined || (first?.to === to && first.toId === toId)) return undefined;
  return {
    severity: 'error',
    code: 'anchor/taken',
    message: isId
      ? `The section "#${fromId}" of ${from} is still there, so links with it do not lead here`
      : `Two headings claim the old section ${from}#${fromId}`,
    at,
    hint: isId ? 'Remove it here, or there.' : 'Keep it at one of them.',
    related: [place],
  };
}

/** The heading at the end of all moves. */
function follow(
  first: Claim,
  claims: ReadonlyMap<string, Claim>,
  byRoute: ReadonlyMap<string, AnchoredPage>,
): MovedAnchor | Diagnostic {
  const passed = new Set<Claim>([first]);
  for (let claim = first; ;) {
    const { to, toId, at } = claim;
    const page = byRoute.get(routeLookupKey(to))?.page;
    if (page === undefined || isThere(toId, page)) {
      const { from, fromId } = first;
      return { from, fromId, to, toId, at: first.at };
    }
    const next = claims.get(sectionKey(to, toId));
    if (next === undefined) return unknownHeading(claim, page);
    if (passed.has(next))
      return {
        severity: 'error',
        code: 'redirect/circle',
        message: `The old sections ${first.from}#${first.fromId} and ${claim.from}#${claim.fromId} lead to each other`,
        at: first.at,
        hint: 'Name a heading that is there in one of the two places.',
        ...(claim === first ? {} : { related: [at] }),
      };
    passed.add(next);
    claim = next;
  }
}

function unknownHeading({ toId, at }: Claim, { anchors }: Pick<Page, 'anchors'>): Diagnostic {
  const meant = closest(toId, anchors);
  return {
    severity: 'error',
    code: 'anchor/unknown',
    message: `There is no heading "#${toId}" on this page`,
    at,
    hint:
      meant === undefined
        ? 'Name a heading by the id that it has today; the old ids stand behind it.'
        : `Did you mean "${meant}"?`,
    // A heading that is gone is not one that was mistyped.
    ...(meant !== undefined && isOnlyClosest(toId, meant, anchors) && { fix: { from: toId, to: meant } }),
  };
}
