/** Where a character of a text stands: its offset as line and column. Pure. */

/** Both from 1; the column counts UTF-16 units. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a character in a text. */
export function positionOf(text: string, offset: number): Position {
  return createPositions(text)(offset);
}

/** `positionOf` for many places of one text: each goes on from the one before, so that in their order all cost one look at the text. */
export function createPositions(text: string): (offset: number) => Position {
  let [line, start, end] = [1, 0, text.indexOf('\n')];
  return (offset) => {
    if (offset < start) [line, start, end] = [1, 0, text.indexOf('\n')];
    while (end !== -1 && end < offset) [line, start, end] = [line + 1, end + 1, text.indexOf('\n', end + 1)];
    return { line, column: offset - start + 1 };
  };
}
