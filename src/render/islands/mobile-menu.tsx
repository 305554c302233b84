/** What the menu button opens on narrow screens; on wide ones it is the top navigation. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';

interface Props {
  readonly sprite: string;
  /** HTML of the entries: `<li>…</li>…`. */
  readonly entries: string;
}

export function MobileMenu({ sprite, entries }: Props): ReactElement {
  return (
    <>
      <button
        className="close"
        type="button"
        popoverTarget="page.menu"
        popoverTargetAction="hide"
        aria-label={say('Close navigation bar')}
      >
        <Icon sprite={sprite} name="close" />
      </button>
      <ul dangerouslySetInnerHTML={{ __html: entries }} />
    </>
  );
}
