/** Claims in code blocks: settings of the file that a block is from, options of a start line. Pure. */
import type { Location } from '../../../model.ts';
import type { ScannedLine } from '../../problems/scan-text.ts';
import type { Claim } from './claims.ts';

/** A code block that says what it is. */
export interface Fence {
  /** Base name of the file that it is from; unset: a start line, or what is typed into a console. */
  readonly file?: string;
  readonly isConsole?: true;
}

const TITLE = /\btitle="([^"]+)"/d;

/** What the line that opens a block says; blocks that name neither a file nor a start line say nothing of the game. */
export function openFence(
  line: ScannedLine,
  file: string,
): { readonly fence: Fence | undefined; readonly claims: readonly Claim[] } {
  const match = TITLE.exec(line.text);
  const title = match?.[1];
  if (title === undefined) return { fence: undefined, claims: [] };
  const path = title.replace(/\s+\(.*$/, '').trim();
  if (!/^[^\s:]*\.[A-Za-z]\w*$/.test(path) || path.includes('…'))
    return { fence: readTitle(title), claims: [] };
  const column = (match?.indices?.[1]?.[0] ?? 0) + 1;
  const at: Location = { file, line: line.number, column, length: path.length };
  return { fence: { file: path.split('/').at(-1) ?? path }, claims: [{ kind: 'file', path, at }] };
}

/** A block whose title is no file: commands, a start line, or nothing of the game. */
function readTitle(title: string): Fence | undefined {
  if (/^(?:server )?console\b|^(?:in[- ]game )?chat\b|^in game\b/i.test(title)) return { isConsole: true };
  return /start|launch|option|argument/i.test(title) ? {} : undefined;
}

/** `<property name="key" value="value"/>`, `<Key>value</Key>`, `"key": value`, `set key value`, `key = value`, `key: value`. */
const ASSIGNMENTS: readonly RegExp[] = [
  /<\w+\s+name="(?<key>[^"]+)"\s+value="(?<value>[^"]*)"/d,
  /^\s*<(?<key>[A-Za-z]\w*)>(?<value>[^<]*)<\/\k<key>>/d,
  /^\s*"(?<key>[^"]+)"\s*:\s*(?<value>"[^"]*"|[-\w.]+)?/d,
  /^\s*(?:sets?|seta|setr)\s+(?<key>\w+)\s+(?<value>.+)$/d,
  /^\s*(?<key>[A-Za-z][\w.-]*)\s*=\s*(?<value>[^;]*?)\s*[;,]?$/d,
  /^\s*(?:- )?(?<key>[A-Za-z][\w.-]*):(?:\s+(?<value>\S.*))?$/d,
];
/** `key value`, as consoles and their files have it. */
const BARE = /^\s*(?<key>[a-z]\w*[._][\w.]+)\s+(?<value>\S.*)$/d;

/** Claims of a line of a block. */
export function findInFence(
  { text, number }: ScannedLine,
  fence: Fence | undefined,
  file: string,
): readonly Claim[] {
  if (fence === undefined || /^\s*(?:#|;|\/\/|--\s|\[)/.test(text)) return [];
  if (fence.isConsole === true) return findCommand(text, number, file);
  if (fence.file === undefined) return findOptions(text, number, file);
  const patterns = /\.(?:cfg|txt|conf)$/.test(fence.file) ? [...ASSIGNMENTS, BARE] : ASSIGNMENTS;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const { key, value } = match?.groups ?? {};
    if (key === undefined) continue;
    const column = (match?.indices?.groups?.['key']?.[0] ?? 0) + 1;
    const at: Location = { file, line: number, column, length: key.length };
    const own: Claim = { kind: 'key', key, file: fence.file, neighbours: [], at };
    if (value === undefined || value === '') return [own];
    const valueAt = {
      ...at,
      column: (match?.indices?.groups?.['value']?.[0] ?? 0) + 1,
      length: value.length,
    };
    return [own, { kind: 'value', key, file: fence.file, said: value, at: valueAt }];
  }
  return [];
}

/** A line of a console: what it begins with decides whether the sheet knows it. */
function findCommand(text: string, line: number, file: string): readonly Claim[] {
  const command = text.trim();
  // A sentence with its marks is what the server says.
  if (!/^[/~!]?[A-Za-z]/.test(command) || /[:,;]\s/.test(command)) return [];
  const at: Location = { file, line, column: text.indexOf(command) + 1, length: command.length };
  return [/\s/.test(command) ? { kind: 'phrase', text: command, at } : { kind: 'name', name: command, at }];
}

/** `-key value`, `-key=value`, `+key value`, `?key=value` of a start line. */
function findOptions(text: string, line: number, file: string): readonly Claim[] {
  const claims: Claim[] = [];
  for (const match of text.matchAll(
    /(?<=^|[\s?])([-+]{1,2}|\?)?([A-Za-z][\w.]*)(?:([ =])("[^"]*"|[^\s?]+))?/dg,
  )) {
    const [, sign = '', key = '', between = '', value] = match;
    if (sign === '' && between !== '=') continue;
    const start = match.indices?.[2]?.[0] ?? 0;
    claims.push({
      kind: 'name',
      name: sign + key,
      at: { file, line, column: start - sign.length + 1, length: sign.length + key.length },
    });
    const valueAt = match.indices?.[4]?.[0];
    if (value !== undefined && valueAt !== undefined && !/^[-+?]/.test(value))
      claims.push({
        kind: 'value',
        key,
        said: value,
        at: { file, line, column: valueAt + 1, length: value.length },
      });
  }
  return claims;
}
