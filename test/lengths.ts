/** How long random and stepwise tests are: as CI has time for; with `HELPSITE_ALL=1` as they should be now and then. */

/** The first of two lengths, counts or lists; with `HELPSITE_ALL=1` the second. */
export function chooseLength<T>(usual: T, whole: T): T {
  return process.env['HELPSITE_ALL'] === '1' ? whole : usual;
}
