/** What one run of the lexer may spend and has met. Only one page is read at a time (stages are synchronous). */
import type { Token, TokenizerThis } from 'marked';
import type { SearchBudget } from './find-close.ts';

export interface LexState {
  budget: SearchBudget;
  /** Elements and boxes open at this point. */
  depth: number;
  /** Indented text is code (CommonMark), unless the page is written in JSX, where it is not. */
  indentedCode: boolean;
  /** Components and `<details>` that were opened and never closed: the tag as typed and its name. */
  unclosed: Map<string, string>;
}

/** Nesting of elements and admonitions beyond this is text: a page is not that deep. */
export const MAX_NESTING = 40;

/** Shared by all extensions; `beginLexing` sets it for each page, so that no page sees another's. */
export const lexState: LexState = {
  budget: { left: 0 },
  depth: 0,
  indentedCode: true,
  unclosed: new Map(),
};

/** Prepares the lexer for a text of `length` characters. */
export function beginLexing(length: number, indentedCode: boolean): void {
  lexState.budget = { left: length * SEARCHES + 10_000 };
  lexState.depth = 0;
  lexState.indentedCode = indentedCode;
  lexState.unclosed = new Map();
}

/** How often the searches for closing tags may read a text over, on average. */
const SEARCHES = 40;

/**
 * The blocks of a text inside something else. marked takes the text of a list item for running text; inside a box or an
 * element it is paragraphs all the same, so `top` is set while they are read.
 */
export function readBlocks(lexer: TokenizerThis['lexer'], text: string): Token[] {
  const { top } = lexer.state;
  lexer.state.top = true;
  const tokens = lexer.blockTokens(text, []);
  lexer.state.top = top;
  return tokens;
}

/** Where the next paragraph is interrupted by a line that matches; for marked's `start`. */
export function findLineStart(src: string, pattern: RegExp): number | undefined {
  const end = src.indexOf('\n\n');
  const found = pattern.exec(end === -1 ? src : src.slice(0, end));
  return found === null ? undefined : found.index + 1;
}

/** marked's `start` wants undefined for "nowhere". */
export function orUndefined(index: number): number | undefined {
  return index === -1 ? undefined : index;
}

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
