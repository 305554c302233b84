/** What is done with any text: compare, escape. Pure, imports nothing. */

/** Orders by code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The pattern of a text as it is, outside of a class of characters. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
