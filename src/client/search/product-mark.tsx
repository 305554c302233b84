/** The mark beside the name of a game: the one place of the search that knows how marks are drawn. */
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import { Mark } from '../../render/parts/mark.tsx';
import { findSprite } from '../create-button.ts';

/** `product` is the folder of a game or tool; topics outside of all have a sign of their own instead of a mark. */
export function ProductMark({
  product,
  label,
}: {
  readonly product: string | null;
  readonly label: string;
}): ReactElement {
  if (product !== null) return <Mark slug={product} label={label} />;
  return (
    <span className="mark mark-plain" aria-hidden="true">
      <Icon sprite={findSprite()} name="guide" />
    </span>
  );
}
