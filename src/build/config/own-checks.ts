/** Checks that one or two settings have to themselves: names, languages, rules, what a request may carry. Pure. */
import { isKnownCode, suggestCode } from '../problems/rules.ts';
import { href, webAddress } from './addresses.ts';
import { checkOf, isRecord, list, number, oneOf, shape, text } from './check.ts';
import { TEXTS } from '../../words/tables.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Check, Settings } from './settings.ts';

export const localeName: Check<string> = checkOf('language code, e.g. en-GB', (value, spot) => {
  const read = text({ max: 35 })(value, spot);
  if (read === undefined) return undefined;
  try {
    Intl.getCanonicalLocales(read);
    return read;
  } catch {
    return spot.refuse(`is not a language code: "${read}"`, 'Write for example en or en-GB.');
  }
});

const severity = oneOf('error', 'warning', 'off');

export const rules: Check<Readonly<Record<string, 'error' | 'warning' | 'off'>>> = checkOf(
  "object: code or area/* to 'error', 'warning' or 'off'",
  (value, spot) => {
    if (!isRecord(value))
      return spot.refuse('must be an object', "Write for example { 'link/missing-anchor': 'warning' }.");
    const read: Record<string, 'error' | 'warning' | 'off'> = {};
    for (const [code, entry] of Object.entries(value)) {
      if (!/^[a-z]+(?:-[a-z]+)*\/(?:\*|[a-z]+(?:-[a-z]+)*)$/.test(code)) {
        spot.refuseKey(
          code,
          'Name a problem by its code, e.g. link/missing-anchor, or a whole area, e.g. link/*.',
        );
        continue;
      }
      if (!isKnownCode(code)) {
        const meant = suggestCode(code);
        spot
          .at(code)
          .warn(
            'names no problem that there is',
            meant === undefined ? 'helpsite check --list-rules names them all.' : `Did you mean "${meant}"?`,
          );
      }
      const level = severity(entry, spot.at(code));
      if (level !== undefined) read[code] = level;
    }
    return read;
  },
);

export const versionName: Check<string> = checkOf('letters, numbers, dots and hyphens', (value, spot) => {
  const read = text({ max: 50 })(value, spot);
  if (read === undefined || /^[\w][\w.-]*$/.test(read)) return read;
  return spot.refuse('may hold letters, numbers, dots and hyphens only');
});

/** Texts of the interface by what they are in English; one that is none of them is told. */
export const words: Check<Readonly<Record<string, string>>> = checkOf(
  'object: text in English to what is shown',
  (value, spot) => {
    if (!isRecord(value))
      return spot.refuse('must be an object', "Write for example { 'Related guides': 'See also' }.");
    const read: Record<string, string> = {};
    for (const [key, entry] of Object.entries(value)) {
      if (!TEXTS.includes(key)) {
        const meant = closest(key, TEXTS);
        spot
          .at(key)
          .warn(
            'is no text of the interface',
            meant === undefined
              ? 'Write it as it stands on a page in English, values as {count}.'
              : `Did you mean "${meant}"?`,
          );
        continue;
      }
      const own = text({ max: 500 })(entry, spot.at(key));
      if (own !== undefined) read[key] = own;
    }
    return read;
  },
);

/** The application id becomes a host name, the index name part of a path. */
export const identifier: Check<string> = checkOf(
  'letters, numbers, dots, hyphens and underscores',
  (value, spot) => {
    const read = text({ max: 200 })(value, spot);
    if (read === undefined || /^[A-Za-z0-9][\w.-]*$/.test(read)) return read;
    return spot.refuse('may hold letters, numbers, dots, hyphens and underscores only');
  },
);

export const pattern: Check<string> = checkOf('regular expression', (value, spot) => {
  const read = text({ max: 500 })(value, spot);
  if (read === undefined) return undefined;
  try {
    void new RegExp(read);
    return read;
  } catch {
    return spot.refuse('is not a valid regular expression');
  }
});

/** Parameters of a request that belong to the search itself. */
const OWN_PARAMETERS: readonly string[] = ['indexName', 'query', 'page'];

const facetFilter: Check<string | readonly string[]> = checkOf('text or list of texts', (value, spot) =>
  Array.isArray(value) ? list(text({ max: 200 }))(value, spot) : text({ max: 200 })(value, spot),
);

export const parameters: Check<Readonly<Record<string, unknown>>> = checkOf(
  'object: parameters by name',
  (value, spot) => {
    if (!isRecord(value))
      return spot.refuse('must be an object', 'Write the parameters by name, e.g. { hitsPerPage: 10 }.');
    const own = Object.keys(value).find((key) => OWN_PARAMETERS.includes(key));
    if (own !== undefined) return spot.at(own).refuse('is set by the search itself', 'Delete this line.');
    const filters = value['facetFilters'];
    if (filters === undefined) return value;
    const read = list(facetFilter)(filters, spot.at('facetFilters'));
    return read === undefined ? undefined : { ...value, facetFilters: read };
  },
);

export const addressOrPath: Check<string> = checkOf('web address, or path on the same host', (value, spot) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? href(value, spot) : webAddress(value, spot),
);

const PRODUCT = {
  aliases: {
    check: list(text({ max: 60 })),
    default: [],
    says: 'Other names as readers write them, e.g. 7dtd.',
  },
} as const satisfies Settings;

const product = shape(PRODUCT);

export const products: Check<'auto' | Readonly<Record<string, { readonly aliases: readonly string[] }>>> =
  checkOf('"auto", or object: folder to its aliases', (value, spot) => {
    if (value === 'auto') return value;
    if (!isRecord(value))
      return spot.refuse(
        'must be "auto" or an object',
        "Write for example { minecraft: { aliases: ['mc'] } }.",
      );
    const read: Record<string, { readonly aliases: readonly string[] }> = {};
    for (const [folder, entry] of Object.entries(value)) {
      if (folder === '' || /[/\\]/.test(folder)) {
        spot.refuseKey(folder, 'Name the first folder of the guides below content/docs, e.g. minecraft.');
        continue;
      }
      const one = product(entry, spot.at(folder));
      if (one !== undefined) read[folder] = { aliases: one.aliases ?? [] };
    }
    return read;
  });

const weight = number(0.1, 10);

export const weights: Check<Readonly<Record<string, number>>> = checkOf(
  'object: folder to a number from 0.1 to 10',
  (value, spot) => {
    if (!isRecord(value)) return spot.refuse('must be an object', 'Write for example { minecraft: 1.1 }.');
    const read: Record<string, number> = {};
    for (const [folder, entry] of Object.entries(value)) {
      const one = weight(entry, spot.at(folder));
      if (one !== undefined) read[folder.replace(/^\/+|\/+$/g, '')] = one;
    }
    return read;
  },
);
