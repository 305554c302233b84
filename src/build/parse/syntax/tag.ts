/** Reads one HTML or JSX tag. JSX expressions are read as literals where they are, and never evaluated. */
import { decodeHTMLStrict } from 'entities';
import { replaceForbidden } from '../slips/hidden-characters.ts';
import { readLiteral, skipBraces } from './literal.ts';

/** What an attribute says: a text, a literal value from `{…}`, or an expression we do not evaluate. */
export type AttributeValue =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'literal'; readonly value: unknown }
  | { readonly type: 'expression'; readonly code: string };

export interface Tag {
  /** As written; empty for a fragment `<>`. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'self-closing';
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  /** Offset after the closing `>`. */
  readonly end: number;
}

const NAME = /[A-Za-z][\w.:-]*/y;
const ATTRIBUTE_NAME = /[A-Za-z_:@$][\w.:$-]*/y;
/** HTML's unquoted value (CommonMark 0.31.2, section 6.6). */
const UNQUOTED = /[^\s"'=<>`{]+/y;
const SPACE = /\s*/y;

/** The longest tag we read: a longer one is text. Keeps hostile input linear. */
const MAX_TAG_LENGTH = 20_000;

/** Reads the tag at `start` (which holds `<`), or undefined when it is none: then it is text as typed. */
export function readTag(text: string, start: number): Tag | undefined {
  let at = start + 1;
  const closing = text[at] === '/';
  if (closing) at++;
  const name = match(NAME, text, at) ?? '';
  at += name.length;
  const attributes = new Map<string, AttributeValue>();
  if (name === '')
    return text[at] === '>' ? { name, kind: closing ? 'close' : 'open', attributes, end: at + 1 } : undefined;
  while (at < text.length && at - start < MAX_TAG_LENGTH) {
    const space = match(SPACE, text, at)?.length ?? 0;
    at += space;
    if (/\n[ \t]*\n/.test(text.slice(at - space, at))) return undefined;
    const char = text[at];
    if (char === '>') return { name, kind: closing ? 'close' : 'open', attributes, end: at + 1 };
    if (char === '/' && text[at + 1] === '>' && !closing)
      return { name, kind: 'self-closing', attributes, end: at + 2 };
    if (closing || space === 0) return undefined;
    if (char === '{') {
      const end = skipBraces(text, at, start + MAX_TAG_LENGTH);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    const key = match(ATTRIBUTE_NAME, text, at);
    if (key === undefined) return undefined;
    at += key.length;
    const gap = match(SPACE, text, at)?.length ?? 0;
    if (text[at + gap] !== '=') {
      attributes.set(key, { type: 'literal', value: true });
      continue;
    }
    at += gap + 1;
    at += match(SPACE, text, at)?.length ?? 0;
    const value = readValue(text, at, start + MAX_TAG_LENGTH);
    if (value === undefined) return undefined;
    attributes.set(key, value.value);
    at = value.end;
  }
  return undefined;
}

function readValue(
  text: string,
  at: number,
  limit: number,
): { value: AttributeValue; end: number } | undefined {
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1);
    if (close === -1 || close > limit) return undefined;
    return {
      value: { type: 'text', text: replaceForbidden(decodeHTMLStrict(text.slice(at + 1, close))) },
      end: close + 1,
    };
  }
  if (quote === '{') {
    const end = skipBraces(text, at, limit);
    if (end === undefined) return undefined;
    const code = text.slice(at + 1, end - 1).trim();
    const literal = readLiteral(code);
    return { value: literal ? { type: 'literal', value: literal.value } : { type: 'expression', code }, end };
  }
  const plain = match(UNQUOTED, text, at);
  return plain === undefined ? undefined : { value: { type: 'text', text: plain }, end: at + plain.length };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** An attribute as a text: what was typed between quotes, or a literal string, number or `true`. */
export function textOf(value: AttributeValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.type === 'text') return value.text;
  if (value.type === 'literal' && (typeof value.value === 'string' || typeof value.value === 'number'))
    return String(value.value);
  return undefined;
}

/** True for `<X flag>` and `<X flag={true}>`. */
export function isSet(value: AttributeValue | undefined): boolean {
  return value?.type === 'literal' ? value.value === true : value?.type === 'text' && value.text !== 'false';
}
