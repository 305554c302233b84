/** Finds a value in the text of a configuration file, whose objects keep no positions. Pure. */
import type { Location } from '../../model.ts';
import { escapePattern } from '../../text.ts';
import { createPositions } from '../problems/position-of.ts';

/** Where a text in quotes (or a key) stands, the quotes left out. Each call goes on behind the one before: call it in the order of the file. */
export function createQuotedFinder(text: string, file: string): (value: string) => Location {
  return createFinder(
    text,
    file,
    (escaped) => `(?<=["'\`])${escaped}(?=["'\`])|(?<![\\w"'.])${escaped}(?=["'\`]?\\s*:)`,
  );
}

/** The same for values that stand as `patternOf` says, which gets them escaped. What is not there (it may be computed) is at the top of the file. */
export function createFinder(
  text: string,
  file: string,
  patternOf: (escaped: string) => string,
): (value: string) => Location {
  const locate = createPositions(text);
  let cursor = 0;
  return (value) => {
    const pattern = new RegExp(patternOf(escapePattern(value)), 'g');
    pattern.lastIndex = cursor;
    // A failed search begins the next one at the start.
    const match = value === '' ? null : (pattern.exec(text) ?? pattern.exec(text));
    if (match === null) return { file, line: 1, column: 1 };
    cursor = pattern.lastIndex;
    return { file, ...locate(match.index), length: value.length };
  };
}
