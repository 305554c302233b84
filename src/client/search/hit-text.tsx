/** The texts of a hit, the same in the dialog and on the results page. */
import type { ReactElement } from 'react';
import type { HitText } from './group-hits.ts';
import type { Piece } from './read-marks.ts';

export function Marks({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>{pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</>
  );
}

interface HitLinesProps extends HitText {
  /** Name of the game, where the group above does not say it. */
  readonly game?: string | undefined;
}

/** The guide's title, below it the section, then what it says. */
export function HitLines({ title, section, text, game }: HitLinesProps): ReactElement {
  return (
    <span className="hit-lines">
      {title.length === 0 ? undefined : (
        <span className="hit-title">
          <Marks pieces={title} />
        </span>
      )}
      {game === undefined && section.length === 0 ? undefined : (
        <span className="hit-place">
          {game === undefined ? undefined : <span>{game}</span>}
          {section.length === 0 ? undefined : (
            <span className="hit-section">
              <Marks pieces={section} />
            </span>
          )}
        </span>
      )}
      {text.length === 0 ? undefined : (
        <span className="hit-more">
          <Marks pieces={text} />
        </span>
      )}
    </span>
  );
}
