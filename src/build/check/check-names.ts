/** Guides that nobody can tell apart, and names of files that make poor addresses: `page/same-title`, `source/copy`, `source/untidy-name`. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { fileNameOf } from '../../urls.ts';
import type { Doc } from '../model/docs.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';

/** What programs add to the name of a copy: `order - Copy`, `order (1)`, `Copy of order`. */
const COPY = /^copy of |(?: - copy| copy)(?: ?\(?\d+\)?)?$| ?\(\d+\)$/i;

/** What an address holds as `%20` and the like. */
const UNTIDY = /\s|\p{Extended_Pictographic}/u;

/** One warning for a guide at most: a copy has its title from the guide that it is one of. */
export function checkNames(
  { docs }: Pick<SiteModel, 'docs'>,
  { pages }: Pick<SiteLookup, 'pages'>,
): Diagnostic[] {
  const guides = docs.filter(({ draft }) => !draft);
  const paths = new Set(guides.map(({ path }) => nameOf(path).toLowerCase()));
  const isUntidy = ({ path }: Doc) =>
    UNTIDY.test(fileNameOf(path)) && pages.get(path)?.settings.slug === undefined;
  // Where such names are the custom, they are meant.
  const isCustom = guides.filter(isUntidy).length * 2 > guides.length;
  const first = new Map<string, Doc>();
  return guides
    .toSorted((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .flatMap((doc) => {
      const name = nameOf(doc.path);
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const original = folder + fileNameOf(name).replace(COPY, '');
      if (original !== name && paths.has(original.toLowerCase())) return [copied(doc, original)];
      const key = `${folder}\n${doc.title.trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, doc);
      else return [sameTitle(doc, other, pages.get(doc.path)?.settingsAt['title'])];
      return isUntidy(doc) && !isCustom ? [untidy(doc)] : [];
    });
}

function nameOf(path: string): string {
  return path.replace(/\.mdx?$/i, '');
}

function startOf({ path }: Doc): Location {
  return { file: `content/${path}`, line: 1, column: 1 };
}

function copied(doc: Doc, original: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/copy',
    message: `By its name this is a copy of "${fileNameOf(original)}", and it is published beside it`,
    at: startOf(doc),
    hint: 'Delete the file, or give it a name and a title of its own; "draft: true" keeps it unpublished.',
  };
}

function sameTitle(doc: Doc, other: Doc, at: Location | undefined): Diagnostic {
  return {
    severity: 'warning',
    code: 'page/same-title',
    message: `"${fileNameOf(other.path)}" in this folder has the title "${doc.title}" too, so nobody can tell them apart`,
    at: at ?? startOf(doc),
    hint: 'Say in each title what the other guide does not tell.',
  };
}

function untidy(doc: Doc): Diagnostic {
  const from = doc.path.replace(/^docs\//, '');
  const to = fileNameOf(nameOf(from))
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  const folder = from.slice(0, from.length - fileNameOf(from).length);
  return {
    severity: 'warning',
    code: 'source/untidy-name',
    message: `The name of this file makes an address that is hard to read: ${encodeURI(fileNameOf(doc.route))}`,
    at: startOf(doc),
    hint: `Type helpsite mv "${from}" ${folder}${to === '' ? 'a-name-of-letters' : to}.md`,
  };
}
