/** The lists of words beside the guides that the search goes by: synonyms and phrases. */
import type { Outcome, SearchWords } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { type AskedPhrases, readSiteAsked } from './asked-list.ts';
import { readSiteSynonyms, type SynonymEntry } from './synonym-list.ts';

interface SiteWords {
  readonly synonyms: readonly SynonymEntry[];
  readonly asked: AskedPhrases;
}

/** Both lists, for a site in `language`. `docs` are all guides, drafts included. */
export function readSiteWords(
  words: SearchWords,
  { docs, language }: { readonly docs: Iterable<Doc>; readonly language: string },
  memo: Memo,
): Outcome<SiteWords> {
  const synonyms = readSiteSynonyms(words.synonyms, language);
  const asked = readSiteAsked(words.asked, docs, memo);
  return {
    value: { synonyms: synonyms.value, asked: asked.value },
    diagnostics: [...synonyms.diagnostics, ...asked.diagnostics],
  };
}
