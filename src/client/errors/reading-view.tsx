/** What a log says: the causes first, each with its line and the section that solves it; or the ways on where none is known. */
import { sayCount } from '../../words/say.ts';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../render/icon.tsx';
import { announce } from '../announce.ts';
import { findSprite } from '../create-button.ts';
import { ContactWays } from '../search/contact-ways.tsx';
import type { Contact } from '../search/read-contact.ts';
import type { Answer, Failure } from './error-messages.ts';
import { FindingItem } from './finding-item.tsx';
import { LastError, NothingKnown } from './nothing-known.tsx';
import { ProductChoice } from './product-choice.tsx';
import { describeReading, groupCauses, isSure, sayFound } from './say-found.ts';
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
          {isSure(reading.findings) ? undefined : (
            <>
              <LastError reading={reading} />
              <p>What may help:</p>
            </>
          )}
          <ol className="causes">
            {causes.map((cause) => (
              <FindingItem key={cause.finding.code} cause={cause} />
            ))}
          </ol>
          <CopyButton text={describeReading(reading, label, location.href)} />
          <NoneOfThese answer={answer} contact={contact} />
        </>
      )}
    </section>
  );
}

/** Filled when it is opened: guides are looked for only then. */
function NoneOfThese(props: Pick<Props, 'answer' | 'contact'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="reading-help" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>It is none of these</summary>
      {isOpen ? <NothingKnown {...props} /> : undefined}
    </details>
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
