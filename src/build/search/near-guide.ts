/** What a list that names guides may have meant with one that is not there. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';

/** A list of the search names a guide that is not there (`search/unknown-guide`). */
export function unknownGuide(guide: string, at: Location, guides: ReadonlySet<string>): Diagnostic {
  return {
    severity: 'error',
    code: 'search/unknown-guide',
    message: `There is no guide "${guide}"`,
    at,
    hint: findNearGuide(guide, guides),
    // A guide that was deleted is one problem, however many lists name it.
    missing: { id: guide, typed: guide, paths: [`docs/${guide}.md`, `docs/${guide}.mdx`] },
  };
}

/** A hint: the guide with nearly this path, or one of this name in another folder. */
function findNearGuide(page: string, guides: ReadonlySet<string>): string {
  const near = closest(page, guides) ?? findSameName(page, guides);
  return near === undefined ? 'Write its path below content/docs, without .md.' : `Did you mean ${near}?`;
}

/** A guide that was moved to another folder. */
function findSameName(page: string, guides: ReadonlySet<string>): string | undefined {
  const name = page.slice(page.lastIndexOf('/') + 1);
  return [...guides].find((guide) => guide === name || guide.endsWith(`/${name}`));
}
