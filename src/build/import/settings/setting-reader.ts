/** Reads a record of settings key by key and remembers which were asked for: what nobody asked for is told, never dropped. */
import { maskSecrets } from '../../problems/mask-secrets.ts';
import type { Notebook } from '../notes.ts';
import { type ListValue, type RecordValue, toText, type Value } from '../script/value.ts';

export interface SettingReader {
  /** `themeConfig.navbar` */
  readonly path: string;
  readonly at: { readonly file: string; readonly line: number } | undefined;
  readonly has: (key: string) => boolean;
  readonly text: (key: string) => string | undefined;
  readonly flag: (key: string) => boolean | undefined;
  readonly number: (key: string) => number | undefined;
  /** The items of a list; a single value counts as a list of one. */
  readonly list: (key: string) => readonly Value[];
  /** A part with settings of its own; one that is not there is empty. */
  readonly part: (key: string) => SettingReader;
  /** The value itself, with what is computed resolved to its guess; undefined for none. */
  readonly raw: (key: string) => Value | undefined;
  /** Where a key stands. */
  readonly placeOf: (key: string) => { readonly file?: string; readonly line?: number };
  /** Takes a key that has no counterpart, and says so if it is there. */
  readonly miss: (key: string, says: string, todo?: string) => void;
  /** Takes keys that have no meaning here, in silence. */
  readonly pass: (...keys: readonly string[]) => void;
  /** Tells every key that was not taken. */
  readonly finish: () => void;
}

/** `value`: undefined is an empty record; one that is no record is told. */
export function readRecord(value: Value | undefined, path: string, notes: Notebook): SettingReader {
  const known = value === undefined ? undefined : resolveValue(value, path, notes);
  if (known !== undefined && known.kind !== 'record' && known.kind !== 'flag')
    notes.add({
      kind: 'computed',
      what: path,
      says: 'It is no object that could be read',
      todo: 'Look at it and set what it says by hand.',
      ...spot(known),
    });
  const record = known?.kind === 'record' ? known : undefined;
  const taken = new Set<string>();
  const nameOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const raw = (key: string): Value | undefined => {
    taken.add(key);
    const found = record?.entries.get(key);
    const resolved = found === undefined ? undefined : resolveValue(found, nameOf(key), notes);
    return resolved?.kind === 'none' ? undefined : resolved;
  };
  const expect = (key: string, kind: string): undefined => {
    notes.add({
      kind: 'computed',
      what: nameOf(key),
      says: `It is not ${kind}, and was left out`,
      todo: 'Set it by hand if it matters.',
      ...place(key),
    });
    return undefined;
  };
  const place = (key: string) => spot(record?.entries.get(key));
  return {
    path,
    at: value === undefined ? undefined : { file: value.at.file, line: value.at.line },
    has: (key) => record?.entries.has(key) === true,
    raw,
    placeOf: place,
    text: (key) => {
      const found = raw(key);
      if (found === undefined) return undefined;
      return found.kind === 'text' || found.kind === 'number' ? toText(found) : expect(key, 'a text');
    },
    flag: (key) => {
      const found = raw(key);
      if (found === undefined) return undefined;
      return found.kind === 'flag' ? found.value : expect(key, 'true or false');
    },
    number: (key) => {
      const found = raw(key);
      if (found === undefined) return undefined;
      return found.kind === 'number' ? found.value : expect(key, 'a number');
    },
    list: (key) => {
      const found = raw(key);
      if (found === undefined || (found.kind === 'flag' && !found.value)) return [];
      return listItems(found, nameOf(key), notes);
    },
    part: (key) => {
      taken.add(key);
      return readRecord(record?.entries.get(key), nameOf(key), notes);
    },
    miss: (key, says, todo) => {
      taken.add(key);
      const found = record?.entries.get(key);
      if (found === undefined || isNothing(found)) return;
      notes.add({
        kind: 'missing',
        what: nameOf(key),
        says,
        ...(todo === undefined ? {} : { todo }),
        ...place(key),
      });
    },
    pass: (...keys) => keys.forEach((key) => taken.add(key)),
    finish: () => {
      for (const [key, entry] of record?.entries ?? []) {
        if (taken.has(key)) continue;
        if (key.startsWith('...'))
          notes.add({
            kind: 'computed',
            what: nameOf(key),
            says: 'A script adds settings here, and was not run',
            todo: 'Look at what it adds and set that by hand.',
            ...spot(entry),
          });
        else if (!isNothing(entry))
          notes.add({
            kind: 'missing',
            what: nameOf(key),
            says: 'helpsite has no such setting',
            todo: 'Nothing, unless you miss it.',
            ...spot(entry),
          });
      }
    },
  };
}

/** The items of a list, with those that are computed told and left out. */
export function listItems(value: Value, path: string, notes: Notebook): readonly Value[] {
  const items: readonly Value[] = value.kind === 'list' ? (value satisfies ListValue).items : [value];
  return items.flatMap((item, index) => {
    const resolved = resolveValue(item, `${path}[${index}]`, notes);
    return resolved === undefined || resolved.kind === 'none' ? [] : [resolved];
  });
}

/** What is computed becomes its guess, or nothing; both are told. */
export function resolveValue(value: Value, path: string, notes: Notebook): Value | undefined {
  if (value.kind === 'computed') {
    const guessed = value.guess === undefined || value.guess.kind === 'none' ? undefined : value.guess;
    notes.add({
      kind: 'computed',
      what: path,
      says: `\`${maskSecrets(value.script)}\` decides it, and was not run; ${guessed === undefined ? 'it was left out' : `taken was ${show(guessed)}`}`,
      todo: 'Compare it with what your site shows.',
      ...spot(value),
    });
    return guessed;
  }
  if (value.assumed !== undefined && value.kind !== 'none')
    notes.add({
      kind: 'computed',
      what: path,
      says: `\`${value.assumed}\` decides it, and was not asked; taken was ${show(value)}`,
      todo: 'Compare it with what your site shows.',
      ...spot(value),
    });
  return value;
}

/** Where a value stands, as notes have it. */
export function spot(value: Value | undefined): { readonly file?: string; readonly line?: number } {
  return value === undefined || value.at.file === '' ? {} : { file: value.at.file, line: value.at.line };
}

function isNothing(value: Value): boolean {
  if (value.kind === 'none') return true;
  if (value.kind === 'record') return value.entries.size === 0;
  return value.kind === 'list' && value.items.length === 0;
}

function show(value: Value): string {
  const text = toText(value);
  if (text === undefined) return 'what stands there without it';
  const line = maskSecrets(text.replace(/\s+/g, ' ').trim());
  return `"${line.length > 80 ? `${line.slice(0, 77)}...` : line}"`;
}

/** A value as plain data; what is computed and what is code is left out and told. */
export function toPlainData(value: Value, path: string, notes: Notebook): unknown {
  const known = resolveValue(value, path, notes);
  switch (known?.kind) {
    case undefined:
    case 'computed':
      return undefined;
    case 'none':
      return null;
    case 'text':
    case 'number':
    case 'flag':
      return known.value;
    case 'list':
      return known.items.flatMap((item, index) => {
        const plain = toPlainData(item, `${path}[${index}]`, notes);
        return plain === undefined ? [] : [plain];
      });
    case 'record':
      return Object.fromEntries(
        [...(known satisfies RecordValue).entries].flatMap(([key, entry]) => {
          const plain = toPlainData(entry, `${path}.${key}`, notes);
          return plain === undefined ? [] : [[key, plain]];
        }),
      );
    case 'function':
      notes.add({
        kind: 'computed',
        what: path,
        says: 'A function decides it, and was not run',
        todo: 'Look at what it makes.',
        ...spot(known),
      });
      return undefined;
  }
}
