/** Says above a page which of its sections are elsewhere. Shown where no script takes the reader there. */
import type { ReactElement } from 'react';
import type { MovedLink } from '../view.ts';

/** The browser looks here for the id in its address (client/moved.ts). Nothing when no section left. */
export function MovedNote({
  moved,
}: {
  readonly moved: readonly MovedLink[] | undefined;
}): ReactElement | undefined {
  if (moved === undefined || moved.length === 0) return undefined;
  return (
    <div className="moved admonition admonition-info" role="note" aria-label="Moved">
      <div className="admonition-body">
        {moved.map((link) => (
          <p key={link.was}>
            {`Moved: the section “${sayId(link.was)}” is now at `}
            <a href={link.href} data-was={link.was}>
              {link.heading === undefined ? link.title : `“${link.heading}” in ${link.title}`}
            </a>
            .
          </p>
        ))}
      </div>
    </div>
  );
}

/** An id as words: `set-a-password` → `set a password`. */
function sayId(id: string): string {
  return id.replace(/[-_]+/g, ' ').trim() || id;
}
