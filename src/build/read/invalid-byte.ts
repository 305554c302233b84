/** Where bytes stop being UTF-8, and what they seem to be instead. Pure. */
import { positionOf } from '../problems/position-of.ts';

export interface InvalidByte {
  /** Of the first byte that is no UTF-8, from 0. */
  readonly offset: number;
  /** Its place, both from 1. */
  readonly line: number;
  readonly column: number;
  /** What to do about it, with the name of the encoding where that can be told. */
  readonly hint: string;
}

/** The first byte that is no UTF-8; undefined when there is none: the text may hold a typed replacement character. */
export function findInvalidByte(bytes: Buffer): InvalidByte | undefined {
  if (isValidStart(bytes, false)) return undefined;
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isValidStart(bytes.subarray(0, middle + 1), true)) low = middle + 1;
    else high = middle;
  }
  // A byte that could begin a character is only known to be wrong by the byte after it: the place is that of the character.
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, low), {
    stream: true,
  });
  return {
    offset: Buffer.byteLength(before),
    ...positionOf(before, before.length),
    hint: nameHint(bytes),
  };
}

/** What to do about a file that is no UTF-8. */
export function nameHint(bytes: Buffer): string {
  const name = nameEncoding(bytes);
  return name === undefined
    ? 'Save it again with the encoding UTF-8.'
    : `It seems to be ${name}: save it again as UTF-8.`;
}

function nameEncoding(bytes: Buffer): string | undefined {
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const zeros = bytes.filter((byte) => byte === 0).length;
  if (hasMark || zeros > bytes.length / 5) return 'UTF-16';
  // Text of western Europe, in which a letter with an accent or a curly quote stands between plain letters. In 1252 these are no characters: 81, 8D, 8F, 90, 9D.
  const isPlain = (byte: number | undefined): boolean =>
    byte !== undefined && byte < 0x7f && (byte >= 0x20 || (byte >= 9 && byte <= 13));
  const isWestern = bytes.every(
    (byte, index) =>
      isPlain(byte) ||
      (byte > 0x7f &&
        ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte) &&
        isPlain(bytes[index - 1] ?? 0x20) &&
        isPlain(bytes[index + 1])),
  );
  return isWestern ? 'Windows-1252' : undefined;
}

/** Whether bytes are UTF-8; where more may follow (`stream`), a character cut off at their end is fine. */
function isValidStart(bytes: Uint8Array, stream: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}
