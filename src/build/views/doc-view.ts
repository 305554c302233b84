/** A guide as a view: everything its HTML depends on. */
import type { Card, Diagnostic, Heading, Page } from '../../model.ts';
import type { DocView, LastUpdate } from '../../render/view.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { readVariable } from '../parse/substitute.ts';
import type { Doc } from '../model/docs.ts';
import { findNeighbours, type SidebarIndex } from '../model/neighbours.ts';
import { closest } from '../problems/did-you-mean.ts';
import { tagRoute } from '../model/tags.ts';
import type { LastChange } from '../../model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { encodePath, joinPath, routeKey } from '../../urls.ts';
import { buildHead, robotsOf } from './head-view.ts';
import { buildVersionLinks, buildVersionNote } from './version-links.ts';

/** Words a minute that people read on a screen. */
const READING_SPEED = 200;

/** All of a guide's view but its body and sidebar, which are spliced in when the page is rendered. */
export function buildDocView(
  doc: Doc,
  page: Page,
  model: SiteModel,
  history: ReadonlyMap<string, LastChange> | undefined,
): Omit<DocView, 'bodyHtml' | 'sidebarHtml'> {
  const { config } = model;
  const { settings } = page;
  const sidebar = model.sidebarOf(doc);
  const place = sidebar?.places.get(routeKey(doc.route));
  const breadcrumbs = config.docs.breadcrumbs ? (place?.breadcrumbs ?? []) : [];
  const lastUpdate = lastUpdateOf(page, model, history);
  const editUrl = editUrlOf(page, model);
  const levels = [
    settings.tocMinHeadingLevel ?? config.docs.tocMinHeadingLevel,
    settings.tocMaxHeadingLevel ?? config.docs.tocMaxHeadingLevel,
  ] as const;
  const versions = buildVersionLinks(doc.route, model.version.name, model.versions, model.docsRoot);
  const versionNote = buildVersionNote(model.version.name, model.versions, versions ?? []);
  const hideToc = settings.hideTableOfContents === true;
  // An empty one says that the h1 stands in the text.
  const typed = page.titleHtml ?? (settings.hideTitle === true ? undefined : escapeHtml(doc.title));
  const titleHtml = typed === '' ? undefined : typed;
  return {
    kind: 'doc',
    head: buildHead({
      config,
      route: doc.route,
      title: doc.title,
      description: page.description,
      isDocs: true,
      ...robotsOf(page),
      ...(settings.image === undefined ? {} : { image: settings.image }),
      ...(settings.keywords === undefined ? {} : { keywords: settings.keywords }),
      ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }),
      styles: page.styles,
    }),
    title: doc.title,
    ...(titleHtml === undefined ? {} : { titleHtml }),
    ...(versions === undefined ? {} : { versions }),
    ...(versionNote === undefined ? {} : { versionNote }),
    breadcrumbs,
    toc: hideToc ? [] : tocOf(page.headings, ...levels),
    tocColumn: !hideToc,
    neighbours: { breadcrumbs, ...neighboursOf(doc, page, sidebar, model) },
    tags: (settings.tags ?? []).map((tag) => ({
      label: tag.label,
      href: encodePath(tagRoute(tag, joinPath(model.docsRoot, config.docs.tagsPath), config.trailingSlash)),
    })),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdate === undefined ? {} : { lastUpdate }),
    draft: settings.draft === true,
    unlisted: settings.unlisted === true,
    facts: factsOf(page),
    // A guide that lists them itself does not get them twice.
    related: page.headings.some(({ id }) => id === 'related-guides')
      ? []
      : relatedCards(settings.related ?? [], model),
    panelName: readVariable('panel', config.variables) ?? 'the control panel',
  };
}

/** The headings that the table of contents shows. */
export function tocOf(headings: readonly Heading[], min: number, max: number): readonly Heading[] {
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}

/** Facts are for guides that carry the keys about guides (behaviours.md 2.3.7); other pages say nothing. */
function factsOf({ settings, words }: Page): DocView['facts'] {
  if (settings.type === undefined && settings.appliesTo === undefined && settings.verification === undefined)
    return {};
  return {
    ...(settings.appliesTo === undefined || settings.appliesTo === ''
      ? {}
      : { appliesTo: settings.appliesTo }),
    ...(settings.lastVerified === undefined ? {} : { lastVerified: settings.lastVerified }),
    ...(settings.verifiedWith === undefined || settings.verifiedWith === ''
      ? {}
      : { verifiedWith: settings.verifiedWith }),
    ...(settings.verification === undefined ? {} : { verification: settings.verification }),
    readingMinutes: Math.max(1, Math.round(words / READING_SPEED)),
  };
}

/** Front matter decides a side, else the sidebar (behaviours.md 2.7.3). */
function neighboursOf(
  doc: Doc,
  page: Page,
  sidebar: SidebarIndex | undefined,
  model: SiteModel,
): Pick<DocView['neighbours'], 'previous' | 'next'> {
  const around = sidebar === undefined ? {} : findNeighbours(doc.route, sidebar);
  const { paginationPrev, paginationNext } = page.settings;
  const choose = (
    setting: string | false | undefined,
    found: { label: string; href: string } | undefined,
  ) => {
    if (setting === false) return undefined;
    const named = setting === undefined ? undefined : model.docsById.get(setting);
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

function editUrlOf(page: Page, { config }: SiteModel): string | undefined {
  const own = page.settings.customEditUrl;
  if (own !== undefined) return own === false ? undefined : own;
  return config.docs.editUrl === undefined
    ? undefined
    : `${config.docs.editUrl.replace(/\/$/, '')}/content/${page.path}`;
}

function relatedCards(ids: readonly string[], model: SiteModel): readonly Card[] {
  return ids.flatMap((id): Card[] => {
    const doc = model.docsById.get(id.replace(/\/$/, '/index')) ?? model.docsById.get(id);
    if (doc === undefined || doc.draft) return [];
    return [{ kind: 'guide', label: doc.title, href: encodePath(doc.route), description: doc.description }];
  });
}

/** Ids in `related`, `pagination_prev` and `pagination_next` that name no guide. */
export function checkNamedDocs(page: Page, model: SiteModel): Diagnostic[] {
  const { related = [], paginationPrev, paginationNext } = page.settings;
  const check = (key: string, ids: readonly (string | false | undefined)[]): Diagnostic[] =>
    ids.flatMap((id) => {
      if (
        id === undefined ||
        id === false ||
        model.docsById.has(id) ||
        model.docsById.has(id.replace(/\/$/, '/index'))
      )
        return [];
      const match = closest(id, model.docsById.keys());
      return [
        {
          severity: 'error',
          code: 'frontmatter/unknown-page',
          message: `"${key}" names the guide "${id}", which does not exist`,
          at: page.settingsAt[key] ?? { file: `content/${page.path}`, line: 1, column: 1 },
          hint:
            match === undefined
              ? 'Write the path of a guide below content/docs, without .md.'
              : `Did you mean "${match}"?`,
        },
      ];
    });
  return [
    ...check('related', related),
    ...check('pagination_prev', [paginationPrev]),
    ...check('pagination_next', [paginationNext]),
  ];
}
