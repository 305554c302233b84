/** Finds a setting in the text of a configuration file, as far as it is written there: values may be computed. Pure. */
import type { Location } from '../../model.ts';
import { escapePattern } from '../../text.ts';
import { positionOf } from '../problems/position-of.ts';

/** A configuration file's text, looked through once. */
export interface ConfigText {
  /** The text with spaces for comments, so that a key in a comment is not taken for the key. */
  readonly code: string;
  /** Of every bracket that opens, by its offset: where its entries begin. */
  readonly entries: ReadonlyMap<number, readonly number[]>;
}

const TOKENS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Looks through a file of JSON or code; positions stay. */
export function readConfigText(text: string): ConfigText {
  const code = text.replace(TOKENS, (token) =>
    token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token,
  );
  const bare = code.replace(TOKENS, (token) => token.replace(/[^\n]/g, '_'));
  const entries = new Map<number, number[]>();
  const open: number[][] = [];
  let isBetween = false;
  for (const { 0: mark, index } of bare.matchAll(/[[\]{}(),]|[^\s[\]{}(),]+/g)) {
    const isClosing = /[\]})]/.test(mark);
    if (isBetween && !isClosing && mark !== ',') open.at(-1)?.push(index);
    isBetween = /[[{(,]/.test(mark);
    if (isClosing) open.pop();
    else if (isBetween && mark !== ',') {
      const own: number[] = [];
      entries.set(index, own);
      open.push(own);
    }
  }
  return { code, entries };
}

/**
 * The place of the last part of a path that is there: the key of a setting, or the entry of a list. Where an object is not
 * written out, a key is looked for in the text behind.
 */
export function findKey(config: ConfigText, file: string, path: readonly (string | number)[]): Location {
  const { code, entries } = config;
  const start = /\bexport\s+default\b|\bmodule\.exports\s*=/.exec(code);
  let value = start === null ? 0 : start.index + start[0].length;
  let found: { readonly offset: number; readonly length?: number } | undefined;
  for (const part of path) {
    const open = findOpening(config, value);
    const own = open === undefined ? [] : (entries.get(open) ?? []);
    const isWhole = open !== undefined && !own.some((at) => code.startsWith('...', at));
    if (typeof part === 'number') {
      const at = code[open ?? 0] === '[' && isWhole ? own[part] : undefined;
      // Of a list that is computed the place is known, not those of its entries.
      if (at === undefined) break;
      found = { offset: at };
      value = at;
      continue;
    }
    const key = keyPattern(part);
    const at = own.find((entry) => matchAt(key, code, entry) !== undefined);
    const match = matchAt(
      key,
      code,
      at ?? (isWhole ? code.length : searchKey(code, part, found?.offset ?? 0)),
    );
    if (match === undefined) break;
    found = { offset: match.index, length: match[0].length };
    const colon = /\s*:/y;
    colon.lastIndex = match.index + match[0].length;
    value = colon.test(code) ? colon.lastIndex : match.index;
  }
  if (found === undefined) return { file, line: 1, column: 1 };
  const { offset, length } = found;
  return { file, ...positionOf(code, offset), ...(length === undefined ? {} : { length }) };
}

/** The bracket that a value begins with, also of one that stands in a call or has a name. */
function findOpening({ code, entries }: ConfigText, value: number): number | undefined {
  let at = value;
  for (let step = 0; step < MAX_STEPS; step++) {
    at += code.slice(at).search(/\S|$/);
    if (code[at] === '[' || code[at] === '{') return at;
    const name = matchAt(/[\w$.]+(\s*\()?/y, code, at);
    if (name === undefined) return undefined;
    const [whole, call] = name;
    const argument = call === undefined ? undefined : entries.get(at + whole.length - 1)?.[0];
    const declared = new RegExp(`\\b(?:const|let|var)\\s+${escapePattern(whole)}(?![\\w$])[^=;]*=`).exec(
      code,
    );
    const next = call === undefined && declared !== null ? declared.index + declared[0].length : argument;
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** A name for a call for a name: nobody writes more of them. */
const MAX_STEPS = 4;

function keyPattern(key: string): RegExp {
  return new RegExp(`(["']?)${escapePattern(key)}\\1(?![\\w$"'-])`, 'y');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Offset of the next text that looks like this key. */
function searchKey(code: string, key: string, from: number): number {
  const pattern = new RegExp(`(?<![\\w$.])(["']?)${escapePattern(key)}\\1\\s*(?=[:,}]|\\r?\\n)`, 'g');
  pattern.lastIndex = from;
  return pattern.exec(code)?.index ?? code.length;
}
