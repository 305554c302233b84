/** The site model: every page placed, every link resolved. Pure; one walk over the pages for each concern. */
import type { Asset, Diagnostic, Outcome, Page, Route, SiteConfig, Version } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import { buildTargets } from './build-targets.ts';
import type { CategoryFile } from './category-file.ts';
import { buildPosts, type Post } from './blog.ts';
import { buildDocs, type Doc } from './docs.ts';
import { type LinkingPage, resolveLinks, type Resolved } from './links.ts';
import { indexSidebar, type SidebarIndex } from './neighbours.ts';
import { findRedirects, type Redirect } from './redirects.ts';
import { listRoutes } from './list-routes.ts';
import { type PlainPage, placePlainPages } from './plain-pages.ts';
import { checkRoutes } from './routes.ts';
import { createSidebarLookup, findMainDoc } from './sidebar-lookup.ts';
import type { SourceSidebars } from './sidebar-source.ts';
import { buildSidebars, type CategoryPage } from './sidebars.ts';
import { buildTags, checkPermalinks, type Tag } from './tags.ts';
import { routeLookupKey, type Targets } from './targets.ts';
import type { Memo } from '../memo/memo.ts';
import type { ReactPage } from '../../model.ts';
import type { VersionPages } from './versions.ts';

export interface SiteInputs {
  readonly config: SiteConfig;
  /** Understood pages by source path: guides, plain pages, posts. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly categories: Readonly<Record<string, CategoryFile>>;
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  readonly reactPages: readonly ReactPage[];
  /** All files below content/ that are not sources. */
  readonly files: ReadonlySet<string>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly drafts: boolean;
}

export interface SiteModel {
  readonly config: SiteConfig;
  readonly docsRoot: string;
  readonly version: Version;
  /** All versions, newest first. */
  readonly versions: readonly VersionPages[];
  readonly docs: readonly Doc[];
  readonly docsById: ReadonlyMap<string, Doc>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly sidebars: readonly SidebarIndex[];
  readonly sidebarOf: (doc: Doc) => SidebarIndex | undefined;
  readonly categoryPages: readonly CategoryPage[];
  readonly tags: readonly Tag[];
  readonly plainPages: readonly PlainPage[];
  readonly posts: readonly Post[];
  readonly redirects: readonly Redirect[];
  readonly routes: readonly Route[];
  /** Resolved slots by source path. */
  readonly links: ReadonlyMap<string, readonly Resolved[]>;
  readonly targets: Targets;
}

/** Puts the pages in their places. Problems of the site as a whole ride along; the model is usable all the same. */
export function buildSite(inputs: SiteInputs, memo: Memo): Outcome<SiteModel> {
  const { config, pages, drafts } = inputs;
  const diagnostics: Diagnostic[] = [];
  const take = <T>(outcome: Outcome<T>): T => {
    // Not spread: a broken page may have more problems than a call has room for.
    for (const diagnostic of outcome.diagnostics) diagnostics.push(diagnostic);
    return outcome.value;
  };
  const { base, trailingSlash, variables } = config;
  const slash = trailingSlash === undefined ? {} : { trailingSlash };
  const docsRoot = joinPath(base, config.docs.path, '/');
  const all = [...pages.values()];
  const entries = all
    .filter((page) => page.path.startsWith('docs/'))
    .map(({ path, settings, settingsAt, title, description }) => ({
      path,
      settings: drafts ? { ...settings, draft: false } : settings,
      settingsAt,
      description,
      ...(title === undefined ? {} : { title }),
    }));
  const docs = take(memo.run('docs', '', { entries, root: docsRoot, variables, ...slash }, buildDocs));
  // The sidebars see ids, labels and order only, so editing a guide's text leaves them alone.
  const explicit = inputs.explicit === undefined ? {} : { explicit: inputs.explicit.sidebars };
  const built = take(
    memo.run(
      'sidebars',
      '',
      {
        docs,
        categories: inputs.categories,
        ...explicit,
        explicitFile: inputs.explicit?.file ?? 'config/sidebars',
        root: docsRoot,
        base,
        collapsible: config.docs.sidebarCollapsible,
        collapsed: config.docs.sidebarCollapsed,
        variables,
        ...slash,
      },
      buildSidebars,
    ),
  );
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const sidebars = Object.entries(built.sidebars).map(([name, items]) => indexSidebar(name, items, docsById));
  const posts = take(
    buildPosts(
      all.filter((page) => page.path.startsWith('blog/')),
      joinPath(base, 'blog/'),
      trailingSlash,
    ),
  );
  const plainPages = take(placePlainPages(inputs));
  const published = docs.filter((doc) => !doc.draft);
  const tagsRoot = joinPath(docsRoot, config.docs.tagsPath);
  diagnostics.push(...checkPermalinks(pages));
  const tags = buildTags(
    published.map((doc) => ({ id: doc.id, tags: pages.get(doc.path)?.settings.tags ?? [] })),
    tagsRoot,
    trailingSlash,
  );
  const sidebarOf = createSidebarLookup(sidebars, pages, diagnostics);
  const mainDoc = findMainDoc(published, sidebars, docsRoot);
  const routes = listRoutes({
    ...inputs,
    docs: published,
    categoryPages: built.categoryPages,
    tags,
    tagsRoot,
    plainPages,
    posts: posts.filter((post) => drafts || !post.draft),
  });
  diagnostics.push(...checkRoutes(routes));
  const redirects = take(
    findRedirects({
      docs: published,
      pages,
      base,
      docsRoot,
      landing: config.docs.landing,
      mainDoc,
      taken: new Set(routes.map((route) => routeLookupKey(route.path))),
    }),
  );
  const targets = buildTargets(inputs, docs, posts, plainPages, routes, redirects);
  const links = new Map<string, readonly Resolved[]>();
  for (const page of linkingPages(docs, posts, plainPages, pages)) {
    links.set(page.path, take(resolveLinks(page, pages.get(page.path)?.links ?? [], targets)));
  }
  const version: Version = {
    name: config.version.name,
    label: config.version.label,
    path: '',
    isLast: true,
    mainDocId: mainDoc?.id ?? '',
  };
  return {
    value: {
      config,
      docsRoot,
      version,
      versions: [
        {
          version,
          routes: new Set(published.map((doc) => routeKey(doc.route))),
          mainRoute: mainDoc?.route ?? docsRoot,
        },
      ],
      docs: published,
      docsById,
      pages,
      sidebars,
      sidebarOf,
      categoryPages: built.categoryPages,
      tags,
      plainPages,
      posts: posts.filter((post) => drafts || !post.draft),
      redirects,
      routes: [
        ...routes,
        ...redirects.map(({ from, source }): Route => ({
          path: from,
          kind: 'redirect',
          ...(source === undefined ? {} : { source }),
        })),
      ],
      links,
      targets,
    },
    diagnostics,
  };
}

function* linkingPages(
  docs: readonly Doc[],
  posts: readonly Post[],
  plainPages: readonly PlainPage[],
  pages: ReadonlyMap<string, Page>,
): Iterable<LinkingPage> {
  for (const { path, route } of [...docs.filter((doc) => !doc.draft), ...posts, ...plainPages]) {
    const page = pages.get(path);
    if (page !== undefined) yield { path, route, anchors: page.anchors };
  }
}
