/** Which of a list are meant, as stretches. Pure. */

/** From the first index to before the second, of each stretch of items that are meant. */
export function listRanges<T>(
  items: readonly T[],
  isMeant: (item: T) => boolean,
): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (const [index, item] of items.entries()) {
    if (!isMeant(item)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === index) last[1]++;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}
