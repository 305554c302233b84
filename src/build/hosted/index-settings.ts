/** How the hosted service is to rank and filter our records (behaviours.md 6.10.6). Pure. */
import type { SiteConfig } from '../../model.ts';

/** Settings of the service by their names there. */
export type IndexSettings = Readonly<Record<string, unknown>>;

const LEVELS = ['lvl0', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What every record can be filtered by; contextual search uses two of them, the chips of the search the last. */
const FACETS = ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'tags', 'product'];

/** Languages that the service knows plurals and stop words of, among those that sites are likely to have. */
const KNOWN_LANGUAGES: ReadonlySet<string> = new Set(
  'ar ca cs cy da de el en es et eu fa fi fr ga gl he hi hu hy id is it ja ko lt lv nb nl no pl pt ro ru sk sq sv ta th tr uk vi zh'.split(
    ' ',
  ),
);

/** The settings of a site's index; the facets that its filters name are declared. */
export function buildIndexSettings(config: SiteConfig): IndexSettings {
  const language = config.locale.name.split('-', 1)[0]?.toLowerCase() ?? 'en';
  const languages = KNOWN_LANGUAGES.has(language) ? [language] : [];
  return {
    attributesForFaceting: [...new Set([...FACETS, ...listFilterFacets(config)])],
    attributesToRetrieve: [
      'hierarchy',
      'content',
      'anchor',
      'url',
      'url_without_anchor',
      'type',
      'product',
      'group',
    ],
    // Customers' words lead to a guide and are no text of it.
    unretrievableAttributes: ['asked'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content'],
    // A page's title before its game's and its category's: whoever types a title wants that page (6.10.8).
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(group)',
      ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
      'unordered(keywords)',
      'content',
      'unordered(asked)',
    ],
    distinct: true,
    attributeForDistinct: 'url',
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    highlightPreTag: "<span class='algolia-docsearch-suggestion--highlight'>",
    highlightPostTag: '</span>',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages.length > 0 ? languages : true,
    removeStopWords: languages.length > 0 ? languages : false,
    // A synonym is no exact match: what a customer typed comes first.
    alternativesAsExact: ['ignorePlurals'],
    advancedSyntax: true,
    attributeCriteriaComputedByMinProximity: true,
    removeWordsIfNoResults: 'allOptional',
    separatorsToIndex: '_',
  };
}

/** Attributes that the pages' searches filter on: of contextual search, and of the configured `facetFilters`. */
export function listFilterFacets({ search }: SiteConfig): readonly string[] {
  const configured = search.parameters?.['facetFilters'];
  const filters = Array.isArray(configured) ? (configured as readonly (string | readonly string[])[]) : [];
  const named = filters.flat().map((filter) => filter.replace(/^-/, '').split(':', 1)[0] ?? '');
  return [...new Set([...(search.contextual ? ['language', 'docusaurus_tag'] : []), ...named])];
}

/** Filters for which the index of the service has no facet: every search would find nothing (behaviours.md 6.10.7). */
export function findMissingFacets(current: IndexSettings, config: SiteConfig): readonly string[] {
  const declared = Array.isArray(current['attributesForFaceting']) ? current['attributesForFaceting'] : [];
  const names = declared.map((facet) => String(facet).replace(/^\w+\((.*)\)$/, '$1'));
  return listFilterFacets(config).filter((facet) => !names.includes(facet));
}
