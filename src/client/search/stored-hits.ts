/** Recent and favourite hits, in the browser's storage (behaviours.md 6.8.2 to 6.8.6). */
import type { Hit } from '../../search/protocol.ts';
import { readStored, writeStored } from '../storage.ts';

/** How many hits are kept (6.8.3). */
const MOST_RECENT = 7;
const MOST_RECENT_WITH_FAVOURITES = 4;
const MOST_FAVOURITES = 10;

/** Newest first, each guide once. */
export interface StoredHits {
  readonly recent: readonly Hit[];
  readonly favourites: readonly Hit[];
}

/** The keys are those of the DocSearch dialog: visitors of a site that moves here keep theirs. */
function storageKeys(indexName: string): Readonly<Record<keyof StoredHits, string>> {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/** What is stored and can be used; anything broken counts as nothing. */
export function readStoredHits(indexName: string): StoredHits {
  const keys = storageKeys(indexName);
  return { recent: parseHits(readStored(keys.recent)), favourites: parseHits(readStored(keys.favourites)) };
}

/** Blocked or full storage keeps nothing; the caller goes on with what it has. */
export function writeStoredHits(indexName: string, { recent, favourites }: StoredHits): void {
  const keys = storageKeys(indexName);
  writeStored(keys.recent, JSON.stringify(recent));
  writeStored(keys.favourites, JSON.stringify(favourites));
}

/**
 * What is kept of a chosen hit: for a text its guide (6.8.4), which is found again under its title, a text is not. `hits`
 * is the answer that it is from.
 */
export function toStoredHit(hit: Hit, hits: readonly Hit[]): Hit {
  if (hit.type !== 'content') return hit;
  const { lvl0, lvl1 } = hit.hierarchy;
  const guide = hits.find(
    ({ type, hierarchy }) => type === 'lvl1' && hierarchy.lvl1 === lvl1 && hierarchy.lvl0 === lvl0,
  );
  const [url = ''] = hit.url.split('#');
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const { product, group } = hit;
  return (
    guide ?? { objectID: url, url, type: 'lvl1', content: null, product, group, section: null, hierarchy }
  );
}

/**
 * A hit was chosen. What is a favourite already does not become recent, too. `hadFavourites`: there were some when the
 * dialog was opened.
 */
export function addRecent(stored: StoredHits, hit: Hit, hadFavourites: boolean): StoredHits {
  if (isIn(stored.favourites, hit)) return stored;
  const most = hadFavourites ? MOST_RECENT_WITH_FAVOURITES : MOST_RECENT;
  return { ...stored, recent: [bare(hit), ...without(stored.recent, hit)].slice(0, most) };
}

/** Moves a recent hit to the favourites. */
export function addFavourite({ recent, favourites }: StoredHits, hit: Hit): StoredHits {
  return {
    recent: without(recent, hit),
    favourites: [bare(hit), ...without(favourites, hit)].slice(0, MOST_FAVOURITES),
  };
}

/** Forgets a hit in both lists. */
export function removeStoredHit({ recent, favourites }: StoredHits, hit: Hit): StoredHits {
  return { recent: without(recent, hit), favourites: without(favourites, hit) };
}

function isIn(hits: readonly Hit[], hit: Hit): boolean {
  return hits.some((known) => isSame(known, hit));
}

function without(hits: readonly Hit[], hit: Hit): readonly Hit[] {
  return hits.filter((known) => !isSame(known, hit));
}

function isSame(a: Hit, b: Hit): boolean {
  return a.objectID === b.objectID || a.url === b.url;
}

function bare(hit: Hit): Hit {
  const { _highlightResult, _snippetResult, ...rest } = hit;
  return rest;
}

function parseHits(text: string | undefined): readonly Hit[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isHit).map(completeHit) : [];
  } catch {
    return [];
  }
}

/** What was stored before hits told their product is shown under its category. */
function completeHit(hit: Hit): Hit {
  const {
    product = null,
    group = hit.hierarchy.lvl0 ?? '',
    section = null,
  } = hit as Partial<Hit> & Pick<Hit, 'hierarchy'>;
  return { ...hit, product, group, section };
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function isHit(value: unknown): value is Hit {
  if (!isRecord(value) || !isRecord(value['hierarchy'])) return false;
  const { objectID, url, type, content = null, hierarchy } = value;
  const isText = (field: unknown): boolean => field === null || typeof field === 'string';
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    (type === 'content' || LEVELS.includes(type as string)) &&
    isText(content) &&
    LEVELS.every((level) => isText(hierarchy[level] ?? null))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
