/** "Get help": the page for errors and the ways to reach a person, as an entry of the main menu. It opens without a script. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { ContactView } from '../view.ts';
import { ContactItems, ContactTimes } from './contact-ways.tsx';

interface Props {
  readonly contact: ContactView | undefined;
  /** The page where readers paste an error. */
  readonly errorsRoute?: string | undefined;
  readonly sprite: string;
}

export function HelpMenu({ contact, errorsRoute, sprite }: Props): ReactElement | undefined {
  if (contact === undefined)
    return errorsRoute === undefined ? undefined : (
      <li>
        <a href={errorsRoute}>{say('Paste your error')}</a>
      </li>
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
