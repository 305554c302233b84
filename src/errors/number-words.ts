/** Words as numbers: a log has tens of thousands of them, and nearly none leads to a pattern. Pure. */
import { mixIn, NO_TEXT } from '../fnv.ts';
import { isWordCode } from './clean-line.ts';

/** How many numbers there are. */
export const WORD_NUMBERS = 65_536;

/** Writes a number for each word of `text`, as many as `into` holds: the same for the same letters, small and large ones apart. Returns how many. */
export function numberWords(text: string, into: Uint16Array): number {
  let count = 0;
  let hash = NO_TEXT;
  let isInside = false;
  for (let at = 0; at < text.length && count < into.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) {
      hash = mixIn(hash, code);
      isInside = true;
    } else if (isInside) {
      into[count++] = foldNumber(hash);
      hash = NO_TEXT;
      isInside = false;
    }
  }
  if (isInside && count < into.length) into[count++] = foldNumber(hash);
  return count;
}

/** 32 bits in 16, as FNV's authors do it: both halves count. */
function foldNumber(hash: number): number {
  return (hash ^ (hash >>> 16)) & (WORD_NUMBERS - 1);
}
