/** Reads `content/facts/<game>.yml`: what is known of a game's server, each value with where it is known from. Pure. */
import type {
  Diagnostic,
  FactKey,
  FactPath,
  FactSheet,
  FactSource,
  Location,
  Outcome,
  Source,
} from '../../../model.ts';
import { isRecord } from '../../../is-record.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { readYaml } from '../front-matter/yaml.ts';

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 1024 * 1024;

/** What each kind of entry may say beside `from`, and which of it it must. */
const KINDS = {
  ports: { needs: ['name', 'port'], may: ['protocol'] },
  files: { needs: ['name', 'keys'], may: ['path', 'booleans'] },
  keys: { needs: ['key'], may: ['section', 'default', 'min', 'max', 'values', 'unit', 'means'] },
  paths: { needs: ['path', 'for'], may: [] },
  messages: { needs: ['say', 'means'], may: [] },
  stop: { needs: ['command'], may: [] },
  versions: { needs: ['version'], may: ['of', 'needs', 'about'] },
  names: { needs: ['for', 'list'], may: [] },
} as const;
type Kind = keyof typeof KINDS;

const TOP = [
  'game',
  'version',
  'complete',
  'steam',
  'ports',
  'files',
  'paths',
  'messages',
  'stop',
  'versions',
  'names',
  'refused',
  'sources',
] as const;
const SOURCE = ['what', 'url', 'repo', 'commit', 'date', 'licence', 'tested', 'by'] as const;

/**
 * Reads a sheet; `file` is its path for messages (relative to the root). What is no sheet at all is an empty one, `unread`;
 * entries that say something wrong are left out and told. Problems: `fact/invalid-sheet`.
 */
export function readSheet({ path, text }: Source, file: string): Outcome<FactSheet> {
  const at = (line: number, column = 1): Location => ({ file, line, column });
  const game = /([^/]*)\.ya?ml$/.exec(path)?.[1] ?? path;
  const refuse = (place: Location, message: string, hint: string): Outcome<FactSheet> => ({
    value: { ...new SheetReader('', at).read({}, game), unread: true },
    diagnostics: [slip(place, message, hint)],
  });
  if (text.length > MAX_LENGTH) return refuse(at(1), 'This sheet is longer than 1 MB', 'Split it.');
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { problem } = reading;
    return refuse(at(problem.line + 1, problem.column + 1), problem.message, problem.hint);
  }
  if (!isRecord(reading.value))
    return refuse(at(1), 'This is no sheet of facts', 'Begin with "game:" and the name of the game.');
  const reader = new SheetReader(text, at);
  return { value: reader.read(reading.value, game), diagnostics: reader.diagnostics };
}

function slip(at: Location, message: string, hint: string): Diagnostic {
  return { severity: 'error', code: 'fact/invalid-sheet', message, at, hint };
}

type Entry = Readonly<Record<string, unknown>>;

/** Reads entry by entry and remembers what is wrong. YAML says no places: an entry is found again by what it says. */
class SheetReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #lines: readonly string[];
  readonly #at: (line: number, column?: number) => Location;
  #known: ReadonlySet<string> = new Set();

  constructor(text: string, at: (line: number, column?: number) => Location) {
    this.#lines = text.split('\n');
    this.#at = at;
  }

  read(top: Entry, game: string): FactSheet {
    this.#tellUnknown(top, TOP, 'a sheet');
    const sources = this.#readSources(top['sources']);
    this.#known = new Set(Object.keys(sources));
    const steam = isRecord(top['steam']) ? top['steam'] : {};
    return {
      game,
      name: textOf(top['game']) ?? game,
      ...optional('version', textOf(top['version'])),
      ...(top['complete'] === true ? { complete: true } : {}),
      steam: {
        ...optional('app', numberOf(steam['app'])),
        ...optional('server', numberOf(steam['server'])),
        from: this.#from(steam, 'steam'),
      },
      ports: this.#list(top, 'ports').flatMap((entry) => {
        const port = numberOf(entry['port']);
        if (port === undefined || !Number.isInteger(port) || port < 1 || port > 65535) {
          this.#tell(
            entry,
            `"port" must be a number from 1 to 65535, not ${show(entry['port'])}`,
            'Write port: 8211.',
          );
          return [];
        }
        return [
          {
            name: `${textOf(entry['name'])}`,
            port,
            ...optional('protocol', textOf(entry['protocol'])),
            ...this.#origin(entry),
          },
        ];
      }),
      files: this.#list(top, 'files', false).map((entry) => ({
        name: `${textOf(entry['name'])}`,
        ...optional('path', textOf(entry['path'])),
        ...optional('booleans', textOf(entry['booleans'])),
        keys: this.#list(entry, 'keys').map((key) => this.#key(key)),
      })),
      paths: this.#list(top, 'paths').map((entry): FactPath => ({
        path: `${textOf(entry['path'])}`,
        for: `${textOf(entry['for'])}`,
        ...this.#origin(entry),
      })),
      messages: this.#list(top, 'messages').map((entry) => ({
        say: `${textOf(entry['say'])}`,
        means: `${textOf(entry['means'])}`,
        ...this.#origin(entry),
      })),
      stop: this.#list(top, 'stop').map((entry) => ({
        command: `${textOf(entry['command'])}`,
        ...this.#origin(entry),
      })),
      versions: this.#list(top, 'versions').map((entry) => ({
        version: `${textOf(entry['version'])}`,
        ...optional('of', textOf(entry['of'])),
        ...optional('needs', textOf(entry['needs'])),
        ...(entry['about'] === undefined ? {} : { about: textsOf(entry['about']) }),
        ...this.#origin(entry),
      })),
      names: this.#list(top, 'names').map((entry) => ({
        for: `${textOf(entry['for'])}`,
        list: textsOf(entry['list']),
        ...this.#origin(entry),
      })),
      refused: textsOf(top['refused']),
      sources,
    };
  }

  #key(entry: Entry): FactKey {
    const values = Array.isArray(entry['values'])
      ? entry['values'].map((value: unknown) => ({ value: `${textOf(value)}` }))
      : isRecord(entry['values'])
        ? Object.entries(entry['values']).map(([value, label]) => ({
            value,
            ...optional('label', textOf(label)),
          }))
        : undefined;
    return {
      key: `${textOf(entry['key'])}`,
      ...optional('section', textOf(entry['section'])),
      ...optional('default', valueOf(entry['default'])),
      ...optional('min', valueOf(entry['min'])),
      ...optional('max', valueOf(entry['max'])),
      ...optional('values', values),
      ...optional('unit', textOf(entry['unit'])),
      ...optional('means', textOf(entry['means'])),
      ...this.#origin(entry),
    };
  }

  #origin(entry: Entry): { readonly from: readonly string[]; readonly disputed?: true } {
    return {
      from: this.#from(entry, 'this entry'),
      ...(entry['disputed'] === true ? { disputed: true } : {}),
    };
  }

  #from(entry: Entry, what: string): readonly string[] {
    const typed = entry['from'];
    const from = (Array.isArray(typed) ? typed : typed === undefined ? [] : [typed]).map(
      (id) => `${textOf(id)}`,
    );
    const unknown = from.find((id) => !this.#known.has(id));
    if (unknown !== undefined) {
      const meant = closest(unknown, [...this.#known], 2);
      this.#tell(
        entry,
        `"from" names the source "${unknown}", and "sources" has none of that name`,
        meant === undefined ? 'Add it to "sources" at the end of the sheet.' : `Did you mean "${meant}"?`,
      );
    } else if (from.length === 0 && Object.keys(entry).length > 0)
      this.#tell(
        entry,
        `Nothing says where ${what} is known from`,
        'Add from: [maker], and the source under "sources".',
      );
    return from.filter((id) => this.#known.has(id));
  }

  /** The entries of a list that say what they must. */
  #list(owner: Entry, kind: Kind, hasOrigin = true): readonly Entry[] {
    const typed = owner[kind];
    if (typed === undefined || typed === null) return [];
    if (!Array.isArray(typed)) {
      this.diagnostics.push(
        slip(
          this.#find(`${kind}:`),
          `"${kind}" must be a list`,
          `Write each entry on a line of its own: - { ${KINDS[kind].needs[0]}: … }`,
        ),
      );
      return [];
    }
    const { needs, may } = KINDS[kind];
    return typed.filter((entry: unknown): entry is Entry => {
      if (!isRecord(entry)) {
        this.diagnostics.push(
          slip(
            this.#find(typeof entry === 'string' ? entry : show(entry)),
            `An entry of "${kind}" must be a list of names and values, not ${show(entry)}`,
            `Write - { ${needs[0]}: … }`,
          ),
        );
        return false;
      }
      const missing = needs.find((name) => entry[name] === undefined || entry[name] === null);
      if (missing !== undefined)
        this.#tell(entry, `An entry of "${kind}" does not say "${missing}"`, `Add ${missing}: …`);
      this.#tellUnknown(
        entry,
        [...needs, ...may, ...(hasOrigin ? ['from', 'disputed'] : [])],
        `an entry of "${kind}"`,
      );
      return missing === undefined;
    });
  }

  #readSources(typed: unknown): Readonly<Record<string, FactSource>> {
    const sources: Record<string, FactSource> = {};
    if (!isRecord(typed)) return sources;
    for (const [id, entry] of Object.entries(typed)) {
      if (!isRecord(entry)) {
        this.diagnostics.push(
          slip(
            this.#find(`${id}:`),
            `The source "${id}" says nothing`,
            'Write { what: …, url: …, date: … }.',
          ),
        );
        continue;
      }
      this.#tellUnknown(entry, SOURCE, `the source "${id}"`);
      sources[id] = Object.assign(
        {},
        ...SOURCE.map((name) => optional(name, textOf(entry[name]))),
      ) as FactSource;
    }
    return sources;
  }

  #tellUnknown(entry: Entry, names: readonly string[], what: string): void {
    for (const name of Object.keys(entry)) {
      if (names.includes(name)) continue;
      const meant = closest(name, names, 2);
      this.#tell(
        entry,
        `"${name}" is no key of ${what}`,
        meant === undefined ? `It may say: ${names.join(', ')}.` : `Did you mean "${meant}"?`,
        name,
      );
    }
  }

  #tell(entry: Entry, message: string, hint: string, name = ''): void {
    const said = Object.values(entry).filter(
      (value) => typeof value === 'string' || typeof value === 'number',
    );
    this.diagnostics.push(slip(this.#findEntry([name, ...said.map(String)], name), message, hint));
  }

  /** The line that holds most of what an entry says; an entry stands on one line in most sheets. */
  #findEntry(texts: readonly string[], name: string): Location {
    let [best, most] = [0, 0];
    for (const [index, line] of this.#lines.entries()) {
      const held = texts.filter((text) => text !== '' && line.includes(text)).length;
      if (held > most) [best, most] = [index, held];
    }
    const row = this.#lines[best] ?? '';
    const column = Math.max(name === '' ? row.search(/[^\s-]/) : row.indexOf(name), 0) + 1;
    return this.#at(best + 1, column);
  }

  #find(text: string): Location {
    return this.#findEntry([text], text);
  }
}

function optional<K extends string, T>(key: K, value: T | undefined): { readonly [name in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [name in K]?: T };
}

/** Dates are what YAML makes of `2026-08-01`. */
function textOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A list of texts, or one. */
function textsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((entry: unknown) => `${textOf(entry)}`);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function valueOf(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return value instanceof Date ? textOf(value) : undefined;
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'nothing';
