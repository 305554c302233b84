/** What the rules for hosts are made of, and how addresses are written in them. Pure. */
import { decodeTyped, withoutTrailingSlash } from '../../urls.ts';

export interface Redirect {
  /** Path with the base path, e.g. `/help/docs/old`. */
  readonly from: string;
  /** Path with the base path, or a full URL. */
  readonly to: string;
}

/** A page that was removed on purpose. */
export interface GonePage {
  /** Path with the base path, no slash at its end. */
  readonly route: string;
  /** Path of the page that says so: `/help/docs/old/index.html`. */
  readonly page: string;
}

export interface HostRules {
  /** Begins and ends with `/`. */
  readonly base: string;
  readonly redirects: readonly Redirect[];
  /** Answered with the status 410 and their own page, where the host can. */
  readonly gone: readonly GonePage[];
  /** Folders below the base path in which every name carries a content hash, e.g. `assets`. */
  readonly hashedPaths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Folders of further languages below the base path, each with a 404 of its own. */
  readonly languages?: readonly string[];
}

export type Lines = readonly string[];

/** A file of these lines. */
export const text = (lines: Lines): string => `${lines.join('\n')}\n`;

/** Both slash forms of each address lead on: readers type either. */
export function bothForms(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const bare = withoutTrailingSlash(from);
    // A redirect that only adds or removes the slash would lead to itself.
    return [bare, `${bare}/`].filter((form) => form !== to).map((form) => ({ from: form, to }));
  });
}

/** For a string between double quotes. */
export function escapeQuoted(value: string): string {
  return value.replace(/["\n\r]/g, '.');
}

/** The address as servers compare it. */
export function decode(path: string): string {
  const decoded = decodeTyped(path);
  // A decoded control character or quote could end the line or the string: such an address keeps its escapes.
  return /[\0-\x1F"\\]/.test(decoded) ? path : decoded;
}
