/** The keys of the field that choose from the list below it (behaviours.md 6.5.2). */
import type { Hit } from '../../search/protocol.ts';
import { type OptionsProps, optionId } from './hit-list.tsx';

interface KeyedList extends OptionsProps {
  readonly hits: readonly Hit[];
  /** The list is not that of the query yet. */
  readonly isOutdated: boolean;
  /** Enter came before its answer. */
  readonly onEarlyEnter: () => void;
}

/** Moves with the arrows, chooses with Enter. */
export function pressKey(event: KeyboardEvent, list: KeyedList): void {
  // These keys choose among what an input method offers.
  if (event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1, list);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const hit = list.hits[list.activeIndex];
    if (list.isOutdated) list.onEarlyEnter();
    else if (hit) follow(event, hit, list);
  }
}

function move(step: number, { hits, activeIndex, onActivate }: KeyedList): void {
  if (hits.length === 0) return;
  const next = (activeIndex + step + hits.length) % hits.length;
  onActivate(next);
  document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
}

/** Like a click on the hit: with a key, in another tab or window. */
function follow({ ctrlKey, metaKey, shiftKey }: KeyboardEvent, hit: Hit, list: KeyedList): void {
  const { activeIndex, toHref, onChoose } = list;
  if (!ctrlKey && !metaKey && !shiftKey) {
    document.getElementById(optionId(activeIndex))?.click();
    return;
  }
  onChoose(hit, activeIndex, false);
  const { innerWidth: width, innerHeight: height } = window;
  window.open(toHref(hit), '_blank', shiftKey ? `noopener,width=${width},height=${height}` : 'noopener');
}
