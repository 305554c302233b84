/** Readers for `errors`: which messages a guide answers, as texts for the search and as rules that read logs. Pure. */
import type { Diagnostic, ErrorEntry, ErrorLine, Location } from '../../../model.ts';
import { derivePatterns } from '../../../errors/derive-patterns.ts';
import { maskLog } from '../../../errors/mask-log.ts';
import { parsePattern } from '../../../errors/parse-pattern.ts';
import { isTooGeneral } from '../../../errors/pattern-words.ts';
import { slugify } from '../../../urls.ts';
import { isRecord } from '../../../is-record.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { describe, type Reader, shorten, textOrTexts } from './frontmatter-values.ts';
import { readFlag, readTimes, type Teller } from './error-flags.ts';
import { findErrorPlaces } from './error-places.ts';

const KEYS = [
  'say',
  'to',
  'code',
  'product',
  'lines',
  'pattern',
  'after',
  'times',
  'alone',
  'ends',
  'minor',
  'common',
  'unless',
  'except',
  'source',
] as const;
type Key = (typeof KEYS)[number];

/** Samples of one entry: more teach nothing. */
const MOST_LINES = 40;
const LONGEST_LINE = 2000;
const LONGEST_SAY = 200;

const FORM =
  'Write an entry so: "- say: the cause in one sentence", below it "lines:" with two or more lines of real logs.';

/** Whether an entry is a rule of ours, and no text and nothing of another tool's. */
function isEntry(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && ['say', 'lines', 'pattern'].some((key) => Object.hasOwn(value, key));
}

/** The messages as texts for the search: plain ones, and the samples of the rules, masked. */
export const errorTexts: Reader<readonly string[]> = (value, key) => {
  const entries = Array.isArray(value) ? value : [value];
  const plain = textOrTexts(
    entries.filter((entry) => !isEntry(entry)),
    key,
  );
  if (!('value' in plain)) return plain;
  const samples = entries.filter(isEntry).flatMap(({ lines }) => (Array.isArray(lines) ? lines : [lines]));
  const masked = samples.flatMap((line) =>
    typeof line === 'string' && line.trim() !== '' ? [maskLog(line.trim())] : [],
  );
  return { value: [...(plain.value ?? []), ...masked] };
};

/**
 * The rules of a guide, whose front matter is `block`; `at`: where the key stands in the file. What has a mistake is left out. Problems:
 * `errors/invalid`, `errors/invalid-pattern`, `errors/single-line`, `errors/too-general`, `errors/unknown-key`, each at its line.
 */
export function readErrorEntries(
  value: unknown,
  block: string,
  at: Location,
): {
  readonly settings: { readonly errorRules?: readonly ErrorEntry[] };
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const all = Array.isArray(value) ? value : [value];
  if (!all.some(isEntry)) return { settings: {}, diagnostics };
  // The block begins on the second line of the file.
  const places = findErrorPlaces(block.split('\n').slice(at.line - 2), at.line);
  const entries = all.flatMap((entry, index): readonly ErrorEntry[] => {
    if (!isEntry(entry)) return [];
    const own = places[index] ?? { at: { line: at.line, column: at.column }, keys: {}, items: {} };
    const tell: Teller['tell'] = (code, message, hint, place = own.at) =>
      diagnostics.push({
        severity: code === 'errors/single-line' ? 'warning' : 'error',
        code,
        message,
        at: { file: at.file, ...place },
        hint,
      });
    const read = readEntry(entry, at.file, { tell, places: own });
    return read === undefined ? [] : [read];
  });
  return { settings: entries.length === 0 ? {} : { errorRules: entries }, diagnostics };
}

function readEntry(
  entry: Readonly<Record<string, unknown>>,
  file: string,
  teller: Teller,
): ErrorEntry | undefined {
  const { tell, places } = teller;
  checkKeys(entry, teller);
  const say = readText(entry, 'say', teller);
  if (say === undefined || say.length > LONGEST_SAY) {
    tell(
      'errors/invalid',
      say === undefined
        ? 'This error does not say what the cause is'
        : `"say" has more than ${LONGEST_SAY} characters`,
      'Write the cause in one sentence for the reader: "- say: Another Java version is needed".',
      places.keys['say'],
    );
    return undefined;
  }
  const code = readCode(entry, say, teller);
  const lines = readLines(entry, teller);
  const written = readTexts(entry, 'pattern', teller);
  if (lines.length === 0 && written.length === 0) {
    tell('errors/invalid', `"${shorten(say)}" has no lines`, FORM);
    return undefined;
  }
  if (lines.length < 2 && written.length === 0)
    tell(
      'errors/single-line',
      `"${shorten(say)}" has one line only: from one line nobody can tell what differs from log to log`,
      'Add a second line of another log, or a "pattern:".',
      places.keys['lines'],
    );
  const isAlone = readFlag(entry, 'alone', teller);
  const patterns = checkPatterns(written, isAlone ? 'alone' : 'written', teller);
  const derived = derivePatterns(lines.map(({ text }) => text));
  const kept = derived.filter((pattern) => !isTooGeneral(parsePattern(pattern).parts, 'derived'));
  // A sample that says too little by itself may be what a written pattern is for.
  if (patterns.length === 0)
    for (const pattern of derived) if (!kept.includes(pattern)) tellGeneral(pattern, lines, teller);
  // A writer's pattern says more than one that a program made of the samples: what it leaves open, it leaves open on purpose.
  const used = written.length > 0 ? patterns.map(({ text }) => text) : kept;
  if (used.length === 0) return undefined;
  const product = entry['product'] === null ? null : readText(entry, 'product', teller);
  const to = readText(entry, 'to', teller);
  const locate = (key: Key): Location => ({ file, ...(places.keys[key] ?? places.at) });
  return {
    say,
    code,
    ...(to === undefined ? {} : { to }),
    ...(product === undefined ? {} : { product }),
    patterns: used,
    lines,
    after: readTexts(entry, 'after', teller),
    ...readTimes(entry, teller),
    ...(isAlone ? { alone: true } : {}),
    ...(readFlag(entry, 'ends', teller) ? { ends: true } : {}),
    ...(readFlag(entry, 'minor', teller) ? { minor: true } : {}),
    ...(readFlag(entry, 'common', teller) ? { common: true } : {}),
    // Of lines that say that there is no error one word is enough.
    unless: checkPatterns(readTexts(entry, 'unless', teller), 'alone', teller).map(({ text }) => text),
    except: checkPatterns(readTexts(entry, 'except', teller), 'alone', teller).map(({ text }) => text),
    sources: readTexts(entry, 'source', teller).map(({ text }) => text),
    at: { file, ...places.at },
    toAt: locate('to'),
    productAt: locate('product'),
  };
}

function checkKeys(entry: Readonly<Record<string, unknown>>, { tell, places }: Teller): void {
  for (const key of Object.keys(entry)) {
    if (KEYS.some((known) => known === key)) continue;
    const near = closest(key, KEYS);
    tell(
      'errors/unknown-key',
      `"${shorten(key)}" is no key of an error`,
      near === undefined ? `It may have ${KEYS.join(', ')}.` : `Did you mean "${near}"?`,
      places.keys[key],
    );
  }
}

function readText(
  entry: Readonly<Record<string, unknown>>,
  key: Key,
  { tell, places }: Teller,
): string | undefined {
  const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && value.trim() !== '') return value.trim().replace(/\s+/g, ' ');
  tell('errors/invalid', `"${key}" must be a text, not ${describe(value)}`, FORM, places.keys[key]);
  return undefined;
}

function readCode(entry: Readonly<Record<string, unknown>>, say: string, teller: Teller): string {
  const own = readText(entry, 'code', teller);
  if (own !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(own)) return own;
  const made = slugify(say)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  if (own !== undefined)
    teller.tell(
      'errors/invalid',
      `"${shorten(own)}" is no code: small letters, digits and dashes`,
      `Write code: ${made === '' ? 'java-version' : made}, or leave the line out.`,
      teller.places.keys['code'],
    );
  return made === '' ? 'error' : made;
}

function readTexts(
  entry: Readonly<Record<string, unknown>>,
  key: 'lines' | 'pattern' | 'after' | 'unless' | 'except' | 'source',
  teller: Teller,
): readonly ErrorLine[] {
  const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
  if (value === undefined || value === null) return [];
  const { tell, places } = teller;
  const base = places.keys[key] ?? places.at;
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown, index): readonly ErrorLine[] => {
    const place = places.items[key]?.[index] ?? base;
    if (typeof one === 'string' && one.trim() !== '')
      return [{ text: one.trim(), line: place.line, column: place.column }];
    const hint = 'Put the line in single quotes; a quote inside it is written twice.';
    tell('errors/invalid', `"${key}" holds ${describe(one)} where a text belongs`, hint, place);
    return [];
  });
}

function readLines(entry: Readonly<Record<string, unknown>>, teller: Teller): readonly ErrorLine[] {
  const lines = readTexts(entry, 'lines', teller);
  const { tell } = teller;
  if (lines.length > MOST_LINES)
    tell(
      'errors/invalid',
      `"lines" holds more than ${MOST_LINES} lines`,
      'Keep those that differ.',
      teller.places.keys['lines'],
    );
  return lines.slice(0, MOST_LINES).filter(({ text, line, column }) => {
    const place = { line, column };
    if (text.includes('\n'))
      tell(
        'errors/invalid',
        'A sample holds a line break',
        'Write each line of the log as an entry of its own.',
        place,
      );
    else if (text.length > LONGEST_LINE)
      tell(
        'errors/invalid',
        `A sample is longer than ${LONGEST_LINE} characters`,
        'Leave out its end.',
        place,
      );
    else return true;
    return false;
  });
}

function checkPatterns(
  written: readonly ErrorLine[],
  origin: 'written' | 'alone',
  { tell }: Teller,
): readonly ErrorLine[] {
  return written.filter(({ text, line, column }) => {
    const { parts, mistakes } = parsePattern(text);
    for (const { message, hint } of mistakes)
      tell('errors/invalid-pattern', message, `${hint}.`, { line, column });
    if (mistakes.length > 0) return false;
    if (!isTooGeneral(parts, origin)) return true;
    tell(
      'errors/too-general',
      `"${shorten(text)}" fits too many lines: it holds too few words that only this error has`,
      MORE,
      { line, column },
    );
    return false;
  });
}

const MORE = 'Add words of the message that no other message has.';

function tellGeneral(pattern: string, lines: readonly ErrorLine[], { tell, places }: Teller): void {
  const [first] = lines;
  const place = first === undefined ? places.keys['lines'] : { line: first.line, column: first.column };
  tell(
    'errors/too-general',
    pattern === ''
      ? 'These lines have no words in common that say what went wrong'
      : `What these lines have in common, "${shorten(pattern)}", fits too many lines`,
    'Give longer lines, or write a "pattern:" with words that no other message has.',
    place,
  );
}
