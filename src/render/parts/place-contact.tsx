/** The ways to a person at the end of a guide: after the answer, before what else could be read (behaviours.md 18.5.1). */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChromeView } from '../view.ts';
import { ContactSection } from './contact-ways.tsx';

/** The list of further guides at the end of a text. */
const RELATED = '<h2 id="related-guides"';

/**
 * A `footer` of the article, as it is no part of the guide's own text: before its list of related guides, else at its end.
 * A guide that lists the ways itself does not get them twice.
 */
export function placeContact(bodyHtml: string, chrome: ChromeView): string {
  if (chrome.contact === undefined || bodyHtml.includes('<ul class="support">')) return bodyHtml;
  const at = bodyHtml.lastIndexOf(RELATED);
  const end = at === -1 ? bodyHtml.length : at;
  const ways = renderToStaticMarkup(<ContactSection chrome={chrome} />);
  return `${bodyHtml.slice(0, end)}<footer>${ways}</footer>\n${bodyHtml.slice(end)}`;
}
