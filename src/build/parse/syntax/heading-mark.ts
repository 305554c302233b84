/** What stands in braces at the end of a heading: its id, and the ids that it had before. Pure. */
import { closest } from '../../problems/did-you-mean.ts';

export interface HeadingMark {
  /** Undefined: made of the heading's words. */
  readonly id?: string;
  /** Old ids as typed: `old`, or `/docs/other#old`. */
  readonly aliases: readonly string[];
  /** What the section below it is, beside text. */
  readonly classes: readonly HeadingClass[];
  /** Pieces that mean nothing here, as typed. */
  readonly unknown: readonly string[];
  /** Where the heading's words end. */
  readonly end: number;
}

/** The only attribute that a heading has beside its id. */
export const ALIASES = 'aliases';

/** What a section may be: its list is asked one question at a time. */
export const HEADING_CLASSES = ['troubleshooter'] as const;

type HeadingClass = (typeof HEADING_CLASSES)[number];

/** `.name`; one that is not ours, nor nearly, leaves the braces what they were. */
const CLASS = /^\.([A-Za-z][\w-]*)(?=[\s,]|$)[\s,]*/;

/** `name="value"`; quotes may be missing, or those of a word processor. */
const ATTRIBUTE =
  /^([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|[\u201C\u201D]([^\u201C\u201D]*)[\u201C\u201D]|([^\s"'=,]+(?:\s*,\s*[^\s"'=,]+(?!\s*=))*))[\s,]*/;

/**
 * Reads ` {#id}`, ` \{#id}`, ` {/* #id *\/}` (behaviours.md 3.3.4), each also with `aliases="old,older"`, and
 * ` {aliases="old"}`; ` {.troubleshooter}` alone or among them. Undefined: the heading ends with none of them, and all of it is words.
 */
export function readHeadingMark(text: string): HeadingMark | undefined {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith('}')) return undefined;
  const open = trimmed.lastIndexOf('{');
  if (open === -1) return undefined;
  const inner = trimmed.slice(open + 1, -1);
  const start = trimmed[open - 1] === '\\' ? open - 1 : open;
  // An id may stand right behind the last word, as languages without spaces have it; anything else not.
  const isApart = start === 0 || inner.startsWith('#') || /\s/.test(trimmed[start - 1] ?? '');
  if (inner.includes('}') || !isApart) return undefined;
  const end = trimmed.slice(0, start).trimEnd().length;
  const comment = /^\/\*\s*(#[^\s*][\s\S]*?)\s*\*\/$/.exec(inner);
  if (comment === null) return readInner(inner, end);
  const mark = readInner(comment[1] ?? '', end);
  // In a comment an id is one word, as it always was.
  return mark?.id === undefined || /[\s*]/.test(mark.id) ? undefined : mark;
}

function readInner(inner: string, end: number): HeadingMark | undefined {
  const bare = inner.trim();
  const first = /^#[^\s#]+(?=\s)/.exec(bare)?.[0] ?? '';
  const read = readAttributes(bare.slice(first.length).trim());
  if (read !== undefined && (first !== '' || isMeant(read.names)))
    return { ...(first === '' ? {} : { id: first.slice(1) }), ...read, end };
  if (inner.startsWith('#') && inner.length > 1 && !inner.endsWith('#')) {
    if (first === '' || !/\balias(?:es)?\b/i.test(bare.slice(first.length)))
      return { id: inner.slice(1), aliases: [], classes: [], unknown: [], end };
    return { id: first.slice(1), aliases: [], classes: [], unknown: [bare.slice(first.length).trim()], end };
  }
  return undefined;
}

/** Without an id in front the braces could be anybody's: then one name must be ours, or nearly. */
function isMeant(names: readonly string[]): boolean {
  return names.some((name) => name === ALIASES || closest(name, [ALIASES], 2) !== undefined);
}

function readAttributes(
  typed: string,
):
  | (Pick<HeadingMark, 'aliases' | 'classes' | 'unknown'> & { readonly names: readonly string[] })
  | undefined {
  const aliases: string[] = [];
  const classes: HeadingClass[] = [];
  const unknown: string[] = [];
  const names: string[] = [];
  for (let rest = typed; rest !== '';) {
    const named = CLASS.exec(rest);
    if (named !== null) {
      const [whole, name = ''] = named;
      const known = HEADING_CLASSES.find((entry) => entry === name);
      if (known !== undefined) classes.push(known);
      else if (closest(name, HEADING_CLASSES) === undefined) return undefined;
      else unknown.push(`.${name}`);
      names.push(ALIASES);
      rest = rest.slice(whole.length);
      continue;
    }
    const found = ATTRIBUTE.exec(rest);
    if (found === null) return undefined;
    const [whole, name = '', ...values] = found;
    const value = values.find((entry) => entry !== undefined) ?? '';
    names.push(name);
    if (name === ALIASES) aliases.push(...value.split(',').map((entry) => entry.trim()));
    else unknown.push(whole.replace(/[\s,]+$/, ''));
    rest = rest.slice(whole.length);
  }
  return names.length === 0
    ? undefined
    : { aliases: aliases.filter((entry) => entry !== ''), classes, unknown, names };
}
