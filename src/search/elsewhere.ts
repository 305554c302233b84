/** What people ask for that a site has no guides for: `content/search/elsewhere.yml` in the browser. Pure. */
import { fnv1a } from '../fnv.ts';
import { analyseText, type Word } from './analyse.ts';
import { createReader, createWriter } from './bytes.ts';

/** Names by their hashes: nobody needs to read them here, and written out they would be twice as many bytes. */
export type Elsewhere = ReadonlySet<number>;

/** In words. */
export const LONGEST_NAME = 5;

const MAGIC = 0x45;
/** Of some forty runs of words of a question, one in a thousand questions has the hash of one of two thousand names by chance. */
const BITS = 26;

/** A name as it is compared: its words in small letters, whether one or several are meant. '' where it holds no word. */
export function keyOfName(name: string, language: string): string {
  return joinWords(splitWords(name, language));
}

/** Names by `keyOfName`, as bytes: what their sorted hashes are apart. */
export function encodeElsewhere(keys: readonly string[]): Uint8Array {
  const hashes = [...new Set(keys.map(hashKey))].toSorted((a, b) => a - b);
  const writer = createWriter();
  writer.byte(MAGIC);
  writer.number(hashes.length);
  for (const [index, hash] of hashes.entries()) writer.number(hash - (hashes[index - 1] ?? 0));
  return writer.finish();
}

/** Reads what `encodeElsewhere` wrote. Throws a RangeError when it is something else. */
export function decodeElsewhere(bytes: Uint8Array): Elsewhere {
  const reader = createReader(bytes);
  if (reader.byte() !== MAGIC) throw new RangeError('These are no names');
  let hash = 0;
  return new Set(Array.from({ length: reader.number() }, () => (hash += reader.number())));
}

/**
 * Whether a question names something of which the page that was found says nothing: however much of the rest of it guides hold,
 * "dayz loot settings" is about another game. `standThere`: whether terms stand on that page, together.
 */
export function namesElsewhere(
  { text, language }: { readonly text: string; readonly language: string },
  elsewhere: Elsewhere,
  standThere: (terms: readonly string[]) => boolean,
): boolean {
  const words = splitWords(text, language);
  return words.some((_, at) => {
    for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length++) {
      const own = words.slice(at, at + length);
      if (!elsewhere.has(hashKey(joinWords(own)))) continue;
      const terms = own.flatMap(({ term, stop }) => (stop ? [] : [term]));
      // Of stop words alone no index has any.
      if (terms.length > 0 && !standThere(terms)) return true;
    }
    return false;
  });
}

function splitWords(text: string, language: string): readonly Word[] {
  // In small letters, for a capital begins a word: "DayZ" would be two.
  return analyseText(text.toLowerCase(), language).flatMap((chunk) => chunk.words);
}

/** Build and browser compare names by this: whoever changes it raises `FORMAT_VERSION`. */
function joinWords(words: readonly Word[]): string {
  return words.map(({ raw }) => raw.replace(/(?<=..[^s])s$/, '')).join(' ');
}

function hashKey(key: string): number {
  return fnv1a(key) >>> (32 - BITS);
}
