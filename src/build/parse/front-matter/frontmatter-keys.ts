/** Every front matter key that means something to us: its setting, its reader, and where it counts (behaviours.md 2.3). */
import type { Settings } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { errorTexts } from './error-values.ts';
import { oldAnchors, shortNames } from './address-values.ts';
import {
  address,
  authors,
  date,
  decimal,
  flag,
  id,
  lastUpdate,
  level,
  oldPaths,
  oneOf,
  orEmpty,
  orNone,
  type Reader,
  slug,
  tags,
  text,
  textOrTexts,
  texts,
  yourValues,
} from './frontmatter-values.ts';
import { searchSettings } from './search-values.ts';

/** What kind of source it is: pages outside the docs know fewer keys. */
export type SourceKind = 'doc' | 'page' | 'blog';

export interface KeyRule {
  readonly setting: keyof Settings;
  readonly read: Reader<unknown>;
  /** Kinds of source in which the key counts; elsewhere it is left alone. */
  readonly kinds: readonly SourceKind[];
  /** `warning` for keys that other tools use for something else: their content must still build. */
  readonly severity: 'error' | 'warning';
}

const EVERYWHERE: readonly SourceKind[] = ['doc', 'page', 'blog'];
const GUIDES: readonly SourceKind[] = ['doc', 'blog'];

function rule<K extends keyof Settings>(
  setting: K,
  read: Reader<Settings[K] | undefined>,
  kinds: readonly SourceKind[] = GUIDES,
  severity: KeyRule['severity'] = 'error',
): KeyRule {
  return { setting, read, kinds, severity };
}

function ours<K extends keyof Settings>(setting: K, read: Reader<Settings[K] | undefined>): KeyRule {
  return rule(setting, orEmpty(read), EVERYWHERE, 'warning');
}

export const KEY_RULES: ReadonlyMap<string, KeyRule> = new Map([
  ['id', rule('id', id)],
  ['title', rule('title', text({ mayBeEmpty: true }), EVERYWHERE)],
  ['description', rule('description', text({ mayBeEmpty: true }), EVERYWHERE)],
  ['sidebar_label', rule('sidebarLabel', text())],
  ['sidebar_class_name', rule('sidebarClassName', text())],
  ['sidebar_position', rule('sidebarPosition', decimal)],
  ['slug', rule('slug', slug, EVERYWHERE)],
  ['hide_title', rule('hideTitle', flag)],
  ['hide_table_of_contents', rule('hideTableOfContents', flag, EVERYWHERE)],
  ['toc_min_heading_level', rule('tocMinHeadingLevel', level, EVERYWHERE)],
  ['toc_max_heading_level', rule('tocMaxHeadingLevel', level, EVERYWHERE)],
  ['keywords', rule('keywords', texts, EVERYWHERE)],
  ['image', rule('image', orEmpty(address), EVERYWHERE)],
  ['tags', rule('tags', tags)],
  ['draft', rule('draft', flag, EVERYWHERE)],
  ['unlisted', rule('unlisted', flag, EVERYWHERE)],
  ['pagination_label', rule('paginationLabel', text())],
  ['pagination_prev', rule('paginationPrev', orNone(text()))],
  ['pagination_next', rule('paginationNext', orNone(text()))],
  ['displayed_sidebar', rule('displayedSidebar', orNone(text()))],
  [
    'custom_edit_url',
    rule('customEditUrl', (value, key, written) =>
      value === null || value === '' ? { value: false } : address(value, key, written),
    ),
  ],
  ['parse_number_prefixes', rule('parseNumberPrefixes', flag)],
  ['last_update', rule('lastUpdate', lastUpdate, EVERYWHERE)],
  ['redirect_from', rule('redirectFrom', oldPaths, EVERYWHERE)],
  ['anchors', rule('anchors', oldAnchors, EVERYWHERE)],
  ['go', rule('go', shortNames, EVERYWHERE)],
  ['wrapperClassName', rule('wrapperClassName', text(), ['page'])],
  ['date', rule('date', date, GUIDES, 'warning')],
  ['authors', rule('authors', authors, GUIDES, 'warning')],
  ['author', rule('authors', authors, GUIDES, 'warning')],
  ['type', ours('type', oneOf(['how-to', 'reference', 'troubleshooting', 'concept', 'policy']))],
  ['applies_to', ours('appliesTo', text())],
  ['verification', ours('verification', oneOf(['tested', 'documented']))],
  ['verified_with', ours('verifiedWith', text())],
  ['last_verified', ours('lastVerified', date)],
  ['verified_stamp', ours('verifiedStamp', text())],
  ['sources', ours('sources', textOrTexts)],
  ['related', ours('related', textOrTexts)],
  ['asked', ours('asked', textOrTexts)],
  ['errors', ours('errors', errorTexts)],
  ['search', ours('search', searchSettings)],
  ['your', ours('your', yourValues)],
]);

/** Keys that other parts or other tools read: known, so that nobody is asked whether they meant something else. */
const OTHER_KEYS: readonly string[] = [
  'sidebar_custom_props',
  'mdx',
  'format',
  'source_hash',
  'hide_reading_time',
  'author_title',
  'author_url',
  'author_image_url',
];

/** Keys whose empty value (YAML null) says "none"; for all others it says "not set". */
export const NULL_MEANS_NONE: ReadonlySet<string> = new Set([
  'pagination_prev',
  'pagination_next',
  'displayed_sidebar',
  'custom_edit_url',
]);

/** The known key that an unknown one was probably meant to be: one typing mistake (two in a long word), or another way to join the words. */
export function findIntendedKey(key: string, kind: SourceKind): string | undefined {
  if (key.length < 4 || OTHER_KEYS.includes(key)) return undefined;
  const wanted = squash(key);
  let near: string | undefined;
  for (const [known, { kinds }] of KEY_RULES) {
    if (!kinds.includes(kind)) continue;
    if (squash(known) === wanted) return known;
    // Of a long word two letters may be wrong.
    if (near === undefined && known.length >= 4) near = closest(key, [known], known.length > 8 ? 2 : 1);
  }
  return near;
}

function squash(key: string): string {
  return key.toLowerCase().replace(/[_\s-]/g, '');
}
