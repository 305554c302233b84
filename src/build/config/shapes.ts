/** The shape of every configuration file: which keys there are and what each may hold (contract.md 2). Pure. */
import { isKnownCode, suggestCode } from '../problems/rules.ts';
import { base, href, markup, origin, picture, segments, webAddress } from './addresses.ts';
import { type Check, flag, isRecord, list, number, oneOf, shape, suggestKey, text } from './check.ts';
import type {
  AnnouncementInput,
  DocsInput,
  FooterColumnInput,
  FooterInput,
  HomeInput,
  LogoInput,
  NavigationInput,
  SearchInput,
  SiteInput,
} from './input.ts';
import { type PlainRecord, UNSET } from './plain.ts';

/** A link whose address was checked. */
export interface CheckedLink {
  readonly label: string;
  readonly href: string;
}

const link: Check<CheckedLink> = (value, spot) => {
  const read = isRecord(value) && value['href'] === UNSET ? { ...value, href: '/' } : value;
  const checked = shape<CheckedLink>({ label: text({ max: 200 }), href }, ['label', 'href'])(read, spot);
  // The address is a fact that is not known yet: the link is left out without a word.
  return read === value ? checked : undefined;
};

const logo = shape<LogoInput>(
  {
    src: picture,
    srcDark: picture,
    alt: text({ mayBeEmpty: true }),
    href,
    width: number(1, 4000),
    height: number(1, 4000),
  },
  ['src'],
);

const announcementShape = shape<AnnouncementInput>(
  { id: text({ max: 100 }), content: markup, closeable: flag },
  ['content'],
);

const announcement: Check<string | AnnouncementInput> = (value, spot) =>
  typeof value === 'string' ? markup(value, spot) : announcementShape(value, spot);

const docsShape = shape<DocsInput>({
  path: segments,
  tagsPath: segments,
  editUrl: webAddress,
  showLastUpdateTime: flag,
  showLastUpdateAuthor: flag,
  breadcrumbs: flag,
  sidebarCollapsible: flag,
  sidebarCollapsed: flag,
  tocMinHeadingLevel: number(2, 6, true),
  tocMaxHeadingLevel: number(2, 6, true),
  landing: href,
});

const docs: Check<DocsInput> = (value, spot) => {
  const read = docsShape(value, spot);
  if (!read || (read.tocMinHeadingLevel ?? 2) <= (read.tocMaxHeadingLevel ?? 3)) return read;
  return spot
    .at('tocMinHeadingLevel')
    .refuse('is greater than "docs.tocMaxHeadingLevel"', 'Its default is 2, that of the maximum is 3.');
};

const home = shape<HomeInput>({
  heading: text({ max: 300 }),
  tasks: list(link),
  columns: list(shape({ title: text({ max: 200 }), text: text(), items: list(href) }, ['title'])),
  support: list(link),
});

const column = shape<FooterColumnInput>({ title: text({ max: 200 }), items: list(link) }, ['title', 'items']);

/** Columns if the first entry has a title, else one row of links; not both (behaviours.md 4.5.1). */
const footerLinks: Check<Exclude<FooterInput['links'], undefined>> = (value, spot) => {
  if (!Array.isArray(value)) return list(link)(value, spot);
  const titled = value.filter((entry) => isRecord(entry) && ('title' in entry || 'items' in entry)).length;
  if (titled !== 0 && titled !== value.length) {
    return spot.refuse(
      'mixes columns and single links',
      'Give every entry a title and items, or none of them.',
    );
  }
  return titled === 0 ? list(link)(value, spot) : list(column)(value, spot);
};

const footer = shape<FooterInput>({
  style: oneOf('dark', 'light'),
  links: footerLinks,
  logo,
  copyright: markup,
});

const localeName: Check<string> = (value, spot) => {
  const read = text({ max: 35 })(value, spot);
  if (read === undefined) return undefined;
  try {
    Intl.getCanonicalLocales(read);
    return read;
  } catch {
    return spot.refuse(`is not a language code: "${read}"`, 'Write for example en or en-GB.');
  }
};

const localeShape = shape<Exclude<SiteInput['locale'], string | undefined>>({
  name: localeName,
  label: text({ max: 100 }),
  direction: oneOf('ltr', 'rtl'),
  htmlLang: localeName,
  calendar: text({ max: 30 }),
  path: segments,
});

const locale: Check<Exclude<SiteInput['locale'], undefined>> = (value, spot) =>
  typeof value === 'string' ? localeName(value, spot) : localeShape(value, spot);

const severity = oneOf('error', 'warning', 'off');

const rules: Check<Readonly<Record<string, 'error' | 'warning' | 'off'>>> = (value, spot) => {
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
};

const versionName: Check<string> = (value, spot) => {
  const read = text({ max: 50 })(value, spot);
  if (read === undefined || /^[\w][\w.-]*$/.test(read)) return read;
  return spot.refuse('may hold letters, numbers, dots and hyphens only');
};

export const SITE = shape<SiteInput>({
  title: text({ max: 200 }),
  tagline: text({ mayBeEmpty: true, max: 500 }),
  url: origin,
  base,
  trailingSlash: flag,
  noIndex: flag,
  hideNavbarOnScroll: flag,
  locale,
  colorMode: shape<NonNullable<SiteInput['colorMode']>>({
    default: oneOf('dark', 'light'),
    switch: flag,
    respectSystem: flag,
  }),
  accentHue: number(0, 360),
  logo,
  favicon: picture,
  image: picture,
  announcement,
  docs,
  home,
  rules,
  footer,
  version: shape<NonNullable<SiteInput['version']>>({ name: versionName, label: text({ max: 100 }) }),
});

export const NAVIGATION = shape<NavigationInput>({ promo: link, links: list(link) });

/** The application id becomes a host name, the index name part of a path. */
const identifier: Check<string> = (value, spot) => {
  const read = text({ max: 200 })(value, spot);
  if (read === undefined || /^[A-Za-z0-9][\w.-]*$/.test(read)) return read;
  return spot.refuse('may hold letters, numbers, dots, hyphens and underscores only');
};

const pattern: Check<string> = (value, spot) => {
  const read = text({ max: 500 })(value, spot);
  if (read === undefined) return undefined;
  try {
    void new RegExp(read);
    return read;
  } catch {
    return spot.refuse('is not a valid regular expression');
  }
};

/** Parameters of a request that belong to the search itself. */
const OWN_PARAMETERS: readonly string[] = ['indexName', 'query', 'page'];

const facetFilter: Check<string | readonly string[]> = (value, spot) =>
  Array.isArray(value) ? list(text({ max: 200 }))(value, spot) : text({ max: 200 })(value, spot);

const parameters: Check<Readonly<Record<string, unknown>>> = (value, spot) => {
  if (!isRecord(value))
    return spot.refuse('must be an object', 'Write the parameters by name, e.g. { hitsPerPage: 10 }.');
  const own = Object.keys(value).find((key) => OWN_PARAMETERS.includes(key));
  if (own !== undefined) return spot.at(own).refuse('is set by the search itself', 'Delete this line.');
  const filters = value['facetFilters'];
  if (filters === undefined) return value;
  const read = list(facetFilter)(filters, spot.at('facetFilters'));
  return read === undefined ? undefined : { ...value, facetFilters: read };
};

/** An address, or a path on the same host. */
const addressOrPath: Check<string> = (value, spot) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? href(value, spot) : webAddress(value, spot);

const SEARCH_CHECKS = {
  provider: oneOf('embedded', 'hosted'),
  appId: identifier,
  apiKey: identifier,
  indexName: identifier,
  contextual: flag,
  path: segments,
  placeholder: text({ max: 100 }),
  externalUrlPattern: pattern,
  replacePathname: shape<{ readonly from: string; readonly to: string }>(
    { from: text({ max: 500 }), to: text({ max: 500, mayBeEmpty: true }) },
    ['from', 'to'],
  ),
  parameters,
  fallback: flag,
  insights: flag,
  reportUrl: addressOrPath,
  missingResultsUrl: href,
} as const;

const searchShape = shape<SearchInput>(SEARCH_CHECKS);

export const SEARCH: Check<SearchInput> = (value, spot) => {
  if (!isRecord(value)) return searchShape(value, spot);
  const secret = Object.keys(value).find((key) => /admin|write|secret/i.test(key));
  if (secret !== undefined) {
    spot.refuseKey(
      secret,
      'The admin key is never kept in a file: set ALGOLIA_ADMIN_KEY in the environment.',
    );
    return undefined;
  }
  const read = searchShape(value, spot);
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
};

const PARTS = ['site', 'navigation', 'provider', 'search', 'sidebars'] as const;
export type Part = (typeof PARTS)[number];

/** The keys of a single configuration file (`--config`); unknown ones are reported. */
export const checkParts: Check<PlainRecord> = (value, spot) => {
  if (!isRecord(value)) return spot.refuse('must be an object', `Write { ${PARTS.join(', ')} }.`);
  for (const key of Object.keys(value)) {
    if (!PARTS.some((part) => part === key)) spot.refuseKey(key, suggestKey(key, PARTS));
  }
  return value;
};
