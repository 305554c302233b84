/** Where the entries of `errors` stand in the file: the YAML reader keeps no places. Pure. */

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly length?: number;
}

export interface EntryPlaces {
  readonly at: Place;
  /** By the name of the key. */
  readonly keys: Readonly<Record<string, Place>>;
  /** Entries of the lists, by the key that holds them; of a list in brackets nothing is known. */
  readonly items: Readonly<Record<string, readonly Place[]>>;
}

/** `rows`: from the row of the key `errors` on, which is line `first` of the file. */
export function findErrorPlaces(rows: readonly string[], first: number): readonly EntryPlaces[] {
  const found: { at: Place; keys: Record<string, Place>; items: Record<string, Place[]> }[] = [];
  let dash: number | undefined;
  let inner: number | undefined;
  let list: Place[] | undefined;
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.trim() === '' || /^\s*#/.test(row)) continue;
    // The next setting.
    if (/^[^\s-]/.test(row)) break;
    const line = first + index;
    const indent = row.search(/\S/);
    const isItem = /^\s*-(?:\s|$)/.test(row);
    dash ??= isItem ? indent : undefined;
    if (isItem && indent === dash) {
      const column = row.slice(indent + 1).search(/\S/) + indent + 2;
      found.push({ at: { line, column: Math.max(column, 1) }, keys: bare(), items: bare() });
      inner = column - 1;
    }
    const entry = found.at(-1);
    if (entry === undefined) continue;
    const key = /^(\s*(?:-\s+)?)(["']?)([A-Za-z_][\w-]*)\2\s*:(?:\s|$)/.exec(row);
    const at = key?.[1]?.length;
    if (key !== null && at === inner) {
      const name = key[3] ?? '';
      list = [];
      entry.keys[name] ??= { line, column: (at ?? 0) + 1, length: name.length };
      entry.items[name] ??= list;
    } else if (isItem && indent !== dash && list !== undefined) {
      list.push({ line, column: indent + 2 + Math.max(0, row.slice(indent + 1).search(/\S/)) });
    }
  }
  return found;
}

/** Without a prototype a key may be called anything. */
function bare<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
