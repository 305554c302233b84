/** Every address that is no page's own any more: redirects, sections that went elsewhere, pages that are gone. Pure. */
import type { Diagnostic, Outcome, Page, SiteConfig } from '../../model.ts';
import type { Post } from './blog.ts';
import type { CategoryFile } from './category-file.ts';
import type { Doc } from './docs.ts';
import { type Gone, type GoneEntry, placeGone, resolveGone } from './gone.ts';
import type { Route } from './list-routes.ts';
import { type AnchoredPage, findMoved, type MovedAnchor } from './moved-anchors.ts';
import { listMovedLinks, markOwnPages, type MovedLinks } from './moved-links.ts';
import type { PlainPage } from './plain-pages.ts';
import { type Claimant, findRedirects, type Redirect } from './redirects.ts';
import type { Sidebars } from './sidebars.ts';
import { routeLookupKey, sectionKey } from './targets.ts';

interface OldAddressInputs {
  readonly config: SiteConfig;
  readonly docsRoot: string;
  readonly docs: readonly Doc[];
  readonly plainPages: readonly PlainPage[];
  readonly posts: readonly Post[];
  readonly tree: Sidebars;
  readonly categories: Readonly<Record<string, CategoryFile>>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly mainDoc: Doc | undefined;
  /** Every page that the site has besides. */
  readonly routes: readonly Route[];
}

export interface OldAddresses {
  readonly redirects: readonly Redirect[];
  readonly moved: readonly MovedAnchor[];
  readonly gone: readonly Gone[];
  readonly movedLinks: MovedLinks;
  /** The pages that are made of them. */
  readonly oldRoutes: readonly Route[];
}

/** A page that is a source, with its title. */
interface Written {
  readonly path: string;
  readonly route: string;
  readonly title: string;
}

/** All of them, each leading to the page at the end of its way. */
export function findOldAddresses(inputs: OldAddressInputs): Outcome<OldAddresses> {
  const { config, docsRoot, docs, mainDoc, routes, categories, tree } = inputs;
  const { base } = config;
  const written = listWritten(inputs);
  const landing = docs.find(({ id }) => id === config.docs.landing) ?? mainDoc;
  const redirects = findRedirects({
    claimants: listClaimants(written, inputs),
    base,
    docsRoot,
    landing: landing?.route,
    routes,
  });
  const around = { base, docsRoot, routes, redirects: redirects.value };
  const entries = placeGone(config.gone, around);
  const anchored = written.flatMap(({ path, route }): readonly AnchoredPage[] => {
    const page = inputs.pages.get(path);
    return page === undefined ? [] : [{ route, page }];
  });
  const origins = listOrigins(routes, redirects.value, entries.value);
  const moved = findMoved({ pages: anchored, base, docsRoot, origins });
  const gone = findReplacements(entries.value, moved.value, written, anchored, inputs, around);
  return {
    value: {
      redirects: markOwnPages(redirects.value, moved.value, anchored),
      movedLinks: listMovedLinks(moved.value, redirects.value, written, inputs.pages),
      moved: moved.value,
      gone: gone.value,
      oldRoutes: [
        ...redirects.value.map(({ from, source }): Route => ({
          path: from,
          kind: 'redirect',
          ...(source === undefined ? {} : { source }),
        })),
        ...gone.value.map(({ route }): Route => ({ path: route, kind: 'gone' })),
      ],
    },
    diagnostics: [
      ...redirects.diagnostics,
      ...checkCategories(categories, tree),
      ...entries.diagnostics,
      ...moved.diagnostics,
      ...gone.diagnostics,
    ],
  };
}

function listWritten({ docs, plainPages, posts, pages }: OldAddressInputs): readonly Written[] {
  return [
    ...docs,
    ...plainPages.map(({ path, route }) => ({ path, route, title: pages.get(path)?.title ?? route })),
    ...posts,
  ];
}

/** Of most pages: thousands are asked after every save. */
const NO_CLAIMANTS: readonly Claimant[] = [];

function listClaimants(written: readonly Written[], { pages, tree }: OldAddressInputs): readonly Claimant[] {
  const claimants = written.flatMap(({ path, route }): readonly Claimant[] => {
    const { settings, settingsAt } = pages.get(path) ?? {};
    if (settings?.redirectFrom === undefined && settings?.go === undefined) return NO_CLAIMANTS;
    const source = `content/${path}`;
    const top = { file: source, line: 1, column: 1 };
    const read = (paths: readonly string[] | undefined, key: string) =>
      paths === undefined ? undefined : { paths, at: settingsAt?.[key] ?? top };
    const redirectFrom = read(settings.redirectFrom, 'redirect_from');
    return [{ route, source, redirectFrom, go: read(settings.go, 'go') }];
  });
  return [
    ...claimants,
    ...tree.categoryAddresses.map(({ paths, at, route }) => ({
      route,
      source: at.file,
      redirectFrom: { paths, at },
      go: undefined,
    })),
  ];
}

/** A category without a page has nowhere for old addresses to lead. */
function checkCategories(
  categories: Readonly<Record<string, CategoryFile>>,
  { categoryAddresses }: Sidebars,
): readonly Diagnostic[] {
  const used = new Set(categoryAddresses.map(({ at }) => at.file));
  return Object.values(categories).flatMap(({ redirectFrom }): readonly Diagnostic[] =>
    redirectFrom === undefined || used.has(redirectFrom.at.file)
      ? []
      : [
          {
            severity: 'error',
            code: 'redirect/invalid',
            message: 'This category has no page of its own, so old addresses cannot lead to it',
            at: redirectFrom.at,
            hint: 'Give it a page: "link": { "type": "generated-index" }, or write redirect_from into a guide.',
          },
        ],
  );
}

/** Kinds whose pages can say where their sections went. */
const TELLING: ReadonlySet<Route['kind']> = new Set(['doc', 'category', 'page', 'blog-post']);

function listOrigins(
  routes: readonly Route[],
  redirects: readonly Redirect[],
  gone: readonly GoneEntry[],
): ReadonlyMap<string, string> {
  return new Map(
    [
      ...routes.filter(({ kind }) => TELLING.has(kind)).map(({ path }) => path),
      ...redirects.map(({ from }) => from),
      ...gone.map(({ route }) => route),
    ].map((path) => [routeLookupKey(path), path]),
  );
}

function findReplacements(
  entries: readonly GoneEntry[],
  moved: readonly MovedAnchor[],
  written: readonly Written[],
  anchored: readonly AnchoredPage[],
  { tree }: OldAddressInputs,
  around: { base: string; docsRoot: string; routes: readonly Route[]; redirects: readonly Redirect[] },
): Outcome<readonly Gone[]> {
  if (entries.length === 0) return { value: [], diagnostics: [] };
  const titles = new Map(
    [...tree.categoryPages, ...written].map(({ route, title }) => [routeLookupKey(route), title]),
  );
  const anchors = new Map(anchored.map(({ route, page }) => [routeLookupKey(route), page.anchors]));
  const sections = new Map(moved.map((section) => [sectionKey(section.from, section.fromId), section]));
  return resolveGone({
    ...around,
    entries,
    describe(route) {
      const key = routeLookupKey(route);
      const [title, ids] = [titles.get(key), anchors.get(key)];
      return title === undefined ? undefined : { title, ...(ids === undefined ? {} : { anchors: ids }) };
    },
    follow: (route, id) => sections.get(sectionKey(route, id)),
  });
}
