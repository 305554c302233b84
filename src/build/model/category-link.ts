/** Checks the `link` of a category: a guide, a page of cards made for it, or none. Pure. */
import { isExternal, resolveDots } from '../../urls.ts';
import { isRecord } from '../../is-record.ts';
import { closest } from '../problems/did-you-mean.ts';

/** The page a category leads to (behaviours.md 2.4.5). */
export type CategoryLink =
  | { readonly type: 'doc'; readonly id: string }
  | {
      readonly type: 'generated-index';
      readonly slug?: string;
      readonly title?: string;
      readonly description?: string;
      readonly image?: string;
      readonly keywords?: readonly string[];
    };

/** A link, `false` for none (null), or what is wrong with which key (`link.slug`). */
export type CategoryLinkReading =
  | { readonly value: CategoryLink | false | undefined }
  | { readonly key: string; readonly message: string; readonly hint: string };

const KEYS = {
  doc: ['type', 'id'],
  'generated-index': ['type', 'slug', 'title', 'description', 'image', 'keywords'],
} as const;

/** Reads a `link` value of a `_category_` file or of a category in an explicit sidebar. */
export function readCategoryLink(value: unknown): CategoryLinkReading {
  if (value === null || value === undefined) return { value: value === null ? false : undefined };
  if (!isRecord(value)) {
    return {
      key: 'link',
      message: 'must be an object or null',
      hint: 'Write { "type": "generated-index" }, { "type": "doc", "id": "intro" } or null.',
    };
  }
  const type = own(value, 'type');
  if (type !== 'doc' && type !== 'generated-index') {
    return {
      key: 'link.type',
      message: 'must be "generated-index" or "doc"',
      hint: 'Write "type": "generated-index" for a page of cards, or "type": "doc" with an id.',
    };
  }
  for (const key of Object.keys(value)) {
    if (KEYS[type].some((known) => known === key)) continue;
    const intended = closest(key, KEYS[type]);
    const hint =
      intended === undefined ? `Keys are ${KEYS[type].join(', ')}.` : `Did you mean "${intended}"?`;
    return { key: `link.${key}`, message: `is not a key of a link of type "${type}"`, hint };
  }
  return type === 'doc' ? readDocLink(value) : readIndexLink(value);
}

function readDocLink(values: Readonly<Record<string, unknown>>): CategoryLinkReading {
  const id = own(values, 'id');
  if (typeof id === 'string' && id.trim() !== '') return { value: { type: 'doc', id } };
  return { key: 'link.id', message: 'must be the id of a guide', hint: 'Write for example "id": "intro".' };
}

function readIndexLink(values: Readonly<Record<string, unknown>>): CategoryLinkReading {
  const texts: { slug?: string; title?: string; description?: string; image?: string } = {};
  for (const key of ['slug', 'title', 'description', 'image'] as const) {
    const value = own(values, key);
    if (value === undefined || value === null) continue;
    const words = typeof value === 'number' ? String(value) : value;
    if (typeof words !== 'string')
      return { key: `link.${key}`, message: 'must be a text', hint: 'Write the text in double quotes.' };
    if (words.trim() !== '') texts[key] = words;
  }
  if (texts.slug !== undefined && !isPath(texts.slug)) {
    return {
      key: 'link.slug',
      message: 'is not an address inside the site',
      hint: 'Write a path such as /category/minecraft, without "..", ? and #.',
    };
  }
  const keywords = own(values, 'keywords');
  if (keywords === undefined || keywords === null) return { value: { type: 'generated-index', ...texts } };
  if (!Array.isArray(keywords) || !keywords.every((entry): entry is string => typeof entry === 'string')) {
    return {
      key: 'link.keywords',
      message: 'must be a list of texts',
      hint: 'Write for example ["first", "second"].',
    };
  }
  return { value: { type: 'generated-index', ...texts, keywords } };
}

function isPath(path: string): boolean {
  if (isExternal(path) || /[?#\\\u0000-\u001F]/.test(path)) return false;
  return resolveDots(path.startsWith('/') ? path : `/${path}`) !== undefined;
}

/** An own property, so that a key such as `constructor` finds nothing of the prototype. */
function own(values: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
