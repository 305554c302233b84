/** Wrong facts put into guides, one at a time, and how many of them `check` tells at their line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../src/model.ts';
import { checkFacts, makeVocabularies } from '../src/build/check/facts/check-facts.ts';
import { scanSource } from '../src/build/check/scan-source.ts';
import { findContradictions } from '../src/build/check/facts/find-contradictions.ts';
import { readFact } from '../src/build/parse/facts/fact-names.ts';
import { readSheet } from '../src/build/parse/facts/read-sheet.ts';
import type { FactSheet } from '../src/model.ts';
import { createRandom, type Random } from './random.ts';

/** A place of a guide that states a fact, found without the checker's own patterns. */
interface Place {
  readonly kind: string;
  readonly guide: Source;
  /** Offset and text of what is replaced. */
  readonly at: number;
  readonly typed: string;
  /** What a token prints. */
  readonly value?: string;
}

export interface SeedRun {
  /** By kind: seeded, told. */
  readonly kinds: ReadonlyMap<string, readonly [seeded: number, told: number]>;
  /** Each that was not told: its place, what it was, what it became. */
  readonly missed: readonly string[];
  /** Problems in the guides as they are. */
  readonly alarms: readonly string[];
  readonly guides: number;
}

/** Seeds `count` wrong facts into the guides of games that have a sheet below `content`. */
export function runSeeds(content: string, seed: number, count: number): SeedRun {
  const random = createRandom(seed);
  const sheets = readSheets(join(content, 'facts'));
  const sources = readGuides(content, sheets);
  const vocabularies = makeVocabularies(sheets);
  const tell = (guide: Source): readonly string[] =>
    checkFacts(scanSource(guide), vocabularies).map(({ at, message }) => `${at?.line}: ${message}`);
  const before = new Map(sources.map((guide) => [guide.path, tell(guide)]));
  const alarms = [...before].flatMap(([path, found]) => found.map((line) => `${path}:${line}`));
  const clashes = findContradictions(sources.map(scanSource)).map(
    ({ at, message }) => `${at?.file}:${at?.line}: ${message}`,
  );
  const places = sources.flatMap((guide) => findPlaces(guide, sheets));
  const kinds = [...new Set(places.map(({ kind }) => kind))].toSorted();
  const counts = new Map<string, readonly [number, number]>();
  const missed: string[] = [];
  for (let done = 0; done < count;) {
    const kind = kinds[done % kinds.length] ?? '';
    const place = random.pick(places.filter((one) => one.kind === kind));
    const wrong = spoil(place, random);
    done++;
    if (wrong === undefined || wrong === (place.value ?? place.typed)) continue;
    const { guide, at, typed } = place;
    const text = guide.text.slice(0, at) + wrong + guide.text.slice(at + typed.length);
    const line = guide.text.slice(0, at).split('\n').length;
    const old = new Set(before.get(guide.path));
    const isTold = tell({ ...guide, text }).some((found) => !old.has(found) && found.startsWith(`${line}: `));
    const [seeded, told] = counts.get(kind) ?? [0, 0];
    counts.set(kind, [seeded + 1, told + (isTold ? 1 : 0)]);
    if (!isTold) missed.push(`${kind} ${guide.path}:${line} ${typed} → ${wrong}`);
  }
  return { kinds: counts, missed, alarms: [...alarms, ...clashes], guides: sources.length };
}

function readSheets(folder: string): ReadonlyMap<string, FactSheet> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      if (!name.endsWith('.yml')) return [];
      const source = { path: `facts/${name}`, text: readFileSync(join(folder, name), 'utf8') };
      const { value } = readSheet(source, name);
      return value === undefined ? [] : [[value.game, value] as const];
    }),
  );
}

function readGuides(content: string, sheets: ReadonlyMap<string, FactSheet>): readonly Source[] {
  return [...sheets.keys()].flatMap((game) =>
    readdirSync(join(content, 'docs', game), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => {
        const path = `docs/${game}/${name}`;
        return { path, text: readFileSync(join(content, path), 'utf8') };
      }),
  );
}

/** Statements of each kind, by what a reader would take for one. */
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['port', /(?<=\bports?\b[^\n|]{0,40}?[ `])(?<fact>\d{4,5})(?=[ `,.;)]|$)/dgm],
  ['port', /(?<=`203\.0\.113\.\d+:)(?<fact>\d{4,5})(?=`)/dg],
  ['key', /(?<=^\| `)(?<fact>[-+]?[A-Za-z][\w.]*(?:[A-Z_.]\w+)+)(?=`)/dgm],
  ['key', /(?<=[^|] `)(?<fact>[a-z]+(?:[A-Z][a-z]+)+|[a-z]+_[a-z_]+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)(?=`)/dg],
  ['default', /(?<=\| `)(?<fact>\d+(?:\.\d+)?|true|false|True|False)(?=` \|)/dg],
  ['range', /(?<fact>(?<![\d.])\d[\d,.]* to \d[\d,]*(?:\.\d+)?)(?= (?:\||players|minutes)|[,;|])/dg],
  ['path', /(?<=`)(?<fact>[\w.<>-]+(?:\/[\w.<>-]+)+\/?)(?=`)/dg],
  ['path', /(?<=`)(?<fact>[\w-]+\.(?:ini|cfg|json|properties|xml|ya?ml|toml|txt|lua|log))(?=`)/dg],
  ['message', /(?<=`)(?<fact>[A-Z][a-z']+(?: [\w']+){1,8}[!.:]?)(?=`)/dg],
  [
    'version',
    /(?<=\b(?:[Vv]ersions?|Java|Minecraft|Paper|Forge|Velocity) )(?<fact>\d+(?:\.\d+)*)(?![\w.]*\w)/dg,
  ],
  ['version', /(?<=\b(?:since|from|to|before) )(?<fact>1\.\d+(?:\.\d+)?)(?![\w.]*\w)/dg],
];

/** Facts that are typed, and tokens that print one: somebody could type over them. */
function findPlaces(guide: Source, sheets: ReadonlyMap<string, FactSheet>): readonly Place[] {
  const body = guide.text.search(/(?<=^---\n[\s\S]*?\n---\n)/);
  const typed = PATTERNS.flatMap(([kind, pattern]) =>
    [...guide.text.matchAll(pattern)].flatMap((match): Place[] => {
      const at = match.indices?.groups?.['fact']?.[0] ?? 0;
      const fact = match.groups?.['fact'] ?? '';
      return at < body || !isOfKind(kind, fact, guide.text, at) ? [] : [{ kind, guide, at, typed: fact }];
    }),
  );
  const printed = [...guide.text.matchAll(/\{([a-z0-9-]+)\.(ports|keys)\.[^{}\n]+?\}/g)].flatMap(
    (match): Place[] => {
      const sheet = sheets.get(match[1] ?? '');
      const value = sheet && readFact(sheet, match[0].slice(1, -1))?.text;
      const kind = match[2] === 'ports' ? 'port' : match[0].endsWith('.range}') ? 'range' : 'default';
      const isPlain = /^(?:\d+|true|false|True|False|[\d.]+ to [\d.]+)$/.test(value ?? '');
      return value === undefined || !isPlain
        ? []
        : [{ kind, guide, at: match.index, typed: match[0], value }];
    },
  );
  return [...typed, ...printed];
}

/** What only looks like a fact: years, examples of chat commands, numbers in examples of other things. */
function isOfKind(kind: string, fact: string, text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at));
  if (kind === 'port') return Number(fact) > 1023 && Number(fact) < 65_536 && !/^20\d\d$/.test(fact);
  if (kind === 'default') {
    // The column must be one of defaults, in a table of settings.
    const table = text.slice(0, at).split('\n').toReversed();
    const end = table.findIndex((row, index) => index > 0 && !row.startsWith('|'));
    const head = table[end - 1] ?? '';
    const column = (text.slice(text.lastIndexOf('\n', at) + 1, at).match(/\|/g) ?? []).length;
    return /default|usual value/i.test(head.split('|')[column] ?? '') && /^\| `[^`]+` \|/.test(line);
  }
  if (kind === 'range') return /^\| `[^`]+` \|/.test(line);
  // `</ModItem>` is an end of an element.
  if (kind === 'path') return !/^(?:203|https?|www)\b|\.(?:com|org|net|gg)\b|^<\//.test(fact);
  if (kind === 'message') return !/^(?:My|Player|Your)\b/.test(fact);
  return true;
}

/** The fact made wrong, as people get them wrong; undefined: it cannot be. */
function spoil({ kind, typed, value }: Place, random: Random): string | undefined {
  if (kind === 'port') {
    const port = Number(value ?? typed);
    return String(
      random.pick([
        port + 1,
        port - 1,
        port + 10,
        port + 1000,
        port - 100,
        Number(swap(String(port), random)),
      ]),
    );
  }
  if (kind === 'default') {
    const said = value ?? typed;
    if (/^[Tt]rue$/.test(said)) return said === 'true' ? 'false' : 'False';
    if (/^[Ff]alse$/.test(said)) return said === 'false' ? 'true' : 'True';
    const number = Number(said);
    return String(random.pick([number + 1, number * 2 || 5, number * 10 || 10]));
  }
  if (kind === 'range') {
    const [low = '', high = ''] = (value ?? typed).split(' to ');
    const other = (text: string): string => String(Number(text.replaceAll(',', '')) * 2 || 1);
    return random.chance(50) ? `${other(low)} to ${high}` : `${low} to ${other(high)}`;
  }
  if (kind === 'version') {
    const parts = typed.split('.');
    const last = Number(parts.pop());
    return [...parts, random.pick([last + 1, last + 2, Math.max(0, last - 1)])].join('.');
  }
  if (kind === 'message') {
    const words = typed.split(' ');
    const at = random.below(words.length);
    if (random.chance(30)) return misspell(typed, random);
    if (random.chance(30) && words.length > 2) return words.toSpliced(at, 1).join(' ');
    return words.with(at, random.pick(['server', 'not', 'failed', 'client', 'started', 'world'])).join(' ');
  }
  if (kind === 'path' && random.chance(40))
    return typed.replace(/\.(\w+)$|([\w-]+)(?=\/)/, (part) =>
      random.pick([`${part}s`, `${part}2`, part.startsWith('.') ? '.cnf' : 'Data']),
    );
  return misspell(typed, random);
}

/** A letter too few, too many, or two in the wrong order. */
function misspell(word: string, random: Random): string {
  // What a guide calls the reader's own name is no fact: `server/<identity>`.
  const own = word.replaceAll(/<[^<>]*>/g, (name) => ' '.repeat(name.length));
  const places = [...own.matchAll(/(?<=[A-Za-z])[A-Za-z](?=[A-Za-z])/g)].map(({ index }) => index);
  if (places.length === 0) return `${word}s`;
  const at = random.pick(places);
  const way = random.below(3);
  if (way === 0) return word.slice(0, at) + word.slice(at + 1);
  if (way === 1) return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

function swap(digits: string, random: Random): string {
  const at = 1 + random.below(digits.length - 2);
  return digits.slice(0, at) + (digits[at + 1] ?? '') + (digits[at] ?? '') + digits.slice(at + 2);
}
