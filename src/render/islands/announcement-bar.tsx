/** The announcement and its close button (behaviours.md 4.6). */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';

interface Props {
  readonly sprite: string;
  /** HTML of the announcement. */
  readonly content: string;
  readonly closeable: boolean;
  readonly onClose?: () => void;
}

export function AnnouncementBar({ sprite, content, closeable, onClose }: Props): ReactElement {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: content }} />
      {closeable ? (
        <button type="button" aria-label={say('Close')} onClick={onClose}>
          <Icon sprite={sprite} name="close" />
        </button>
      ) : undefined}
    </>
  );
}
