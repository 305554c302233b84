/** The known messages: the field above them leaves those of the games, and those with the words, that a reader types; links lead to them. */
import { sayCount } from '../../words/say.ts';
import { announce } from '../announce.ts';
import { matchesTopic } from '../comforts/match-topic.ts';

/** Until `signal` aborts. A page with few games has no field. */
export function watchKnown(signal: AbortSignal): void {
  const field = document.querySelector<HTMLInputElement>('.known-filter');
  const clear = field ? watchFilter(field, signal) : () => undefined;
  const open = (): void => openKnown(clear);
  addEventListener('hashchange', open, { signal });
  open();
}

/** Not every browser opens the details around an anchor. `clear` ends the filter, so that nothing is hidden. */
function openKnown(clear: () => void): void {
  const target = document.getElementById(location.hash.slice(1));
  const product = target?.closest<HTMLDetailsElement>('.known-product');
  if (!target || !product) return;
  const isHidden = target.closest('[hidden]') !== null;
  if (isHidden) clear();
  product.open = true;
  // There was no place to go to.
  if (isHidden) target.scrollIntoView();
}

/** Returns what empties the field. */
function watchFilter(field: HTMLInputElement, signal: AbortSignal): () => void {
  const products = [...document.querySelectorAll<HTMLDetailsElement>('.known-product')];
  /** Which were open before something was typed; undefined: nothing is. */
  let before: readonly boolean[] | undefined;
  const filter = (): void => {
    const typed = spellOut(field.value);
    const wasOpen = before ?? products.map(({ open }) => open);
    before = typed === '' ? undefined : wasOpen;
    const counts = products.map((product, at) => filterProduct(product, typed, wasOpen[at] === true));
    const count = counts.reduce((sum, shown) => sum + shown, 0);
    announce(
      typed === ''
        ? ''
        : count === 0
          ? 'No known message found'
          : sayCount(count, '1 message', '{count} messages'),
    );
  };
  field.addEventListener('input', filter, { signal });
  // Typed before this was here.
  if (field.value !== '') filter();
  return () => {
    field.value = '';
    filter();
  };
}

/** A game that is meant keeps all of its messages and stays as it was; of another those with the words show. Returns how many show. */
function filterProduct(product: HTMLDetailsElement, typed: string, wasOpen: boolean): number {
  const isMeant = typed === '' || matchesTopic(typed, [product.querySelector('h3')?.textContent ?? '']);
  let count = 0;
  for (const item of product.querySelectorAll('li')) {
    item.hidden = !isMeant && !spellOut(item.textContent).includes(typed);
    if (!item.hidden) count += 1;
  }
  product.hidden = count === 0;
  product.open = isMeant ? wasOpen : count > 0;
  return count;
}

/** Words alone, a space before each: "port" begins a word of "to port" and none of "report". */
function spellOut(text: string): string {
  return ` ${text.toLowerCase()}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trimEnd();
}
