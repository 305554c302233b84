/** The texts of a hit, the same in the dialog and on the results page. */
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';
import type { HitText } from './group-hits.ts';
import type { Piece } from './read-marks.ts';

export function Marks({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>{pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</>
  );
}

const ICONS = { page: 'guide', content: 'list', heading: 'hash' } as const;

export function HitIcon({ kind }: Pick<HitText, 'kind'>): ReactElement {
  return <Icon sprite={findSprite()} name={ICONS[kind]} />;
}

/** Title above, and below it where that is from or what it says. */
export function HitLines({ title, more }: HitText): ReactElement {
  return (
    <span className="hit-lines">
      <span className="hit-title">
        <Marks pieces={title} />
      </span>
      {more.length === 0 ? undefined : (
        <span className="hit-more">
          <Marks pieces={more} />
        </span>
      )}
    </span>
  );
}
