/** The ways on where no rule knows the cause: the last error, guides that may answer what was pasted, the search, a person. */
import { sayCount } from '../../words/say.ts';
import { type ReactElement, useEffect, useState } from 'react';
import type { LogReading } from '../../errors/types.ts';
import { Icon } from '../../render/icon.tsx';
import { isWholeLog } from '../../search/message-signs.ts';
import { cleanMessage } from '../../search/read-log.ts';
import { announce } from '../announce.ts';
import type { Answers } from '../ask/find-answers.ts';
import { findSprite } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { ContactWays } from '../search/contact-ways.tsx';
import { createSearch, type Search } from '../search/find.ts';
import type { Contact } from '../search/read-contact.ts';
import { readSettings } from '../search/read-settings.ts';
import type { Answer } from './error-messages.ts';

interface Props {
  readonly answer: Answer;
  readonly contact: Contact | undefined;
}

export function NothingKnown({ answer, contact }: Props): ReactElement {
  const { reading, asked } = answer;
  const question = chooseQuestion(answer);
  return (
    <div className="nothing-known">
      <LastError reading={reading} />
      {question === '' ? (
        <p>No error stands out in it. Paste more of the log, from the start of the server to the failure.</p>
      ) : (
        <>
          <Guides question={question} product={asked ?? undefined} />
          <SearchLink question={question} />
        </>
      )}
      <ContactWays contact={contact} onLeave={() => undefined} />
    </div>
  );
}

/** What the log ends with; nothing where it is what was found. */
export function LastError({ reading }: { readonly reading: LogReading }): ReactElement | undefined {
  const { lastException, findings } = reading;
  if (lastException === null || findings.some(({ text }) => text === lastException)) return undefined;
  return (
    <>
      <p>The last error in it:</p>
      <code className="finding-line" dir="ltr">
        {lastException}
      </code>
    </>
  );
}

/** What the guides are searched for: a log's words, its last error, or what somebody says who has no log. Empty: a log without an error. */
function chooseQuestion({ reading, masked }: Answer): string {
  const { words, lastException } = reading;
  if (words !== '') return words;
  if (lastException !== null) return cleanMessage(lastException);
  return isWholeLog(masked) ? '' : masked.trim().slice(0, LONGEST);
}

/** Letters of a text that are read as a question. */
const LONGEST = 1000;

let search: Search | undefined;

/** At most three places. Nothing where a service would have to be asked: that needs the reader's word. */
function Guides(props: {
  readonly question: string;
  readonly product: string | undefined;
}): ReactElement | undefined {
  const { question, product } = props;
  const [found, setFound] = useState<Pick<Answers, 'answers' | 'sure'>>();
  const settings = readSettings();
  const isOwn = settings.provider === 'embedded';
  useEffect(() => {
    let isLeft = false;
    const find = async (): Promise<void> => {
      const { findGuides } = await import('../ask/find-answers.ts');
      const next = await findGuides(question, (search ??= createSearch(settings)), settings, product);
      if (isLeft) return;
      setFound(next);
      announce(
        next.answers.length === 0
          ? 'No guide fits this yet.'
          : sayCount(next.answers.length, 'One guide may answer it', '{count} guides may answer it'),
      );
    };
    if (isOwn) find().catch((error: unknown) => console.warn('The search has failed.', error));
    return () => {
      isLeft = true;
    };
  }, [question, product, isOwn, settings]);
  if (found === undefined) return undefined;
  if (found.answers.length === 0) return <p>No guide fits this yet.</p>;
  return (
    <>
      <h3>Guides that may answer it</h3>
      {found.sure ? undefined : <p>Not sure that these fit.</p>}
      <ol className="guides-found">
        {found.answers.map(({ title, url, section, sentence }) => (
          <li key={url}>
            <a href={url}>{section === null || section === title ? title : `${title} › ${section}`}</a>
            {sentence === '' ? undefined : <p>{sentence}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Leads to the search page as it is: addresses are sent to the web server, and nothing of what was pasted is (behaviours.md 24.2.9). */
function SearchLink({ question }: { readonly question: string }): ReactElement {
  const href = readSettings().route;
  return (
    <p>
      <a
        className="desk-button"
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void import('../search/open-search.ts').then(
            ({ openSearch }) => openSearch(question),
            () => location.assign(href),
          );
        }}
      >
        <Icon sprite={findSprite()} name="search" />
        Search the guides for its words
      </a>
    </p>
  );
}
