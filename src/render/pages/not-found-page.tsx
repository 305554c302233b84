/** Any other address (texts: behaviours.md 4.1.4), with three ways on. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { SearchForm } from '../parts/search-form.tsx';
import { ContactSection } from '../parts/contact-ways.tsx';
import type { ChromeView, NotFoundView } from '../view.ts';

export function NotFoundPage({
  view,
  chrome,
}: {
  readonly view: NotFoundView;
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <main id="main" tabIndex={-1} className="narrow">
      <h1>{say('Page Not Found')}</h1>
      <p>{say('We could not find what you were looking for.')}</p>
      <p>
        {say(
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
      <SearchForm chrome={chrome} placeholder={view.placeholder} />
      <ul className="chips">
        <li>
          <a href={chrome.base}>{say('Go to the home page')}</a>
        </li>
        <li>
          <a href={chrome.searchRoute}>{say('Open search')}</a>
        </li>
        {chrome.errorsRoute === undefined ? undefined : (
          <li>
            <a href={chrome.errorsRoute}>{say('Paste your error')}</a>
          </li>
        )}
        {chrome.contact !== undefined || chrome.contactGuide === undefined ? undefined : (
          <li>
            <a href={chrome.contactGuide.href}>{chrome.contactGuide.label}</a>
          </li>
        )}
      </ul>
      <ContactSection chrome={chrome} />
    </main>
  );
}
