/** Readers for what a page says about its addresses: `anchors` and `go`. Pure. */
import type { RenamedHeading } from '../../../model.ts';
import { isRecord } from '../../../is-record.ts';
import { describe, hasControl, isPath, type Reader, shorten, textOrTexts } from './frontmatter-values.ts';

/** Names of a short address: what can be said on the phone and typed from a video. */
const SHORT_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Characters of a short address; a longer one is not short. */
const MAX_SHORT = 60;

/** Short addresses of the page: `/help/go/<name>`. */
export const shortNames: Reader<readonly string[]> = (value, key) => {
  const read = textOrTexts(value, key);
  if (!('value' in read)) return read;
  const names = read.value.map((name) => name.trim());
  const wrong = names.find((name) => !SHORT_NAME.test(name) || name.length > MAX_SHORT);
  if (wrong === undefined) return { value: names };
  const meant = wrong
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SHORT);
  return {
    message: `cannot be "${shorten(wrong)}"`,
    hint: `A short address is at most ${MAX_SHORT} small letters (a to z), digits and hyphens: ${key}: ${SHORT_NAME.test(meant) ? meant : 'my-guide'}`,
  };
};

/** What headings are called today, and what they were called. */
export const oldAnchors: Reader<readonly RenamedHeading[]> = (value, key) => {
  const hint = `Write ${key}: { new-id: old-id }, with the id that the heading has today first.`;
  if (!isRecord(value))
    return { message: `must name headings and their old ids, not ${describe(value)}`, hint };
  const headings: RenamedHeading[] = [];
  for (const [typed, entry] of Object.entries(value)) {
    const id = withoutMark(typed);
    if (id === '') return { message: 'names a heading without an id', hint };
    const read = textOrTexts(entry, key);
    if (!('value' in read))
      return { message: `holds ${describe(entry)} for "${shorten(id)}" where old ids belong`, hint };
    const old = read.value.map(withoutMark);
    for (const name of old) {
      const wrong = findFault(name);
      if (wrong !== undefined) return wrong;
    }
    headings.push({ id, old });
  }
  return { value: headings };
};

/** Ids are written with and without the mark they have in addresses. */
export function withoutMark(id: string): string {
  return id.trim().replace(/^#/, '');
}

/** An old id in its parts: `old`, or `/docs/other#old` on another page. */
export function splitOldId(typed: string): { readonly page?: string; readonly id: string } {
  const at = typed.indexOf('#');
  if (at === -1) return { id: typed };
  return { page: typed.slice(0, at), id: typed.slice(at + 1) };
}

/** What is wrong with an old id (without a `#` in front), or undefined. */
export function findFault(typed: string): { readonly message: string; readonly hint: string } | undefined {
  const { page, id } = splitOldId(typed);
  const shown = shorten(typed);
  if (hasControl(typed) || id === '' || id.includes('#') || /[\s"<>]/.test(id))
    return {
      message: `holds "${shown}", which is no id of a heading`,
      hint: 'Write the part of the old address behind the #, without spaces.',
    };
  if (page === undefined && id.includes('/'))
    return {
      message: `holds "${shown}", which names no section`,
      hint: 'Write /docs/other-page#old-id; the old address of a whole page belongs in redirect_from.',
    };
  if (page !== undefined && (!isPath(page) || /\.mdx?$/i.test(page)))
    return {
      message: `holds "${shown}", which is no address on this site`,
      hint: 'Write the old address as readers know it: /docs/other-page#old-id, without the domain.',
    };
  return undefined;
}
