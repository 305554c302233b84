/**
 * The build on one screen: read -> parse -> place -> link (understand-site.ts) -> pages -> search -> files. Everything below is a
 * synchronous pure function of what was read, but for the memo, which only remembers; build, dev and check call it alike. A site
 * with several versions is several editions (editions.ts), each made like a site that has one.
 */
import type { Diagnostic } from '../../model.ts';
import { compareAddresses } from '../addresses/compare-addresses.ts';
import type { Memo } from '../memo/memo.ts';
import { checkConfigLinks } from '../model/config-links.ts';
import { settleDiagnostics } from '../problems/settle.ts';
import type { SiteParts } from '../read/read-site.ts';
import { listSearchFiles } from '../search/search-index.ts';
import { readSiteWords } from '../search/site-words.ts';
import { joinLanguages } from './join-languages.ts';
import { openLanguages, openOwnLanguage } from './languages.ts';
import { joinEditions } from './join-editions.ts';
import { listPublished, makeEdition, searchEditions } from './make-edition.ts';
import { listSiteFiles } from './site-files.ts';
import type { Site } from './site.ts';
import { leaveOutUnread } from './unread-files.ts';
import { understandEditions } from './understand-site.ts';

/** From sources to files, in every language. Problems are settled: opt-outs and severities applied, sorted. */
export function buildSite(parts: SiteParts, memo: Memo): Site {
  const own = buildLanguage(openOwnLanguage(parts), memo);
  const others = openLanguages(parts, own.parsed.pages);
  return joinLanguages(
    own,
    others.map((one) => ({ ...one, site: buildLanguage(one.parts, memo.part(one.locale.path)) })),
  );
}

/** The site in one language. */
function buildLanguage(parts: SiteParts, memo: Memo): Site {
  const editions = understandEditions(parts, memo);
  const [main, ...others] = editions;
  const understood = joinEditions(editions);
  const { config, texts } = parts.settings;
  const made = [makeEdition(main, main), ...others.map((one) => makeEdition(one, main))] as const;
  const docs = main.lookup.docsById.values();
  const words = readSiteWords(parts.words, { docs, language: config.locale.name }, memo);
  const searched = searchEditions(made, words.value);
  const { model, lookup, parsed } = understood;
  const compared = { model, lookup, bodies: parsed.bodies, asked: words.value.asked };
  const all = [
    ...parts.settings.diagnostics,
    ...understood.diagnostics,
    ...checkConfigLinks(main.model.config, main.lookup, texts),
    ...[...made, words].flatMap((step): readonly Diagnostic[] => step.diagnostics),
    ...compareAddresses(parts.addresses, compared, memo),
  ];
  const found = leaveOutUnread(all, model);
  const settling = { rules: config.rules, sources: listPublished(parts), ran: 'build' } as const;
  return {
    ...understood,
    searched,
    pages: made.flatMap(({ pages }) => pages),
    searchFiles: () => listSearchFiles(searched, words.value.synonyms, memo),
    files: listSiteFiles(made),
    ...words.value,
    errors: made[0].source.errors,
    found,
    diagnostics: settleDiagnostics(found, settling),
  };
}
