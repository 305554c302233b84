/** Tags of guides: their pages and what stands on them (behaviours.md 2.10). */
import type { Diagnostic, Page, TagSetting } from '../../model.ts';
import { joinPath } from '../../urls.ts';
import { compareText } from '../../text.ts';
import { applySlashPolicy } from './docs.ts';

export interface Tag {
  readonly label: string;
  readonly route: string;
  /** Ids of the guides that carry it. */
  readonly docIds: readonly string[];
}

/** `Some Tag` → `some-tag`: words in lower case, joined by hyphens. */
export function kebabCase(label: string): string {
  const words: readonly string[] = label.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu) ?? [];
  // A label of signs alone gets a name made of them, which is the same everywhere.
  if (words.length === 0)
    return `tag-${[...label].map((char) => char.codePointAt(0)?.toString(16)).join('-')}`;
  return words.map((word) => word.toLowerCase()).join('-');
}

/** The route of one tag: its own permalink, or one made of its label. */
export function tagRoute(tag: TagSetting, tagsRoot: string, trailingSlash: boolean | undefined): string {
  const path =
    tag.permalink === undefined || !isInside(tag.permalink)
      ? kebabCase(tag.label)
      : tag.permalink.replace(/^\/+/, '');
  return applySlashPolicy(joinPath(tagsRoot, path), trailingSlash);
}

/** False for a permalink that climbs out of the tags' folder or is no path: the label's name is taken then. */
function isInside(permalink: string): boolean {
  return !/[?#\\\0-\x1f]|(?:^|\/)\.\.?(?:\/|$)|%(?:2e|2f|5c|00)/i.test(permalink);
}

/** Permalinks of tags that lead out of the tags' folder. */
export function checkPermalinks(pages: ReadonlyMap<string, Page>): Diagnostic[] {
  return [...pages.values()].flatMap((page) =>
    (page.settings.tags ?? []).flatMap(({ permalink }): Diagnostic[] =>
      permalink === undefined || isInside(permalink)
        ? []
        : [
            {
              severity: 'error',
              code: 'tag/invalid-permalink',
              message: `The permalink "${permalink}" of a tag is not an address inside the site`,
              at: page.settingsAt['tags'] ?? { file: `content/${page.path}`, line: 1, column: 1 },
              hint: 'Write a path such as /mods, without "..", ? or #.',
            },
          ],
    ),
  );
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
      // A guide may carry two tags of one route.
      else if (known.docIds.at(-1) !== doc.id) known.docIds.push(doc.id);
    }
  }
  return [...byRoute.values()].toSorted((a, b) => compareLabels(a.label, b.label));
}

/** One order on every machine, whatever its language settings. */
let collator: Intl.Collator | undefined;

/** Order of texts as English sorts them, equal ones by code unit: the same on every machine, whatever its language. */
export function compareLabels(a: string, b: string): number {
  // Made when it is needed: that takes longer than to sort.
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b) || compareText(a, b);
}
