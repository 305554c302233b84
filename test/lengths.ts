/** How long random and stepwise tests are: as CI has time for; with `HELPSITE_ALL=1` as they should be now and then. */

export function chooseLength<T>(usual: T, whole: T): T {
  return process.env['HELPSITE_ALL'] === '1' ? whole : usual;
}
