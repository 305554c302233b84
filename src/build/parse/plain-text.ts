/** Tokens as plain text: what a heading's id, an alternative text or a label says without markup. */
import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { replaceForbidden } from './slips/hidden-characters.ts';
import type { ElementToken } from './syntax/element-syntax.ts';

/**
 * The text a reader would hear, entities decoded. Code and image alternatives count, comments and footnote marks do not.
 * `say` may change running text; code and alternatives it does not see.
 */
export function plainText(tokens: readonly Token[], say: (text: string) => string = (text) => text): string {
  let text = '';
  for (const token of tokens) {
    switch (token.type) {
      case 'codespan':
        text += token['text'] as string;
        break;
      case 'image':
        text += decodeText(token['text'] as string);
        break;
      case 'br':
        text += '\n';
        break;
      case 'html':
      case 'comment':
      case 'esm':
      case 'footnoteReference':
      case 'space':
        break;
      case 'space-expression':
        text += ' ';
        break;
      case 'element': {
        const element = token as unknown as ElementToken;
        text += plainText(element.tokens, say);
        break;
      }
      default: {
        const inner = 'tokens' in token ? token.tokens : undefined;
        text +=
          inner === undefined
            ? say(decodeText(String(('text' in token ? token.text : undefined) ?? '')))
            : plainText(inner, say);
      }
    }
  }
  return text;
}

/** What CommonMark 0.31.2 (section 2.5) takes for a reference: the semicolon is required, so `?a=1&copy=2` stays. */
const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]*);/g;

/** `&amp;` → `&`. */
export function decodeText(text: string): string {
  // The lexer decodes numbers by itself: what it made of them is looked at, too.
  return replaceForbidden(
    text.includes('&') ? text.replace(REFERENCE, (typed) => decodeHTMLStrict(typed)) : text,
  );
}

/** With the characters that mark slots (write/body-context.ts): no text may pass for one, however it was written. */
const SPECIAL = /[&<>"\ufdd0-\ufdef]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text made safe between tags and in double-quoted attributes. Apostrophes stay, unlike in what is rendered (render/escape-html.ts),
 * which gives the bytes that React gives.
 */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIAL, (char) => ENTITIES[char] ?? '\uFFFD') : text;
}
