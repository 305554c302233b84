/** HTML elements and components as blocks and running text of marked: a tag and all that it holds (MDX's reading). */
import type { Token, TokenizerAndRendererExtension, TokenizerThis, Tokens } from 'marked';
import { findClose, VOID_ELEMENTS } from './find-close.ts';
import { closesFence, readFence } from '../../problems/fences.ts';
import { COMPONENTS } from '../component-table.ts';
import { BLOCK, htmlNameOf, isComponentName, PHRASING, RAW_TEXT } from '../html/html-names.ts';
import { dedent, findLineStart, lexState, MAX_NESTING, readBlocks } from './lex-state.ts';
import { readTag, type Tag } from './tag.ts';

/** An HTML element or a component with its content already read. */
export interface ElementToken {
  readonly type: 'element';
  readonly raw: string;
  readonly tag: Tag;
  /** Canonical name: an HTML name in lower case, or the component's. */
  readonly name: string;
  /** Whether `tokens` are blocks or running text. */
  readonly block: boolean;
  readonly tokens: Token[];
  /** Content as written, for elements that take their text raw. */
  readonly inner: string;
}

/** Tags that end a paragraph above them: components and block elements, not those of running text. */
const INTERRUPTS = new RegExp(`\\n[ \\t]*<(?:[A-Z>]|(?:${[...BLOCK].join('|')})(?!\\n\\n)[\\s/>])`, 'y');

export const blockElement: TokenizerAndRendererExtension = {
  name: 'element',
  level: 'block',
  start: (src) => findLineStart(src, '<', INTERRUPTS),
  tokenizer(src) {
    const found = /^[ \t]*</.exec(src);
    if (found === null || lexState.depth >= MAX_NESTING) return undefined;
    if (found[0].length > 4 && lexState.indentedCode && !/^\s*<[A-Z]/.test(src)) return undefined;
    const at = found[0].length - 1;
    const tag = readTag(src, at);
    if (tag === undefined || tag.kind === 'close') return undefined;
    const name = nameOfTag(tag);
    if (name === undefined) return undefined;
    if (tag.kind === 'self-closing' || VOID_ELEMENTS.has(name)) {
      const blank = /^[ \t]*(?:\n|$)/.exec(src.slice(tag.end));
      if (blank === null) return undefined;
      return element(src.slice(0, tag.end + blank[0].length), tag, name, true, [], '');
    }
    const close = findClose(src, tag.end, tag.name, lexState.budget);
    if (close === undefined) {
      if (name !== '' && COMPONENTS.has(name)) lexState.unclosed.set(src.slice(at, tag.end), tag.name);
      return undefined;
    }
    const rest = (BLOCK.has(name) ? /^[ \t]*(?:\n|$|(?=<))/ : /^[ \t]*(?:\n|$)/).exec(
      src.slice(close.end, close.end + 200),
    );
    // A summary is over where it is closed, whatever follows on its line.
    const after = rest ?? (name === 'summary' ? ['' as const] : null);
    if (after === null) return undefined;
    const inner = src.slice(tag.end, close.start);
    const oneLine = !/\n[ \t]*\n|^[ \t]*\n/.test(inner);
    // A frame by itself is no running text, and marked would take what JSX has in braces for attributes,
    // as it takes a `>` at the start of a line for a quote.
    const isBroken = /\n[ \t]*>$/.test(src.slice(at, tag.end));
    if (oneLine && PHRASING.has(name) && name !== 'iframe' && !isBroken) return undefined;
    // A block that opens on the first line (`<details><summary>…`) is read as blocks too.
    const block = !oneLine || startsWithBlock(inner);
    const raw = src.slice(0, close.end + after[0].length);
    return element(raw, tag, name, block, readContent(this, name, inner, block), inner);
  },
};

function readContent(self: TokenizerThis, name: string, inner: string, block: boolean): Token[] {
  if (RAW_TEXT.has(name) || name === 'pre' || COMPONENTS.get(name)?.isRaw === true) return [];
  lexState.depth++;
  const before = lexState.indentedCode;
  lexState.indentedCode = false;
  const tokens = block ? readBlocks(self.lexer, dedent(inner)) : self.lexer.inline(inner.trim());
  lexState.indentedCode = before;
  lexState.depth--;
  return tokens;
}

function startsWithBlock(inner: string): boolean {
  const tag = /^\s*</.test(inner) ? readTag(inner, inner.indexOf('<')) : undefined;
  if (tag === undefined || tag.kind === 'close') return false;
  return (
    !PHRASING.has(tag.name.toLowerCase()) && nameOfTag(tag) !== undefined && !VOID_ELEMENTS.has(tag.name)
  );
}

function nameOfTag(tag: Tag): string | undefined {
  if (tag.name === '') return '';
  return htmlNameOf(tag.name) ?? (isComponentName(tag.name) || tag.name.includes('.') ? tag.name : undefined);
}

function element(
  raw: string,
  tag: Tag,
  name: string,
  block: boolean,
  tokens: Token[],
  inner: string,
): ElementToken {
  return { type: 'element', raw, tag, name, block, tokens, inner };
}

export const inlineElement: TokenizerAndRendererExtension = {
  name: 'inlineElement',
  level: 'inline',
  tokenizer(src) {
    if (!src.startsWith('<') || lexState.depth >= MAX_NESTING) return undefined;
    const tag = readTag(src, 0);
    if (tag === undefined || tag.kind === 'close') return undefined;
    const name = nameOfTag(tag);
    if (name === undefined) return undefined;
    if (tag.kind === 'self-closing' || VOID_ELEMENTS.has(name))
      return element(src.slice(0, tag.end), tag, name, false, [], '');
    const close = findClose(src, tag.end, tag.name, lexState.budget);
    if (close === undefined) return undefined;
    const inner = src.slice(tag.end, close.start);
    lexState.depth++;
    const opaque = RAW_TEXT.has(name) || COMPONENTS.get(name)?.isRaw === true;
    const tokens = opaque ? [] : this.lexer.inlineTokens(inner);
    lexState.depth--;
    return element(src.slice(0, close.end), tag, name, false, tokens, inner);
  },
};

/** In a page written as JSX, indentation is for the eye: a block set in by four spaces or more is read like any other. */
export const indented: TokenizerAndRendererExtension = {
  name: 'indented',
  level: 'block',
  tokenizer(src) {
    if (lexState.indentedCode || lexState.depth >= MAX_NESTING) return undefined;
    const width = /^[ \t]*/.exec(src)?.[0].length ?? 0;
    const fence = readIndentedFence(src, width);
    if (fence !== undefined) return fence;
    if (!/^(?: {4}| {0,3}\t)[ \t]*[^\s<]/.test(src)) return undefined;
    let end = 0;
    while (end < src.length) {
      const lineEnd = src.indexOf('\n', end);
      const line = src.slice(end, lineEnd === -1 ? src.length : lineEnd);
      if (line.trim() !== '' && (/^[ \t]*/.exec(line)?.[0].length ?? 0) < width) break;
      end = lineEnd === -1 ? src.length : lineEnd + 1;
    }
    lexState.depth++;
    const token = {
      type: 'indented',
      raw: src.slice(0, end),
      tokens: this.lexer.blockTokens(dedent(src.slice(0, end)), []),
    };
    lexState.depth--;
    return token;
  },
};

/** A fence keeps what its lines have beyond its own indentation, however little some of them have. */
function readIndentedFence(src: string, width: number): Tokens.Code | undefined {
  const lineEnd = src.indexOf('\n');
  const open = lineEnd === -1 ? undefined : readFence(src.slice(0, lineEnd));
  if (open?.at !== width) return undefined;
  const strip = new RegExp(`^[ \\t]{0,${width}}`);
  const lines: string[] = [];
  let end = lineEnd + 1;
  for (let isClosed = false; end < src.length && !isClosed;) {
    const next = src.indexOf('\n', end) + 1 || src.length;
    const line = src.slice(end, next).replace(/\n$/, '');
    isClosed = closesFence(line, open);
    if (!isClosed) lines.push(line.replace(strip, ''));
    end = next;
  }
  return { type: 'code', raw: src.slice(0, end), lang: open.info, text: lines.join('\n') };
}
