/** Markdown through the real parsing stage, put together as a page would be, with slots printed plainly. */
import type { BodySlot, PageBody } from '../src/model.ts';
import { parsePage, type ParsedPage } from '../src/build/parse/page.ts';
import { escapeHtml } from '../src/build/parse/plain-text.ts';

/** The body's HTML; a title that was taken off its start stands before it as `h1`. */
export function writeMarkdown(text: string): string {
  // Front matter opens on the first line only; the examples have none.
  const source = { path: 'docs/example.md', text: `\n${text}` };
  const { value } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
  const { titleHtml } = value.page;
  const title = titleHtml === undefined || titleHtml === '' ? '' : `<h1>${titleHtml}</h1>\n`;
  const heading = titleHtml === '' && value.page.title === '' ? '<h1></h1>\n' : '';
  return title + heading + joinBody(value);
}

function joinBody({ page, body }: ParsedPage): string {
  const texts = body.slots.map((slot) => fill(slot, page.links, body));
  return body.segments.map((segment, index) => segment + (texts[index] ?? '')).join('');
}

function fill(slot: BodySlot, links: ParsedPage['page']['links'], body: PageBody): string {
  switch (slot.type) {
    case 'link':
    case 'image':
      return escapeHtml(links[slot.index]?.href ?? '');
    case 'code':
      return escapeHtml(printCode(body.codes[slot.index]?.code ?? ''));
    case 'drawn':
      return slot.plain;
    case 'icon':
    case 'cards':
    case 'contact':
    case 'description':
      return '';
  }
}

/** A block's last line ends like the others. */
function printCode(code: string): string {
  return code === '' ? '' : `${code}\n`;
}
