/** `:::tip[Title] … :::` as a block of marked (behaviours.md 3.2). */
import type { Token, TokenizerAndRendererExtension } from 'marked';
import { createFenceCursor } from '../../problems/fences.ts';
import { dedent, findLineStart, lexState, MAX_NESTING, readBlocks } from './lex-state.ts';

export interface AdmonitionToken {
  readonly type: 'admonition';
  readonly raw: string;
  readonly name: string;
  readonly known: boolean;
  readonly title: Token[];
  readonly titleText: string;
  readonly tokens: Token[];
  readonly closed: boolean;
  /** Another box begins inside, with as many colons: its closing line ends this one. */
  readonly swallows: boolean;
  /** The title has one of its brackets only. */
  readonly halfTitle: boolean;
}

/** The kinds of boxes, as they are typed; the first five are the usual ones. */
export const ADMONITION_TYPES: ReadonlySet<string> = new Set(
  'note tip info warning danger caution important success secondary'.split(' '),
);

const ADMONITION = /^( {0,3})(:{3,})[ \t]*([A-Za-z][\w-]*)(?:(\[)|(\{)|[ \t]+([^\n]*)|(?=[ \t]*(?:\n|$)))/;

/** A box ends a paragraph above it. */
const INTERRUPTS = /\n {0,3}:{3}/y;

export const admonition: TokenizerAndRendererExtension = {
  name: 'admonition',
  level: 'block',
  start: (src) => findLineStart(src, ':', INTERRUPTS),
  tokenizer(src) {
    const found = ADMONITION.exec(src);
    if (found === null || lexState.depth >= MAX_NESTING) return undefined;
    const [, indent = '', colons = '', name = ''] = found;
    const lineEnd = src.indexOf('\n');
    const firstLine = lineEnd === -1 ? src : src.slice(0, lineEnd);
    const known = ADMONITION_TYPES.has(name);
    if (!known)
      return { type: 'unknownDirective', raw: `${firstLine}\n`.slice(0, src.length), name, text: firstLine };
    const rest = firstLine
      .slice(indent.length + colons.length)
      .trim()
      .slice(name.length);
    const titleText = readTitle(rest);
    const body = readContainer(src, firstLine.length, colons.length);
    lexState.depth++;
    const token = {
      type: 'admonition',
      raw: src.slice(0, body.end),
      name,
      known,
      titleText,
      title: titleText === '' ? [] : this.lexer.inline(titleText),
      tokens: readBlocks(this.lexer, body.text),
      closed: body.closed,
      swallows: body.swallows,
      halfTitle: rest.split('[').length !== rest.split(']').length && !rest.includes('`'),
    };
    lexState.depth--;
    return token;
  },
};

/** `> [!NOTE]` as GitHub has it, with a title behind it as others have it. */
const ALERT = /^ {0,3}>[ \t]*\[!([A-Za-z]+)\][ \t]*([^\n]*)(?=\n|$)/;

/** GitHub's boxes: a quote whose first line names the kind. */
export const alert: TokenizerAndRendererExtension = {
  name: 'alert',
  level: 'block',
  tokenizer(src) {
    const [, kind = '', titleText = ''] = ALERT.exec(src) ?? [];
    const name = kind.toLowerCase();
    if (!ADMONITION_TYPES.has(name) || lexState.depth >= MAX_NESTING) return undefined;
    // Which lines belong to a quote is marked's own business.
    const quote = this.lexer.options.tokenizer?.blockquote(src);
    if (quote === undefined) return undefined;
    const lineEnd = quote.text.indexOf('\n');
    const title = titleText.trim();
    lexState.depth++;
    const token: AdmonitionToken = {
      type: 'admonition',
      raw: quote.raw,
      name,
      known: true,
      titleText: title,
      title: title === '' ? [] : this.lexer.inline(title),
      tokens: lineEnd === -1 ? [] : readBlocks(this.lexer, quote.text.slice(lineEnd + 1)),
      closed: true,
      swallows: false,
      halfTitle: false,
    };
    lexState.depth--;
    return token;
  },
};

/** The title in `[My *title*]{title="x"}`, ` My title` or `{title="x"}`; an attribute wins (behaviours.md 3.2.2). */
function readTitle(rest: string): string {
  const attribute = /\{[^}]*\btitle=(?:"([^"]*)"|'([^']*)')[^}]*\}\s*$/.exec(rest);
  if (attribute !== null) return attribute[1] ?? attribute[2] ?? '';
  const text = rest.replace(/(?<=^|\]|\s)\{[^}]*\}\s*$/, '').trim();
  return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
}

/** The lines up to a bare fence of at least as many colons, fenced code apart. */
function readContainer(
  src: string,
  firstLine: number,
  colons: number,
): { text: string; end: number; closed: boolean; swallows: boolean } {
  const start = Math.min(firstLine + 1, src.length);
  let at = start;
  const fences = createFenceCursor();
  let swallows = false;
  while (at < src.length) {
    const lineEnd = src.indexOf('\n', at);
    const end = lineEnd === -1 ? src.length : lineEnd;
    const typed = src.slice(at, end);
    const line = fences.read(typed) === 'text' ? typed.trim() : '';
    if (line.length >= colons && /^:+$/.test(line)) {
      return {
        text: dedent(src.slice(start, at)),
        end: Math.min(end + 1, src.length),
        closed: true,
        swallows,
      };
    } else if (line.startsWith(':')) swallows ||= beginsBox(line, colons);
    at = end + 1;
  }
  return { text: dedent(src.slice(start)), end: src.length, closed: false, swallows };
}

function beginsBox(line: string, colons: number): boolean {
  const found = ADMONITION.exec(line);
  return found !== null && found[2]?.length === colons && ADMONITION_TYPES.has(found[3] ?? '');
}
