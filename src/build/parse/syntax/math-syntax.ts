/** `$…$` and `$$…$$`, where the site asks for formulas (behaviours.md 28.11). */
import type { TokenizerAndRendererExtension } from 'marked';
import { findLineStart, lexState, orUndefined } from './lex-state.ts';

export interface MathToken {
  readonly type: 'math';
  readonly raw: string;
  /** The formula in TeX. */
  readonly text: string;
  readonly isBlock: boolean;
  /** It stands on lines of its own, not in a line of text. */
  readonly isAlone: boolean;
}

const BLOCK =
  /^ {0,3}\$\$(?:[ \t]*\n([\s\S]*?)\n[ \t]*\$\$|(?!\$)[ \t]*((?:\\.|[^$\n\\])+?)[ \t]*\$\$)[ \t]*(?=\n|$)/;
const INTERRUPTS = /\n {0,3}\$\$(?:[ \t]*\n|[^$\n]+\$\$[ \t]*(?:\n|$))/y;

/** Prices are none: nothing blank stands behind the first sign or before the last, and no digit behind the last. */
const INLINE =
  /^(?:\$\$(?!\$)((?:\\[\s\S]|[^$\\])+?)\$\$(?!\$)|\$(?![\s$])((?:\\[^\n]|[^$\\\n]|\n(?!\s*\n))*?(?:\\[^\n]|[^\s$\\]))\$(?![\d$]))/;

/** Formulas on lines of their own. */
export const mathBlock: TokenizerAndRendererExtension = {
  name: 'mathBlock',
  level: 'block',
  start: (src) => (lexState.math ? findLineStart(src, '$', INTERRUPTS) : undefined),
  tokenizer(src) {
    if (!lexState.math || !src.trimStart().startsWith('$$')) return undefined;
    const found = BLOCK.exec(src);
    if (found === null) return undefined;
    const text = (found[1] ?? found[2] ?? '').trim();
    return { type: 'math', raw: found[0], text, isBlock: true, isAlone: true } satisfies MathToken;
  },
};

/** Formulas in running text. */
export const mathInline: TokenizerAndRendererExtension = {
  name: 'mathInline',
  level: 'inline',
  start: (src) => (lexState.math ? orUndefined(src.indexOf('$')) : undefined),
  tokenizer(src) {
    if (!lexState.math || !src.startsWith('$')) return undefined;
    const found = INLINE.exec(src);
    if (found === null) return undefined;
    const isBlock = found[1] !== undefined;
    const text = (found[1] ?? found[2] ?? '').trim();
    return { type: 'math', raw: found[0], text, isBlock, isAlone: false } satisfies MathToken;
  },
};
