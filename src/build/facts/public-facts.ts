/** A game's facts as public, permissively licensed sources give them (the shape is in docs/facts.md). Pure. */
import type { FactFile, FactKey, FactOrigin, FactSheet, FactSource } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import { compareText } from '../../text.ts';
import { isRecord } from '../../is-record.ts';
import { UsageError } from '../problems/usage-error.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Repositories that grew from one another are one voice: what they repeat is said once. The id of a source begins with
 * the letters of its family.
 */
const VOICES: readonly (readonly [RegExp, string])[] = [
  [/^amp/, 'amp'],
  [/^(?:pel|pte)/, 'eggs'],
  [/^lg/, 'linuxgsm'],
  [/^gd/, 'gamedig'],
];

/** The ids under which imported facts stand: entries that only these know are renewed by an import. */
export const PUBLIC_VOICES: ReadonlySet<string> = new Set(VOICES.map(([, voice]) => voice));

/** Reads one file of public facts as a sheet. Throws a UsageError for what has another shape; `file` names it. */
export function readPublicFacts(text: string, file: string): FactSheet {
  const facts = parse(text, file);
  const game = typeof facts['game'] === 'string' ? facts['game'] : '';
  if (!/^[a-z0-9][a-z0-9-]*$/.test(game))
    throw new UsageError(`${file} is no file of public facts: it does not say "game"`);
  const paths = entries(facts, 'paths');
  const steam = isRecord(facts['steam']) ? facts['steam'] : {};
  return {
    game,
    name: game,
    steam: {
      ...(typeof steam['appId'] === 'number' && { app: steam['appId'] }),
      ...(typeof steam['serverAppId'] === 'number' && { server: steam['serverAppId'] }),
      from: voicesOf(steam['source']),
    },
    ports: entries(facts, 'ports').map((entry) => ({
      name: textOf(entry['purpose']),
      port: Number(entry['port']),
      ...(typeof entry['protocol'] === 'string' && { protocol: entry['protocol'].toLowerCase() }),
      ...originOf(entry),
    })),
    files: readFiles(entries(facts, 'settings'), paths),
    paths: paths.map((entry) => ({
      path: textOf(entry['path']),
      for: textOf(entry['purpose']),
      ...originOf(entry),
    })),
    // What a wrapper or a library prints says nothing of the game.
    messages: entries(facts, 'startedLine')
      .filter((entry) => entry['of'] === undefined)
      .map((entry) => ({ say: textOf(entry['text']), means: 'ready', ...originOf(entry) })),
    stop: entries(facts, 'stop').map((entry) => ({ command: textOf(entry['command']), ...originOf(entry) })),
    versions: [],
    names: [],
    refused: [],
    sources: readSources(entries(facts, 'sources')),
  };
}

function parse(text: string, file: string): Entry {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Told below.
  }
  throw new UsageError(`${file} is no file of public facts: it is no JSON object`);
}

function readFiles(settings: readonly Entry[], paths: readonly Entry[]): readonly FactFile[] {
  const files = new Map<string, FactKey[]>();
  for (const entry of settings) {
    const name = textOf(entry['file']);
    const keys = files.get(name) ?? [];
    files.set(name, keys);
    keys.push(readKey(entry));
  }
  return [...files].map(([name, keys]) => {
    const own = paths.map((entry) => textOf(entry['path'])).filter((path) => path.split('/').at(-1) === name);
    const path = own.find((candidate) => !/windows/i.test(candidate)) ?? own[0];
    return { name, ...(path === undefined ? {} : { path }), keys };
  });
}

function readKey(entry: Entry): FactKey {
  const { values } = entry;
  const listed = Array.isArray(values)
    ? values.map((value) => ({ value: String(value) }))
    : isRecord(values)
      ? Object.entries(values).map(([value, label]) => ({
          value,
          ...(typeof label === 'string' && { label }),
        }))
      : undefined;
  return {
    key: textOf(entry['key']),
    ...(typeof entry['section'] === 'string' && entry['section'] !== '' && { section: entry['section'] }),
    ...(isValue(entry['default']) && { default: entry['default'] }),
    ...(isValue(entry['min']) && { min: entry['min'] }),
    ...(isValue(entry['max']) && { max: entry['max'] }),
    ...(listed === undefined ? {} : { values: listed }),
    ...(typeof entry['unit'] === 'string' && { unit: entry['unit'] }),
    ...originOf(entry),
  };
}

function originOf(entry: Entry): FactOrigin {
  const from = voicesOf(entry['source']);
  return entry['disputed'] === true ? { from, disputed: true } : { from };
}

function voicesOf(ids: unknown): readonly string[] {
  if (!Array.isArray(ids)) return [];
  const voices = ids.map((id) => VOICES.find(([pattern]) => pattern.test(String(id)))?.[1] ?? String(id));
  return [...new Set(voices)].toSorted();
}

/** One for each voice: its repositories with their commits, and the newest date. */
function readSources(sources: readonly Entry[]): Readonly<Record<string, FactSource>> {
  const voices = groupBy(sources, (source) => voicesOf([source['id']])[0] ?? '');
  const read = [...voices].map(([voice, own]): readonly [string, FactSource] => {
    const repos = new Map(
      own.map((source) => [textOf(source['repo']), textOf(source['commit']).slice(0, 8)]),
    );
    const date =
      own
        .map((source) => textOf(source['date']))
        .toSorted()
        .at(-1) ?? '';
    const licence = textOf(own[0]?.['licence']);
    return [
      voice,
      { repo: [...repos.keys()].join(', '), commit: [...repos.values()].join(', '), date, licence },
    ];
  });
  return Object.fromEntries(read.toSorted(([a], [b]) => compareText(a, b)));
}

function entries(facts: Entry, name: string): readonly Entry[] {
  const list = facts[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isValue(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
