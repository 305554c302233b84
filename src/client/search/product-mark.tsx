/** The mark beside the name of a game: the one place of the search that knows how marks are drawn. */
import type { ReactElement } from 'react';
import { letterMark } from '../../marks.ts';
import type { Mark as MarkOf } from '../../model.ts';
import { Icon } from '../../render/icon.tsx';
import { Mark } from '../../render/parts/mark.tsx';
import type { ProductCount } from '../../search/protocol.ts';
import { findSprite } from '../create-button.ts';

/** What stands for each game, by its folder. */
export type Marks = ReadonlyMap<string, MarkOf>;

interface Props {
  /** Folder of a game or tool; topics outside of all have a sign of their own instead of a mark. */
  readonly product: string | null;
  readonly label: string;
  readonly marks: Marks;
}

export function ProductMark({ product, label, marks }: Props): ReactElement {
  const sprite = findSprite();
  if (product !== null)
    return <Mark mark={marks.get(product) ?? letterMark(product, label)} sprite={sprite} />;
  return (
    <span className="mark mark-plain" aria-hidden="true">
      <Icon sprite={sprite} name="guide" />
    </span>
  );
}

/** The marks that came with an answer. */
export function readMarksOf(products: readonly ProductCount[] = []): Marks {
  return new Map(products.flatMap(({ id, mark }) => (mark === undefined ? [] : [[id, mark] as const])));
}
