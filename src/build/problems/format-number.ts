/** Numbers for people. Pure. */

/** `2,000`: a whole number grouped by thousands. The language's own way loads tables that take longer than a build without changes. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
