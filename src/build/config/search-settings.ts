/** The settings of `config/search.ts`. Pure. */
import { href, segments } from './addresses.ts';
import { checkOf, flag, isRecord, oneOf, shape, text } from './check.ts';
import { addressOrPath, identifier, parameters, pattern, products } from './own-checks.ts';
import type { Check, InputOf, Settings } from './settings.ts';

const REPLACE = {
  from: { check: text({ max: 500 }), isRequired: true, says: 'What is replaced.' },
  to: { check: text({ max: 500, mayBeEmpty: true }), isRequired: true, says: 'What takes its place.' },
} as const satisfies Settings;

export const SEARCH_SETTINGS = {
  provider: {
    check: oneOf('embedded', 'hosted'),
    default: 'embedded',
    says: 'Whether the index is part of the site, or that of the hosted search service.',
  },
  appId: { check: identifier, says: 'Application of the hosted service; needed there.' },
  apiKey: {
    check: identifier,
    says: 'Its search-only key, which every page carries; needed there. The admin key stays in the environment (ALGOLIA_ADMIN_KEY).',
  },
  indexName: { check: identifier, says: 'Its index; needed there.' },
  contextual: { check: flag, default: true, says: "Finds pages of the reader's language and version only." },
  path: { check: segments, default: 'search', says: 'Address of the results page below the base path.' },
  placeholder: {
    check: text({ max: 100 }),
    default: 'Search docs',
    says: 'What the search field shows while it is empty.',
  },
  externalUrlPattern: {
    check: pattern,
    says: 'Hits of the hosted service whose address matches stay as they are; all others lead into this site.',
  },
  replacePathname: { check: shape(REPLACE), says: "Text in the paths of the hosted service's hits." },
  parameters: {
    check: parameters,
    says: 'Parameters for the hosted service that override those of each request; its facetFilters are added.',
  },
  products: {
    check: products,
    default: 'auto',
    says: 'The games and tools that there are guides for, by the first folder of their guides; "auto": every top folder that is a category. A search that names one looks there first.',
  },
  fallback: {
    check: flag,
    default: true,
    says: 'Builds the embedded index also with the hosted search; it answers when no host of the service does.',
  },
  insights: {
    check: flag,
    default: false,
    says: 'Tells the hosted service which results were shown and chosen.',
  },
  reportUrl: {
    check: addressOrPath,
    says: 'Where every search is reported, without anything about the reader.',
  },
  missingResultsUrl: {
    check: href,
    says: 'Where a reader can say that a result is missing; `{query}` stands for the words.',
  },
} as const satisfies Settings;

const plain = shape(SEARCH_SETTINGS);

/** Also refuses what must never stand in a file, and a hosted search that cannot work. */
export const SEARCH: Check<InputOf<typeof SEARCH_SETTINGS>> = checkOf(
  plain.holds,
  (value, spot) => {
    if (!isRecord(value)) return plain(value, spot);
    const secret = Object.keys(value).find((key) => /admin|write|secret/i.test(key));
    if (secret !== undefined) {
      spot.refuseKey(
        secret,
        'The admin key is never kept in a file: set ALGOLIA_ADMIN_KEY in the environment.',
      );
      return undefined;
    }
    const read = plain(value, spot);
    if (!read) return undefined;
    const needed = (['appId', 'apiKey', 'indexName'] as const).filter(
      (key) => read[key] === undefined && !(key in value),
    );
    if (read.provider === 'hosted' && needed.length > 0) {
      return spot
        .at('provider')
        .refuse(`"hosted" needs ${needed.join(', ')}`, 'The search service shows them under "API keys".');
    }
    if (read.provider === undefined && needed.length < 3) {
      spot.warn(
        'has settings of the hosted search, but the embedded one is used',
        "Add provider: 'hosted' to use them.",
      );
    }
    if (read.path === '') return spot.at('path').refuse('must not be empty', "Write for example 'search'.");
    return read;
  },
  plain.below,
);
