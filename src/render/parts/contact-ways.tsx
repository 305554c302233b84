/**
 * The ways to reach a person, as every page shows them: in the header's menu, at the end of guides, where a search or an
 * address led nowhere, on the contact page. All of it is `chrome.contact`; nothing configured, nothing shown.
 */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { opensNewTab } from '../resolve-href.ts';
import type { ChromeView, ContactKind, ContactView } from '../view.ts';
import { NEW_TAB } from './cards.tsx';

const ICONS: Readonly<Record<ContactKind, IconName>> = {
  ask: 'edit',
  ticket: 'support',
  chat: 'chat',
  email: 'mail',
  phone: 'phone',
  discord: 'chat',
  status: 'pulse',
  other: 'support',
};

interface Props {
  readonly chrome: Pick<ChromeView, 'contact'> & { readonly assets: Pick<ChromeView['assets'], 'icons'> };
}

/** The list of ways, then when somebody is there and how soon they answer. */
export function ContactWays({ chrome }: Props): ReactElement | undefined {
  const { contact, assets } = chrome;
  if (contact === undefined) return undefined;
  return (
    <>
      <ul className="support">
        <ContactItems contact={contact} sprite={assets.icons} />
      </ul>
      <ContactTimes contact={contact} />
    </>
  );
}

/** The same with its heading, where it is a section of its own. */
export function ContactSection({ chrome }: Props): ReactElement | undefined {
  if (chrome.contact === undefined) return undefined;
  return (
    <section className="contact" aria-label={say('Talk to a person')}>
      <h2>{say('Talk to a person')}</h2>
      <ContactWays chrome={chrome} />
    </section>
  );
}

/** The entries alone, for a list that has its own look. */
export function ContactItems({
  contact,
  sprite,
}: {
  readonly contact: ContactView;
  readonly sprite: string;
}): ReactElement {
  return (
    <>
      {contact.ways.map(({ kind, label, href, detail }, index) => (
        <li key={index}>
          <a href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
            <Icon sprite={sprite} name={ICONS[kind]} />
            {detail === undefined ? label : `${label}: ${detail}`}
          </a>
        </li>
      ))}
    </>
  );
}

/** Hours and the usual time to an answer; nothing when neither is known. */
export function ContactTimes({ contact }: { readonly contact: ContactView }): ReactElement | undefined {
  const { hours, responseTimes } = contact;
  if (hours === undefined && responseTimes === undefined) return undefined;
  return (
    <p className="support-times">
      {hours === undefined ? undefined : say('Hours: {hours}.', { hours })}
      {hours === undefined || responseTimes === undefined ? undefined : ' '}
      {responseTimes === undefined
        ? undefined
        : say('Usual time to an answer: {time}.', { time: responseTimes })}
    </p>
  );
}

/** `ContactWays` as HTML, for a text that asks for it. */
export function renderContactWays(icons: string, contact: ContactView | undefined): string {
  const chrome = { assets: { icons }, ...(contact === undefined ? {} : { contact }) };
  return renderToStaticMarkup(<ContactWays chrome={chrome} />);
}
