/** Puts what only the whole site knows into a guide's body: where links lead, cards, highlighted code. */
import type { BodySlot, Card, PageBody } from '../../model.ts';
import { renderCards } from '../../render/render-cards.tsx';
import { renderIcon } from '../../render/render-icon.ts';
import { highlightCode } from '../highlight/highlight.ts';
import type { Memo } from '../memo/memo.ts';
import type { Resolved } from '../model/links.ts';
import { escapeHtml } from '../parse/plain-text.ts';

/** A body with its slots filled in. */
export function fillBody(
  body: PageBody | undefined,
  links: readonly Resolved[],
  cards: readonly Card[],
  sprite: string,
  memo: Memo,
  descriptions: (docId: string) => string,
): string {
  if (body === undefined) return '';
  let html = body.segments[0] ?? '';
  for (const [index, slot] of body.slots.entries())
    html += fillSlot(slot, body, links, cards, sprite, memo, descriptions) + (body.segments[index + 1] ?? '');
  return html;
}

function fillSlot(
  slot: BodySlot,
  body: PageBody,
  links: readonly Resolved[],
  cards: readonly Card[],
  sprite: string,
  memo: Memo,
  descriptions: (docId: string) => string,
): string {
  switch (slot.type) {
    case 'link': {
      // The slot stands inside `href="…"`: the mark follows as a further attribute.
      const { href = '', dead } = links[slot.index] ?? {};
      return `${escapeHtml(href)}${dead === true ? '" data-dead="' : ''}`;
    }
    case 'image': {
      // The slot stands inside `src="…"`: the size follows as further attributes.
      const { href = '', width, height } = links[slot.index] ?? {};
      return `${escapeHtml(href)}${width === undefined || height === undefined ? '' : `" width="${width}" height="${height}`}`;
    }
    case 'code': {
      const code = body.codes[slot.index];
      return code === undefined ? '' : memo.run('highlight', '', { slot: code }, highlightCode);
    }
    case 'icon':
      return renderIcon(sprite, slot.name);
    case 'cards':
      return renderCards(cards, sprite);
    case 'description':
      return escapeHtml(descriptions(slot.docId));
  }
}
