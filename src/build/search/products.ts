/** The games and tools that a site has guides for, and which of its pages belong to each. Pure. */
import type { Mark, SearchConfig } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import { slugify } from '../../urls.ts';
import type { CategoryFile } from '../model/category-file.ts';

/** A product, before its pages have numbers. */
export interface SiteProduct {
  /** First folder of its pages' addresses. */
  readonly id: string;
  readonly label: string;
  readonly aliases: readonly string[];
}

/** A product with what stands for it beside its name. */
export interface MarkedProduct extends SiteProduct {
  readonly mark: Mark;
}

/** A guide, as far as it says what it is about. */
export interface PlacedGuide {
  /** Address below that of all guides: `minecraft/instance/whitelist`. */
  readonly address: string;
  /** Folder of its source below `docs/`: `01-minecraft/instance`. */
  readonly folder: string;
  /** Categories around it, outermost first. */
  readonly labels: readonly string[];
}

/** Folders that name no product, wherever they stand: where nobody says which folders are products. */
const ORDINARY = new Set(
  `about account accounts admin advanced api basics billing blog category changelog common concepts configuration contributing
credits deployment development docs documentation examples extras faq faqs features general getting-started glossary guide guides
help home how-to howto info installation installing intro introduction legal maintenance misc miscellaneous my-account other
overview payments policies policy quick-start quickstart reference references resources security services settings setup start
support tags tips tools topics troubleshooting tutorial tutorials upgrading usage user-guide users welcome`.split(
    /\s+/,
  ),
);

/**
 * The products of a site, ordered by id. With `auto` each top folder whose guides stand in a category is one, but for
 * folders with an ordinary name; else those that are listed and have guides.
 */
export function findProducts(
  guides: readonly PlacedGuide[],
  products: SearchConfig['products'],
  categories: Readonly<Record<string, CategoryFile>>,
): readonly SiteProduct[] {
  return [...groupBy(guides, ({ address }) => topOf(address))]
    .flatMap(([id, own]): readonly SiteProduct[] => {
      const listed = products === 'auto' ? undefined : products[id];
      const isProduct =
        products === 'auto'
          ? !ORDINARY.has(id.toLowerCase()) && own.some(({ labels }) => labels.length > 0)
          : Object.hasOwn(products, id);
      if (id === '' || !isProduct) return [];
      const named = own.flatMap(({ folder }) => categories[topOf(`${folder}/`)]?.search?.aliases ?? []);
      const aliases = [...(listed?.aliases ?? []), ...named].map(toAlias).filter((alias) => alias !== '');
      return [{ id, label: labelOf(id, own), aliases: [...new Set(aliases)] }];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** To which product a page belongs: by its address, else by its outermost category. */
export function productOf(
  address: string,
  labels: readonly string[],
  products: readonly SiteProduct[],
): SiteProduct | undefined {
  const top = topOf(address);
  return products.find(({ id }) => id === top) ?? products.find(({ label }) => label === labels[0]);
}

/** First folder of an address; '' for a page that stands in none. */
function topOf(address: string): string {
  const [top = '', ...rest] = address.split('/');
  return rest.length === 0 ? '' : top;
}

/** Its category is the one that is called like its folder, else the outermost that most of its guides stand in. */
function labelOf(id: string, guides: readonly PlacedGuide[]): string {
  const counts = new Map<string, number>();
  for (const { labels } of guides) {
    const label = labels.find((one) => slugify(one) === id) ?? labels[0];
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? id;
}

function toAlias(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
