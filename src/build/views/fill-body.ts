/** Puts what only the whole site knows into a guide's body: where links lead, cards, highlighted code. */
import { speak } from '../../words/say.ts';
import type { BodySlot, Card, PageBody } from '../../model.ts';
import { renderCards } from '../../render/render-cards.tsx';
import { renderContactWays } from '../../render/parts/contact-ways.tsx';
import { renderIcon } from '../../render/render-icon.ts';
import type { ChromeView, ContactView } from '../../render/view.ts';
import { highlightCode } from '../highlight/highlight.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import type { Resolved } from '../model/resolve-file.ts';
import type { SiteLookup } from '../model/site-model.ts';
import { escapeHtml } from '../parse/plain-text.ts';

/** Everything that the HTML of a text depends on. */
export type BodyInputs = {
  /** Undefined: nothing is written. */
  readonly body?: Lazy<PageBody>;
  /** What its links and pictures lead to. */
  readonly links: readonly Resolved[];
  /** The cards of its own category, where it shows them. */
  readonly cards: readonly Card[];
  /** Descriptions of the guides that it names, by their ids. */
  readonly named: Readonly<Record<string, string>>;
};

const NOTHING: BodyInputs = { links: [], cards: [], named: {} };

/** The inputs of the text of `path`. `cards` are those of its category. */
export function bodyInputs(
  path: string,
  bodies: ReadonlyMap<string, Lazy<PageBody>>,
  lookup: SiteLookup,
  cards: readonly Card[] = NOTHING.cards,
): BodyInputs {
  const page = lookup.pages.get(path);
  const body = bodies.get(path);
  if (page === undefined || body === undefined) return NOTHING;
  const named = page.namedDocs.map((id) => [id, lookup.docsById.get(id)?.description ?? ''] as const);
  return {
    body,
    links: lookup.links.get(path) ?? NOTHING.links,
    cards: page.showsCards ? cards : NOTHING.cards,
    named: named.length === 0 ? NOTHING.named : Object.fromEntries(named),
  };
}

/** The text with its slots filled in for other eyes: code without colours, no icons. */
export function fillPlainBody(inputs: BodyInputs, contact: ContactView | undefined): string {
  // Twins are written before pages, which are the last to ask.
  const body = inputs.body?.read();
  if (body === undefined) return '';
  let html = body.segments[0] ?? '';
  for (const [index, slot] of body.slots.entries())
    html += fillPlainSlot(slot, body, inputs, contact) + (body.segments[index + 1] ?? '');
  return html;
}

function fillPlainSlot(
  slot: BodySlot,
  { codes }: PageBody,
  { links, cards, named }: BodyInputs,
  contact: ContactView | undefined,
): string {
  switch (slot.type) {
    case 'link':
    case 'image':
      return escapeHtml(links[slot.index]?.href ?? '');
    case 'code':
      return escapeHtml(codes[slot.index]?.code ?? '');
    case 'drawn':
      return slot.plain;
    case 'icon':
      return '';
    case 'cards':
      return renderCards(cards, '');
    case 'description':
      return escapeHtml(named[slot.docId] ?? '');
    case 'contact':
      return renderContactWays('', contact);
  }
}

/** The text with its slots filled in, in the language of the site. */
export function fillBody(inputs: BodyInputs, chrome: ChromeView, memo: Memo): string {
  return speak(chrome.words, () => fillSlots(inputs, chrome, memo));
}

function fillSlots(inputs: BodyInputs, chrome: ChromeView, memo: Memo): string {
  const body = inputs.body?.take();
  if (body === undefined) return '';
  let html = body.segments[0] ?? '';
  for (const [index, slot] of body.slots.entries()) {
    const next = body.segments[index + 1] ?? '';
    const drawing = slot.type === 'image' ? inputs.links[slot.index]?.drawing : undefined;
    const drawn = drawing === undefined ? undefined : placeDrawing(html, drawing, next);
    html = drawn ?? html + fillSlot(slot, body, inputs, chrome, memo) + next;
  }
  return html;
}

/** The picture's tag around its address, as parse/write/write-inline.ts writes it, where it is a paragraph of its own. */
const PICTURE_START = '<p><img src="';
const PICTURE_END = /^" alt="([^"]*)"(?: title="([^"]*)")?(?: loading="lazy")? decoding="async"><\/p>/;

/**
 * A drawing in the place of the picture that names it; its title is the caption. Undefined: it stands in a line of text,
 * and stays a picture.
 */
function placeDrawing(before: string, drawing: string, after: string): string | undefined {
  const end = PICTURE_END.exec(after);
  if (end === null || !before.endsWith(PICTURE_START)) return undefined;
  const [tag, alt = '', title = ''] = end;
  const said = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${alt}"`;
  const caption = title === '' ? '' : `<figcaption>${title}</figcaption>`;
  const figure = `<figure class="diagram">${drawing.replace('<svg', (start) => `${start} ${said}`)}${caption}</figure>`;
  return before.slice(0, -PICTURE_START.length) + figure + after.slice(tag.length);
}

/** How wide pictures show: as the text, or as the screen (`--measure` and `--edge` in render/styles/tokens.css). */
const SIZES = '(min-width: 42rem) 38rem, calc(100vw - 2rem)';

function fillSlot(
  slot: BodySlot,
  body: PageBody,
  { links, cards, named }: BodyInputs,
  chrome: ChromeView,
  memo: Memo,
): string {
  switch (slot.type) {
    case 'link': {
      // The slot stands inside `href="…"`: the mark follows as a further attribute.
      const { href = '', dead } = links[slot.index] ?? {};
      return `${escapeHtml(href)}${dead === true ? '" data-dead="' : ''}`;
    }
    case 'image': {
      // The slot stands inside `src="…"`: the size follows as further attributes.
      const { href = '', width, height, copies } = links[slot.index] ?? {};
      const chosen = copies === undefined ? '' : `" srcset="${escapeHtml(copies)}" sizes="${SIZES}`;
      return `${escapeHtml(href)}${width === undefined || height === undefined ? '' : `" width="${width}" height="${height}`}${chosen}`;
    }
    case 'code': {
      const code = body.codes[slot.index];
      return code === undefined ? '' : memo.run('highlight', '', { slot: code }, highlightCode);
    }
    case 'drawn':
      return slot.html;
    case 'icon':
      return renderIcon(chrome.assets.icons, slot.name);
    case 'cards':
      return renderCards(cards, chrome.assets.icons);
    case 'description':
      return escapeHtml(named[slot.docId] ?? '');
    case 'contact':
      return renderContactWays(chrome.assets.icons, chrome.contact);
  }
}
