/** What a log says: the causes first, each with its line and the section that solves it; or the ways on where none is known. */
import { sayCount } from '../../words/say.ts';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../render/icon.tsx';
import { announce } from '../announce.ts';
import { findSprite } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { ContactWays } from '../search/contact-ways.tsx';
import type { Contact } from '../search/read-contact.ts';
import { readSettings } from '../search/read-settings.ts';
import type { Answer, Failure } from './error-messages.ts';
import { FindingItem } from './finding-item.tsx';
import { ProductChoice } from './product-choice.tsx';
import { describeReading, groupCauses, sayFound } from './say-found.ts';
import { sayNumber } from './say-number.ts';

interface Props {
  readonly answer: Answer;
  readonly contact: Contact | undefined;
  readonly onProduct: (product: string | null) => void;
  readonly onVersion: (version: string) => void;
}

export function ReadingView({ answer, contact, onProduct, onVersion }: Props): ReactElement {
  const { reading, isCut, products, asked } = answer;
  const causes = groupCauses(reading.findings);
  const label = products.find(({ id }) => id === (asked ?? reading.product))?.label;
  return (
    <section className="reading" aria-labelledby="page.reading">
      <div className="reading-head">
        <h2 id="page.reading">{sayFound(reading)}</h2>
        <p className="known-count">
          {sayCount(reading.lines, 'One line read', '{number} lines read', {
            number: sayNumber(reading.lines),
          })}
        </p>
      </div>
      <ProductChoice
        products={products}
        asked={asked}
        recognised={reading.product}
        version={reading.version}
        onProduct={onProduct}
        onVersion={onVersion}
      />
      {isCut ? (
        <p className="desk-note">
          <Icon sprite={findSprite()} name="info" />
          It is longer than 10 MB: its first and its last 5 MB were read, and lines are counted in these.
        </p>
      ) : undefined}
      {causes.length === 0 ? (
        <NothingKnown answer={answer} contact={contact} />
      ) : (
        <>
          <ol className="causes">
            {causes.map((cause) => (
              <FindingItem key={cause.finding.code} cause={cause} />
            ))}
          </ol>
          <CopyButton text={describeReading(reading, label, location.href)} />
          {contact === undefined ? undefined : (
            <details className="reading-help">
              <summary>It is none of these</summary>
              <NothingKnown answer={answer} contact={contact} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** The last exception, a search with its words, a person. */
function NothingKnown({ answer, contact }: Pick<Props, 'answer' | 'contact'>): ReactElement {
  const { lastException, words } = answer.reading;
  const { route } = readSettings();
  return (
    <div className="nothing-known">
      {lastException === null ? undefined : (
        <>
          <p>The last error in it:</p>
          <code className="finding-line" dir="ltr">
            {lastException}
          </code>
        </>
      )}
      {words === '' ? (
        <p>No error stands out in it. Paste more of the log, from the start of the server to the failure.</p>
      ) : (
        <p>
          <a
            className="desk-button"
            href={`${route}?q=${encodeURIComponent(words)}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void import('../search/open-search.ts').then(
                ({ openSearch }) => openSearch(words),
                () => location.assign(`${route}?q=${encodeURIComponent(words)}`),
              );
            }}
          >
            <Icon sprite={findSprite()} name="search" />
            Search the guides for its words
          </a>
        </p>
      )}
      <ContactWays contact={contact} onLeave={() => undefined} />
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }): ReactElement {
  const [said, setSaid] = useState('Copy for support');
  const copy = async (): Promise<void> => {
    let next = 'Copied, without addresses and names';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      next = 'Your browser does not allow copying';
    }
    setSaid(next);
    announce(next);
  };
  return (
    <button type="button" className="desk-button" onClick={() => void copy()}>
      <Icon sprite={findSprite()} name="copy" />
      {said}
    </button>
  );
}

const SAID: Readonly<Record<Failure['reason'], string>> = {
  rules: 'The list of known messages could not be loaded. Check your connection and try again.',
  file: 'This is no text file. Open the log itself: it ends in .log, .txt or .log.gz.',
  unreadable:
    'This could not be read. If it is a file, it may have been moved or changed meanwhile: open it again, or paste its text.',
};

/** Why nothing was read, and what to do. */
export function FailureView({
  reason,
  contact,
}: {
  readonly reason: Failure['reason'];
  readonly contact: Contact | undefined;
}): ReactElement {
  return (
    <section className="reading" aria-label="Not read">
      <p className="search-note">
        <Icon sprite={findSprite()} name="warning" />
        <span>{SAID[reason]}</span>
      </p>
      <ContactWays contact={contact} onLeave={() => undefined} />
    </section>
  );
}
