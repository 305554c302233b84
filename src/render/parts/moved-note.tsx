/** Says which sections of a page are elsewhere. A script takes the reader there (client/moved.ts); without one this is read. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { escapeHtml } from '../escape-html.ts';
import type { MovedLink } from '../view.ts';

type Props = { readonly moved: readonly MovedLink[] | undefined };

/** Above the text. Nothing when no section left the page. */
export function MovedNote({ moved = [] }: Props): ReactElement | undefined {
  if (moved.length === 0) return undefined;
  return (
    <div className="moved admonition admonition-info" data-part="moved" role="note" aria-label={say('Moved')}>
      <div className="admonition-body" dangerouslySetInnerHTML={{ __html: renderMoved(moved) }} />
    </div>
  );
}

/** A sentence for each section. Each has the old id, so that whoever arrives with it stands before its sentence. */
export function renderMoved(moved: readonly MovedLink[]): string {
  return moved
    .map(({ was, href, title, heading }) => {
      const place = heading === undefined ? title : say('“{heading}” in {title}', { heading, title });
      return (
        `<p id="${escapeHtml(was)}">` +
        say('Moved: the section “{section}” is now at {place}.', {
          section: escapeHtml(sayId(was)),
          place: `<a href="${escapeHtml(href)}">${escapeHtml(place)}</a>`,
        }) +
        '</p>'
      );
    })
    .join('');
}

/** An id as words: `set-a-password` → `set a password`. */
function sayId(id: string): string {
  return id.replace(/[-_]+/g, ' ').trim() || id;
}
