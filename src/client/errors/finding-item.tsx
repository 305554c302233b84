/** One cause: what it is, where the log says so, and the section that solves it. */
import { sayCount } from '../../words/say.ts';
import type { ReactElement } from 'react';
import type { Finding } from '../../errors/types.ts';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';
import { sayNumber } from './say-number.ts';
import { type Cause, listNamed } from './say-found.ts';

export function FindingItem({ cause }: { readonly cause: Cause }): ReactElement {
  const { finding, consequences } = cause;
  const { say, url, title, section } = finding;
  return (
    <li className="cause">
      <h3>
        <a href={url}>{say}</a>
      </h3>
      <FindingLine finding={finding} />
      <p className="cause-way">
        <a className="desk-button" href={url}>
          <span>
            How to fix it
            <span className="sr-only">{` (${say})`}</span>
          </span>
          <Icon sprite={findSprite()} name="arrow-right" />
        </a>
        <span className="cause-guide">{section === null ? title : `${title} › ${section}`}</span>
      </p>
      {consequences.length === 0 ? undefined : (
        <details className="consequences">
          <summary>
            {sayCount(
              consequences.length,
              'One more message may follow from it',
              '{count} more messages may follow from it',
            )}
          </summary>
          <ul>
            {consequences.map((one) => (
              <li key={one.code}>
                <a href={one.url}>{one.say}</a>
                <FindingLine finding={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The line, masked, and what a writer has named in it. */
function FindingLine({ finding }: { readonly finding: Finding }): ReactElement {
  const { line, text, values, isOlder } = finding;
  const named = listNamed(values);
  return (
    <>
      <p className="cause-line">{`Line ${sayNumber(line)}`}</p>
      {isOlder === undefined ? undefined : (
        <p className="cause-line">In older starts only: the last ones went without it</p>
      )}
      <code className="finding-line" dir="ltr">
        {text}
      </code>
      {named.length === 0 ? undefined : (
        <dl className="cause-values">
          {named.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="ltr">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
