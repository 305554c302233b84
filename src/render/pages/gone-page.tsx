/** In the place of a page that was removed on purpose: since when, why, and where to go on. */
import { say, sayPieces } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { formatGuideDate } from '../format-date.ts';
import { ContactSection } from '../parts/contact-ways.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import type { ChromeView, GoneView } from '../view.ts';

export function GonePage({
  view,
  chrome,
}: {
  readonly view: GoneView;
  readonly chrome: ChromeView;
}): ReactElement {
  const { replacement } = view;
  return (
    <main id="main" tabIndex={-1} className="narrow">
      <h1>{view.title}</h1>
      <p>
        {sayPieces('This page was removed on {date}').map((piece) =>
          piece === '{date}' ? (
            <time key="date" dateTime={view.since}>
              {formatGuideDate(view.since)}
            </time>
          ) : (
            piece
          ),
        )}
        {view.reason === undefined ? '.' : `: ${endSentence(view.reason)}`}
      </p>
      {replacement === undefined ? undefined : (
        <p>
          {sayPieces('See {page} instead.').map((piece) =>
            piece === '{page}' ? (
              <a key="page" href={replacement.href}>
                {replacement.label}
              </a>
            ) : (
              piece
            ),
          )}
        </p>
      )}
      <MovedNote moved={view.moved} />
      <SearchForm chrome={chrome} placeholder={view.placeholder} />
      <ul className="chips">
        <li>
          <a href={view.searchHref}>{say('Search for “{title}”', { title: view.title })}</a>
        </li>
        <li>
          <a href={chrome.base}>{say('Go to the home page')}</a>
        </li>
      </ul>
      <ContactSection chrome={chrome} />
    </main>
  );
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
