/** Gathers everything a link may lead to. Pure. */
import type { Route } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import { hashText, hashValue } from '../memo/hash.ts';
import type { Post } from './blog.ts';
import type { Doc } from './docs.ts';
import { listOwnFiles } from './own-files.ts';
import type { PlainPage } from './plain-pages.ts';
import type { Redirect } from './redirects.ts';
import { routeLookupKey, type Target, type Targets } from './targets.ts';
import { substituteText } from '../parse/substitute.ts';
import type { SiteInputs } from './site-model.ts';

/** Pages by source and by route, their anchors, and the files. */
export function buildTargets(
  inputs: Pick<SiteInputs, 'config' | 'pages' | 'files' | 'assets' | 'drafts'>,
  docs: readonly Doc[],
  posts: readonly Post[],
  plainPages: readonly PlainPage[],
  routes: readonly Route[],
  redirects: readonly Redirect[],
): Targets {
  const { config, pages, files, assets } = inputs;
  const { base } = config;
  const byPath = new Map<string, Target>();
  const byRoute = new Map<string, Target>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const facts: string[] = [base, JSON.stringify(config.variables)];
  const add = (path: string, route: string, draft: boolean) => {
    const target = { route, draft };
    byPath.set(path, target);
    // Links may name the file with its variables replaced already.
    byPath.set(substituteText(path, config.variables), target);
    byRoute.set(routeLookupKey(route), target);
    const ids = pages.get(path)?.anchors;
    if (ids !== undefined) anchors.set(routeKey(route), new Set(ids));
    facts.push(path, route, draft ? 'draft' : '', hashValue(ids));
  };
  const own = listOwnFiles(config, posts).map((file) => base + file);
  for (const route of [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from), ...own]) {
    byRoute.set(routeLookupKey(route), { route, draft: false });
    facts.push(route);
  }
  for (const doc of docs) add(doc.path, doc.route, doc.draft);
  for (const post of posts) add(post.path, post.route, post.draft && !inputs.drafts);
  for (const page of plainPages) add(page.path, page.route, false);
  facts.push('', ...files, '');
  for (const [path, { url, width, height }] of assets) facts.push(path, url, `${width}x${height}`);
  return {
    fingerprint: hashText(facts.join('\0')),
    base,
    root: joinPath(base, config.docs.path, '/'),
    byPath,
    byRoute,
    anchors,
    files,
    assets,
  };
}
