/** Tells the site's operator what was searched: an event of the document, and nothing over the network unless configured. */

/** Detail of the event `helpsite:search`. */
export interface SearchReport {
  readonly query: string;
  /** All that were found. */
  readonly results: number;
  /** Where the reader went; undefined: the reader only looked. */
  readonly chosenUrl: string | undefined;
  /** Of the chosen result, from 1. */
  readonly position: number | undefined;
  readonly engine: 'embedded' | 'hosted';
}

/** No more typing for this long: the question stands, milliseconds. */
export const SETTLED_AFTER = 800;

/** The longest query (behaviours.md 9.11). */
export const LONGEST_QUERY = 64;

/** Texts that name a person, a machine or a secret rather than a question. */
const PRIVATE: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+/,
  /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)/,
  // Version 6: at least three groups with their colons; `::1` too.
  /(?:[\da-f]{0,4}:){2,}[\da-f]{0,4}/i,
  // A key, token or password: long, without a space, letters and digits mixed.
  /(?=\S*\d)(?=\S*[a-z])\S{20,}/i,
  /\b(?=[a-z\d]*\d)(?=[a-z\d]*[a-z])[a-z\d]{16,}\b/i,
  // The number of a card or a telephone.
  /(?:\d[ -]?){11,}/,
];

/** False where the words look like an e-mail address, a key, or an IP address: those are nobody's business. */
export function mayBeReported(query: string): boolean {
  return PRIVATE.every((pattern) => !pattern.test(query));
}

/** Dispatches the event; with `reportUrl` (of the configuration) the same goes there, without anything about the reader. */
export function reportSearch(report: SearchReport, reportUrl?: string): void {
  document.dispatchEvent(new CustomEvent('helpsite:search', { detail: report }));
  const query = report.query.slice(0, LONGEST_QUERY);
  if (reportUrl !== undefined && mayBeReported(report.query))
    navigator.sendBeacon(reportUrl, JSON.stringify({ ...report, query }));
}
