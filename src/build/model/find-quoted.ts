/** Finds a value in the text of a configuration file, whose objects keep no positions. Pure. */
import type { Location } from '../../model.ts';

/** Where a text in quotes (or a key) stands, the quotes left out. Each call goes on behind the one before: call it in the order of the file. */
export function createQuotedFinder(text: string, file: string): (value: string) => Location {
  let cursor = 0;
  return (value) => {
    const escaped = value.replace(/[^\w\s]/g, '\\$&');
    const pattern = new RegExp(
      `(?<=["'\`])${escaped}(?=["'\`])|(?<![\\w"'.])${escaped}(?=["'\`]?\\s*:)`,
      'g',
    );
    pattern.lastIndex = cursor;
    // A failed search begins the next one at the start.
    const match = value === '' ? null : (pattern.exec(text) ?? pattern.exec(text));
    if (match === null) return { file, line: 1, column: 1 };
    cursor = pattern.lastIndex;
    const before = text.slice(0, match.index);
    const line = before.split('\n').length;
    return { file, line, column: match.index - before.lastIndexOf('\n'), length: value.length };
  };
}
