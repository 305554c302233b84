/** Where bytes stop being UTF-8. Pure. */

/** Offset of the first byte that is no UTF-8; undefined when the text merely holds a typed replacement character. */
export function findInvalidByte(bytes: Buffer): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isValidStart(bytes.subarray(0, middle + 1))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether a stretch is UTF-8 so far; a character cut off at its end is fine. */
function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
