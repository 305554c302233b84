/** An index of the protocol server: records with settings and synonyms, matched and ranked simply but really. No network. */

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

export interface StoredSynonym {
  readonly objectID: string;
  readonly type: string;
  readonly input?: string;
  readonly synonyms?: readonly string[];
}

export interface StoredIndex {
  readonly records: Map<string, StoredRecord>;
  settings: Readonly<Record<string, unknown>>;
  readonly synonyms: Map<string, StoredSynonym>;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

/** A query as the protocol has it; every other parameter is accepted and left alone. */
export type Query = Readonly<Record<string, unknown>>;

export function createIndex(): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: new Map(), updatedAt: Date.now() };
}

/** Records, settings and synonyms anew, so that the copy can change by itself. */
export function copyIndex(index: StoredIndex, scopes?: readonly string[]): StoredIndex {
  const has = (scope: string): boolean => scopes === undefined || scopes.includes(scope);
  return {
    records: new Map(scopes === undefined ? index.records : []),
    settings: has('settings') ? index.settings : {},
    synonyms: new Map(has('synonyms') ? index.synonyms : []),
    updatedAt: Date.now(),
  };
}

/** The index as its readers find it, to be compared: without what remembers a swap, in an order of its own. */
export function describeIndex(index: StoredIndex): unknown {
  const { userData, ...settings } = index.settings;
  const byId = (map: ReadonlyMap<string, unknown>): unknown =>
    [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const mark = isObject(userData) && isObject(userData['helpsite']) ? userData['helpsite'] : {};
  return {
    settings,
    mark: [mark['settings'], mark['synonyms']],
    synonyms: byId(index.synonyms),
    records: byId(index.records),
  };
}

/** Answers one query: hits of the page asked for, distinct where the settings say so, best first. */
export function answerQuery(index: StoredIndex, indexName: string, query: Query): Record<string, unknown> {
  const { settings } = index;
  const own = { ...settings, ...query };
  const text = typeof own['query'] === 'string' ? own['query'] : '';
  const page = typeof own['page'] === 'number' ? own['page'] : 0;
  const hitsPerPage = typeof own['hitsPerPage'] === 'number' ? own['hitsPerPage'] : 20;
  const words = wordsOf(text);
  const candidates = [...index.records.values()].filter((record) =>
    passes(record, own['facetFilters'], settings['attributesForFaceting']),
  );
  const readings = readingsOf(words, index.synonyms);
  let found = rank(candidates, readings, words.length);
  // removeWordsIfNoResults: allOptional
  if (found.length === 0 && words.length > 1 && own['removeWordsIfNoResults'] === 'allOptional')
    found = rank(candidates, readings, 1);
  const distinct =
    own['distinct'] === true || own['distinct'] === 1 ? own['attributeForDistinct'] : undefined;
  const hits = typeof distinct === 'string' ? takeDistinct(found, distinct) : found;
  const marks = readings.flat();
  return {
    hits: hits
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => present(record, own, marks)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: text,
    params: '',
    index: indexName,
    processingTimeMS: 1,
    ...countFacets(hits, own['facets'], settings['attributesForFaceting']),
    ...(own['clickAnalytics'] === true ? { queryID: 'c0ffee00c0ffee00c0ffee00c0ffee00' } : {}),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words as typed, and with each synonym that fits in their place. */
function readingsOf(
  words: readonly string[],
  synonyms: ReadonlyMap<string, StoredSynonym>,
): readonly (readonly string[])[] {
  const line = ` ${words.join(' ')} `;
  const readings = [words];
  for (const { input, synonyms: group = [] } of synonyms.values()) {
    for (const from of input === undefined ? group : [input]) {
      const typed = ` ${wordsOf(from).join(' ')} `;
      if (typed.trim() === '' || !line.includes(typed)) continue;
      for (const to of group) if (to !== from) readings.push(wordsOf(line.replace(typed, ` ${to} `)));
    }
  }
  return readings;
}

/** Fields from the heaviest to the lightest (6.10.6 with 6.10.8). */
function fieldsOf(record: StoredRecord): readonly string[] {
  const hierarchy = isObject(record['hierarchy']) ? record['hierarchy'] : {};
  const levels = ['lvl0', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => hierarchy[level]);
  const list = (name: string): readonly unknown[] =>
    Array.isArray(record[name]) ? (record[name] as readonly unknown[]) : [];
  return [
    hierarchy['lvl1'],
    record['group'],
    ...levels,
    record['content'],
    ...list('keywords'),
    ...list('asked'),
  ].map((field) => (typeof field === 'string' ? field : ''));
}

/** Words found, then typos, then the field, then weight: the order of the service's ranking. */
function rank(
  records: readonly StoredRecord[],
  readings: readonly (readonly string[])[],
  needed: number,
): readonly StoredRecord[] {
  const scored = records.flatMap((record) => {
    const fields = fieldsOf(record).map(wordsOf);
    const scores = readings.flatMap((words) => {
      const found = words.flatMap((word, index) => matchWord(fields, word, index === words.length - 1) ?? []);
      const enough = Math.min(needed, words.length);
      if (found.length < enough) return [];
      const typos = found.reduce((sum, match) => sum + match.typos, 0);
      const field = found.reduce((sum, match) => sum + match.field, 0);
      return [found.length * -10_000 + typos * 100 + field];
    });
    return scores.length === 0 ? [] : [{ record, score: Math.min(...scores) }];
  });
  const weight = (record: StoredRecord, key: string): number => {
    const all = record['weight'];
    const value = isObject(all) ? all[key] : 0;
    return typeof value === 'number' ? value : 0;
  };
  return scored
    .toSorted(
      (a, b) =>
        a.score - b.score ||
        weight(b.record, 'pageRank') - weight(a.record, 'pageRank') ||
        weight(b.record, 'level') - weight(a.record, 'level') ||
        weight(a.record, 'position') - weight(b.record, 'position') ||
        (a.record.objectID < b.record.objectID ? -1 : 1),
    )
    .map(({ record }) => record);
}

/** Where and how well a word occurs: exactly, as a prefix when it is the last, or with one letter wrong. */
function matchWord(
  fields: readonly (readonly string[])[],
  word: string,
  isLast: boolean,
): { readonly field: number; readonly typos: number } | undefined {
  for (const typos of [0, 1]) {
    const field = fields.findIndex((words) =>
      words.some((candidate) =>
        typos === 0
          ? candidate === word || (isLast && candidate.startsWith(word))
          : word.length > 3 && isOneAway(word, candidate),
      ),
    );
    if (field !== -1) return { field, typos };
  }
  return undefined;
}

function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (skipA: number, skipB: number): boolean => a.slice(at + skipA) === b.slice(at + skipB);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(2, 2);
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || isSwapped;
}

/** How many of the hits have each value of the attributes asked for, as far as these are declared. */
function countFacets(
  hits: readonly StoredRecord[],
  asked: unknown,
  declared: unknown,
): { readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>> } {
  const names = Array.isArray(asked) ? asked.map(String) : [];
  const facets: Record<string, Record<string, number>> = {};
  for (const name of names) {
    if (!Array.isArray(declared) || !declared.includes(name)) continue;
    const counts: Record<string, number> = {};
    for (const { [name]: value } of hits)
      if (typeof value === 'string') counts[value] = (counts[value] ?? 0) + 1;
    facets[name] = counts;
  }
  return names.length === 0 ? {} : { facets };
}

/** Every entry of the list has to hold; an inner list holds when one of its own does. */
function passes(record: StoredRecord, filters: unknown, declared: unknown): boolean {
  if (!Array.isArray(filters)) return typeof filters !== 'string' || holds(record, filters, declared);
  return filters.every((filter: unknown) =>
    Array.isArray(filter)
      ? filter.length === 0 || filter.some((one: unknown) => holds(record, String(one), declared))
      : holds(record, String(filter), declared),
  );
}

/** An attribute that is not declared as a facet holds for nothing, as in the service. */
function holds(record: StoredRecord, filter: string, declared: unknown): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const isDeclared =
    Array.isArray(declared) &&
    declared.some((facet) => String(facet).replace(/^\w+\((.*)\)$/, '$1') === name);
  if (!isDeclared) return false;
  const value = record[name];
  const wanted = filter.slice(colon + 1);
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted;
}

function takeDistinct(records: readonly StoredRecord[], attribute: string): readonly StoredRecord[] {
  const seen = new Set<unknown>();
  return records.filter((record) => {
    const value = record[attribute];
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

/** The hit: attributes asked for, and highlights and snippets shaped like the record. Nothing is escaped, as in the service. */
function present(record: StoredRecord, query: Query, marks: readonly string[]): Record<string, unknown> {
  const pre = typeof query['highlightPreTag'] === 'string' ? query['highlightPreTag'] : '<em>';
  const post = typeof query['highlightPostTag'] === 'string' ? query['highlightPostTag'] : '</em>';
  const ellipsis = typeof query['snippetEllipsisText'] === 'string' ? query['snippetEllipsisText'] : '…';
  const mark = (text: string): Record<string, unknown> => markText(text, marks, pre, post);
  const lengths = new Map(
    (Array.isArray(query['attributesToSnippet']) ? query['attributesToSnippet'] : []).map((entry) => {
      const [name = '', length = '10'] = String(entry).split(':');
      return [name, Number(length)] as const;
    }),
  );
  const snippet = (text: string, name: string): Record<string, unknown> | undefined => {
    const length = lengths.get(name) ?? lengths.get('*');
    return length === undefined ? undefined : mark(cutSnippet(text, marks, length, ellipsis));
  };
  const hidden = Array.isArray(query['unretrievableAttributes']) ? query['unretrievableAttributes'] : [];
  const retrieved = Object.fromEntries(
    Object.entries(pick(record, query['attributesToRetrieve'])).filter(([name]) => !hidden.includes(name)),
  );
  const highlighted = { hierarchy: record['hierarchy'], content: record['content'] };
  return {
    ...retrieved,
    objectID: record.objectID,
    _highlightResult: mapTexts(highlighted, '', mark),
    _snippetResult: mapTexts(highlighted, '', snippet),
  };
}

function pick(record: StoredRecord, attributes: unknown): Record<string, unknown> {
  if (!Array.isArray(attributes) || attributes.includes('*')) return { ...record };
  const picked: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const [name = '', below] = String(attribute).split('.');
    const value = record[name];
    if (below === undefined) {
      if (value !== undefined) picked[name] = value;
    } else if (isObject(value) && below in value) {
      const own = picked[name];
      picked[name] = { ...(isObject(own) ? own : {}), [below]: value[below] };
    }
  }
  return picked;
}

/** Every text below, by its path; what the function has no answer for is left out. */
function mapTexts(
  value: unknown,
  path: string,
  map: (text: string, path: string) => Record<string, unknown> | undefined,
): unknown {
  if (typeof value === 'string') return map(value, path);
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const mapped = mapTexts(entry, path === '' ? key : `${path}.${key}`, map);
    return mapped === undefined ? [] : [[key, mapped] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function markText(
  text: string,
  marks: readonly string[],
  pre: string,
  post: string,
): Record<string, unknown> {
  const matched = new Set<string>();
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const found = marks.find((mark) => fits(word, mark));
    if (found === undefined) return word;
    matched.add(found);
    return `${pre}${word}${post}`;
  });
  const matchLevel = matched.size === 0 ? 'none' : matched.size === new Set(marks).size ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matched] };
}

function fits(word: string, mark: string): boolean {
  const lower = word.toLowerCase();
  return lower.startsWith(mark) || (mark.length > 3 && isOneAway(mark, lower));
}

function cutSnippet(text: string, marks: readonly string[], length: number, ellipsis: string): string {
  const words = text.split(/\s+/);
  if (words.length <= length) return text;
  const at = words.findIndex((word) => wordsOf(word).some((part) => marks.some((mark) => fits(part, mark))));
  const from = Math.max(0, Math.min(at - Math.floor(length / 3), words.length - length));
  const cut = words.slice(from, from + length).join(' ');
  return `${from > 0 ? ellipsis : ''}${cut}${from + length < words.length ? ellipsis : ''}`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
