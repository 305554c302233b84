/** `[^1]` and `[^1]: …` as tokens of marked (GFM footnotes). */
import type { TokenizerAndRendererExtension } from 'marked';
import { dedent, findLineStart, orUndefined } from './lex-state.ts';

/** A note ends a paragraph above it. */
const INTERRUPTS = /\n {0,3}\[\^[^\]\s]+\]:/y;

export const footnoteDefinition: TokenizerAndRendererExtension = {
  name: 'footnoteDefinition',
  level: 'block',
  start: (src) => findLineStart(src, '[', INTERRUPTS),
  tokenizer(src) {
    const found =
      /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?:(?:[ \t]{2,}|\t)[^\n]+|[ \t]*(?=\n(?:[ \t]{4}|\t)\S)|(?!\s|\[\^|[-*+#>]|\d+[.)]|`{3}|~{3}|:{3}|<)[^\n]+))*)(?:\n|$)/.exec(
        src,
      );
    if (found === null) return undefined;
    const [raw, label = '', body = ''] = found;
    const lines = body.split('\n');
    const text = [lines[0] ?? '', dedent(lines.slice(1).join('\n'))].join('\n');
    return {
      type: 'footnoteDefinition',
      raw,
      label: label.toLowerCase(),
      tokens: this.lexer.blockTokens(text, []),
    };
  },
};

export const footnoteReference: TokenizerAndRendererExtension = {
  name: 'footnoteReference',
  level: 'inline',
  start: (src) => orUndefined(src.indexOf('[^')),
  tokenizer(src) {
    const found = /^\[\^([^\]\s[]+)\](?!\()/.exec(src);
    return found === null
      ? undefined
      : { type: 'footnoteReference', raw: found[0], label: found[1]?.toLowerCase() ?? '' };
  },
};
