/** The tables of words by language. German has every text: the others have the same. */
import { DE } from './de.ts';
import { DE_HELP } from './help/de.ts';
import { ES } from './es.ts';
import { ES_HELP } from './help/es.ts';
import { FR } from './fr.ts';
import { FR_HELP } from './help/fr.ts';
import { NL } from './nl.ts';
import { NL_HELP } from './help/nl.ts';
import { PL } from './pl.ts';
import { PL_HELP } from './help/pl.ts';
import { PT_BR } from './pt-br.ts';
import { PT_BR_HELP } from './help/pt-br.ts';
import type { Words } from './say.ts';

const PORTUGUESE = { ...PT_BR, ...PT_BR_HELP };

const TABLES: Readonly<Record<string, Words['texts']>> = {
  de: { ...DE, ...DE_HELP },
  es: { ...ES, ...ES_HELP },
  fr: { ...FR, ...FR_HELP },
  nl: { ...NL, ...NL_HELP },
  pl: { ...PL, ...PL_HELP },
  'pt-BR': PORTUGUESE,
  pt: PORTUGUESE,
};

/** Every text of the interface, in English. */
export const TEXTS: readonly string[] = Object.keys(TABLES['de'] ?? {});

/** The table of a language (`de-AT` has that of `de`); undefined: there is none, and English needs none. */
export function findTable(lang: string): Words['texts'] | undefined {
  const [language = lang] = lang.split('-', 1);
  return Object.hasOwn(TABLES, lang)
    ? TABLES[lang]
    : Object.hasOwn(TABLES, language)
      ? TABLES[language]
      : undefined;
}

/** The words of a site: those of its language, and its own in their place. Undefined: English as it is. */
export function chooseWords(lang: string, own: Words['texts'] = {}): Words | undefined {
  const table = findTable(lang);
  if (table === undefined && Object.keys(own).length === 0) return undefined;
  return { lang, texts: { ...table, ...own } };
}

/** Texts that a language and the site's own words leave in English. */
export function listMissing(lang: string, own: Words['texts']): readonly string[] {
  if (/^en(?:-|$)/.test(lang)) return [];
  const table = findTable(lang);
  return TEXTS.filter((text) => table?.[text] === undefined && own[text] === undefined);
}
