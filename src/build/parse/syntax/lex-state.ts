/** What one run of the lexer may spend and has met. Only one page is read at a time (stages are synchronous). */
import type { Token, TokenizerThis } from 'marked';
import type { SearchBudget } from './find-close.ts';

export interface LexState {
  budget: SearchBudget;
  /** Elements and boxes open at this point. */
  depth: number;
  /** Indented text is code (CommonMark), unless the page is written in JSX, where it is not. */
  indentedCode: boolean;
  /** Dollar signs stand around formulas. */
  math: boolean;
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
  math: false,
  unclosed: new Map(),
};

/** Prepares the lexer for a text of `length` characters. */
export function beginLexing(length: number, indentedCode: boolean, math = false): void {
  lexState.budget = { left: length * SEARCHES + 10_000 };
  lexState.depth = 0;
  lexState.indentedCode = indentedCode;
  lexState.math = math;
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

/**
 * Where the next paragraph is interrupted by a line that begins with `mark` and matches; for marked's `start`. It is asked
 * at every paragraph, so `pattern` (sticky, read from the line end on) is only tried where the mark stands.
 */
export function findLineStart(src: string, mark: string, pattern: RegExp): number | undefined {
  for (let line = src.indexOf('\n'); line !== -1; line = src.indexOf('\n', line + 1)) {
    let at = line + 1;
    while (src[at] === ' ' || src[at] === '\t') at++;
    if (src[line + 1] === '\n') return undefined;
    if (src[at] !== mark) continue;
    pattern.lastIndex = line;
    if (pattern.test(src)) return line + 1;
  }
  return undefined;
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
