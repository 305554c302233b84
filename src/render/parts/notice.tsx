/**
 * What readers are told for a while. One that has not begun is hidden; when its time comes, when it is over or closed, is for
 * the browser to say (client/early.ts), before the page shows.
 */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { opensNewTab } from '../resolve-href.ts';
import type { NoticeView } from '../view.ts';
import { NEW_TAB } from './cards.tsx';

const WORDS: Readonly<Record<NoticeView['level'], string>> = {
  info: 'Notice',
  maintenance: 'Maintenance',
  warning: 'Warning',
  outage: 'Outage',
  resolved: 'Solved',
};

/** A notice looks as the box of its kind does. */
const TONES: Readonly<Record<NoticeView['level'], string>> = {
  info: 'info',
  maintenance: 'warning',
  warning: 'warning',
  outage: 'danger',
  resolved: 'success',
};

interface Props {
  readonly notices: readonly NoticeView[] | undefined;
  readonly sprite: string;
  /** Above the whole page, as the announcement is. */
  readonly isBar?: boolean;
}

/** Nothing where there is no notice. */
export function Notices({ notices = [], sprite, isBar = false }: Props): ReactElement {
  return (
    <>
      {notices.map(({ id, level, message, href, closeable, isWaiting }) => (
        <section
          key={id}
          className={`${isBar ? 'announcement ' : ''}notice admonition admonition-${TONES[level]}`}
          aria-label={`${say(WORDS[level])}: ${message.slice(0, 60)}`}
          data-island="notice"
          data-notice={id}
          hidden={isWaiting}
        >
          <p>
            <strong>{say(WORDS[level])}:</strong> {message}
            {href === undefined ? undefined : (
              <>
                {' '}
                <a href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
                  {say('More')}
                </a>
              </>
            )}
          </p>
          {closeable ? (
            <button type="button" aria-label={say('Close')}>
              <Icon sprite={sprite} name="close" />
            </button>
          ) : undefined}
        </section>
      ))}
    </>
  );
}
