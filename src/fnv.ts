/** The hash of no text, where FNV-1a of 32 bits begins (the standard's offset basis). */
export const NO_TEXT = 0x811c9dc5;

/**
 * FNV-1a of 32 bits over a text's UTF-16 units (Fowler, Noll and Vo; public domain): a number from 0 to 2^32 - 1 that is the same on every
 * machine and in the browser. `from` is the hash of the text before it, to which this text is added. Not for what somebody could
 * want to collide: contents are named by `hashText`.
 */
export function fnv1a(text: string, from = NO_TEXT): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = mixIn(hash, text.charCodeAt(at));
  return hash >>> 0;
}

/** One step of FNV-1a, as a signed number: `hash` with one more `value` (a character's code, or a hash to be joined). */
export function mixIn(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}
