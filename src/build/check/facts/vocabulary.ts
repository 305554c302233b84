/** All that a sheet of facts knows, as guides may name it. Pure. */
import type { FactFile, FactKey, FactSheet } from '../../../model.ts';

/** Words and paths of a sheet. */
export interface Vocabulary {
  readonly sheet: FactSheet;
  /** Single words: settings, sections, values, folders and files, names. */
  readonly words: ReadonlySet<string>;
  /** Paths in their parts. */
  readonly paths: readonly (readonly string[])[];
  /** Messages, commands and names of several words. */
  readonly phrases: readonly Phrase[];
  /** What a command begins with: settings, and names that the sheet calls commands. */
  readonly commands: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Several words, with what comparing them needs: made once, because each phrase of a guide meets each of its sheet. */
export interface Phrase {
  readonly text: string;
  /** Without the last mark. */
  readonly bare: string;
  /** Of a text with placeholders. */
  readonly pattern: RegExp | undefined;
  /** In lower case. */
  readonly words: ReadonlySet<string>;
}

/** Reads a text of several words. */
export function readPhrase(text: string): Phrase {
  return {
    text,
    bare: text.replace(/[.:!…\s]+$/, ''),
    pattern: patternOf(text),
    words: new Set(
      text
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word !== ''),
    ),
  };
}

/** Makes the vocabulary of a sheet. */
export function makeVocabulary(sheet: FactSheet): Vocabulary {
  const keys = sheet.files.flatMap((file) => file.keys);
  const names = sheet.names.flatMap(({ list }) => list);
  const listed = [
    ...sheet.files.flatMap(({ name, path }) => (path === undefined ? [name] : [name, path])),
    ...sheet.paths.map(({ path }) => path),
    ...sheet.names.flatMap((entry) => (/file|folder/i.test(entry.for) ? entry.list : [])),
    ...names.filter((name) => /[\\/]/.test(name)),
  ];
  const paths = listed.map(splitPath);
  const values = keys.flatMap(wordsOfKey);
  const words = [
    ...keys.flatMap(({ key, section = '' }) => [
      key,
      bareKey(key),
      section,
      `[${section}]`,
      ...section.split(/[./]/),
    ]),
    ...values,
    ...names,
    ...paths.flat(),
    ...sheet.ports.map(({ name }) => name),
    ...sheet.messages.map(({ say }) => say),
    ...sheet.stop.map(({ command }) => command),
  ];
  return {
    sheet,
    words: new Set(words.filter((word) => word !== '')),
    paths,
    phrases: [...sheet.messages.map(({ say }) => say), ...sheet.stop.map(({ command }) => command)].map(
      readPhrase,
    ),
    commands: new Set([
      ...keys.flatMap(({ key }) => [key, bareKey(key)]),
      ...sheet.names.flatMap((entry) => (/command/i.test(entry.for) ? entry.list : [])),
    ]),
    files: new Set(paths.flatMap((parts) => parts.at(-1) ?? [])),
  };
}

function wordsOfKey({ default: usual, values = [] }: FactKey): readonly string[] {
  const listed = values.map(({ value }) => value);
  return typeof usual === 'string' ? [usual, ...usual.split(/[,;\s()]+/), ...listed] : listed;
}

/** The parts of a path; `\` is `/`. */
export function splitPath(path: string): readonly string[] {
  return path
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .split('/')
    .filter((part) => part !== '');
}

/** `-port`, `+server.port` and `?Port` are typed with and without their sign. */
export function bareKey(key: string): string {
  return key.replace(/^[-+?]+/, '');
}

/** Whether two names are those of one setting. */
export function isSameKey(a: string, b: string): boolean {
  return a === b || bareKey(a) === bareKey(b);
}

/** Settings by name; several files, and sections of one, can have it. */
export function findKeys(
  sheet: FactSheet,
  key: string,
  file?: string,
): readonly { readonly file: FactFile; readonly key: FactKey }[] {
  const own = sheet.files.filter(({ name }) => name === file);
  // A block can be from a file that the sheet does not know by that name.
  const files = own.length > 0 ? own : sheet.files;
  return files.flatMap((entry) =>
    entry.keys.filter((known) => isSameKey(known.key, key)).map((known) => ({ file: entry, key: known })),
  );
}

/** Whether a text is what `pattern` says, where `<…>`, `*` and `…` stand for anything. */
export function isLike(pattern: string, text: string): boolean {
  if (pattern === text) return true;
  const own = patternOf(pattern);
  return own === undefined ? (patternOf(text)?.test(pattern) ?? false) : own.test(text);
}

/** What a text with placeholders stands for; undefined: it has none. */
function patternOf(text: string): RegExp | undefined {
  if (!/[<*…]/.test(text)) return undefined;
  const parts = text
    .split(/(?:<[^>]*>|\*|…)+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+?')}$`);
}
