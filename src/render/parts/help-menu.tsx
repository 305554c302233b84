/** "Get help": the ways to reach a person as an entry of the main menu. It opens without a script. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { ContactView } from '../view.ts';
import { ContactItems, ContactTimes } from './contact-ways.tsx';

interface Props {
  readonly contact: ContactView | undefined;
  readonly sprite: string;
}

export function HelpMenu({ contact, sprite }: Props): ReactElement | undefined {
  if (contact === undefined) return undefined;
  return (
    <li className="get-help">
      <details>
        <summary>
          {say('Get help')}
          <Icon sprite={sprite} name="down" />
        </summary>
        <div>
          <ul>
            <ContactItems contact={contact} sprite={sprite} />
          </ul>
          <ContactTimes contact={contact} />
        </div>
      </details>
    </li>
  );
}
