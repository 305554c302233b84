/** All languages as one site: that of the source, with the pages and files of the others. Pure. */
import type { Diagnostic } from '../../model.ts';
import { sortDiagnostics } from '../problems/diagnostics.ts';
import type { Language } from './languages.ts';
import type { Site } from './site.ts';

/** A language, made. */
interface MadeLanguage extends Language {
  readonly site: Site;
}

/** The site as it is where it has one language. */
export function joinLanguages(own: Site, others: readonly MadeLanguage[]): Site {
  if (others.length === 0) return own;
  const restored = (pick: (site: Site) => readonly Diagnostic[]): readonly Diagnostic[] =>
    others.flatMap(({ site, restore }) => pick(site).flatMap((problem) => restore(problem) ?? []));
  return {
    ...own,
    pages: [own, ...others.map(({ site }) => site)].flatMap(({ pages }) => pages),
    files: [
      ...own.files,
      // What lies at the top of a host is there once.
      ...others.flatMap(({ site, parts }) => {
        const folder = parts.settings.config.base.slice(1);
        return site.files.filter(({ file }) => file.startsWith(folder));
      }),
    ],
    searchFiles: () => [own, ...others.map(({ site }) => site)].flatMap((site) => site.searchFiles()),
    found: [...own.found, ...restored(({ found }) => found)],
    diagnostics: sortDiagnostics([...own.diagnostics, ...restored(({ diagnostics }) => diagnostics)]),
  };
}
