/** Which heading is a page's title. */
import type { Token } from 'marked';
import type { BodyContext } from './write/body-context.ts';
import { plainText } from './plain-text.ts';
import type { HeadingToken } from './syntax/own-rules.ts';
import { noteHeading, TOP } from './write/old-anchors.ts';
import { writeInline } from './write/write-inline.ts';

/** Takes a leading `h1` off the text: it is the page's title (behaviours.md 2.3.3). */
export function takeTitle(
  tokens: Token[],
  context: BodyContext,
): { title?: string; titleHtml: string } | undefined {
  const start = tokens.findIndex(
    (token) =>
      !['space', 'esm', 'comment', 'def'].includes(token.type) &&
      !(token.type === 'html' && token.raw.trimStart().startsWith('<!--')),
  );
  const at = tokens.findIndex((token) => token.type === 'heading' || token.type === 'hr');
  const first = tokens[at];
  if (first?.type !== 'heading' || first['depth'] !== 1 || first.tokens === undefined) return undefined;
  const title = plainText(first.tokens).trim();
  if (at !== start) {
    // The first heading is an h1, but not at the start: it is the page's h1 where it stands.
    tokens[at] = { ...first, type: 'title' };
    return { titleHtml: '' };
  }
  if (holdsSlots(first.tokens)) {
    // Links and elements need the body's slots and its normaliser: the h1 stays there, and names the page.
    tokens[at] = { ...first, type: 'title' };
    return { title, titleHtml: '' };
  }
  tokens.splice(at, 1);
  context.slug(title);
  const heading = first as HeadingToken;
  // The title stands above the text: its place is the top of the page.
  if (heading.mark !== undefined)
    noteHeading(heading, TOP, context.positions.locate(heading.raw.trimEnd()), context);
  return { title, titleHtml: writeInline(first.tokens, context).trim() };
}

function holdsSlots(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      /^(?:link|image|element|html|footnoteReference|math)$/.test(token.type) ||
      ('tokens' in token && token.tokens !== undefined && holdsSlots(token.tokens)),
  );
}
