/** Tags of guides: their pages and what stands on them (behaviours.md 2.10). */
import type { TagSetting } from '../../model.ts';
import { joinPath } from '../../urls.ts';
import { applySlashPolicy } from './docs.ts';

export interface Tag {
  readonly label: string;
  readonly route: string;
  /** Ids of the guides that carry it. */
  readonly docIds: readonly string[];
}

/** `Some Tag` → `some-tag`: words in lower case, joined by hyphens. */
export function kebabCase(label: string): string {
  const words = label.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu) ?? [label];
  return words.map((word) => word.toLowerCase()).join('-');
}

/** The route of one tag: its own permalink, or one made of its label. */
export function tagRoute(tag: TagSetting, tagsRoot: string, trailingSlash: boolean | undefined): string {
  const path = tag.permalink === undefined ? kebabCase(tag.label) : tag.permalink.replace(/^\/+/, '');
  return applySlashPolicy(joinPath(tagsRoot, path), trailingSlash);
}

export interface TaggedDoc {
  readonly id: string;
  readonly tags: readonly TagSetting[];
}

/** Tags grouped by route, first-seen label wins; in the order of their labels. */
export function buildTags(
  docs: readonly TaggedDoc[],
  tagsRoot: string,
  trailingSlash: boolean | undefined,
): readonly Tag[] {
  const byRoute = new Map<string, { label: string; route: string; docIds: string[] }>();
  for (const doc of docs) {
    for (const tag of doc.tags) {
      const route = tagRoute(tag, tagsRoot, trailingSlash);
      const known = byRoute.get(route);
      if (known === undefined) byRoute.set(route, { label: tag.label, route, docIds: [doc.id] });
      else if (!known.docIds.includes(doc.id)) known.docIds.push(doc.id);
    }
  }
  return [...byRoute.values()].toSorted((a, b) => compareText(a.label, b.label));
}

/** One order on every machine, whatever its language settings. */
const collator = new Intl.Collator('en');

export function compareText(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
