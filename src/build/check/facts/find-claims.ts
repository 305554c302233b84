/** What a guide says that a sheet of facts may know: settings in tables and fences, ports, app ids, files, messages. Pure. */
import type { Location } from '../../../model.ts';
import type { ScannedLine, ScannedText } from '../../problems/scan-text.ts';

/** A statement about a game's server, as typed, at its place. */
export type Claim = { readonly at: Location } & (
  | {
      readonly kind: 'key';
      readonly key: string;
      readonly file?: string;
      readonly neighbours: readonly string[];
    }
  | {
      readonly kind: 'default' | 'range';
      readonly key: string;
      readonly file?: string;
      readonly said: string;
      readonly neighbours: readonly string[];
    }
  | { readonly kind: 'value'; readonly key: string; readonly file: string; readonly said: string }
  | { readonly kind: 'port'; readonly port: number; readonly sentence: string }
  | { readonly kind: 'app'; readonly id: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'message'; readonly text: string }
);

/** Every claim of a source, in the order of its lines. */
export function findClaims(scanned: ScannedText, file: string): readonly Claim[] {
  const claims: Claim[] = [];
  let fence: Fence | undefined;
  let table: TableHead | undefined;
  for (const [index, line] of scanned.lines.entries()) {
    const next = scanned.lines[index + 1];
    if (line.kind === 'fence') fence = openFence(line.text);
    else if (line.kind === 'end') fence = undefined;
    else if (line.kind === 'code') {
      if (fence !== undefined) claims.push(...findInFence(line, fence, file));
    } else if (line.kind === 'prose') {
      const cells = splitRow(line.text);
      if (cells === undefined) table = undefined;
      else if (table === undefined && next !== undefined && /^[\s|:-]*-[\s|:-]*$/.test(next.text))
        table = readHead(cells);
      else if (table !== undefined) claims.push(...findInRow(cells, table, line, file));
      claims.push(...findInProse(line, file));
    }
  }
  return withNeighbours(claims);
}

interface Fence {
  readonly file: string;
}

/** Only a fence that says which file it is from says anything about the file. */
function openFence(text: string): Fence | undefined {
  const title = /\btitle="([^"]+)"/.exec(text)?.[1];
  return title !== undefined && /\.\w+$/.test(title) ? { file: title.split('/').at(-1) ?? title } : undefined;
}

/** `key = value`, `key: value`, `"key": value`, `<property name="key" value="value"/>`, `<Key>value</Key>`, `set key value`. */
const ASSIGNMENTS: readonly RegExp[] = [
  /<\w+\s+name="(?<key>[^"]+)"\s+value="(?<value>[^"]*)"/d,
  /^\s*<(?<key>[A-Za-z]\w*)>(?<value>[^<]*)<\/\k<key>>/d,
  /^\s*"(?<key>[^"]+)"\s*:\s*(?<value>"[^"]*"|[-\w.]+)/d,
  /^\s*(?:sets?|seta|setr)\s+(?<key>\w+)\s+(?<value>.+)$/d,
  /^\s*(?<key>[A-Za-z][\w.-]*)\s*=\s*(?<value>[^;]*?)\s*;?$/d,
  /^\s*(?<key>[A-Za-z][\w.-]*):\s+(?<value>\S.*)$/d,
];

function findInFence({ text, number }: ScannedLine, { file: own }: Fence, file: string): readonly Claim[] {
  if (/^\s*(?:#|;|\/\/|--|\[)/.test(text)) return [];
  for (const pattern of ASSIGNMENTS) {
    const match = pattern.exec(text);
    const { key, value } = match?.groups ?? {};
    if (key === undefined || value === undefined) continue;
    const column = (match?.indices?.groups?.['key']?.[0] ?? 0) + 1;
    const at: Location = { file, line: number, column, length: key.length };
    const valueAt = (match?.indices?.groups?.['value']?.[0] ?? 0) + 1;
    return [
      { kind: 'key', key, file: own, neighbours: [], at },
      {
        kind: 'value',
        key,
        file: own,
        said: value,
        at: { file, line: number, column: valueAt, length: Math.max(1, value.length) },
      },
    ];
  }
  return [];
}

interface Cell {
  readonly text: string;
  readonly column: number;
}

/** The columns of a table of settings. */
interface TableHead {
  readonly key: number;
  readonly usual: number;
  readonly range: number;
}

function splitRow(line: string): readonly Cell[] | undefined {
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

function readHead(cells: readonly Cell[]): TableHead | undefined {
  const find = (pattern: RegExp) => cells.findIndex(({ text }) => pattern.test(text));
  const key = find(/^(?:key|setting|option|convar|variable|property|parameter|rule)\b/i);
  const usual = find(/\bdefaults?\b|^usual value/i);
  const range = find(/^(?:range|possible values|values|limits?|from .* to)\b/i);
  return key === -1 || (usual === -1 && range === -1) ? undefined : { key, usual, range };
}

function findInRow(
  cells: readonly Cell[],
  head: TableHead,
  { number }: ScannedLine,
  file: string,
): readonly Claim[] {
  const cell = cells[head.key];
  const key = /^`([^`]+)`$/.exec(cell?.text ?? '')?.[1]?.replace(/(?:\s*=|(?<=^[-+]\S+)\s).*$/, '');
  if (cell === undefined || key === undefined) return [];
  const place = ({ text, column }: Cell): Location => ({
    file,
    line: number,
    column,
    length: Math.max(1, text.length),
  });
  const claim = (kind: 'default' | 'range', at: number): readonly Claim[] => {
    const own = cells[at];
    return at === -1 || own === undefined || own.text === ''
      ? []
      : [{ kind, key, said: own.text, neighbours: [], at: place(own) }];
  };
  return [
    { kind: 'key', key, neighbours: [], at: place(cell) },
    ...claim('default', head.usual),
    ...claim('range', head.range),
  ];
}

const PORT_WORD = /\bports?\b/i;
const NUMBER = /(?<![\w.,:-])(?:`?:)?(\d{4,5})(?![\w.,-]*\w)/g;
const FILE =
  /`([^`\s]*?[\w-]\.(?:ini|cfg|json5?|properties|xml|ya?ml|toml|lua|sbc|conf|snbt|dat|txt|log|jar|bat|sh|db|vcdbs|fwl|world|wld))`/g;

function findInProse({ text, prose, number }: ScannedLine, file: string): readonly Claim[] {
  const claims: Claim[] = [];
  const at = (index: number, length: number): Location => ({ file, line: number, column: index + 1, length });
  for (const sentence of splitSentences(text)) {
    if (PORT_WORD.test(sentence.text) || /`[^`]*:\d{4,5}`/.test(sentence.text)) {
      for (const match of sentence.text.matchAll(NUMBER)) {
        const port = Number(match[1]);
        // A year is no port.
        if (port < 1024 || port > 65535 || (port > 1990 && port < 2100)) continue;
        const index = sentence.start + match.index + match[0].length - (match[1] ?? '').length;
        claims.push({ kind: 'port', port, sentence: sentence.text, at: at(index, (match[1] ?? '').length) });
      }
    }
    for (const match of sentence.text.matchAll(/\bapp(?:lication)?\s?id\b\D{0,25}?`?(\d{5,8})\b/gi)) {
      const index = sentence.start + match.index + match[0].lastIndexOf(match[1] ?? '');
      claims.push({ kind: 'app', id: Number(match[1]), at: at(index, (match[1] ?? '').length) });
    }
    claims.push(...findDefaults(sentence, number, file));
  }
  for (const match of text.matchAll(FILE))
    claims.push({ kind: 'file', path: match[1] ?? '', at: at(match.index + 1, (match[1] ?? '').length) });
  for (const match of text.matchAll(/`([^`]*(?:\s[^`\s]+){2,})`/g))
    claims.push({ kind: 'message', text: match[1] ?? '', at: at(match.index + 1, (match[1] ?? '').length) });
  return prose === text && claims.length === 0 ? [] : claims;
}

interface Sentence {
  readonly text: string;
  /** Offset in the line. */
  readonly start: number;
}

function splitSentences(line: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of line.matchAll(/(?<=[.!?])\s+(?=[A-Z`*])|\|/g)) {
    sentences.push({ text: line.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  return [...sentences, { text: line.slice(start), start }];
}

/** "`MaxPlayers` is 8 by default": one setting, one value, the word. */
function findDefaults({ text, start }: Sentence, line: number, file: string): readonly Claim[] {
  if (!/\bdefaults?\b/i.test(text) || /^\s*\|/.test(text)) return [];
  const keys = [...text.matchAll(/`([A-Za-z][\w.-]*)`/g)];
  const values = [...text.matchAll(/(?<![\w.`])`?(\d[\d,]*(?:\.\d+)?|true|false)`?(?![\w.]\w)/gi)].filter(
    (value) => !keys.some((key) => value.index >= key.index && value.index < key.index + key[0].length),
  );
  const [key] = keys;
  const [value] = values;
  if (key === undefined || value === undefined || keys.length > 1 || values.length > 1) return [];
  const index = start + value.index + value[0].indexOf(value[1] ?? '');
  const at: Location = { file, line, column: index + 1, length: (value[1] ?? '').length };
  return [{ kind: 'default', key: key[1] ?? '', said: value[1] ?? '', neighbours: [], at }];
}

/** Settings that stand beside each other: whether they belong to one file shows in how many of them it knows. */
function withNeighbours(claims: readonly Claim[]): readonly Claim[] {
  const keys = claims.flatMap((claim) => (claim.kind === 'key' ? [claim.key] : []));
  return claims.map((claim) => ('neighbours' in claim ? { ...claim, neighbours: keys } : claim));
}
