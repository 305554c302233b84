/** Patterns in the order in which a line asks for them: each is filed under the rarest of its words, and taken apart when a line has it. Pure. */
import { foldLine, WORDS } from './clean-line.ts';
import { numberWords, WORD_NUMBERS } from './number-words.ts';
import { foldParts } from './fold-parts.ts';
import { type GameSigns, listSigns } from './games.ts';
import { parsePattern, type PatternPart } from './parse-pattern.ts';
import { listWords, rateKey, rateWord } from './pattern-words.ts';
import { READY } from './ready-lines.ts';
import type { ErrorRule } from './types.ts';

/** A pattern ready to be looked for. */
export interface Compiled {
  readonly parts: readonly PatternPart[];
  /** Its words: how telling it is. */
  readonly weight: number;
  /** Number of its rule; -1: it is a sign. */
  readonly rule: number;
  /** Number of the game that it is a sign of; -1: it is of a rule. */
  readonly sign: number;
  /** It takes its rule's finding back; a sign: the game is ready to play. */
  readonly undoes: boolean;
  readonly starts: boolean;
  readonly ends: boolean;
}

/**
 * A pattern as it is written, and whose it is. Most stand in no log: of thousands that are filed some hundred are ever looked for, and
 * few of these are taken apart.
 */
export interface Filed extends Pick<Compiled, 'rule' | 'sign' | 'undoes'> {
  readonly pattern: string;
  longest: string | undefined;
  compiled: Compiled | undefined;
}

/** Lists of patterns by the number of the word that leads to them (`numberWords`): two words of one number share a list. */
export interface PatternIndex {
  /** For each number of a word the place of its list in `lists`; 0: no pattern has the word. */
  readonly places: Uint16Array;
  /** The first is nobody's. */
  readonly lists: readonly (readonly Filed[])[];
  /** By the number of a rule, the patterns of lines that only look like its error. No word leads to them: few lines fit a rule at all. */
  readonly excepts: ReadonlyMap<number, readonly Filed[]>;
}

/**
 * All patterns of the rules by word, beside those of `signs`: each word of a log is looked up once. `hasAlone`: also of the rules that
 * are told alone.
 */
export function filePatterns(
  rules: readonly ErrorRule[],
  hasAlone = true,
  signs: PatternIndex = NO_PATTERNS,
): PatternIndex {
  const excepts = new Map<number, readonly Filed[]>();
  const index = { ...copyIndex(signs), excepts };
  const keys = rules.every((rule) => rule.keys !== undefined) ? undefined : chooseKeys(rules);
  for (const [rule, { patterns, unless = [], except, alone, keys: own }] of rules.entries()) {
    if (!hasAlone && alone === true) continue;
    if (except !== undefined)
      excepts.set(
        rule,
        except.map((pattern) => write(pattern, rule, -1, true)),
      );
    const places = keys?.[rule] ?? own ?? '';
    for (const [at, pattern] of [...patterns, ...unless].entries())
      file(index, places[at] ?? NONE, write(pattern, rule, -1, at >= patterns.length), signs.lists.length);
  }
  return index;
}

/** All signs of the games by word. */
export function fileSigns(games: readonly GameSigns[]): PatternIndex {
  const written = games.flatMap((game, sign) => [
    ...listSigns(game).map((pattern) => write(pattern, -1, sign, false)),
    ...(READY[game.product] ?? []).map((pattern) => write(pattern, -1, sign, true)),
  ]);
  const keys = numberKeys(written.map(({ pattern }) => pattern));
  const index = copyIndex(NO_PATTERNS);
  for (const [at, one] of written.entries()) file(index, keys[at] ?? NONE, one, 1);
  return index;
}

/**
 * Rule by rule the word of each pattern, those of `unless` last, under which it is filed: the one that says most and that fewest
 * patterns share, by its number in base 36; `-`: there is none. What a build chooses goes along with the rules (`ErrorRule.keys`).
 */
export function chooseKeys(rules: readonly ErrorRule[]): readonly string[] {
  const keys = numberKeys(rules.flatMap(({ patterns, unless = [] }) => [...patterns, ...unless]));
  let from = 0;
  return rules.map(({ patterns, unless = [] }) =>
    keys.slice(from, (from += patterns.length + unless.length)).join(''),
  );
}

/** A piece of its text that every line has in which it stands. */
export function longestOf(one: Filed): string {
  return (one.longest ??= findLongest(one.pattern));
}

/** The pattern taken apart. */
export function compiledOf(one: Filed): Compiled {
  return (one.compiled ??= compile(one));
}

function write(pattern: string, rule: number, sign: number, undoes: boolean): Filed {
  return { pattern, rule, sign, undoes, longest: undefined, compiled: undefined };
}

const NONE = '-';
/** One character for each number; of longer patterns the first words are enough. */
const RADIX = 36;

interface Filing extends PatternIndex {
  readonly lists: Filed[][];
}

const NO_PATTERNS: PatternIndex = { places: new Uint16Array(WORD_NUMBERS), lists: [[]], excepts: new Map() };

function copyIndex({ places, lists, excepts }: PatternIndex): Filing {
  return { places: places.slice(), lists: [...lists] as Filed[][], excepts };
}

const NUMBERS = new Uint16Array(RADIX);

/** `own`: place of the first list that no other index has as well. A pattern without a word fits nothing. */
function file({ places, lists }: Filing, key: string, one: Filed, own: number): void {
  if (key === NONE) return;
  const word = Number.parseInt(key, RADIX);
  if (numberWords(lowerCase(one.pattern), NUMBERS) <= word) return;
  const number = NUMBERS[word] ?? 0;
  const place = places[number] ?? 0;
  if (place >= own) lists[place]?.push(one);
  else places[number] = lists.push([...(lists[place] ?? []), one]) - 1;
}

/** Of words alone, which have neither quotes nor dashes: only where small letters are more than the large ones is there more to do. */
function lowerCase(pattern: string): string {
  const small = pattern.toLowerCase();
  return small.length === pattern.length ? small : foldLine(pattern);
}

/** What stands between the gaps of a pattern, and a brace that is written twice. */
const BETWEEN = /\{\w+(?::[\w-]+)?\}|\{\{/;

function findLongest(pattern: string): string {
  let longest = '';
  for (const text of pattern.includes('{') ? pattern.split(BETWEEN) : [pattern])
    if (text.length > longest.length) longest = text;
  // At the end of a line there is no space, and inside only one.
  return foldLine(longest).replace(/\s+/g, ' ').trim();
}

/** A word, what it says, and how many patterns have it. */
interface Word {
  readonly text: string;
  readonly rate: number;
  count: number;
}

function numberKeys(patterns: readonly string[]): readonly string[] {
  const known = new Map<string, Word>();
  const words = patterns.map((pattern) =>
    listWords(foldParts(parsePattern(pattern).parts)).map((text) => countWord(known, text)),
  );
  return patterns.map((pattern, at) => {
    // The names of gaps are words here as well: what is a word of the text is found, wherever it stands first.
    const all = (pattern.match(WORDS) ?? []).slice(0, RADIX).map((word) => foldLine(word));
    const key = chooseKey((words[at] ?? []).filter(({ text }) => all.includes(text)));
    return key === '' ? NONE : all.indexOf(key).toString(RADIX);
  });
}

/** Of two words that are as good the longer one. */
function chooseKey(words: readonly Word[]): string {
  let key = '';
  let best = -1;
  for (const { text, rate, count } of words) {
    const value = rate / count;
    if (value < best || (value === best && text.length <= key.length)) continue;
    key = text;
    best = value;
  }
  return key;
}

function countWord(known: Map<string, Word>, text: string): Word {
  const old = known.get(text);
  const word = old ?? { text, rate: rateKey(text), count: 0 };
  if (old === undefined) known.set(text, word);
  word.count += 1;
  return word;
}

function compile({ pattern, rule, sign, undoes }: Filed): Compiled {
  const { parts: written, starts, ends } = parsePattern(pattern);
  const parts = foldParts(written);
  let weight = 0;
  for (const word of listWords(parts)) weight += rateWord(word);
  return { parts, weight, rule, sign, undoes, starts, ends };
}
