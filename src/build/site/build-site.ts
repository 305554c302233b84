/**
 * The build on one screen: read -> parse -> place -> link -> pages -> search -> files. Synchronous pure functions, but for the memo.
 */
import type { Asset, Diagnostic, Outcome } from '../../model.ts';
import { compareAddresses } from '../addresses/compare-addresses.ts';
import { listErrorRules } from '../errors/list-rules.ts';
import type { Memo } from '../memo/memo.ts';
import { checkConfigLinks } from '../model/config-links.ts';
import { checkPlaces } from '../model/check-places.ts';
import { linkPages } from '../model/link-pages.ts';
import { placePages } from '../model/place-pages.ts';
import { settleDiagnostics } from '../problems/settle.ts';
import type { SiteParts, SourceParts } from '../read/read-site.ts';
import { listSearchFiles } from '../search/search-index.ts';
import { readSiteWords } from '../search/site-words.ts';
import { placeNotices } from '../views/notices.ts';
import { listPages } from '../views/page-kinds.ts';
import { checkPublished } from './check-published.ts';
import { checkUnused } from './check-unused.ts';
import { makeChrome } from './chrome.ts';
import { nameAssets, nameBySource } from './name-assets.ts';
import { parseSources } from './parse-sources.ts';
import { shareOwnHead } from './own-head.ts';
import { listSiteFiles } from './site-files.ts';
import type { Site, UnderstoodSite } from './site.ts';

/** From sources to resolved links. Files without facts have addresses that say which file is meant (for `mv`). */
export function understandSite(parts: SourceParts, memo: Memo): UnderstoodSite {
  const { settings, discovered, facts, react, drafts } = parts;
  const { config, explicit } = settings;
  const parsed = parseSources(discovered, settings, memo);
  const assets: Outcome<ReadonlyMap<string, Asset>> =
    facts === undefined
      ? { value: nameBySource(discovered.files.keys()), diagnostics: [] }
      : nameAssets(parsed.usedFiles, facts, config.base, parts.pictures);
  const { pages, categories, fileNames } = parsed;
  const placed = placePages({ config, pages, categories, explicit, reactPages: react.pages, drafts }, memo);
  const linked = linkPages(placed.value, fileNames, assets.value, drafts, memo);
  const { model } = placed.value;
  const taken = checkPlaces(model, linked.value, fileNames.read());
  const published = checkPublished(discovered.files.keys(), parsed.usedFiles, facts, config.rules);
  const unused = checkUnused({ discovered, used: parsed.usedFiles, pages, config });
  const steps = [discovered, parsed, assets, react, placed, linked, taken, published, unused];
  const diagnostics = steps.flatMap((step): readonly Diagnostic[] => step.diagnostics);
  const values = { model, lookup: linked.value, assets: assets.value, withheld: published.value };
  return { parsed, ...values, diagnostics };
}

/** From sources to files. Problems are settled: opt-outs and severities applied, sorted. */
export function buildSite(parts: SiteParts, memo: Memo): Site {
  const understood = understandSite(parts, memo);
  const { model, lookup } = understood;
  const { bodies, categories } = understood.parsed;
  const { config, texts } = parts.settings;
  const { sources } = parts.discovered;
  const notices = placeNotices({ config, texts, now: parts.now }, model, lookup);
  const chrome = makeChrome(parts, model, lookup, notices.value, memo);
  const words = readSiteWords(parts.words, lookup.docsById.values(), memo);
  const searched = { model, lookup, bodies, categories, asked: words.value.asked };
  const errors = listErrorRules(searched, memo);
  const values = { ...words.value, errors: errors.value };
  const source = { ...searched, ...values, chrome, notices: notices.value, history: parts.history, memo };
  const pages = listPages(source);
  const steps = [notices, words, errors, shareOwnHead(parts, memo)];
  const found = [
    ...parts.settings.diagnostics,
    ...understood.diagnostics,
    ...checkConfigLinks(config, lookup, texts),
    ...steps.flatMap((step): readonly Diagnostic[] => step.diagnostics),
    ...compareAddresses(parts.addresses, searched, memo),
  ];
  return {
    ...understood,
    pages,
    searchFiles: () => listSearchFiles(searched, words.value.synonyms, memo),
    files: listSiteFiles(parts, understood, pages, source),
    ...values,
    found,
    diagnostics: settleDiagnostics(found, { rules: config.rules, sources, ran: 'build' }),
  };
}
