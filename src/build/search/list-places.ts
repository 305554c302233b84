/** Where the entries of a list stand in its file: for messages about YAML, whose reader keeps no places. Pure. */

export interface ListPlace {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Where each entry of the outermost YAML list begins, in order; of a list in brackets nothing is known. */
export function findListPlaces(text: string): readonly ListPlace[] {
  const indent = /^( *)-(?:\s|$)/m.exec(text)?.[1] ?? '';
  return text.split('\n').flatMap((row, index) => {
    const rest = row.slice(indent.length + 1);
    if (!row.startsWith(`${indent}-`) || !/^(?:\s|$)/.test(rest)) return [];
    return [{ line: index + 1, column: indent.length + 2 + Math.max(0, rest.search(/\S/)) }];
  });
}
