/** Sorted terms as bytes: each says how much of the one before it begins with. Pure. */
import type { ByteReader, ByteWriter } from './bytes.ts';

/** Terms hold no control characters: one says what a term shares with the one before it, and ends that one. */
const MAX_SHARED = 30;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HEAD = /[\u0001-\u001f]/g;

/** Writes terms, which must be sorted for this to be short, and hold no control characters. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  let last = '';
  let text = '';
  for (const term of terms) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < last.length && last[shared] === term[shared]) shared++;
    // Never between the halves of one character.
    if (shared > 0 && /[\uD800-\uDBFF]/.test(term[shared - 1] ?? '')) shared--;
    text += String.fromCharCode(shared + 1) + term.slice(shared);
    last = term;
  }
  writer.text(text);
}

/** Reads what `writeTerms` wrote. */
export function readTerms(reader: ByteReader): readonly string[] {
  const text = reader.text();
  const terms: string[] = [];
  let last = '';
  let at = 0;
  HEAD.lastIndex = 1;
  while (at < text.length) {
    const end = HEAD.exec(text)?.index ?? text.length;
    last = last.slice(0, text.charCodeAt(at) - 1) + text.slice(at + 1, end);
    terms.push(last);
    at = end;
  }
  return terms;
}
