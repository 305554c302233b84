/** What stands after a guide: its tags, against what it was checked, how to change it, when it last changed. */
import { say, sayPieces } from '../../words/say.ts';
import type { ReactElement } from 'react';
import type { PageLink } from '../../model.ts';
import { formatGuideDate, formatShortDate } from '../format-date.ts';
import { Icon } from '../icon.tsx';
import type { GuideFacts, LastUpdate } from '../view.ts';
import { NEW_TAB } from './cards.tsx';

interface Props {
  readonly tags?: readonly PageLink[];
  readonly facts?: GuideFacts;
  readonly editUrl?: string | undefined;
  readonly lastUpdate?: LastUpdate | undefined;
  /** Address of the same text as Markdown. */
  readonly markdown?: string | undefined;
  readonly sprite: string;
}

/** Nothing when the page has none of them (behaviours.md 2.8.3). */
export function PageEnd({
  tags = [],
  facts = {},
  editUrl,
  lastUpdate,
  markdown,
  sprite,
}: Props): ReactElement | undefined {
  const { checked, readingMinutes } = facts;
  if (
    tags.length === 0 &&
    [checked, readingMinutes, editUrl, lastUpdate, markdown].every((part) => part === undefined)
  )
    return undefined;
  return (
    <div className="page-end">
      {tags.length === 0 ? undefined : (
        <div className="tags">
          <span>{say('Tags:')}</span>
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
      {checked === undefined ? undefined : <Checked checked={checked} />}
      {readingMinutes === undefined ? undefined : <p>{say('{count} min read', { count: readingMinutes })}</p>}
      {editUrl === undefined ? undefined : (
        <a className="edit" href={editUrl} {...NEW_TAB}>
          <Icon sprite={sprite} name="edit" />
          {` ${say('Edit this page')}`}
        </a>
      )}
      {markdown === undefined ? undefined : (
        <a className="edit" href={markdown} data-copies="">
          <Icon sprite={sprite} name="copy" />
          {` ${say('Copy as Markdown')}`}
        </a>
      )}
      {lastUpdate === undefined ? undefined : <Updated update={lastUpdate} />}
    </div>
  );
}

/** Only where a stamp says that it is true. */
function Checked({
  checked: { date, testedWith, sources = [] },
}: {
  readonly checked: NonNullable<GuideFacts['checked']>;
}): ReactElement {
  return (
    <p>
      {sayPieces(
        testedWith === undefined ? 'Checked against {what} on {date}.' : 'Tested with {what} on {date}.',
      ).map((piece) =>
        piece === '{what}' ? (
          (testedWith ?? join(sources))
        ) : piece === '{date}' ? (
          <time key="date" dateTime={date}>
            {formatGuideDate(date)}
          </time>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

/** "A", "A and B", "A, B and C". */
function join(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('{list} and {last}', { list: names.slice(0, -1).join(', '), last });
}

/** By what is known. */
const UPDATED: Readonly<Record<string, string>> = {
  '': 'Last updated',
  date: 'Last updated on {date}',
  author: 'Last updated by {author}',
  dateauthor: 'Last updated on {date} by {author}',
};

function Updated({ update: { date, author } }: { readonly update: LastUpdate }): ReactElement {
  return (
    <p className="updated">
      {sayPieces(
        UPDATED[`${date === undefined ? '' : 'date'}${author === undefined ? '' : 'author'}`] ?? '',
      ).map((piece) =>
        piece === '{date}' && date !== undefined ? (
          <b key="date">
            <time dateTime={date} itemProp="dateModified">
              {formatShortDate(date)}
            </time>
          </b>
        ) : piece === '{author}' ? (
          <b key="author">{author}</b>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
