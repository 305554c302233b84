/** The second half of the build, edition by edition: notices, chrome and pages. Pure but for the memo. */
import type { Diagnostic, Source } from '../../model.ts';
import { fileOfSource, isBesideContent } from '../../urls.ts';
import { listErrorRules } from '../errors/list-rules.ts';
import type { SiteParts } from '../read/read-site.ts';
import type { SearchSource } from '../search/search-pages.ts';
import { placeNotices } from '../views/notices.ts';
import type { PageSource } from '../views/page-kind.ts';
import { listPages, type SitePage } from '../views/page-kinds.ts';
import { makeChrome } from './chrome.ts';
import { shareOwnHead, sharePageStyles } from './own-head.ts';
import type { UnderstoodEdition } from './site.ts';

/** An edition with its pages. */
export interface MadeEdition {
  readonly edition: UnderstoodEdition<SiteParts>;
  readonly source: PageSource;
  readonly pages: readonly SitePage[];
  /** What its notices, rules about errors and own tags are wrong about. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The pages of an edition. All have the header and the ways to a person of the main one. */
export function makeEdition(
  edition: UnderstoodEdition<SiteParts>,
  main: UnderstoodEdition<SiteParts>,
): MadeEdition {
  const { parts, parsed, model, lookup, memo, sourceOf, plan } = edition;
  const { config, texts } = parts.settings;
  const { isTranslated, diskOf = same } = parts;
  const notices = placeNotices({ config, texts, now: parts.now }, model, lookup);
  const shown = { ...main.parts, settings: parts.settings };
  const chrome = makeChrome(shown, { ...main.model, config }, main.lookup, notices.value, memo);
  // Readers' logs are about what the guides of today say.
  const errors =
    edition === main
      ? listErrorRules({ model, lookup, bodies: parsed.bodies, categories: parsed.categories }, memo)
      : { value: { products: [] }, diagnostics: [] };
  const source: PageSource = {
    model,
    lookup,
    chrome,
    memo,
    bodies: parsed.bodies,
    notices: notices.value,
    errors: errors.value,
    history: parts.history,
    ...(plan === undefined && parts.diskOf === undefined
      ? {}
      : { fileOf: (path: string) => fileOfSource(diskOf(sourceOf(path))) }),
    ...(isTranslated === undefined ? {} : { isTranslated: (path: string) => isTranslated(sourceOf(path)) }),
  };
  const steps =
    edition === main ? [notices, errors, shareOwnHead(parts, memo), sharePageStyles(parts, memo)] : [];
  const diagnostics = steps.flatMap((step): readonly Diagnostic[] => step.diagnostics);
  return { edition, source, pages: listPages(source), diagnostics };
}

function same(path: string): string {
  return path;
}

/** What the search knows of all editions; only guides of the main one are found by what customers ask. */
export function searchEditions(
  [main, ...others]: readonly [MadeEdition, ...MadeEdition[]],
  { asked = {}, needs = {}, elsewhere = [] }: Pick<SearchSource, 'asked' | 'needs' | 'elsewhere'>,
): SearchSource {
  const toSource = ({ edition, source }: MadeEdition): SearchSource => {
    const { model, lookup, bodies } = source;
    return { model, lookup, bodies, categories: edition.parsed.categories };
  };
  return {
    ...toSource(main),
    asked,
    needs,
    elsewhere,
    ...(others.length === 0
      ? {}
      : { others: others.map((one) => ({ ...toSource(one), memo: one.edition.memo })) }),
  };
}

/** The sources that something is made of: versions that are not published say nothing. */
export function listPublished({ settings, discovered }: SiteParts): readonly Source[] {
  const folders = settings.versions?.plans.map(({ folder }) => `${folder}/`) ?? [];
  return discovered.sources.filter(
    ({ path }) => !isBesideContent(path) || folders.some((folder) => path.startsWith(folder)),
  );
}
