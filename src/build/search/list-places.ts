/** Where the entries of a list stand in its file: for messages about YAML, whose reader keeps no places. Pure. */

import type { Location } from '../../model.ts';

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

/** A key of the outermost mapping whose value is a list. */
export interface KeyPlace {
  readonly at: Pick<Location, 'line' | 'column' | 'length'>;
  /** Where the entries of its list begin, in order; of a list in brackets nothing is known. */
  readonly entries: readonly ListPlace[];
}

/** Where the keys of the outermost YAML mapping stand, each with the entries of its list. */
export function findKeyPlaces(text: string): ReadonlyMap<string, KeyPlace> {
  const places = new Map<string, KeyPlace>();
  let entries: ListPlace[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    const key = /^(["']?)([^\s#"'-][^"']*?)\1\s*:(?:\s|$)/.exec(row)?.[2];
    if (key !== undefined) {
      entries = [];
      const column = row.indexOf(key) + 1;
      if (!places.has(key)) places.set(key, { at: { line, column, length: key.length }, entries });
    } else if (/^\s*-(?:\s|$)/.test(row)) {
      const dash = row.indexOf('-');
      entries.push({ line, column: dash + 2 + Math.max(0, row.slice(dash + 1).search(/\S/)) });
    }
  }
  return places;
}
