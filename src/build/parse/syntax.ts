/** What helpsite reads beyond GFM, as marked extensions: elements, admonitions, footnotes, comments, imports, heading ids. */
import { Marked, type MarkedExtension, type Token, type TokenizerAndRendererExtension, type TokenizerThis, type Tokens } from 'marked';
import { findClose, VOID_ELEMENTS, type SearchBudget } from './find-close.ts';
import { BLOCK, htmlNameOf, isComponentName, isTypedName, PHRASING, RAW_TEXT } from './html-names.ts';
import { skipBraces } from './literal.ts';
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

export interface AdmonitionToken {
  readonly type: 'admonition';
  readonly raw: string;
  readonly name: string;
  readonly known: boolean;
  readonly title: Token[];
  readonly titleText: string;
  readonly tokens: Token[];
  readonly closed: boolean;
}

/** What one run of the lexer may spend and has met; set anew for each page by `lexMarkdown`. */
export interface LexState {
  readonly budget: SearchBudget;
  depth: number;
  /** Indented text is code (CommonMark), unless the page is written in JSX, where it is not. */
  indentedCode: boolean;
}

/** Nesting of elements and admonitions beyond this is text: a page is not that deep. */
const MAX_NESTING = 40;

const ESM =
  /^(?:import\s+(?:[\w*{][^;'"\n]*(?:\n[^;'"\n]+)*\sfrom\s*)?(['"])[^'"\n]+\1[ \t]*;?|export\s+(?:(?:const|let|var|async\s+function|function|class)\s+[\w$[{]|default\s+[^\s.]|\{|\*)[^\n]*)/;

const ADMONITION_TYPES: ReadonlySet<string> = new Set(
  'note tip info warning danger secondary important success caution'.split(' '),
);

let state: LexState = { budget: { left: 0 }, depth: 0, indentedCode: true };

/** Only one page is read at a time (stages are synchronous), so the lexer's state may live here. */
export function beginLexing(next: LexState): void {
  state = next;
}

/** The start of a line within the next paragraph that begins with `mark`: where a paragraph is interrupted. */
function lineStart(src: string, pattern: RegExp): number | undefined {
  const end = src.indexOf('\n\n');
  const found = pattern.exec(end === -1 ? src : src.slice(0, end));
  return found === null ? undefined : found.index + 1;
}

/** ESM lines never show (contract.md section 2). */
const esm: TokenizerAndRendererExtension = {
  name: 'esm',
  level: 'block',
  tokenizer(src) {
    if (!src.startsWith('import') && !src.startsWith('export')) return undefined;
    const found = ESM.exec(src);
    if (found === null) return undefined;
    let end = found[0].length;
    if (src.startsWith('export')) end = endOfStatement(src);
    else while (/^\n(?:import\s|export\s)/.test(src.slice(end, end + 8))) {
      const next = ESM.exec(src.slice(end + 1));
      if (next === null || src.startsWith('export', end + 1)) break;
      end += 1 + next[0].length;
    }
    return { type: 'esm', raw: src.slice(0, end) };
  },
};

/** An export runs to the first blank line outside of its braces. */
function endOfStatement(src: string): number {
  let end = src.indexOf('\n\n');
  if (end === -1) return src.length;
  const brace = src.indexOf('{');
  const close = brace !== -1 && brace < end ? skipBraces(src, brace) : undefined;
  if (close !== undefined && close > end) end = src.indexOf('\n\n', close);
  return end === -1 ? src.length : end;
}

const blockComment: TokenizerAndRendererExtension = {
  name: 'comment',
  level: 'block',
  tokenizer(src) {
    const found = /^ {0,3}\{\/\*[\s\S]*?\*\/\}[ \t]*(?=\n|$)/.exec(src);
    return found === null ? undefined : { type: 'comment', raw: found[0] };
  },
};

const inlineComment: TokenizerAndRendererExtension = {
  name: 'inlineComment',
  level: 'inline',
  start: (src) => nonNegative(src.search(/\{(?:\/\*|\s*["'`])/)),
  tokenizer(src) {
    const comment = /^\{\/\*[\s\S]*?\*\/\}/.exec(src);
    if (comment !== null) return { type: 'comment', raw: comment[0] };
    // `{' '}` is how JSX writes a space.
    const space = /^\{\s*(["'`])[ \t\n]*\1\s*\}/.exec(src);
    return space === null ? undefined : { type: 'space-expression', raw: space[0] };
  },
};

function nonNegative(index: number): number | undefined {
  return index === -1 ? undefined : index;
}

const ADMONITION = /^( {0,3})(:{3,})[ \t]*([A-Za-z][\w-]*)(?:(\[)|(\{)|[ \t]+([^\n]*)|(?=[ \t]*(?:\n|$)))/;

const admonition: TokenizerAndRendererExtension = {
  name: 'admonition',
  level: 'block',
  start: (src) => lineStart(src, /\n {0,3}:{3}/),
  tokenizer(src) {
    const found = ADMONITION.exec(src);
    if (found === null || state.depth >= MAX_NESTING) return undefined;
    const [, indent = '', colons = '', name = ''] = found;
    const lineEnd = src.indexOf('\n');
    const firstLine = lineEnd === -1 ? src : src.slice(0, lineEnd);
    const known = ADMONITION_TYPES.has(name);
    if (!known) return { type: 'unknownDirective', raw: `${firstLine}\n`.slice(0, src.length), name, text: firstLine };
    const titleText = readTitle(firstLine.slice(indent.length + colons.length).trim().slice(name.length));
    const body = readContainer(src, firstLine.length, colons.length);
    state.depth++;
    const token = {
      type: 'admonition',
      raw: src.slice(0, body.end),
      name,
      known,
      titleText,
      title: titleText === '' ? [] : this.lexer.inline(titleText),
      tokens: this.lexer.blockTokens(body.text, []),
      closed: body.closed,
    };
    state.depth--;
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
function readContainer(src: string, firstLine: number, colons: number): { text: string; end: number; closed: boolean } {
  const start = Math.min(firstLine + 1, src.length);
  let at = start;
  let fence: string | undefined;
  while (at < src.length) {
    const lineEnd = src.indexOf('\n', at);
    const end = lineEnd === -1 ? src.length : lineEnd;
    const line = src.slice(at, end).trim();
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) fence = mark;
    else if (fence !== undefined && mark !== undefined && mark.startsWith(fence) && line === mark) fence = undefined;
    else if (fence === undefined && line.length >= colons && /^:+$/.test(line)) {
      return { text: dedent(src.slice(start, at)), end: Math.min(end + 1, src.length), closed: true };
    }
    at = end + 1;
  }
  return { text: dedent(src.slice(start)), end: src.length, closed: false };
}

const blockElement: TokenizerAndRendererExtension = {
  name: 'element',
  level: 'block',
  start: (src) => lineStart(src, /\n[ \t]*<[A-Za-z>]/),
  tokenizer(src) {
    const found = /^[ \t]*</.exec(src);
    if (found === null || state.depth >= MAX_NESTING) return undefined;
    if (found[0].length > 4 && state.indentedCode && !/^\s*<[A-Z]/.test(src)) return undefined;
    const at = found[0].length - 1;
    const tag = readTag(src, at);
    if (tag === undefined || tag.kind === 'close') return undefined;
    const name = nameOfTag(tag);
    if (name === undefined) return undefined;
    if (tag.kind === 'self-closing' || VOID_ELEMENTS.has(name)) {
      const blank = /^[ \t]*(?:\n|$)/.exec(src.slice(tag.end));
      if (blank === null || PHRASING.has(name) ) return undefined;
      return element(src.slice(0, tag.end + blank[0].length), tag, name, true, [], '');
    }
    const close = findClose(src, tag.end, tag.name, state.budget);
    if (close === undefined) return undefined;
    const rest = (BLOCK.has(name) ? /^[ \t]*(?:\n|$|(?=<))/ : /^[ \t]*(?:\n|$)/).exec(src.slice(close.end, close.end + 200));
    if (rest === null) return undefined;
    const inner = src.slice(tag.end, close.start);
    const oneLine = !/\n[ \t]*\n|^[ \t]*\n/.test(inner);
    if (oneLine && PHRASING.has(name)) return undefined;
    // A block that opens on the first line (`<details><summary>…`) is read as blocks too.
    const block = !oneLine || startsWithBlock(inner);
    const raw = src.slice(0, close.end + rest[0].length);
    return element(raw, tag, name, block, readContent(this, name, inner, block), inner);
  },
};

function readContent(self: TokenizerThis, name: string, inner: string, block: boolean): Token[] {
  if (RAW_TEXT.has(name) || name === 'pre' || name === 'CodeBlock') return [];
  state.depth++;
  const before = state.indentedCode;
  state.indentedCode = false;
  const tokens = block ? self.lexer.blockTokens(dedent(inner), []) : self.lexer.inline(inner.trim());
  state.indentedCode = before;
  state.depth--;
  return tokens;
}

function startsWithBlock(inner: string): boolean {
  const tag = /^\s*</.test(inner) ? readTag(inner, inner.indexOf('<')) : undefined;
  if (tag === undefined || tag.kind === 'close') return false;
  return !PHRASING.has(tag.name.toLowerCase()) && nameOfTag(tag) !== undefined && !VOID_ELEMENTS.has(tag.name);
}

function nameOfTag(tag: Tag): string | undefined {
  if (tag.name === '') return '';
  return htmlNameOf(tag.name) ?? (isComponentName(tag.name) || tag.name.includes('.') ? tag.name : undefined);
}

function element(raw: string, tag: Tag, name: string, block: boolean, tokens: Token[], inner: string): ElementToken {
  return { type: 'element', raw, tag, name, block, tokens, inner };
}

const inlineElement: TokenizerAndRendererExtension = {
  name: 'inlineElement',
  level: 'inline',
  tokenizer(src) {
    if (!src.startsWith('<') || state.depth >= MAX_NESTING) return undefined;
    const tag = readTag(src, 0);
    if (tag === undefined || tag.kind === 'close') return undefined;
    const name = nameOfTag(tag);
    if (name === undefined) return undefined;
    if (tag.kind === 'self-closing' || VOID_ELEMENTS.has(name)) return element(src.slice(0, tag.end), tag, name, false, [], '');
    const close = findClose(src, tag.end, tag.name, state.budget);
    if (close === undefined) return undefined;
    const inner = src.slice(tag.end, close.start);
    state.depth++;
    const opaque = RAW_TEXT.has(name) || name === 'CodeBlock';
    const tokens = opaque ? [] : this.lexer.inlineTokens(inner);
    state.depth--;
    return element(src.slice(0, close.end), tag, name, false, tokens, inner);
  },
};

/** Removes the indentation that all lines share: text inside an element is set in for the eye only. */
export function dedent(text: string): string {
  let width = Infinity;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') width = Math.min(width, /^[ \t]*/.exec(line)?.[0].length ?? 0);
  }
  if (width === 0 || width === Infinity) return text;
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line.slice(width)))
    .join('\n');
}

/** In a page written as JSX, indentation is for the eye: a block set in by four spaces or more is read like any other. */
const indented: TokenizerAndRendererExtension = {
  name: 'indented',
  level: 'block',
  tokenizer(src) {
    if (state.indentedCode || state.depth >= MAX_NESTING || !/^(?: {4}| {0,3}\t)[ \t]*[^\s<]/.test(src)) return undefined;
    const width = /^[ \t]*/.exec(src)?.[0].length ?? 0;
    const fence = readIndentedFence(src, width);
    if (fence !== undefined) return fence;
    let end = 0;
    while (end < src.length) {
      const lineEnd = src.indexOf('\n', end);
      const line = src.slice(end, lineEnd === -1 ? src.length : lineEnd);
      if (line.trim() !== '' && (/^[ \t]*/.exec(line)?.[0].length ?? 0) < width) break;
      end = lineEnd === -1 ? src.length : lineEnd + 1;
    }
    state.depth++;
    const token = { type: 'indented', raw: src.slice(0, end), tokens: this.lexer.blockTokens(dedent(src.slice(0, end)), []) };
    state.depth--;
    return token;
  },
};

/** A fence keeps what its lines have beyond its own indentation, however little some of them have. */
function readIndentedFence(src: string, width: number): Tokens.Code | undefined {
  const open = /^[ \t]*(`{3,}|~{3,})([^\n]*)\n/.exec(src);
  if (open === null || (open[1]?.startsWith('`') === true && open[2]?.includes('`') === true)) return undefined;
  const close = new RegExp(`^[ \\t]*${open[1]}+[ \\t]*(?:\\n|$)`, 'm').exec(src.slice(open[0].length));
  const inner = src.slice(open[0].length, close === null ? undefined : open[0].length + close.index);
  const raw = src.slice(0, open[0].length + inner.length + (close?.[0].length ?? 0));
  const strip = new RegExp(`^[ \\t]{0,${width}}`);
  const text = inner.replace(/\n$/, '').split('\n').map((line) => line.replace(strip, '')).join('\n');
  return { type: 'code', raw, lang: open[2]?.trim() ?? '', text };
}

const footnoteDefinition: TokenizerAndRendererExtension = {
  name: 'footnoteDefinition',
  level: 'block',
  start: (src) => lineStart(src, /\n {0,3}\[\^[^\]\s]+\]:/),
  tokenizer(src) {
    const found = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?:(?:[ \t]{2,}|\t)[^\n]+|[ \t]*(?=\n(?:[ \t]{4}|\t)\S)|(?!\s|\[\^|[-*+#>]|\d+[.)]|`{3}|~{3}|:{3}|<)[^\n]+))*)(?:\n|$)/.exec(src);
    if (found === null) return undefined;
    const [raw, label = '', body = ''] = found;
    const lines = body.split('\n');
    const text = [lines[0] ?? '', dedent(lines.slice(1).join('\n'))].join('\n');
    return { type: 'footnoteDefinition', raw, label: label.toLowerCase(), tokens: this.lexer.blockTokens(text, []) };
  },
};

const footnoteReference: TokenizerAndRendererExtension = {
  name: 'footnoteReference',
  level: 'inline',
  start: (src) => nonNegative(src.indexOf('[^')),
  tokenizer(src) {
    const found = /^\[\^([^\]\s[]+)\](?!\()/.exec(src);
    return found === null ? undefined : { type: 'footnoteReference', raw: found[0], label: found[1]?.toLowerCase() ?? '' };
  },
};

/** ` {#id}`, ` \{#id}` and ` {/* #id *\/}` at the end of a heading (behaviours.md 3.3.4). */
const EXPLICIT_ID = /(?:^|\s+)\\?\{(?:#((?:[^{}#]|#(?!\}))+)|\/\*\s*#([^\s*]+)\s*\*\/)\}\s*$/;

const headings: MarkedExtension = {
  tokenizer: {
    heading(src) {
      const found = /^ {0,3}(#{1,6})(?=[ \t]|\n|$)[ \t]*([^\n]*)(?:\n+|$)/.exec(src);
      if (found === null) return undefined;
      const [raw, marks = '', rest = ''] = found;
      const text = rest.replace(/(?:^|[ \t]+)#+[ \t]*$/, '').trim();
      return headingToken(raw, marks.length, text, (title) => this.lexer.inline(title));
    },
    lheading(src) {
      const found = this.rules.block.lheading.exec(src);
      if (found === null || found[1] === undefined || /^ {0,3}(?:<[A-Za-z]|:{3}|import\s|export\s)/.test(found[1])) return undefined;
      const text = found[1].trim();
      return headingToken(found[0], found[2]?.startsWith('=') === true ? 1 : 2, text, (title) => this.lexer.inline(title));
    },
    html(src) {
      return isTypedTag(src) ? undefined : (false as unknown as undefined);
    },
    tag(src) {
      return isTypedTag(src) ? undefined : (false as unknown as undefined);
    },
    code() {
      // `false` hands over to marked's own rule.
      return state.indentedCode ? (false as unknown as undefined) : undefined;
    },
  },
};

function isTypedTag(src: string): boolean {
  const name = /^ {0,3}<\/?([A-Za-z][\w.:-]*)/.exec(src)?.[1];
  return name !== undefined && isTypedName(name);
}

function headingToken(raw: string, depth: number, text: string, inline: (text: string) => Token[]): Tokens.Heading {
  const id = EXPLICIT_ID.exec(text);
  const title = id === null ? text : text.slice(0, id.index);
  const token: Tokens.Heading & { id?: string } = { type: 'heading', raw, depth, text: title, tokens: inline(title) };
  if (id !== null) token.id = id[1] ?? id[2] ?? '';
  return token;
}

export const marked = new Marked({ gfm: true }, headings, {
  extensions: [esm, blockComment, inlineComment, admonition, blockElement, indented, inlineElement, footnoteDefinition, footnoteReference],
});
