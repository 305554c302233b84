/** What is done with any text: compare, escape, decode. Pure, imports nothing. */

/** Orders by code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The pattern of a text as it is, outside of a class of characters. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What percent-encoded text says; where an escape is malformed, all of it as typed. */
export function decodeTyped(typed: string): string {
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
}
