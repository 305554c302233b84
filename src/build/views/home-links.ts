/** Links that the configuration names by guide, category or address: tasks, columns, ways to reach a person. */
import { sayIn } from '../../words/say.ts';
import type { PageLink } from '../../model.ts';
import { encodePath, fileNameOf, joinPath, routeKey } from '../../urls.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { substituteLabel } from '../parse/substitute.ts';

type DocsById = Pick<SiteLookup, 'docsById'>;

/** The tasks that are needed most, as far as their guides are there. */
export function listTasks(model: SiteModel, lookup: DocsById): readonly PageLink[] {
  const { home, variables } = model.config;
  return home.tasks.flatMap(({ label, href }) =>
    homeLinks(href, substituteLabel(label, variables), model, lookup),
  );
}

/** The guide that says how to reach a person; undefined without one. */
export function findContactGuide(model: SiteModel, lookup: DocsById): PageLink | undefined {
  const { contactGuide } = model.config.search;
  if (contactGuide === undefined) return undefined;
  const [link] = homeLinks(contactGuide, undefined, model, lookup);
  return link ?? homeLinks(contactGuide, sayIn(model.config.words, 'Contact support'), model, lookup)[0];
}

/** A configured link: a guide's path, a category's slug, a route or an address. Unknown guides are left out. */
export function homeLinks(
  target: string,
  label: string | undefined,
  { config, categoryPages }: SiteModel,
  { docsById }: DocsById,
): PageLink[] {
  const doc = docsById.get(target) ?? docsById.get(`${target.replace(/\/$/, '')}/index`);
  if (doc !== undefined) return doc.draft ? [] : [{ label: label ?? doc.title, href: encodePath(doc.route) }];
  const category = categoryPages.find((page) => fileNameOf(routeKey(page.route)) === target);
  if (category !== undefined) return [{ label: label ?? category.label, href: encodePath(category.route) }];
  if (label === undefined || !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(target)) return [];
  const isBelow = !target.startsWith('/') || target.startsWith(config.base);
  return [{ label, href: isBelow ? target : joinPath(config.base, target) }];
}
