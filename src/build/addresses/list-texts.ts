/** The texts of the site as it is now, page by page, as hashes. Pure but for the memo; read only where something was lost. */
import type { SidebarItem, PageBody } from '../../model.ts';
import type { TextSection } from '../../search/manifest.ts';
import { joinPlaces } from '../../search/places.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { categoryAt } from '../model/neighbours.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { routeKey } from '../../urls.ts';
import { readPageText } from '../search/search-pages.ts';
import type { TextPage } from './find-text.ts';
import { hashSections, type PageShingles } from './words.ts';

/** What the texts are taken from. */
export interface TextSource {
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  /** By source path. */
  readonly bodies: ReadonlyMap<string, Lazy<PageBody>>;
}

/** Every page that is written, and those of categories, which are known by what they list. */
export function listTexts({ model, lookup, bodies }: TextSource, memo: Memo): readonly TextPage[] {
  const plain = model.plainPages.map(({ path, route, page }) => ({ path, route, title: page?.title ?? '' }));
  const written = [...model.docs, ...plain, ...model.posts].flatMap(({ path, route, title }): TextPage[] => {
    const body = bodies.get(path);
    if (body === undefined) return [];
    const shingles = (): PageShingles =>
      memo.share('shingles', path, { sections: readPageText(path, title, body, memo) }, hashText).read();
    return [{ route: routeKey(route), file: `content/${path}`, shingles }];
  });
  return [...written, ...listCategories(model, lookup, memo)];
}

function listCategories(model: SiteModel, { sidebars }: SiteLookup, memo: Memo): readonly TextPage[] {
  return model.categoryPages.map(({ route, sidebar }) => {
    const index = sidebars.get(sidebar);
    const branch = index?.places.get(routeKey(route))?.branch;
    const category =
      index === undefined || branch === undefined ? undefined : categoryAt(index.items, branch);
    const inputs = { items: category?.items ?? [] };
    return {
      route: routeKey(route),
      shingles: () => memo.share('shingles', route, inputs, hashCards).read(),
    };
  });
}

function hashText({ sections }: { readonly sections: Lazy<readonly TextSection[]> }): PageShingles {
  return hashSections(joinPlaces(sections.read()));
}

function hashCards({ items }: { readonly items: readonly SidebarItem[] }): PageShingles {
  const content = items
    .map((item) => (item.type === 'html' ? '' : `${item.label} ${item.description ?? ''}`))
    .join(' ');
  return hashSections([{ level: 'lvl1', heading: '', anchor: '', content }]);
}
