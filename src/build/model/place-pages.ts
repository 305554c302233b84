/** Puts the pages in their places: routes, sidebars, lists, redirects. Pure but for the memo; one step for each concern. */
import type {
  Author,
  Diagnostic,
  Outcome,
  Page,
  ReactPage,
  SidebarItem,
  SiteConfig,
  VersionPlan,
} from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import { buildPosts, type Post } from './blog.ts';
import type { CategoryFile } from './category-file.ts';
import { buildDocs, type Doc, type DocEntry } from './docs.ts';
import { isOfDocs, listRoutes } from './list-routes.ts';
import { indexSidebar, type SidebarIndex } from './neighbours.ts';
import { type PlainPage, placePlainPages } from './plain-pages.ts';
import type { MovedLinks } from './moved-links.ts';
import { groupPosts } from './post-groups.ts';
import { findOldAddresses } from './old-addresses.ts';
import { checkRoutes } from './routes.ts';
import { assignSidebars, findMainDoc } from './sidebar-lookup.ts';
import type { SourceSidebars } from './sidebar-source.ts';
import { buildSidebars, type Sidebars } from './sidebars.ts';
import type { SiteLookup, SiteModel } from './site-model.ts';
import { buildTags, checkPermalinks } from './tags.ts';
import { listTopics } from './topics.ts';
import { type SidebarTexts, translateSidebars } from './translate-sidebars.ts';
import { checkSlugs, listTypedIds } from './typed-addresses.ts';
import { describeVersion, listVersionPages } from './versions.ts';

export interface PlaceInputs {
  readonly config: SiteConfig;
  /** Understood pages by source path: guides, plain pages, posts. */
  readonly pages: ReadonlyMap<string, Page>;
  /** `_category_` files by folder below `docs/`. */
  readonly categories: Readonly<Record<string, CategoryFile>>;
  /** Of the blog, as `authors.yml` has them. */
  readonly authors: readonly Author[];
  /** The sidebars of `config/sidebars`; undefined: one is made from the folders. */
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  readonly reactPages: readonly ReactPage[];
  readonly drafts: boolean;
  /** The version whose guides these are; undefined: the only one. One that is not the main one has its guides alone. */
  readonly plan?: VersionPlan | undefined;
  /** Texts of the sidebars in another language, as Docusaurus names them. */
  readonly labels?: SidebarTexts | undefined;
}

/** The model with what is looked up in it; links and their targets come in the next stage. */
export interface PlacedSite {
  readonly model: SiteModel;
  readonly lookup: Omit<SiteLookup, 'targets' | 'links'>;
  /** Guides with the drafts, which links may name. */
  readonly allDocs: readonly Doc[];
  /** Posts with the drafts. */
  readonly allPosts: readonly Post[];
}

/** Problems of the site as a whole ride along; what is placed is usable all the same. */
export function placePages(inputs: PlaceInputs, memo: Memo): Outcome<PlacedSite> {
  const { config, pages, drafts, plan } = inputs;
  const docsRoot = joinPath(config.base, config.docs.path, plan?.path ?? '', '/');
  const docs = placeDocs(inputs, docsRoot, memo);
  const docsById = new Map(docs.value.map((doc) => [doc.id, doc]));
  const source = placeSidebars(inputs, docs.value, docsRoot, memo);
  const { labels } = inputs;
  const tree = labels === undefined ? source : { ...source, value: translateSidebars(source.value, labels) };
  const sidebars = new Map(
    Object.entries(tree.value.sidebars).map(([name, items]) => [
      name,
      memo.share('sidebar-index', name, { name, items, docs: docs.value }, indexOne).read(),
    ]),
  );
  const named = [...sidebars.values()].map(({ name, items }) => ({ name, items }));
  const sidebarOf = assignSidebars(docs.value, sidebars, pages);
  const posts = placePosts(inputs);
  const plainPages = placePlainPages(inputs);
  const published = docs.value.filter((doc) => !doc.draft);
  const mainDoc = findMainDoc(published, sidebars, docsRoot);
  const version = describeVersion(config, plan, mainDoc);
  const listed = listPlaces(inputs, docsRoot, {
    docs: published,
    tree: tree.value,
    plainPages: plainPages.value,
    posts: posts.value.filter((post) => drafts || !post.draft),
    mainDoc,
  });
  return {
    value: {
      model: {
        config,
        docsRoot,
        version,
        docs: published,
        sidebars: named,
        categoryPages: tree.value.categoryPages,
        plainPages: plainPages.value,
        authors: inputs.authors,
        ...listed.value.listed,
      },
      lookup: {
        docsById,
        pages,
        sidebars,
        sidebarOf: sidebarOf.value,
        movedLinks: listed.value.movedLinks,
        topics: listTopics({ config, sidebars: named, docsById, categories: inputs.categories }),
        versions: [listVersionPages(version, published, mainDoc, docsRoot)],
      },
      allDocs: docs.value,
      allPosts: posts.value,
    },
    diagnostics: [docs, tree, sidebarOf, posts, plainPages, listed].flatMap(
      (outcome): readonly Diagnostic[] => outcome.diagnostics,
    ),
  };
}

/** Guides by id and route. They see titles and settings only, so editing a guide's text leaves them alone. */
function placeDocs(
  { config, pages, drafts }: PlaceInputs,
  root: string,
  memo: Memo,
): Outcome<readonly Doc[]> {
  const entries = [...pages.values()]
    .filter((page) => page.path.startsWith('docs/'))
    .map((page) => entryOf(page, drafts));
  const { variables, trailingSlash, base } = config;
  const slash = {
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
    ...(routeKey(root) === routeKey(base) ? { isTop: true } : {}),
  };
  return memo.run('docs', '', { entries, root, variables, ...slash }, buildDocs);
}

function indexOne({
  name,
  items,
  docs,
}: {
  readonly name: string;
  readonly items: readonly SidebarItem[];
  readonly docs: readonly Doc[];
}): SidebarIndex {
  return indexSidebar(name, items, new Map(docs.map((doc) => [doc.id, doc])));
}

/** Entries of pages as they are, and of those that are shown as drafts: dev asks after each save, and hashes none again. */
const knownEntries = { published: new WeakMap<Page, DocEntry>(), drafts: new WeakMap<Page, DocEntry>() };

function entryOf(page: Page, drafts: boolean): DocEntry {
  const known = knownEntries[drafts ? 'drafts' : 'published'];
  const found = known.get(page);
  if (found !== undefined) return found;
  const { path, settings, settingsAt, title, description } = page;
  const entry = {
    path,
    settings: drafts ? { ...settings, draft: false } : settings,
    settingsAt,
    description,
    ...(title === undefined ? {} : { title }),
  };
  known.set(page, entry);
  return entry;
}

/** The sidebars see ids, labels and order only. */
function placeSidebars(
  { config, categories, explicit }: PlaceInputs,
  docs: readonly Doc[],
  root: string,
  memo: Memo,
): Outcome<Sidebars> {
  const { base, trailingSlash, variables } = config;
  const inputs = {
    docs,
    categories,
    ...(explicit === undefined ? {} : { explicit: explicit.sidebars }),
    explicitFile: explicit?.file ?? 'config/sidebars',
    root,
    base,
    collapsible: config.docs.sidebarCollapsible,
    collapsed: config.docs.sidebarCollapsed,
    variables,
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
  };
  return memo.run('sidebars', '', inputs, buildSidebars);
}

function placePosts({ config, pages }: PlaceInputs): Outcome<readonly Post[]> {
  return buildPosts(
    [...pages.values()].filter((page) => page.path.startsWith('blog/')),
    joinPath(config.base, 'blog/'),
    config.trailingSlash,
  );
}

interface Published {
  readonly docs: readonly Doc[];
  readonly tree: Sidebars;
  readonly plainPages: readonly PlainPage[];
  readonly posts: readonly Post[];
  readonly mainDoc: Doc | undefined;
}

/** What is listed rather than written: tags, old addresses, and every route. */
function listPlaces(
  { config, pages, categories, authors, plan }: PlaceInputs,
  docsRoot: string,
  { docs, tree, plainPages, posts, mainDoc }: Published,
): Outcome<{
  readonly listed: Pick<
    SiteModel,
    'tags' | 'posts' | 'postGroups' | 'redirects' | 'moved' | 'gone' | 'routes'
  >;
  readonly movedLinks: MovedLinks;
}> {
  const tagsRoot = joinPath(docsRoot, config.docs.tagsPath);
  const tagged = docs.map((doc) => ({ id: doc.id, tags: pages.get(doc.path)?.settings.tags ?? [] }));
  const tags = buildTags(tagged, tagsRoot, config.trailingSlash);
  const postGroups = groupPosts(posts, pages, { authors, config });
  const all = listRoutes({
    config,
    docs,
    categoryPages: tree.categoryPages,
    tags,
    tagsRoot,
    plainPages,
    posts,
    hasErrors: docs.some(
      ({ path, unlisted }) => !unlisted && (pages.get(path)?.settings.errorRules ?? []).length > 0,
    ),
    postGroups,
    hasAuthors: authors.length > 0,
  });
  const routes = plan?.isMain === false ? all.filter(({ kind }) => isOfDocs(kind)) : all;
  const old = findOldAddresses({
    config,
    docsRoot,
    docs,
    plainPages,
    posts,
    tree,
    categories,
    pages,
    mainDoc,
    routes,
  });
  const { oldRoutes, movedLinks, ...addresses } = old.value;
  return {
    value: {
      movedLinks,
      listed: { tags, posts, postGroups, ...addresses, routes: [...routes, ...oldRoutes] },
    },
    diagnostics: [
      ...checkPermalinks(pages),
      ...checkSlugs(pages),
      ...checkRoutes(routes, listTypedIds(pages)),
      ...old.diagnostics,
    ],
  };
}
