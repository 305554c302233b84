/** Old addresses go into the sources of the pages that they lead to. Pure. */
import { addTo } from '../../../group-by.ts';
import { fileOfSource, isExternal, joinPath, routeKey, splitHref } from '../../../urls.ts';
import { readRedirects, setRedirects } from '../../addresses/edit-settings.ts';
import { addCategoryRedirect } from '../../edit/move/category-redirect.ts';
import type { Site } from '../../site/site.ts';
import type { Notebook } from '../notes.ts';
import type { Project, ProjectRedirect } from '../project/project.ts';

interface Redirecting {
  readonly site: Site;
  readonly project: Project;
  /** The text of a staged file. */
  readonly read: (file: string) => string | undefined;
  readonly notes: Notebook;
}

/** New texts of the sources that take old addresses, by path below the target. What no source can take is told. */
export function addRedirects({ site, project, read, notes }: Redirecting): ReadonlyMap<string, string> {
  const { base } = site.model.config;
  const keyOf = (path: string): string =>
    routeKey(path.startsWith(base) ? path : joinPath(base, path)).toLowerCase();
  const routes = new Map(site.model.routes.map((route) => [routeKey(route.path).toLowerCase(), route]));
  // Old addresses lead to guides of the last version alone.
  const main = new Set([...site.lookup.docsById.values()].map(({ path }) => fileOfSource(path)));
  const wanted = new Map<string, string[]>();
  const give = (file: string, address: string): void => addTo(wanted, file, address);
  const all = [...listBlogMoves(site, project), ...project.redirects];
  for (const redirect of all) {
    const { from, to, file, line } = redirect;
    const tell = (says: string, todo: string): void =>
      notes.add({
        kind: 'address',
        what: from,
        says,
        todo,
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
      });
    const target = splitHref(to);
    const route = isExternal(to) ? undefined : routes.get(keyOf(target.path));
    // With .html at its end it is the same page by itself.
    if (routes.has(keyOf(from.replace(/\.html$/, '')))) continue;
    const bare = from.replace(/\.html$/, '');
    if (bare !== from && all.some((other) => other.from === bare)) continue;
    const source = route?.kind === 'category' ? categoryFile(route.file) : route?.source;
    const isElsewhere = route?.kind === 'doc' && !main.has(source ?? '');
    if (source === undefined || isElsewhere || !/^(?:content|versioned_docs)\//.test(source)) {
      tell(
        `Nothing leads on to ${to} any more${route === undefined && !isExternal(to) ? ': there is no such page' : ''}`,
        'Let your host lead it on.',
      );
      continue;
    }
    give(source, bare);
    if (target.hash !== '')
      tell(
        `It leads to the top of ${target.path}, not to ${target.hash}`,
        `Name the section with anchors in ${source} if it matters.`,
      );
  }
  const changed = new Map<string, string>();
  for (const [file, addresses] of wanted) {
    const text = writeAddresses(file, addresses, read(file) ?? '');
    if (text !== undefined) changed.set(file, text);
    else
      notes.add({
        kind: 'address',
        what: addresses.join(', '),
        says: `Its front matter cannot be edited with certainty: ${file}`,
        todo: `Write redirect_from: [${addresses.join(', ')}] into it.`,
        file,
        line: 1,
      });
  }
  return changed;
}

/** A category's file, if it has one of its own. */
function categoryFile(file: string | undefined): string | undefined {
  return file !== undefined && /_category_\.(?:json|ya?ml)$/.test(file) ? file : undefined;
}

function writeAddresses(file: string, addresses: readonly string[], raw: string): string | undefined {
  const path = file.replace(/^content\//, '');
  if (/_category_\./.test(file)) {
    const [only, another] = addresses;
    return only === undefined || another !== undefined ? undefined : addCategoryRedirect(raw, path, only);
  }
  const before = readRedirects(raw, path);
  return setRedirects(raw, [...new Set([...before, ...addresses])], path);
}

/** Posts of a blog with another address than /blog. */
function listBlogMoves({ model }: Site, { blogs }: Project): readonly ProjectRedirect[] {
  const { base } = model.config;
  return model.posts.flatMap(({ route, path }): ProjectRedirect[] => {
    const blog =
      blogs.find((own, index) => index > 0 && path.startsWith(`blog/${own.route || own.id}/`)) ?? blogs[0];
    if (blog === undefined || blog.route === 'blog') return [];
    const below = route.slice(joinPath(base, 'blog').length);
    return [{ from: joinPath('/', blog.route, below), to: route }];
  });
}
