/** Inline styles of React pages as classes, because the CSP forbids them. */
import type { StyleRule } from '../../../model.ts';
import { decodeText } from '../plain-text.ts';
import { classForStyle } from './style-classes.ts';

/** React escapes `<` and `>` in attributes, so that a tag ends at the first `>`. */
const STYLED_TAG = /<[a-zA-Z][^>]* style="[^>]*>/g;

/** The markup with classes in the place of `style` attributes, and the rules of those classes. */
export function extractStyles(markup: string): {
  readonly html: string;
  readonly styles: readonly StyleRule[];
} {
  const rules = new Map<string, StyleRule>();
  const html = markup.replace(STYLED_TAG, (tag) => {
    const style = / style="([^"]*)"/.exec(tag);
    const className = style === null ? undefined : classForStyle(decodeText(style[1] ?? ''), rules);
    const bare = style === null ? tag : tag.replace(style[0], '');
    if (className === undefined) return bare;
    return / class="/.test(bare)
      ? bare.replace(/ class="/, ` class="${className} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${className}"`);
  });
  return { html, styles: [...rules.values()] };
}
