/** Guides that front matter names and that there are not. Pure. */
import type { Diagnostic, Page } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Doc } from './docs.ts';

/** Of most pages: thousands are asked after every save. */
const NONE: readonly never[] = [];

/** Ids in `related`, `pagination_prev` and `pagination_next` that name no guide. */
export function checkNamedDocs(page: Page, docsById: ReadonlyMap<string, Doc>): readonly Diagnostic[] {
  const { related = NONE, paginationPrev, paginationNext } = page.settings;
  if (related.length === 0 && paginationPrev === undefined && paginationNext === undefined) return NONE;
  const check = (key: string, ids: readonly (string | false | undefined)[]): Diagnostic[] =>
    ids.flatMap((id) => {
      if (id === undefined || id === false || docsById.has(id) || docsById.has(id.replace(/\/$/, '/index')))
        return [];
      const match = closest(id, docsById.keys());
      return [
        {
          severity: 'error',
          code: 'frontmatter/unknown-page',
          message: `"${key}" names the guide "${id}", which does not exist`,
          missing: { id, typed: id },
          at: page.settingsAt[key] ?? { file: `content/${page.path}`, line: 1, column: 1 },
          hint:
            match === undefined
              ? 'Write the path of a guide below content/docs, without .md.'
              : `Did you mean "${match}"?`,
        },
      ];
    });
  return [
    ...check('related', related),
    ...check('pagination_prev', [paginationPrev]),
    ...check('pagination_next', [paginationNext]),
  ];
}
