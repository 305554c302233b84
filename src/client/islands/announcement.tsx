/** The announcement bar at work: closing it is remembered until the next announcement (behaviours.md 4.6). */
import { AnnouncementBar } from '../../render/islands/announcement-bar.tsx';
import { findSprite } from '../create-button.ts';
import { DISMISS_KEY } from '../announcement-keys.ts';
import { remember } from '../remember.ts';
import { wakeIsland } from './wake-island.tsx';

export function wake(root: HTMLElement): void {
  const close = (): void => {
    remember(DISMISS_KEY, 'true');
    // The focus was on the button that is gone.
    document.querySelector<HTMLElement>('.brand')?.focus();
  };
  wakeIsland(
    root,
    <AnnouncementBar
      sprite={findSprite()}
      content={root.querySelector('div')?.innerHTML ?? ''}
      closeable={root.querySelector(':scope > button') !== null}
      onClose={close}
    />,
  );
}
