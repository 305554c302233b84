/** The field above all known messages: it leaves those of the games, and those with the words, that a reader types. */
import { sayCount } from '../../words/say.ts';
import { announce } from '../announce.ts';
import { matchesTopic } from '../comforts/match-topic.ts';

/** Until `signal` aborts. A page with few games has no field. */
export function watchFilter(signal: AbortSignal): void {
  const field = document.querySelector<HTMLInputElement>('.known-filter');
  if (!field) return;
  const products = [...document.querySelectorAll<HTMLDetailsElement>('.known-product')];
  const first = products.map(({ open }) => open);
  const filter = (): void => {
    const typed = spellOut(field.value);
    const counts = products.map((product, at) => filterProduct(product, typed, first[at] === true));
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
