/** "Get help": the page for errors and the ways to reach a person, as an entry of the main menu. It opens without a script. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { PageLink } from '../../model.ts';
import type { ContactView } from '../view.ts';
import { ContactItems, ContactTimes } from './contact-ways.tsx';

/** What the site has of help beside its guides. */
export interface HelpWays {
  readonly contact: ContactView | undefined;
  /** The guide on how to reach a person, where no way is configured. */
  readonly contactGuide: PageLink | undefined;
  /** The page where readers paste an error. */
  readonly errorsRoute: string | undefined;
}

export function HelpMenu({
  contact,
  contactGuide,
  errorsRoute,
  sprite,
}: HelpWays & { readonly sprite: string }): ReactElement | undefined {
  if (contact === undefined)
    return (
      <>
        {errorsRoute === undefined ? undefined : (
          <li>
            <a href={errorsRoute}>{say('Paste your error')}</a>
          </li>
        )}
        {contactGuide === undefined ? undefined : (
          <li>
            <a href={contactGuide.href}>{contactGuide.label}</a>
          </li>
        )}
      </>
    );
  return (
    <li className="get-help">
      <details>
        <summary>
          {say('Get help')}
          <Icon sprite={sprite} name="down" />
        </summary>
        <div>
          {errorsRoute === undefined ? undefined : (
            <ul className="help-tools">
              <li>
                <a href={errorsRoute}>
                  <Icon sprite={sprite} name="copy" />
                  {say('Paste your error')}
                </a>
              </li>
            </ul>
          )}
          <ul>
            <ContactItems contact={contact} sprite={sprite} />
          </ul>
          <ContactTimes contact={contact} />
        </div>
      </details>
    </li>
  );
}
