/** Headings that say nothing, or nothing that an address can be made of. */
import type { Token } from 'marked';
import type { Location } from '../../../model.ts';
import type { BodyContext } from './body-context.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { textOf } from '../syntax/tag.ts';
import { isVisible } from '../visible.ts';

/**
 * Whether a heading of this text (as it is heard) says anything; one that does not is told as `heading/empty`. A typed `<img>`
 * says what its `alt` does.
 */
export function checkHeadingWords(
  text: string,
  tokens: readonly Token[],
  locate: () => Location,
  context: BodyContext,
): boolean {
  if (isVisible(text) || listPictures(tokens).some((alt) => isVisible(alt))) return true;
  const hasPicture = listPictures(tokens).length > 0 || tokens.some(({ type }) => type === 'image');
  context.diagnostics.push({
    severity: 'error',
    code: 'heading/empty',
    message: hasPicture
      ? 'This heading is a picture without a description: the list of headings has nothing to show for it'
      : 'This heading shows nothing',
    at: locate(),
    hint: hasPicture
      ? 'Say between the brackets what the picture shows, or write words beside it.'
      : 'Write its words, or delete the line.',
  });
  return false;
}

/** What the `<img>` elements among the tokens say. */
function listPictures(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token): readonly string[] => {
    if (token.type === 'element') {
      const element = token as unknown as ElementToken;
      return element.name === 'img'
        ? [textOf(element.tag.attributes.get('alt')) ?? '']
        : listPictures(element.tokens);
    }
    return 'tokens' in token && token.tokens !== undefined ? listPictures(token.tokens) : [];
  });
}

/** The id of a heading of which `slug` can make none: the numbers of its signs, which stay wherever it stands. */
export function nameSigns(text: string, at: Location, context: BodyContext): string {
  const signs = [...text].filter(isVisible).slice(0, 6);
  const name = signs.map((sign) => `u${(sign.codePointAt(0) ?? 0).toString(16)}`).join('-') || 'heading';
  let id = name;
  for (let count = 1; context.anchors.has(id); count++) id = `${name}-${count}`;
  if (signs.length > 0)
    context.diagnostics.push({
      severity: 'warning',
      code: 'heading/no-letters',
      message: 'No address can be made of this heading, because it holds neither letters nor digits',
      at,
      hint: 'Add words to it, or write an id behind it: {#name}',
    });
  return id;
}
