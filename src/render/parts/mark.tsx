/** What stands for a game or topic beside its name; always decoration. No logos of games or firms. */
import type { ReactElement } from 'react';
import type { Mark as MarkOf } from '../../model.ts';
import { escapeHtml } from '../escape-html.ts';

interface Props {
  readonly mark: MarkOf;
  /** URL of the icons, among which the drawings are. */
  readonly sprite: string;
}

/** A tile with a drawing, or with two letters. Its size is that of the style sheet. */
export function Mark({ mark, sprite }: Props): ReactElement {
  return 'glyph' in mark ? (
    <svg className="mark" aria-hidden="true">
      <use href={`${sprite}#${mark.glyph}`} />
    </svg>
  ) : (
    <span className={`mark hue-${mark.hue}`} aria-hidden="true">
      {mark.letters}
    </span>
  );
}

/** The same as a string. */
export function renderMark({ mark, sprite }: Props): string {
  return 'glyph' in mark
    ? `<svg class="mark" aria-hidden="true"><use href="${escapeHtml(`${sprite}#${mark.glyph}`)}"></use></svg>`
    : `<span class="mark hue-${mark.hue}" aria-hidden="true">${escapeHtml(mark.letters)}</span>`;
}
