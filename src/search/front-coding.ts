/** Sorted terms as bytes: each says how much of the one before it begins with. Pure. */
import type { ByteReader, ByteWriter } from './bytes.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes terms, which must be sorted for this to be short. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  writer.number(terms.length);
  let last = '';
  for (const term of terms) {
    let shared = 0;
    const most = Math.min(last.length, term.length);
    while (shared < most && last.charCodeAt(shared) === term.charCodeAt(shared)) shared++;
    // Never between the halves of one character.
    if (shared > 0 && (term.charCodeAt(shared - 1) & 0xfc00) === 0xd800) shared--;
    const rest = encodeEnd(term, shared);
    // Both numbers in one byte where they are small.
    if (shared < 16 && rest.length < 15) writer.byte((shared << 4) | rest.length);
    else {
      writer.byte(15);
      writer.number(shared);
      writer.number(rest.length);
    }
    writer.bytes(rest);
    last = term;
  }
}

/** Nearly all terms are ASCII: the encoder would cost more than the rest of the file. */
function encodeEnd(term: string, from: number): Uint8Array {
  const bytes = new Uint8Array(term.length - from);
  for (let at = from; at < term.length; at++) {
    const code = term.charCodeAt(at);
    if (code > 127) return encoder.encode(term.slice(from));
    bytes[at - from] = code;
  }
  return bytes;
}

/** Reads what `writeTerms` wrote. */
export function readTerms(reader: ByteReader): readonly string[] {
  const count = reader.number();
  const terms: string[] = [];
  let last = '';
  for (let index = 0; index < count; index++) {
    const head = reader.byte();
    const isLong = head === 15;
    const shared = isLong ? reader.number() : head >> 4;
    const length = isLong ? reader.number() : head & 15;
    last = last.slice(0, shared) + decoder.decode(reader.bytes(length));
    terms.push(last);
  }
  return terms;
}
