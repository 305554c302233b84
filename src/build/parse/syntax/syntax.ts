/** The Markdown that helpsite reads: GFM, and what guides hold beyond it. */
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { admonition, alert } from './admonition-syntax.ts';
import { JS_STRING_INSIDE } from '../js-string.ts';
import { blockElement, indented, inlineElement } from './element-syntax.ts';
import { footnoteDefinition, footnoteReference } from './footnote-syntax.ts';
import { lexState, orUndefined } from './lex-state.ts';
import { skipBraces } from './literal.ts';
import { mathBlock, mathInline } from './math-syntax.ts';
import { officeTag } from './office-syntax.ts';
import { ownRules } from './own-rules.ts';

const ESM = new RegExp(
  String.raw`^(?:import\s+(?:[\w*{][^;'"\n]*(?:\n[^;'"\n]+)*\sfrom\s*)?(?<quote>['"])${JS_STRING_INSIDE}\k<quote>[ \t]*;?|export\s+(?:(?:const|let|var|async\s+function|function|class)\s+[\w$[{]|default\s+[^\s.]|\{|\*)[^\n]*)`,
);

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
    else
      for (;;) {
        // The next one stands on the next line, or behind the semicolon.
        const gap = (src[end - 1] === ';' ? /^[ \t]*\n?(?=import\s)/ : /^\n(?=import\s)/).exec(
          src.slice(end, end + 100),
        );
        const next = gap === null ? null : ESM.exec(src.slice(end + gap[0].length));
        if (gap === null || next === null) break;
        end += gap[0].length + next[0].length;
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
    if (!/^ {0,3}\{\/\*/.test(src) || lexState.budget.left <= 0) return undefined;
    const close = src.indexOf('*/}');
    lexState.budget.left -= close === -1 ? src.length : close;
    const rest = close === -1 ? null : /^[ \t]*(?=\n|$)/.exec(src.slice(close + 3, close + 203));
    return rest === null ? undefined : { type: 'comment', raw: src.slice(0, close + 3) + rest[0] };
  },
};

const inlineComment: TokenizerAndRendererExtension = {
  name: 'inlineComment',
  level: 'inline',
  start: (src) => orUndefined(src.indexOf('{')),
  tokenizer(src) {
    const comment = /^\{\/\*[\s\S]*?\*\/\}/.exec(src);
    if (comment !== null) return { type: 'comment', raw: comment[0] };
    // `{' '}` is how JSX writes a space.
    const space = /^\{\s*(["'`])[ \t\n]*\1\s*\}/.exec(src);
    return space === null ? undefined : { type: 'space-expression', raw: space[0] };
  },
};

/** Reads a text: `marked.lexer(text)`. An instance of our own, never the shared one. */
export const marked = new Marked({ gfm: true }, ownRules, {
  extensions: [
    esm,
    blockComment,
    inlineComment,
    admonition,
    alert,
    blockElement,
    indented,
    inlineElement,
    officeTag,
    footnoteDefinition,
    footnoteReference,
    mathBlock,
    mathInline,
  ],
});
