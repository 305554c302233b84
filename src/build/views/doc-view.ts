/** A guide as a view: everything its HTML depends on. */
import type {
  Breadcrumb,
  Card,
  FeedbackConfig,
  GuideType,
  Heading,
  Page,
  PageLink,
  Settings,
} from '../../model.ts';
import type { DocView, LastUpdate } from '../../render/view.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import type { Doc } from '../model/docs.ts';
import { findNeighbours, type SidebarIndex } from '../model/neighbours.ts';
import { tagRoute } from '../model/tags.ts';
import type { LastChange } from '../../model.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { encodePath, joinPath, routeKey } from '../../urls.ts';
import { crumbsOf } from './crumbs.ts';
import { buildHead, robotsOf } from './head-view.ts';
import { movedFrom, type PageSource } from './page-kind.ts';
import { twinHref } from './doc-twin.ts';
import { docNotices } from './notices.ts';
import { versionsOf } from './version-links.ts';
import { minutesOf } from './reading-time.ts';

/** All of a guide's view but its body and sidebar, which are spliced in when the page is rendered. */
export function buildDocView(
  doc: Doc,
  { model, lookup, history, notices, fileOf, isTranslated }: PageSource,
): Omit<DocView, 'bodyHtml' | 'sidebarHtml' | 'branchesHref'> {
  const { config } = model;
  const page = pageOf(doc, lookup);
  const { settings } = page;
  const sidebar = lookup.sidebarOf.get(doc.path);
  const place = sidebar?.places.get(routeKey(doc.route));
  const breadcrumbs = crumbsOf(place, sidebar, { config, lookup });
  const lastUpdate = lastUpdateOf(page, model, history);
  const editUrl = editUrlOf(page, model, fileOf);
  const shown = docNotices(doc, notices, page.showsContact === true);
  const hideToc = settings.hideTableOfContents === true;
  // An empty one says that the h1 stands in the text.
  const typed = page.titleHtml ?? (settings.hideTitle === true ? undefined : escapeHtml(doc.title));
  return {
    kind: 'doc',
    head: buildDocHead(doc, page, model, breadcrumbs),
    title: doc.title,
    ...(typed === undefined || typed === '' ? {} : { titleHtml: typed }),
    ...versionsOf(doc, model, lookup),
    ...(isTranslated?.(doc.path) === false ? { untranslated: true } : {}),
    breadcrumbs,
    toc: hideToc ? [] : tocOf(page.headings, ...levelsOf(page, model)),
    tocColumn: !hideToc,
    neighbours: { breadcrumbs, ...neighboursOf(doc, page, sidebar, lookup, config.docs.neighbours) },
    tags: tagsOf(page, model),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdate === undefined ? {} : { lastUpdate }),
    draft: settings.draft === true,
    unlisted: settings.unlisted === true,
    facts: factsOf(page),
    ...solvedOf(page, config.feedback),
    // A guide that lists them itself does not get them twice.
    related: page.headings.some(({ id }) => id === 'related-guides')
      ? []
      : relatedCards(settings.related ?? [], lookup),
    ...(shown.length === 0 ? {} : { notices: shown }),
    ...(page.yours === undefined ? {} : { yours: page.yours }),
    ...movedFrom(doc.route, lookup),
  };
}

/** Every guide was understood before it got its place. */
function pageOf(doc: Doc, lookup: SiteLookup): Page {
  const page = lookup.pages.get(doc.path);
  if (page === undefined) throw new Error(`The guide ${doc.path} was never understood`);
  return page;
}

function buildDocHead(
  doc: Doc,
  page: Page,
  { config }: SiteModel,
  breadcrumbs: readonly Breadcrumb[],
): DocView['head'] {
  const { image, keywords } = page.settings;
  return buildHead({
    config,
    route: doc.route,
    title: doc.title,
    description: page.description,
    isDocs: true,
    markdown: twinHref(doc, config),
    ...robotsOf(page),
    ...(image === undefined ? {} : { image }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }),
    styles: page.styles,
  });
}

function levelsOf({ settings }: Page, { config }: SiteModel): readonly [number, number] {
  return [
    settings.tocMinHeadingLevel ?? config.docs.tocMinHeadingLevel,
    settings.tocMaxHeadingLevel ?? config.docs.tocMaxHeadingLevel,
  ];
}

function tagsOf({ settings }: Page, { config, docsRoot }: SiteModel): readonly PageLink[] {
  const tagsRoot = joinPath(docsRoot, config.docs.tagsPath);
  return (settings.tags ?? []).map((tag) => ({
    label: tag.label,
    href: encodePath(tagRoute(tag, tagsRoot, config.trailingSlash)),
  }));
}

/** The headings that the table of contents shows. */
export function tocOf(headings: readonly Heading[], min: number, max: number): readonly Heading[] {
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}

/** Kinds of guides that are not about a product and are not tried. */
const PLAIN: readonly (GuideType | undefined)[] = ['policy', 'concept'];

/** Facts are for guides that carry the keys about guides (behaviours.md 2.3.7); other pages say nothing. */
function factsOf({ settings, words, stamp }: Page): DocView['facts'] {
  if (settings.type === undefined && settings.appliesTo === undefined && settings.verification === undefined)
    return {};
  if (PLAIN.includes(settings.type)) return {};
  return {
    ...(settings.appliesTo === undefined || settings.appliesTo === ''
      ? {}
      : { appliesTo: settings.appliesTo }),
    ...(stamp === 'valid' ? checkedOf(settings) : {}),
    readingMinutes: minutesOf(words),
  };
}

/** Kinds of guides whose facts can be tried; a date on the others would say nothing. */
const CHECKED: readonly (GuideType | undefined)[] = ['how-to', 'reference', 'troubleshooting'];

/** Kinds of guides that are read to solve something. */
const SOLVING: readonly (GuideType | undefined)[] = ['how-to', 'troubleshooting'];

function solvedOf({ settings }: Page, { buttons, url }: FeedbackConfig): Pick<DocView, 'solved'> {
  if (!buttons || !SOLVING.includes(settings.type)) return {};
  return { solved: url === undefined ? {} : { url } };
}

/** Against what a guide was checked, and when: what a stamp stands for. */
function checkedOf({ type, verification, verifiedWith, lastVerified, sources }: Settings): DocView['facts'] {
  if (!CHECKED.includes(type) || lastVerified === undefined) return {};
  const isTested = verification === 'tested' && verifiedWith !== undefined && verifiedWith !== '';
  if (isTested) return { checked: { date: lastVerified, testedWith: verifiedWith } };
  return sources === undefined || sources.length === 0 ? {} : { checked: { date: lastVerified, sources } };
}

/** Front matter decides a side, else the sidebar (behaviours.md 2.7.3). */
function neighboursOf(
  doc: Doc,
  page: Page,
  sidebar: SidebarIndex | undefined,
  { docsById }: SiteLookup,
  reach: SiteModel['config']['docs']['neighbours'],
): Pick<DocView['neighbours'], 'previous' | 'next'> {
  const around = sidebar === undefined ? {} : findNeighbours(doc.route, sidebar, reach);
  const { paginationPrev, paginationNext } = page.settings;
  const choose = (
    setting: string | false | undefined,
    found: { label: string; href: string } | undefined,
  ) => {
    if (setting === false) return undefined;
    const named = setting === undefined ? undefined : docsById.get(setting);
    return named === undefined
      ? found
      : { label: named.paginationLabel ?? named.sidebarLabel ?? named.title, href: encodePath(named.route) };
  };
  const previous = choose(paginationPrev, around.previous);
  const next = choose(paginationNext, around.next);
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}

function lastUpdateOf(
  page: Page,
  { config }: SiteModel,
  history: ReadonlyMap<string, LastChange> | undefined,
): LastUpdate | undefined {
  const { showLastUpdateTime, showLastUpdateAuthor } = config.docs;
  const own = page.settings.lastUpdate;
  const found = history?.get(`content/${page.path}`);
  const date =
    showLastUpdateTime || own?.date !== undefined ? (own?.date ?? found?.date)?.slice(0, 10) : undefined;
  const author =
    showLastUpdateAuthor || own?.author !== undefined ? (own?.author ?? found?.author) : undefined;
  if (date === undefined && author === undefined) return undefined;
  return { ...(date === undefined ? {} : { date }), ...(author === undefined ? {} : { author }) };
}

function editUrlOf(page: Page, { config }: SiteModel, fileOf: PageSource['fileOf']): string | undefined {
  const own = page.settings.customEditUrl;
  if (own !== undefined) return own === false ? undefined : own;
  return config.docs.editUrl === undefined
    ? undefined
    : `${config.docs.editUrl.replace(/\/$/, '')}/${fileOf?.(page.path) ?? `content/${page.path}`}`;
}

function relatedCards(ids: readonly string[], { docsById }: SiteLookup): readonly Card[] {
  return ids.flatMap((id): Card[] => {
    const doc = docsById.get(id.replace(/\/$/, '/index')) ?? docsById.get(id);
    if (doc === undefined || doc.draft) return [];
    return [{ kind: 'guide', label: doc.title, href: encodePath(doc.route), description: doc.description }];
  });
}
