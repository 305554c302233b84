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
    while (shared < last.length && shared < term.length && last[shared] === term[shared]) shared++;
    // Never between the halves of one character.
    if (shared > 0 && /[\uD800-\uDBFF]/.test(term[shared - 1] ?? '')) shared--;
    const rest = encoder.encode(term.slice(shared));
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
