/** How long random and stepwise tests are: as CI has time for; with `HELPSITE_ALL=1` as they should be now and then. */

/** The first of two lengths, counts or lists; with `HELPSITE_ALL=1` the second. */
export function chooseLength<T>(usual: T, whole: T): T {
  return process.env['HELPSITE_ALL'] === '1' ? whole : usual;
}

/**
 * Both colour modes; usually one of them by turns. What a width changes no mode does, and the other way round: of each
 * pair of a place and a mode half is enough. `turn` counts the places.
 */
export function chooseModes(turn: number): readonly ('dark' | 'light')[] {
  return chooseLength([turn % 2 === 0 ? 'dark' : 'light'], ['dark', 'light']);
}

/** Every item; usually every `step`-th, from the one at `from` on. */
export function chooseEach<T>(items: readonly T[], step: number, from = 0): readonly T[] {
  return chooseLength(
    items.filter((_, at) => at % step === from % step),
    items,
  );
}
