/** Ids that headings had before: noted while the text is written, and put before the headings when it is whole. */
import type { Diagnostic, Location, OldAnchor, RenamedHeading } from '../../../model.ts';
import { addTo } from '../../../group-by.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { findFault, splitOldId, withoutMark } from '../front-matter/address-values.ts';
import { createHtmlFinder, patternOf, type TypedText } from '../html/refused-html.ts';
import { decodeText, escapeHtml } from '../plain-text.ts';
import { ALIASES, HEADING_CLASSES } from '../syntax/heading-mark.ts';
import type { HeadingToken } from '../syntax/own-rules.ts';
import type { BodyContext } from './body-context.ts';

/** In the place of a heading's id: the page's title, which is its top. */
export const TOP = '';

/** Remembers where a heading stands and what its braces say. */
export function noteHeading({ mark }: HeadingToken, id: string, at: Location, context: BodyContext): void {
  if (!context.headingPlaces.has(id)) context.headingPlaces.set(id, at);
  if (mark === undefined) return;
  if (mark.id !== undefined && BLANK_OR_QUOTE.test(mark.id)) context.diagnostics.push(invalidId(mark.id, at));
  for (const typed of mark.unknown) context.diagnostics.push(unknownAttribute(typed, at));
  for (const alias of mark.aliases) {
    const name = withoutMark(alias);
    const fault = findFault(name);
    if (fault === undefined) context.oldAnchors.push({ ...splitOldId(name), toId: id, at });
    else
      context.diagnostics.push({
        severity: 'error',
        code: 'anchor/invalid',
        message: `"${ALIASES}" ${fault.message}`,
        at,
        hint: fault.hint,
      });
  }
}

/** What an id cannot hold in HTML, or nobody types into an address; quotes of word processors, too. */
const BLANK_OR_QUOTE = /[\s"'\u2018\u2019\u201C\u201D]/;

function invalidId(id: string, at: Location): Diagnostic {
  const words = id.match(/[\p{L}\p{N}_-]+/gu) ?? ['id'];
  return {
    severity: 'warning',
    code: 'heading/invalid-id',
    message: `An id cannot hold ${/\s/.test(id) ? 'a blank' : 'quotes'}`,
    at,
    hint: `Write {#${words.join('-')}}`,
  };
}

function unknownAttribute(typed: string, at: Location): Diagnostic {
  if (typed.startsWith('.')) {
    const meant = closest(typed.slice(1), HEADING_CLASSES) ?? '';
    return {
      severity: 'warning',
      code: 'heading/unknown-attribute',
      message: `A heading cannot be "${typed}"`,
      at,
      hint: `Did you mean ".${meant}"?`,
      fix: { from: typed, to: `.${meant}` },
    };
  }
  const name = /^[\w-]+(?==|\s*=)/.exec(typed)?.[0];
  const isNear = name !== undefined && closest(name, [ALIASES], 2) !== undefined;
  return {
    severity: 'warning',
    code: 'heading/unknown-attribute',
    message: `A heading has no attribute "${name ?? typed}"`,
    at,
    hint: isNear
      ? `Did you mean "${ALIASES}"?`
      : `In the braces stand its id and its old ids: {#new-id ${ALIASES}="old-id,older-id"}`,
    ...(isNear && { fix: { from: name, to: ALIASES } }),
  };
}

interface Settings {
  readonly source: { readonly text: string };
  readonly renamed: readonly RenamedHeading[];
  readonly renamedAt: Location | undefined;
  /** Old addresses of the page itself, as typed. */
  readonly former: readonly string[];
}

/**
 * Puts an empty element with each old id before its heading, and takes the old ids among the page's anchors. What remains
 * in `context.oldAnchors` is right as far as this page knows: whether a heading went to another page, the site says.
 */
export function placeOldAnchors(
  html: string,
  context: BodyContext,
  settings: Settings,
  typed: TypedText,
): string {
  const noted = [...context.oldAnchors, ...readRenamed(context, settings)];
  if (noted.length === 0) return html;
  const own = claimOwn(noted, context, typed);
  for (const { id, toId, page, at } of noted) {
    // Readers of its old address arrive here, hash and all: then the old id may as well stand here, if it is free.
    const isFormer = page !== undefined && settings.former.some((path) => isSameAddress(path, page));
    if (!isFormer || context.anchors.has(id) || own.has(id)) continue;
    const here = { id, toId, at };
    own.set(id, here);
    noted.push(here);
  }
  const byTarget = new Map<string, string[]>();
  context.oldAnchors.length = 0;
  for (const anchor of noted) {
    if (anchor.page === undefined && own.get(anchor.id) !== anchor) continue;
    const toId = followOwn(anchor.toId, own, context.anchors);
    context.oldAnchors.push({ ...anchor, toId });
    if (anchor.page === undefined && isThere(toId, context)) addTo(byTarget, toId, anchor.id);
  }
  return insertSpans(html, byTarget, own, context);
}

/** The HTML with the old ids of each target before it. */
function insertSpans(
  html: string,
  byTarget: ReadonlyMap<string, readonly string[]>,
  own: ReadonlyMap<string, OldAnchor>,
  context: BodyContext,
): string {
  if (byTarget.size === 0) return html;
  const places = findPlaces(html, byTarget);
  let result = '';
  let done = 0;
  for (const [toId, at] of places) {
    const ids = byTarget.get(toId) ?? [];
    result += html.slice(done, at);
    for (const id of ids) {
      result += `<span id="${escapeHtml(id)}" class="was"></span>`;
      context.anchors.add(id);
    }
    done = at;
  }
  for (const [toId, [first = '']] of byTarget)
    if (!places.has(toId)) context.diagnostics.push(noHeading(toId, own.get(first)?.at));
  return result + html.slice(done);
}

/** Addresses may be written with the base path or without it. */
function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => `/${path.replace(/^\/+|\/+$/g, '')}`.toLowerCase());
  return one !== undefined && other !== undefined && (one.endsWith(other) || other.endsWith(one));
}

function isThere(id: string, { anchors }: BodyContext): boolean {
  return id === TOP || anchors.has(id);
}

/** The entries of the front matter, but for those that are the wrong way round. */
function readRenamed(
  { anchors, diagnostics, oldAnchors }: BodyContext,
  { source, renamed, renamedAt }: Settings,
): readonly OldAnchor[] {
  if (renamed.length === 0) return [];
  const above = renamedAt ?? { file: '', line: 1, column: 1 };
  const places = locateEntries(source.text, above);
  const known = new Set([
    ...anchors,
    ...oldAnchors.flatMap(({ page, id }) => (page === undefined ? id : [])),
  ]);
  return renamed.flatMap(({ id, old }) => {
    const at = places.get(id) ?? above;
    const now = known.has(id) ? undefined : old.find((entry) => anchors.has(entry));
    if (now !== undefined) {
      diagnostics.push(reversed(id, now, old, at, source.text));
      return [];
    }
    // `#top` means the top of every page that has no such heading.
    const toId = id === 'top' && !known.has(id) ? TOP : id;
    return old.map((entry): OldAnchor => ({ ...splitOldId(entry), toId, at }));
  });
}

/** Where the keys of the entries stand below `anchors:`, or on its line. */
function locateEntries(text: string, above: Location): ReadonlyMap<string, Location> {
  const found = new Map<string, Location>();
  const rows = text.split('\n');
  for (let index = above.line - 1; index < rows.length; index++) {
    const row = rows[index] ?? '';
    // The next setting, or the end of all.
    if (index >= above.line && /^[^\s#-]|^---/.test(row)) break;
    for (const match of row.matchAll(/(?<![^\s{,])(["']?)([^\s"'{},:[\]]+)\1(?=\s*:)/g)) {
      const key = withoutMark(match[2] ?? '');
      const place = { file: above.file, line: index + 1, column: match.index + 1, length: match[0].length };
      if (!found.has(key)) found.set(key, place);
    }
  }
  return found;
}

function reversed(
  typed: string,
  now: string,
  old: readonly string[],
  at: Location,
  text: string,
): Diagnostic {
  const row = (text.split('\n', at.line)[at.line - 1] ?? '').slice(at.column - 1);
  const entry = /^["']?[^"':]+["']?\s*:\s*(?:\[\s*)?["']?[^\s"',\]}]+["']?(?:\s*\])?/.exec(row)?.[0];
  const isOnly = old.length === 1 && entry !== undefined && entry.includes(now);
  const quote = (id: string): string => (/^[\w-]+$/.test(id) ? id : JSON.stringify(id));
  return {
    severity: 'error',
    code: 'anchor/reversed',
    message: `"${typed}" is not a heading of this page, but "${now}" is: the old and the new id are the wrong way round`,
    at,
    hint: `Write the id of today first: anchors: { ${quote(now)}: ${quote(typed)} }`,
    ...(isOnly && { fix: { from: entry, to: `${quote(now)}: ${quote(typed)}` } }),
  };
}

/** The old ids that this page has to itself, each with the first that claims it. */
function claimOwn(
  noted: readonly OldAnchor[],
  { anchors, headingPlaces, diagnostics }: BodyContext,
  typed: TypedText,
): Map<string, OldAnchor> {
  const own = new Map<string, OldAnchor>();
  const find = createHtmlFinder(typed);
  for (const anchor of noted) {
    const { id, toId, page, at } = anchor;
    if (page !== undefined) continue;
    const first = own.get(id);
    const isTaken = anchors.has(id);
    if (!isTaken && first === undefined) own.set(id, anchor);
    // Said twice of one heading: no harm is done.
    else if (isTaken || first?.toId !== toId) {
      const place = isTaken
        ? (headingPlaces.get(id) ??
          find(new RegExp(`(?<=\\s(?:id|name)\\s*=\\s*["']?)${patternOf(id).source}`)))
        : first?.at;
      diagnostics.push({
        severity: 'error',
        code: 'anchor/taken',
        message: isTaken
          ? `The old id "${id}" is an id of this page today`
          : `Two headings of this page claim the old id "${id}"`,
        at,
        hint: isTaken ? 'Remove it here: links with it lead to what has it.' : 'Keep it at one of them.',
        ...(place === undefined ? {} : { related: [place] }),
      });
    }
  }
  return own;
}

/** An old id of an old id: the heading that it is today. */
function followOwn(id: string, own: ReadonlyMap<string, OldAnchor>, anchors: ReadonlySet<string>): string {
  let now = id;
  for (let steps = own.size; steps > 0 && !anchors.has(now); steps--) now = own.get(now)?.toId ?? now;
  return anchors.has(now) || now === TOP ? now : id;
}

/** Elements that another may stand before. */
const STANDS_ALONE = /^(?:h[1-6]|p|div|section|article|details|blockquote|figure|a|span|strong|em|b|i|img)$/;

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

/** Offsets of the elements with these ids, in their order; one before which nothing may stand (a row of a table) is not among them. */
function findPlaces(html: string, wanted: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const places = new Map<string, number>(wanted.has(TOP) ? [[TOP, 0]] : []);
  for (const { 1: name = '', 2: attributes = '', index } of html.matchAll(TAG)) {
    const typed = / id="([^"]*)"/.exec(attributes)?.[1];
    if (typed === undefined) continue;
    const id = decodeText(typed);
    if (wanted.has(id) && !places.has(id) && STANDS_ALONE.test(name)) places.set(id, index);
  }
  return places;
}

function noHeading(id: string, at: Location | undefined): Diagnostic {
  return {
    severity: 'error',
    code: 'anchor/unknown',
    message: `"${id}" is not the id of a heading of this page`,
    ...(at === undefined ? {} : { at }),
    hint: 'Old ids can be given to headings only.',
  };
}
