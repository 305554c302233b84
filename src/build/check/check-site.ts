/** What only `check` looks for, in every guide and over the site as a whole. Pure. */
import type { Asset, Diagnostic, FactSheet, SiteConfig } from '../../model.ts';
import type { FileStamp } from '../read/discover.ts';
import { findPartials } from '../parse/imports.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { checkFacts, makeVocabularies } from './facts/check-facts.ts';
import { findContradictions } from './facts/find-contradictions.ts';
import { findUnsure } from './facts/find-unsure.ts';
import { findVoidStamps } from './facts/find-void-stamps.ts';
import { checkCodeBlocks } from './check-code-blocks.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkFiles } from './check-files.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLeftovers } from './check-leftovers.ts';
import { checkLinkTexts } from './check-link-texts.ts';
import { checkNames } from './check-names.ts';
import { checkOldLinks } from './check-old-links.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkPictures } from './check-pictures.ts';
import { findExposedSecrets } from '../parse/slips/exposed-secrets.ts';
import { checkSilence } from './check-silence.ts';
import { listParagraphs, type Paragraph } from './list-paragraphs.ts';
import type { ScannedSource } from './scan-source.ts';

export interface CheckInputs {
  /** Guides, partials, pages and posts as read. */
  readonly sources: readonly ScannedSource[];
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  readonly files: ReadonlyMap<string, FileStamp>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly sheets: ReadonlyMap<string, FactSheet>;
  /** Texts besides the sources that may name a picture. */
  readonly otherTexts: readonly string[];
}

/** Problems of the rules that run in `check` alone (their scope in rule-table.ts). */
export function checkSite({
  sources,
  model,
  lookup,
  files,
  assets,
  sheets,
  otherTexts,
}: CheckInputs): Diagnostic[] {
  const found: Diagnostic[] = [];
  const paragraphs: Paragraph[] = [];
  const vocabularies = makeVocabularies(sheets);
  const drafts = new Set([...lookup.docsById.values()].filter(({ draft }) => draft).map(({ path }) => path));
  for (const source of sources) {
    if (!/^(?:docs|pages|blog)\//.test(source.path)) continue;
    const own = checkSource(source, model.config.variables, sheets.size > 0);
    for (const diagnostic of [...checkFacts(source, vocabularies), ...findUnsure(source, sheets)])
      found.push(diagnostic);
    // A draft is being written: what is missing is known.
    const isDraft = drafts.has(source.path);
    for (const diagnostic of own.diagnostics)
      if (!isDraft || !/^(?:text\/leftover|page\/empty)$/.test(diagnostic.code)) found.push(diagnostic);
    if (!isDraft) for (const paragraph of own.paragraphs) paragraphs.push(paragraph);
  }
  const texts = [...sources.map(({ text }) => text), ...otherTexts];
  return [
    ...found,
    ...findContradictions(sources),
    ...findVoidStamps(lookup.pages),
    ...checkDuplicates(paragraphs),
    ...checkOldLinks(model, lookup),
    ...checkOrphans(
      model,
      lookup,
      new Set(sources.flatMap(({ text, path }) => (text.includes('import') ? findPartials(text, path) : []))),
    ),
    ...checkNames(model, lookup),
    ...checkFiles({ files, assets, texts }),
  ];
}

interface CheckedSource {
  readonly diagnostics: readonly Diagnostic[];
  readonly paragraphs: readonly Paragraph[];
}

/** The rules that see one source; `variables` are those of the configuration. */
export function checkSource(
  { path, scanned }: ScannedSource,
  variables: SiteConfig['variables'] = {},
  hasSheets = false,
): CheckedSource {
  const file = `content/${path}`;
  const isPartial = path.split('/').some((segment) => segment.startsWith('_'));
  return {
    diagnostics: [
      ...checkPictures(scanned, file),
      ...checkHeadings(scanned, file, isPartial),
      ...checkSilence(scanned, file, isPartial),
      ...checkCodeBlocks(scanned, file),
      ...checkLinkTexts(scanned, file),
      ...checkLeftovers(scanned, file, { variables, hasSheets }),
      // What is no page has no parse of its own.
      ...(isPartial ? findExposedSecrets(scanned.text, file) : []),
    ],
    paragraphs: listParagraphs(scanned, file),
  };
}
