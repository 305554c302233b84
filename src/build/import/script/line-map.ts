/** Where a place of a script without types stood in the script as it was written (the mappings of a source map). Pure. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

interface Segment {
  readonly column: number;
  readonly line: number;
  readonly sourceColumn: number;
}

export type FindPlace = (offset: number) => { readonly line: number; readonly column: number };

/** Lines and columns from 1. `mappings`: undefined where the script is as it was written. */
export function createLineMap(script: string, mappings: string | undefined): FindPlace {
  const starts = [0, ...[...script.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const segments = mappings === undefined ? undefined : readMappings(mappings);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (starts[low] ?? 0);
    if (segments === undefined) return { line: low + 1, column: column + 1 };
    const own = segments[low]?.findLast((segment) => segment.column <= column) ?? segments[low]?.[0];
    const last =
      own ??
      segments
        .slice(0, low)
        .findLast((line) => line.length > 0)
        ?.at(-1);
    return { line: (last?.line ?? 0) + 1, column: (last?.sourceColumn ?? 0) + 1 };
  };
}

function readMappings(mappings: string): readonly (readonly Segment[])[] {
  let line = 0;
  let sourceColumn = 0;
  return mappings.split(';').map((row) => {
    let column = 0;
    return row
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [first = 0, , third = 0, fourth = 0] = readNumbers(entry);
        column += first;
        line += third;
        sourceColumn += fourth;
        return { column, line, sourceColumn };
      });
  });
}

function readNumbers(entry: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of entry) {
    const digit = DIGITS.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
