/** The end of a guide: whether it helped, then a person, before what else could be read (behaviours.md 18.5.1). */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChromeView, SolvedView } from '../view.ts';
import { ContactSection } from './contact-ways.tsx';
import { Solved } from './solved.tsx';

/** The list of further guides at the end of a text. */
const RELATED = '<h2 id="related-guides"';

/**
 * A `footer` of the article, as it is no part of the guide's own text: before its list of related guides, else at its end.
 * A guide that lists the ways to a person itself does not get them twice.
 */
export function placeEnd(bodyHtml: string, solved: SolvedView | undefined, chrome: ChromeView): string {
  const hasContact = chrome.contact !== undefined && !bodyHtml.includes('<ul class="support">');
  if (!hasContact && solved === undefined) return bodyHtml;
  const at = bodyHtml.lastIndexOf(RELATED);
  const end = at === -1 ? bodyHtml.length : at;
  const footer: ReactElement = (
    <footer>
      <Solved solved={solved} errorsRoute={chrome.errorsRoute} />
      {hasContact ? <ContactSection chrome={chrome} /> : undefined}
    </footer>
  );
  return `${bodyHtml.slice(0, end)}${renderToStaticMarkup(footer)}\n${bodyHtml.slice(end)}`;
}
