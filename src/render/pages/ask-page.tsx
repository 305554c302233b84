/** The page that listens to a story. Its field needs a script; without one the ways to a person stand there. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { ContactSection } from '../parts/contact-ways.tsx';
import type { AskView, ChromeView } from '../view.ts';

export function AskPage({
  view,
  chrome,
}: {
  readonly view: AskView;
  readonly chrome: ChromeView;
}): ReactElement {
  const { contact, ...others } = chrome;
  const ways = contact?.ways.filter(({ kind }) => kind !== 'ask') ?? [];
  return (
    <main id="main" tabIndex={-1} className="ask">
      <h1>{say('Tell us what happens')}</h1>
      <p className="lead">
        {say(
          'In your own words, as much as you like. Guides that may help appear as you write. Nothing is sent until you send it.',
        )}
      </p>
      <form
        className="story"
        data-part="ask"
        data-ticket={view.ticketUrl}
        data-email={view.email}
        data-url={view.feedbackUrl}
      >
        <div>
          <label htmlFor="page.ask.text">{say('What happens?')}</label>
          <textarea id="page.ask.text" rows={9} maxLength={8000} aria-describedby="page.ask.hint" />
          <p id="page.ask.hint">
            {say(
              'What did you do, what did you see, and which game or tool is it? Leave out passwords and keys.',
            )}
          </p>
        </div>
        <section className="answers" aria-labelledby="page.ask.answers">
          <h2 id="page.ask.answers">{say('Guides that may answer it')}</h2>
          <p className="none">{say('They appear here as you write.')}</p>
        </section>
      </form>
      {contact === undefined || ways.length === 0 ? undefined : (
        <ContactSection chrome={{ ...others, contact: { ...contact, ways } }} />
      )}
    </main>
  );
}
