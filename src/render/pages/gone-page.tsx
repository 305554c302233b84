/** In the place of a page that was removed on purpose: since when, why, and where to go on. */
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
        {'This page was removed on '}
        <time dateTime={view.since}>{formatGuideDate(view.since)}</time>
        {view.reason === undefined ? '.' : `: ${endSentence(view.reason)}`}
      </p>
      {replacement === undefined ? undefined : (
        <p>
          {'See '}
          <a href={replacement.href}>{replacement.label}</a>
          {' instead.'}
        </p>
      )}
      <MovedNote moved={view.moved} />
      <SearchForm chrome={chrome} placeholder={view.placeholder} />
      <ul className="chips">
        <li>
          <a href={view.searchHref}>{`Search for “${view.title}”`}</a>
        </li>
        <li>
          <a href={chrome.base}>Go to the home page</a>
        </li>
      </ul>
      <ContactSection chrome={chrome} />
    </main>
  );
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
