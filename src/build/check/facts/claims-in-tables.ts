/** Claims in tables of settings: keys, defaults, ranges. Pure. */
import type { Location } from '../../../model.ts';
import type { ScannedLine } from '../../problems/scan-text.ts';
import type { Claim } from './claims.ts';

export interface Cell {
  readonly text: string;
  readonly column: number;
}

/** The columns of a table; -1: it has none of the kind. */
export interface TableHead {
  readonly titles: readonly string[];
  readonly key: number;
  readonly usual: number;
  readonly range: number;
  readonly value: number;
}

/** The cells of a row; undefined: the line is none. */
export function splitRow(line: string): readonly Cell[] | undefined {
  if (!/^\s*\|/.test(line)) return undefined;
  const cells: Cell[] = [];
  let start = line.indexOf('|') + 1;
  for (let at = start; at < line.length; at++) {
    if (line[at] !== '|' || line[at - 1] === '\\') continue;
    const typed = line.slice(start, at);
    cells.push({ text: typed.trim(), column: start + typed.length - typed.trimStart().length + 1 });
    start = at + 1;
  }
  return cells;
}

/** Which columns say what. */
export function readHead(cells: readonly Cell[]): TableHead {
  const titles = cells.map(({ text }) => text);
  const find = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const usual = find(
    /\bdefaults?\b|^(?:usual|start|normal) value|^(?:usually|normally|at first)$|^standard\b/i,
  );
  const range = find(/^(?:range|possible values|values|allowed|limits?|from .* to)\b/i);
  const key = find(
    /^(?:keys?|settings?|options?|convars?|variables?|propert(?:y|ies)|parameters?|rules?)\b/i,
  );
  return {
    titles,
    // What has a default stands first, whatever it is called.
    key: key === -1 && usual + range > -2 ? 0 : key,
    usual,
    range,
    value: find(/^(?:value|example|set (?:it )?to)\b/i),
  };
}

/** Where one version ends and the next begins, said by two whole cells of a row. */
export function findBorder(cells: readonly Cell[], line: number, file: string): readonly Claim[] {
  const last = cells.flatMap((cell) => readWhole(cell, /^Up to (\d+(?:\.\d+)+)$/, line, file));
  const next = cells.flatMap((cell) =>
    readWhole(cell, /^(?:From )?(\d+(?:\.\d+)+)(?: and later)?$/, line, file),
  );
  const [from, ...more] = next;
  const [to, ...others] = last;
  if (from === undefined || to === undefined || more.length + others.length > 0) return [];
  // At both: nobody knows which of them is wrong.
  return [to, from].map(({ at }) => ({ kind: 'border', last: to.version, next: from.version, at }));
}

function readWhole(
  { text, column }: Cell,
  pattern: RegExp,
  line: number,
  file: string,
): readonly { readonly version: string; readonly at: Location }[] {
  const version = pattern.exec(text)?.[1];
  if (version === undefined) return [];
  const at = { file, line, column: column + text.indexOf(version), length: version.length };
  return [{ version, at }];
}

/** What the row of a table of settings claims. */
export function findInRow(
  cells: readonly Cell[],
  head: TableHead,
  { number }: ScannedLine,
  file: string,
): readonly Claim[] {
  const cell = cells[head.key];
  if (cell === undefined) return [];
  // Without a column of values it may be a table of commands or messages.
  const isOfValues = head.usual !== -1 || head.range !== -1 || head.value !== -1;
  const keys = readKeys(cell);
  const place = ({ text, column }: Cell): Location => ({
    file,
    line: number,
    column,
    length: Math.max(1, text.length),
  });
  return keys.flatMap(({ key, at, length }, index) => {
    const said = (kind: 'default' | 'range', column: number): readonly Claim[] => {
      const own = cells[column];
      if (own === undefined || own.text === '') return [];
      // `a`, `b` with `1`, `2`: one value each.
      const parts = keys.length > 1 && kind === 'default' ? splitList(own) : [own];
      const part = parts.length === keys.length ? parts[index] : parts.length === 1 ? own : undefined;
      return part === undefined ? [] : [{ kind, key, said: part.text, neighbours: [], at: place(part) }];
    };
    const value = cells[head.value];
    return [
      ...(isOfValues
        ? [{ kind: 'key', key, neighbours: [], at: { file, line: number, column: at, length } } as const]
        : []),
      ...said('default', head.usual),
      ...said('range', head.range),
      ...(value === undefined || keys.length > 1
        ? []
        : [{ kind: 'value', key, said: value.text, at: place(value) } as const]),
      ...cells.flatMap((other, column) =>
        column === head.key || column === head.usual || column === head.range
          ? []
          : [
              ...findLooseRanges(key, other, place(other)),
              ...(keys.length === 1 ? findUnits(key, other, place(other)) : []),
            ],
      ),
    ];
  });
}

/** The settings of a cell that holds nothing else: `` `a` `` or `` `a`, `b` ``. */
function readKeys(
  cell: Cell,
): readonly { readonly key: string; readonly at: number; readonly length: number }[] {
  if (!/^`[^`]+`(?:(?:,| and| or|<br ?\/?>) *`[^`]+`)*$/.test(cell.text)) return [];
  return [...cell.text.matchAll(/`([^`]+)`/g)].map((match) => {
    const typed = match[1] ?? '';
    const key = typed.replace(/(?:\s*=|:$|(?<=^[-+]\S+)\s|\s).*$/, '');
    return { key, at: cell.column + match.index + 1, length: key.length };
  });
}

function splitList({ text, column }: Cell): readonly Cell[] {
  return [...text.matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map((match) => ({
    text: match[0],
    column: column + match.index,
  }));
}

/** "Minutes between saves", "How long, in seconds": the unit itself, not that of a number beside it. */
function findUnits(key: string, { text }: Cell, at: Location): readonly Claim[] {
  const pattern = /(?:^|\bin )((?:milli|nano)?seconds|minutes|hours|days)\b/gi;
  const found = [...text.matchAll(pattern)];
  const [match] = found;
  if (match === undefined || found.length > 1) return [];
  const said = match[1] ?? '';
  const column = at.column + match.index + match[0].length - said.length;
  return [{ kind: 'unit', key, said: said.toLowerCase(), at: { ...at, column, length: said.length } }];
}

/** "Players at once, 1 to 16" in the cell that says what a setting does. */
function findLooseRanges(key: string, { text }: Cell, at: Location): readonly Claim[] {
  const found = [...text.matchAll(/(?<![\w.])`?-?\d[\d,.]*`? to `?-?\d[\d,]*(?:\.\d+)?`?(?!\w)/g)];
  const [match] = found;
  if (match === undefined || found.length > 1) return [];
  return [
    {
      kind: 'range',
      key,
      said: match[0],
      isLoose: true,
      neighbours: [],
      at: { ...at, column: at.column + match.index, length: match[0].length },
    },
  ];
}
