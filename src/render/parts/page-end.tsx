/** What stands after a guide: its tags, when it last changed, how to change it. */
import type { ReactElement } from 'react';
import type { PageLink } from '../../model.ts';
import { formatShortDate } from '../format-date.ts';
import { Icon } from '../icon.tsx';
import type { LastUpdate } from '../view.ts';
import { NEW_TAB } from './cards.tsx';

interface Props {
  readonly tags?: readonly PageLink[];
  readonly editUrl?: string | undefined;
  readonly lastUpdate?: LastUpdate | undefined;
  /** Address of the same text as Markdown. */
  readonly markdown?: string | undefined;
  readonly sprite: string;
}

/** Nothing when the page has none of these (behaviours.md 2.8.3). */
export function PageEnd({
  tags = [],
  editUrl,
  lastUpdate,
  markdown,
  sprite,
}: Props): ReactElement | undefined {
  if (tags.length === 0 && editUrl === undefined && lastUpdate === undefined && markdown === undefined)
    return undefined;
  return (
    <div className="page-end">
      {tags.length === 0 ? undefined : (
        <div className="tags">
          <span>Tags:</span>
          <ul>
            {tags.map((tag) => (
              <li key={tag.href}>
                <a rel="tag" href={tag.href}>
                  {tag.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {editUrl === undefined ? undefined : (
        <a className="edit" href={editUrl} {...NEW_TAB}>
          <Icon sprite={sprite} name="edit" />
          {' Edit this page'}
        </a>
      )}
      {markdown === undefined ? undefined : (
        <a className="edit" href={markdown} data-copies="">
          <Icon sprite={sprite} name="copy" />
          {' Copy as Markdown'}
        </a>
      )}
      {lastUpdate === undefined ? undefined : <Updated update={lastUpdate} />}
    </div>
  );
}

function Updated({ update: { date, author } }: { readonly update: LastUpdate }): ReactElement {
  return (
    <p className="updated">
      Last updated
      {date === undefined ? undefined : (
        <>
          {' on '}
          <b>
            <time dateTime={date} itemProp="dateModified">
              {formatShortDate(date)}
            </time>
          </b>
        </>
      )}
      {author === undefined ? undefined : (
        <>
          {' by '}
          <b>{author}</b>
        </>
      )}
    </p>
  );
}
