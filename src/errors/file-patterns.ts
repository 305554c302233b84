/** Patterns in the order in which a line asks for them: each is filed under the rarest of its words. Pure. */
import { foldParts } from './fold-parts.ts';
import { type GameSigns, listSigns } from './games.ts';
import { parsePattern, type PatternPart } from './parse-pattern.ts';
import { listWords, rateWord } from './pattern-words.ts';
import type { ErrorRule } from './types.ts';

/** A pattern ready to be looked for. */
export interface Compiled {
  readonly parts: readonly PatternPart[];
  /** Its words: how telling it is. */
  readonly weight: number;
  /** Its longest text: a line without it is not looked at closely. */
  readonly longest: string;
  /** Number of its rule; -1: it is a sign. */
  readonly rule: number;
  /** Number of the game that it is a sign of; -1: it is of a rule. */
  readonly sign: number;
  readonly starts: boolean;
  readonly ends: boolean;
}

/** The patterns of one word. */
export type Filed = readonly Compiled[];
export type PatternIndex = ReadonlyMap<string, Filed>;

/** With what is needed to file it: thousands are filed before the first line is read, so each is taken apart once. */
interface Unfiled {
  readonly one: Compiled;
  readonly words: readonly string[];
  readonly rates: readonly number[];
}

/** All patterns of the rules and all signs of the games, by word; those without a word under the empty one. */
export function filePatterns(rules: readonly ErrorRule[], games: readonly GameSigns[]): PatternIndex {
  const unfiled: Unfiled[] = [];
  for (const [rule, { patterns }] of rules.entries())
    for (const pattern of patterns) compile(unfiled, pattern, rule, -1);
  for (const [sign, game] of games.entries())
    for (const pattern of listSigns(game)) compile(unfiled, pattern, -1, sign);
  const counts = new Map<string, number>();
  for (const { words } of unfiled) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const index = new Map<string, Compiled[]>();
  for (const { one, words, rates } of unfiled) {
    const key = chooseKey(words, rates, counts);
    const filed = index.get(key);
    if (filed === undefined) index.set(key, [one]);
    else filed.push(one);
  }
  return index;
}

/** The word that says most and that fewest patterns share; of two that are as good the longer one. */
function chooseKey(
  words: readonly string[],
  rates: readonly number[],
  counts: ReadonlyMap<string, number>,
): string {
  let key = '';
  let best = -1;
  for (const [at, word] of words.entries()) {
    const value = (rates[at] ?? 0) / (counts.get(word) ?? 1);
    if (value < best || (value === best && word.length <= key.length)) continue;
    key = word;
    best = value;
  }
  return key;
}

function compile(into: Unfiled[], pattern: string, rule: number, sign: number): void {
  const { parts: written, starts, ends } = parsePattern(pattern);
  const parts = foldParts(written);
  let longest = '';
  for (const part of parts)
    if (part.kind === 'text' && part.text.length > longest.length) longest = part.text;
  if (longest === '') return;
  const words = listWords(parts);
  const rates = words.map(rateWord);
  let weight = 0;
  for (const rate of rates) weight += rate;
  into.push({ one: { parts, weight, longest, rule, sign, starts, ends }, words, rates });
}
