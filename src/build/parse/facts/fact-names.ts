/** The names by which guides print facts: `{palworld.ports.game}`, `{palworld.keys.ServerPlayerMaxNum.default}`. Pure. */
import { say } from '../../../words/say.ts';
import type { FactFile, FactKey, FactOrigin, FactSheet } from '../../../model.ts';

/** What a name may be followed by, and how it is said in a message. */
const GROUPS = 'version|steam|ports|keys|files|paths|messages|stop';
/** Source of a pattern for the name of a fact. */
export const FACT_NAME = `[a-z0-9][a-z0-9-]*\\.(?:${GROUPS})(?:\\.[^{}\\n]*?)?`;

/** The fact that says on which port players reach a server of the game. */
export const GAME_PORT = 'ports.game';

/** Every fact that a text names, braces left out. */
export function listFactNames(text: string): readonly string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(new RegExp(`\\{(${FACT_NAME})\\}`, 'g'))].map(([, name = '']) => name);
}

/** A fact as it is printed. */
export interface PrintedFact {
  readonly text: string;
  /** One source only, or sources that contradict each other: it may be said, but not as if it were certain. */
  readonly isUnsure: boolean;
}

/** What `name` says (without braces), read in the sheet of its game; undefined: the sheet does not say. */
export function readFact(sheet: FactSheet, name: string): PrintedFact | undefined {
  const [, group = '', ...rest] = name.split('.');
  const path = rest.join('.');
  if (group === 'version') return certain(sheet.version);
  if (group === 'steam') {
    const id = path === 'app' ? sheet.steam.app : path === 'server' ? sheet.steam.server : undefined;
    return id === undefined ? undefined : print(String(id), sheet.steam);
  }
  if (group === 'ports')
    return only(
      sheet.ports.filter((port) => slug(port.name) === path),
      ({ port }) => String(port),
    );
  if (group === 'paths')
    return only(
      sheet.paths.filter((entry) => slug(entry.for) === path),
      (entry) => entry.path,
    );
  if (group === 'messages')
    return only(
      sheet.messages.filter(({ means }) => slug(means) === path),
      (entry) => entry.say,
    );
  if (group === 'stop') return path === '' ? only(sheet.stop, ({ command }) => command) : undefined;
  if (group === 'files') return certain(sheet.files.find((file) => file.name === path)?.path);
  return group === 'keys' ? readKey(sheet, path) : undefined;
}

/** `Key.default`, or `File.ini:Key.default` where several files have the key. */
function readKey(sheet: FactSheet, path: string): PrintedFact | undefined {
  const [, file, key = '', field = ''] = /^(?:(.*):)?(.*)\.([a-z]+)$/.exec(path) ?? [];
  const found = sheet.files
    .filter(({ name }) => file === undefined || name === file)
    .flatMap((own) => own.keys.filter((entry) => entry.key === key).map((entry) => ({ own, entry })));
  const [first] = found;
  if (first === undefined || new Set(found.map(({ own }) => own.name)).size > 1) return undefined;
  const text = sayField(first.entry, first.own, field);
  const others = found.some(({ entry, own }) => sayField(entry, own, field) !== text);
  return text === undefined ? undefined : print(text, first.entry, others);
}

/** A field of a key as its file writes it. */
export function sayField(key: FactKey, file: FactFile, field: string): string | undefined {
  if (field === 'default') return sayValue(key.default, file);
  if (field === 'min') return sayValue(key.min, file);
  if (field === 'max') return sayValue(key.max, file);
  if (field === 'range') return sayRange(key, file);
  if (field === 'values') return key.values?.map(({ value }) => value).join(', ');
  return field === 'unit' ? key.unit : undefined;
}

/** `1 to 32`, `at least 1`, `at most 32`; undefined where the sheet knows no bounds. */
export function sayRange({ min, max }: FactKey, file: FactFile): string | undefined {
  const [low, high] = [sayValue(min, file), sayValue(max, file)];
  if (low === undefined) return high === undefined ? undefined : say('at most {number}', { number: high });
  return high === undefined
    ? say('at least {number}', { number: low })
    : say('{low} to {high}', { low, high });
}

/** A value as its file writes it. */
export function sayValue(
  value: string | number | boolean | undefined,
  { booleans }: FactFile,
): string | undefined {
  if (typeof value !== 'boolean') return value === undefined ? undefined : String(value);
  const [yes = 'true', no = 'false'] = booleans?.split('/') ?? [];
  return value ? yes : no;
}

/** Whether a fact stands on fewer than two sources, or on sources that contradict each other. A person's test is enough. */
export function isUnsure({ from, disputed }: FactOrigin): boolean {
  return disputed === true || (from.length < 2 && !from.some((id) => /^(?:maker|tested)/.test(id)));
}

/** As it stands in a name: `rest api` is `rest-api`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function only<T extends FactOrigin>(
  entries: readonly T[],
  read: (entry: T) => string,
): PrintedFact | undefined {
  const [first] = entries;
  if (first === undefined) return undefined;
  const text = read(first);
  return print(
    text,
    first,
    entries.some((entry) => read(entry) !== text),
  );
}

function print(text: string, origin: FactOrigin, isDisputed = false): PrintedFact {
  return { text, isUnsure: isDisputed || isUnsure(origin) };
}

function certain(text: string | undefined): PrintedFact | undefined {
  return text === undefined ? undefined : { text, isUnsure: false };
}
