/** The lists of words beside the guides that the search goes by: synonyms and phrases. */
import type { Outcome, SearchWords } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { type AskedPhrases, readSiteAsked } from './asked-list.ts';
import { listGeneralSynonyms } from './general-synonyms.ts';
import { readSiteSynonyms, type SynonymEntry } from './synonym-list.ts';

interface SiteWords {
  readonly synonyms: readonly SynonymEntry[];
  readonly asked: AskedPhrases;
}

/** Both lists, for a site in `language`: without a file of its own it has the general synonyms. `docs` are all guides, drafts included. */
export function readSiteWords(
  words: SearchWords,
  { docs, language }: { readonly docs: Iterable<Doc>; readonly language: string },
  memo: Memo,
): Outcome<SiteWords> {
  const own = readSiteSynonyms(words.synonyms);
  const synonyms = words.synonyms.value === undefined ? listGeneralSynonyms(language) : own.value;
  const asked = readSiteAsked(words.asked, docs, memo);
  return {
    value: { synonyms, asked: asked.value },
    diagnostics: [...own.diagnostics, ...asked.diagnostics, ...words.unused],
  };
}
