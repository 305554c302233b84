/** The ways to a person in the search: above the hits for who asks for one, below where nothing was found. */
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import type { Contact } from './read-contact.ts';

interface Props {
  readonly contact: Contact | undefined;
  readonly onLeave: () => void;
}

export function ContactWays({ contact, onLeave }: Props): ReactElement | undefined {
  if (contact === undefined) return undefined;
  return (
    <section className="search-contact" aria-label="Talk to a person">
      <p className="search-label">Talk to a person</p>
      <ul>
        {contact.ways.map(({ label, href, icon, isElsewhere }) => (
          <li key={href}>
            <a
              href={href}
              {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              onClick={(event) => !isElsewhere && isPlainClick(event) && onLeave()}
            >
              {icon === undefined ? (
                <Icon sprite={findSprite()} name="support" />
              ) : (
                <svg className="icon" aria-hidden="true">
                  <use href={icon} />
                </svg>
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
      {contact.times === '' ? undefined : <p className="search-times">{contact.times}</p>}
    </section>
  );
}
