/** Files that hold one stretch of the alphabet each, as a short text: the manifest may name hundreds. Pure. */

/** Files in the order of their stretches. A term is in the last one that begins at or before it, or in the first. */
export interface PartList {
  readonly firsts: readonly string[];
  readonly files: readonly string[];
}

/** What all files end with. */
export const INDEX_ENDING = '.bin';

/** The list as text; no term holds a space. */
export function writePartList(parts: readonly (readonly [first: string, file: string])[]): string {
  return parts.map(([first, file]) => `${first} ${file.slice(0, -INDEX_ENDING.length)}`).join(' ');
}

/** Reads what `writePartList` wrote. */
export function readPartList(text: string): PartList {
  const words = text === '' ? [] : text.split(' ');
  const isName = (_: string, index: number): boolean => index % 2 === 1;
  return {
    firsts: words.filter((_, index) => index % 2 === 0),
    files: words.filter(isName).map((name) => name + INDEX_ENDING),
  };
}

/** The shortest beginning of a term that sorts behind the one before it: enough to part them. */
export function shortenFirst(first: string, before: string): string {
  let length = 1;
  while (length < first.length && first.slice(0, length) <= before) length++;
  // Never between the halves of one character.
  if ((first.charCodeAt(length - 1) & 0xfc00) === 0xd800) length++;
  return first.slice(0, length);
}
