/** Pages too short, or too like others, to be known again, whose folder has moved with pages that are. Pure. */
import { routeLookupKey } from '../model/targets.ts';
import { type Answer, countTail, type TextPage } from './find-text.ts';
import type { RecordedAddress } from './lock.ts';

interface Settled {
  readonly address: RecordedAddress;
  readonly answer: Answer<TextPage> | undefined;
}

/**
 * Where a neighbour went for certain, the others of its folder went, too, if a new page has their name there. What is
 * certain already stays.
 */
export function followNeighbours(
  answers: readonly Settled[],
  recorded: readonly RecordedAddress[],
  texts: readonly TextPage[],
): readonly Settled[] {
  const moves = new Map<string, Set<string>>();
  for (const { address, answer } of answers) {
    const to = answer?.only?.place.route;
    const tail = to === undefined ? 0 : countTail(address.route, to);
    if (to === undefined || tail === 0) continue;
    const [from, into] = [cutTail(address.route, tail), cutTail(to, tail)];
    moves.set(from, (moves.get(from) ?? new Set()).add(into));
  }
  if (moves.size === 0) return answers;
  const known = new Set(recorded.map(({ route }) => routeLookupKey(route)));
  const pages = new Map(texts.map((page) => [routeLookupKey(page.route), page]));
  return answers.map((settled) => {
    const { address, answer } = settled;
    if (answer?.only !== undefined || answer?.isSplit === true) return settled;
    const targets = new Set(
      [...moves].flatMap(([from, intos]) =>
        address.route.startsWith(`${from}/`)
          ? [...intos].map((into) => into + address.route.slice(from.length))
          : [],
      ),
    );
    const fresh = [...targets].flatMap((route) => {
      const key = routeLookupKey(route);
      return known.has(key) ? [] : (pages.get(key) ?? []);
    });
    const [place] = fresh;
    if (place === undefined || fresh.length > 1) return settled;
    const only = { place, share: 1 };
    return { address, answer: { places: [only], only, isSplit: false } };
  });
}

/** `/help/docs/a/b`, 1 → `/help/docs/a`. */
function cutTail(route: string, segments: number): string {
  return route.split('/').slice(0, -segments).join('/');
}
