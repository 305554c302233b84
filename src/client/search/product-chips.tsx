/** Chips that keep to one game: a group of switches beside the list, never in it (behaviours.md 17.2). */
import type { FocusEvent, ReactElement } from 'react';
import type { ProductCount } from '../../search/protocol.ts';

/** More would be a list to read. */
const MOST = 8;

interface Props {
  readonly products: readonly ProductCount[];
  /** All that match in any game; unset: it is said beside the chips. */
  readonly total?: number;
  /** Folder of the game that is kept to. */
  readonly only: string | undefined;
  /** More may come: what is there stays. */
  readonly isWaiting?: boolean;
  readonly onOnly: (product: string | undefined) => void;
}

export function ProductChips({
  products,
  total,
  only,
  isWaiting = false,
  onOnly,
}: Props): ReactElement | undefined {
  const shown = products.filter(({ id }, index) => index < MOST || id === only);
  if (only === undefined && shown.length < (isWaiting ? 1 : 2)) return undefined;
  return (
    <div className="search-chips" role="group" aria-label="Show results for">
      <Chip label="All" count={total} isOn={only === undefined} onPress={() => onOnly(undefined)} />
      {shown.map(({ id, label, count }) => (
        <Chip
          key={id}
          label={label}
          count={count}
          isOn={id === only}
          onPress={() => onOnly(id === only ? undefined : id)}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** Browsers leave where it is what is in sight by a pixel. Below a finger nothing moves: it would press something else. */
function bringInSight({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function Chip({ label, count, isOn, onPress }: ChipProps): ReactElement {
  return (
    <button
      className="search-chip"
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      onFocus={bringInSight}
    >
      {label}
      {count === undefined ? undefined : <span> {count}</span>}
    </button>
  );
}
