/** Pages that were removed on purpose (`config/addresses`): each has a page that says so. */
import type { Diagnostic, GoneConfig, Location, Outcome } from '../../model.ts';
import { fileNameOf, isExternal, routeKey, splitHref } from '../../urls.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Route } from './list-routes.ts';
import { isNoAddress, resolveOldPath } from './old-paths.ts';
import type { Redirect } from './redirects.ts';
import { describeRoute, placeOf } from './routes.ts';
import { decodeId, hrefOf } from './section-links.ts';
import { routeLookupKey } from './targets.ts';

/** A page that is gone. */
export interface Gone {
  /** Public path, base path included, no slash at its end. */
  readonly route: string;
  readonly title: string;
  /** ISO date. */
  readonly since: string;
  readonly reason?: string;
  /** Where readers find the same today: never another page that is gone. */
  readonly replacement?: GoneReplacement;
}

export interface GoneReplacement {
  /** Encoded; a path on this site with the base path, or a web address. */
  readonly href: string;
  readonly label: string;
}

/** An entry whose address is free: it becomes a page. */
export interface GoneEntry {
  readonly route: string;
  readonly config: GoneConfig;
}

interface Around {
  readonly base: string;
  readonly docsRoot: string;
  /** All pages. */
  readonly routes: readonly Route[];
  readonly redirects: readonly Redirect[];
}

/** The entries that become pages. An address that is a page, that leads on or that is listed twice is an error that names both places. */
export function placeGone(
  gone: readonly GoneConfig[],
  { base, docsRoot, routes, redirects }: Around,
): Outcome<readonly GoneEntry[]> {
  if (gone.length === 0) return { value: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const holders = new Map<string, { readonly name: string; readonly at: Location | undefined }>();
  for (const route of routes)
    holders.set(routeLookupKey(route.path), {
      name: `, but it is a page: ${describeRoute(route)}`,
      at: placeOf(route),
    });
  for (const { from, to, at } of redirects)
    holders.set(routeLookupKey(from), { name: `, but it leads to ${to}`, at });
  const value = gone.flatMap((config): readonly GoneEntry[] => {
    const route = resolveOldPath(config.route, base, docsRoot);
    const holder = holders.get(routeLookupKey(route));
    const problem = isNoAddress(route)
      ? taken(`"${config.route}" is not an address inside the site`, config, undefined)
      : holder && taken(`${route} is listed as removed${holder.name}`, config, holder.at);
    if (problem !== undefined) {
      diagnostics.push(problem);
      return [];
    }
    holders.set(routeLookupKey(route), { name: ' twice', at: config.at });
    return [{ route, config }];
  });
  return { value, diagnostics };
}

function taken(message: string, { at }: GoneConfig, other: Location | undefined): Diagnostic {
  return {
    severity: 'error',
    code: 'gone/taken',
    message,
    ...(at === undefined ? {} : { at }),
    hint: 'Remove this entry of "gone", or what stands at its address.',
    ...(other === undefined ? {} : { related: [other] }),
  };
}

interface Leading extends Around {
  readonly entries: readonly GoneEntry[];
  /** Title of the page at a route, and whether it has a section; undefined: no page that is known. */
  readonly describe: (
    route: string,
  ) => { readonly title: string; readonly anchors?: readonly string[] } | undefined;
  /** Where a section of a page is today. */
  readonly follow: (route: string, id: string) => { readonly to: string; readonly toId: string } | undefined;
}

/** Where each leads: replacements of replacements are followed to the page at the end. */
export function resolveGone(leading: Leading): Outcome<readonly Gone[]> {
  const diagnostics: Diagnostic[] = [];
  const pages = new Map([
    ...leading.redirects.map(({ from, to }) => [routeLookupKey(from), to] as const),
    ...leading.routes.map(({ path }) => [routeLookupKey(path), path] as const),
  ]);
  const byRoute = new Map(leading.entries.map((entry) => [routeLookupKey(entry.route), entry]));
  const value = leading.entries.map(({ route, config }): Gone => {
    const { title, since, reason } = config;
    const found = findReplacement(config, byRoute, pages, leading);
    if (found !== undefined && 'code' in found) diagnostics.push(found);
    return {
      route,
      title: title ?? titleOf(route),
      since,
      ...(reason === undefined ? {} : { reason }),
      ...(found === undefined || 'code' in found ? {} : { replacement: found }),
    };
  });
  return { value, diagnostics };
}

/** `/help/docs/old-name` → `Old name`. */
function titleOf(route: string): string {
  const words = fileNameOf(route)
    .replace(/\.html?$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? route : words.charAt(0).toUpperCase() + words.slice(1);
}

function findReplacement(
  first: GoneConfig,
  byRoute: ReadonlyMap<string, GoneEntry>,
  pages: ReadonlyMap<string, string>,
  leading: Leading,
): GoneReplacement | Diagnostic | undefined {
  const passed = new Set<GoneConfig>();
  for (let config = first; ;) {
    const { replacement } = config;
    if (replacement === undefined) return undefined;
    if (isExternal(replacement)) return { href: replacement, label: new URL(replacement).host };
    passed.add(config);
    const { path, hash } = splitHref(replacement);
    const route = resolveOldPath(path, leading.base, leading.docsRoot);
    const next = byRoute.get(routeLookupKey(route));
    if (next === undefined) return findPage(route, decodeId(hash), config, pages, leading);
    if (passed.has(next.config)) return circle(first, next.config === first ? config : next.config);
    config = next.config;
  }
}

function findPage(
  route: string,
  id: string,
  config: GoneConfig,
  pages: ReadonlyMap<string, string>,
  { routes, describe, follow }: Leading,
): GoneReplacement | Diagnostic {
  const to = pages.get(routeLookupKey(route));
  const moved = id === '' ? undefined : follow(route, id);
  if (moved !== undefined)
    return { href: hrefOf(moved.to, moved.toId), label: describe(moved.to)?.title ?? moved.to };
  const found = to === undefined ? undefined : describe(to);
  const message = `The replacement "${config.replacement ?? ''}" is not there`;
  if (to === undefined) {
    const meant = closest(
      route,
      routes.map(({ path }) => path),
      3,
    );
    return missing(message, config, meant === undefined ? undefined : `Did you mean "${meant}"?`);
  }
  if (id !== '' && found?.anchors?.includes(id) === false) {
    const meant = closest(id, found.anchors);
    return missing(
      `${message}: the page has no section "#${id}"`,
      config,
      meant === undefined ? undefined : `Did you mean "#${meant}"?`,
    );
  }
  return { href: hrefOf(to, id), label: found?.title ?? to };
}

function missing(
  message: string,
  { replacementAt, at }: GoneConfig,
  hint = 'Name a page of the site, or delete "replacement".',
): Diagnostic {
  const place = replacementAt ?? at;
  return {
    severity: 'error',
    code: 'gone/no-replacement',
    message,
    ...(place === undefined ? {} : { at: place }),
    hint,
  };
}

function circle(first: GoneConfig, other: GoneConfig): Diagnostic {
  const at = first.replacementAt ?? first.at;
  const isSelf = first === other;
  return {
    severity: 'error',
    code: 'redirect/circle',
    message: isSelf
      ? `${routeKey(first.route)} is replaced by itself`
      : `The removed pages ${routeKey(first.route)} and ${routeKey(other.route)} are each the replacement of the other`,
    ...(at === undefined ? {} : { at }),
    hint: 'Name a page that is there, or delete "replacement".',
    ...(isSelf || other.at === undefined ? {} : { related: [other.at] }),
  };
}
