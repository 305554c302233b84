/** What a list that names guides may have meant with one that is not there. Pure. */
import { closest } from '../problems/did-you-mean.ts';

/** A hint: the guide with nearly this path, or one of this name in another folder. */
export function findNearGuide(page: string, guides: ReadonlySet<string>): string {
  const near = closest(page, guides) ?? findSameName(page, guides);
  return near === undefined ? 'Write its path below content/docs, without .md.' : `Did you mean ${near}?`;
}

/** A guide that was moved to another folder. */
function findSameName(page: string, guides: ReadonlySet<string>): string | undefined {
  const name = page.slice(page.lastIndexOf('/') + 1);
  return [...guides].find((guide) => guide === name || guide.endsWith(`/${name}`));
}
