/** The lists of words beside the guides that the search goes by: synonyms, phrases, needs, and what no guide answers. */
import type { Diagnostic, Outcome, SearchWords } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { type AskedPhrases, readSiteAsked } from './asked-list.ts';
import { readSiteElsewhere } from './elsewhere-list.ts';
import { nameGuides } from './guide-names.ts';
import { listGeneralSynonyms } from './general-synonyms.ts';
import { readSiteNeeds } from './need-list.ts';
import { readSiteSynonyms, type SynonymEntry } from './synonym-list.ts';

interface SiteWords {
  readonly synonyms: readonly SynonymEntry[];
  readonly asked: AskedPhrases;
  readonly needs: AskedPhrases;
  readonly elsewhere: readonly string[];
}

/** These lists, for a site in `language`: without a file of its own it has the general synonyms. `docs` are all guides, drafts included. */
export function readSiteWords(
  words: SearchWords,
  { docs, language }: { readonly docs: Iterable<Doc>; readonly language: string },
  memo: Memo,
): Outcome<SiteWords> {
  const own = readSiteSynonyms(words.synonyms);
  const synonyms = words.synonyms.value === undefined ? listGeneralSynonyms(language) : own.value;
  const guides = [...nameGuides(docs)];
  const asked = readSiteAsked(words.asked, guides, memo);
  const needs = readSiteNeeds(words.needs, { guides, language }, memo);
  const elsewhere = readSiteElsewhere(words.elsewhere, language, memo);
  return {
    value: { synonyms, asked: asked.value, needs: needs.value, elsewhere: elsewhere.value },
    diagnostics: [
      ...[own, asked, needs, elsewhere].flatMap((list): readonly Diagnostic[] => list.diagnostics),
      ...words.unused,
    ],
  };
}
