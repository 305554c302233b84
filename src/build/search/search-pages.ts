/** The pages that the search knows, each with what it says of itself and its text on demand. Pure but for the memo. */
import type { PageBody } from '../../model.ts';
import type { Facet, TextSection } from '../../search/manifest.ts';
import type { SearchRecord } from '../../search/protocol.ts';
import { encodePath, routeKey } from '../../urls.ts';
import type { Deferred, Memo } from '../memo/memo.ts';
import type { Place } from '../model/neighbours.ts';
import { extractSections, listRecords, readSections } from './records.ts';
import type { PageFacts } from './search-terms.ts';
import type { SiteModel } from '../model/site-model.ts';

/** A page of the search, before its text is looked at. */
export interface SearchPage {
  /** Source, or route where there is none: what the memo knows it by. */
  readonly id: string;
  /** Public path, base path included, percent-encoded. */
  readonly route: string;
  /** Label under which its hits are grouped: the innermost category around it (behaviours.md 6.10.1). */
  readonly category: string;
  readonly facts: PageFacts;
  readonly facet: Omit<Facet, 'from'>;
  readonly sections: Deferred<readonly TextSection[]>;
}

/** A category's page has little to read: where a guide says the same, the guide is the answer. */
const LIST_WEIGHT = 0.8;

/** What a page without a category is grouped under (behaviours.md 6.10.1). */
const NO_CATEGORY = 'Documentation';

/**
 * Guides, category pages, plain pages and posts; what is a draft or unlisted is not searched, nor are lists, redirects
 * and the home page. Pages of one kind stand together, ordered by route, so that an edit moves none of them.
 */
export function listSearchPages(
  model: SiteModel,
  bodies: ReadonlyMap<string, Deferred<PageBody>>,
  memo: Memo,
): readonly SearchPage[] {
  const { config } = model;
  const language = config.locale.name;
  const docsFacet = {
    weight: 1,
    language,
    version: [model.version.name],
    docusaurus_tag: `docs-default-${model.version.name}`,
  };
  const listFacet = { ...docsFacet, weight: LIST_WEIGHT };
  const otherFacet = { weight: 1, language, version: [], docusaurus_tag: 'default' };
  const make = (page: {
    readonly id: string;
    readonly route: string;
    readonly title: string;
    readonly labels?: readonly string[];
    readonly keywords: readonly string[] | undefined;
    readonly description: string;
    readonly facet: SearchPage['facet'];
    readonly sections: Deferred<readonly TextSection[]>;
  }): SearchPage => {
    const labels = page.labels ?? [];
    const below = page.route.slice(config.base.length);
    return {
      id: page.id,
      route: encodePath(page.route),
      category: labels.at(-1) ?? NO_CATEGORY,
      facts: {
        title: page.title,
        place: [...labels, below.replace(`${config.docs.path}/`, '').replaceAll(/[/-]/g, ' ')],
        keywords: page.keywords ?? [],
        description: page.description,
        language,
      },
      facet: page.facet,
      sections: page.sections,
    };
  };
  const textOf = (path: string, title: string) => readText(path, title, bodies.get(path), memo);
  const guides = model.docs.flatMap((doc) => {
    if (doc.unlisted) return [];
    const place = model.sidebarOf(doc)?.places.get(routeKey(doc.route));
    const { path, route, title, description } = doc;
    const keywords = model.pages.get(path)?.settings.keywords;
    const sections = textOf(path, title);
    return [
      make({
        id: path,
        route,
        title,
        labels: labelsOf(place),
        keywords,
        description,
        facet: docsFacet,
        sections,
      }),
    ];
  });
  const categories = model.categoryPages.map(({ route, title, description, keywords, sidebar }) => {
    const place = model.sidebars.find(({ name }) => name === sidebar)?.places.get(routeKey(route));
    const sections = fromHtml(`category:${route}`, title, escapeText(description), memo);
    return make({
      id: `category:${route}`,
      route,
      title,
      labels: labelsOf(place),
      keywords,
      description: '',
      facet: listFacet,
      sections,
    });
  });
  const plain = model.plainPages.flatMap(({ path, route, page, react }) => {
    if (routeKey(route) === routeKey(config.base) || page?.settings.unlisted === true) return [];
    const title = page?.title ?? react?.title ?? '';
    if (title === '') return [];
    const sections = react === undefined ? textOf(path, title) : fromHtml(path, title, react.html, memo);
    const description = page?.description ?? react?.description ?? '';
    const keywords = page?.settings.keywords;
    return [make({ id: path, route, title, keywords, description, facet: otherFacet, sections })];
  });
  const posts = model.posts.flatMap(({ path, route, title, draft, unlisted }) => {
    if (draft || unlisted) return [];
    const page = model.pages.get(path);
    const keywords = page?.settings.keywords;
    const description = page?.description ?? '';
    return [
      make({
        id: path,
        route,
        title,
        keywords,
        description,
        facet: otherFacet,
        sections: textOf(path, title),
      }),
    ];
  });
  const byRoute = (a: SearchPage, b: SearchPage) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0);
  return [guides, categories, [...plain, ...posts]].flatMap((kind) => kind.toSorted(byRoute));
}

/** The categories around a page, outermost first; for a category's own page it is one of them. */
function labelsOf(place: Place | undefined): readonly string[] {
  return place?.breadcrumbs.slice(0, place.branch.length).map(({ label }) => label) ?? [];
}

const NO_BODY: PageBody = { segments: [], slots: [], codes: [] };

/** A page's sections: computed when its body or title changes, and read only by who needs the text. */
function readText(
  id: string,
  title: string,
  body: Deferred<PageBody> | undefined,
  memo: Memo,
): Deferred<readonly TextSection[]> {
  return memo.runParts('search-text', id, { body: body?.hash ?? '', title }, () => ({
    head: '',
    rest: extractSections(body?.look() ?? NO_BODY, title),
  })).rest;
}

function fromHtml(id: string, title: string, html: string, memo: Memo): Deferred<readonly TextSection[]> {
  return memo.runParts('search-text', id, { html, title }, (own) => ({
    head: '',
    rest: readSections(own.html, own.title),
  })).rest;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Every section of the site as the hosted service stores it, in the order of the pages. */
export function listSiteRecords(pages: readonly SearchPage[], origin: string): readonly SearchRecord[] {
  return pages.flatMap(({ route, category, facts, facet, sections }) =>
    listRecords(
      {
        origin,
        route,
        title: facts.title,
        category,
        language: facet.language,
        version: facet.version,
        tag: facet.docusaurus_tag,
        keywords: facts.keywords,
      },
      sections.look(),
    ),
  );
}
