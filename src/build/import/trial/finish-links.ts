/** Links of the navigation and the footer, once every page has its address. Pure. */
import { decodePath, isExternal, joinPath, routeKey, splitHref } from '../../../urls.ts';
import type { Site } from '../../site/site.ts';
import type { Places } from '../content/places.ts';
import type { Notebook } from '../notes.ts';
import type { LooseColumn, LooseLink, LooseLinks } from '../settings/translate-links.ts';
import type { ConfigData } from '../settings/translate-site.ts';

interface Finishing {
  readonly site: Site;
  readonly places: Places;
  readonly nameOf: (docs: string, sidebar: string) => string;
  /** Routes of blogs in the old project: here it is `blog`. */
  readonly blogs: readonly string[];
  readonly notes: Notebook;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** For `config/navigation.ts`, and `footer` of `config/site.ts`; links to pages that are not there are left out and told. */
export function finishLinks(
  { links, footer }: LooseLinks,
  finishing: Finishing,
): { readonly navigation: ConfigData | undefined; readonly footer: ConfigData | undefined } {
  const own = links.flatMap((link): readonly object[] =>
    'items' in link
      ? finishColumn(link, finishing).map(({ title, items }) => ({ label: title, items }))
      : finishLink(link, finishing),
  );
  const columns = footer.columns.flatMap((column) => finishColumn(column, finishing));
  const row = footer.row.flatMap((link) => finishLink(link, finishing));
  // Columns and single links cannot stand side by side.
  const mixed = columns.length > 0 && row.length > 0 ? [{ title: 'More', items: row }] : [];
  const all = columns.length > 0 ? [...columns, ...mixed] : row;
  const hasFooter = all.length > 0 || Object.values(footer.settings).some((value) => value !== undefined);
  return {
    navigation: own.length === 0 ? undefined : { links: own },
    footer: hasFooter ? { ...footer.settings, links: all.length === 0 ? undefined : all } : undefined,
  };
}

function finishColumn(
  { title, items }: LooseColumn,
  finishing: Finishing,
): readonly { readonly title: string; readonly items: readonly Link[] }[] {
  const own = items.flatMap((link) => finishLink(link, finishing));
  return own.length === 0 ? [] : [{ title, items: own }];
}

function finishLink(link: LooseLink, finishing: Finishing): readonly Link[] {
  const { notes } = finishing;
  const place = {
    ...(link.file === undefined ? {} : { file: link.file }),
    ...(link.line === undefined ? {} : { line: link.line }),
  };
  const found = findHref(link, finishing);
  if (found !== undefined) return [{ label: link.label === '' ? found.title : link.label, href: found.href }];
  const named =
    link.to.type === 'href'
      ? link.to.href
      : link.to.type === 'doc'
        ? `the guide ${link.to.id}`
        : link.to.type === 'sidebar'
          ? `the sidebar ${link.to.name}`
          : 'the guides';
  notes.add({
    kind: 'missing',
    what: link.what,
    says: `The link "${link.label || named}" was left out: ${named} is not there`,
    todo: 'Add it once there is such a page.',
    ...place,
  });
  return [];
}

/** Undefined for a page that is not there. */
function findHref(
  { to, label }: LooseLink,
  finishing: Finishing,
): { readonly href: string; readonly title: string } | undefined {
  const { site, places, nameOf } = finishing;
  const { base } = site.model.config;
  const below = (route: string): string => joinPath('/', route.slice(base.length - 1));
  const prefixOf = (docs: string): string => places.docs.find(({ part }) => part.id === docs)?.prefix ?? '';
  if (to.type === 'doc') {
    const doc = site.lookup.docsById.get(prefixOf(to.docs) + to.id);
    return doc === undefined ? undefined : { href: below(doc.route), title: doc.sidebarLabel ?? doc.title };
  }
  if (to.type === 'sidebar') {
    const sidebar = site.lookup.sidebars.get(nameOf(to.docs, to.name));
    const stop = sidebar?.stops.find(({ unlisted }) => !unlisted);
    return stop === undefined ? undefined : { href: below(stop.href), title: stop.label };
  }
  if (to.type === 'docs') {
    const route = places.docs.find(({ part }) => part.id === to.docs)?.part.route ?? '';
    return findHref({ to: { type: 'href', href: `/${route}` }, label, what: '' }, finishing);
  }
  const title = label;
  const bare = to.href.replace(/^\/+|\/+$/g, '');
  if (bare !== '' && finishing.blogs.includes(bare)) return { href: '/blog', title };
  if (to.href.startsWith('pathname://'))
    return findBeside(to.href.replace(/^pathname:\/\/\/*/, '/'), title, finishing);
  if (isExternal(to.href) || !to.href.startsWith('/')) return { href: to.href, title };
  return isThere(to.href, finishing) ? { href: to.href, title } : undefined;
}

/** What Docusaurus did not look for may lie on the same host, made by somebody else: then it is an address of the web. */
function findBeside(
  path: string,
  title: string,
  finishing: Finishing,
): { readonly href: string; readonly title: string } | undefined {
  const { url, base } = finishing.site.model.config;
  if (isThere(path, finishing)) return { href: path, title };
  return url === ''
    ? undefined
    : { href: url + (path.startsWith(base) ? path : joinPath(base, path)), title };
}

/** Whether something answers at a path: a page, an old address, a file. */
function isThere(href: string, { site }: Finishing): boolean {
  const { base } = site.model.config;
  const { path } = splitHref(href);
  const routes = new Set(site.model.routes.map((route) => routeKey(route.path).toLowerCase()));
  const files = new Set(site.files.map(({ file }) => `/${file}`));
  return [path, joinPath(base, path)].some((candidate) => {
    const key = routeKey(candidate.replace(/\/index\.html$|\.html$/, '')).toLowerCase();
    return routes.has(key) || key === routeKey(base).toLowerCase() || files.has(decodePath(candidate));
  });
}
