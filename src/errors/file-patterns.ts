/** Patterns in the order in which a line asks for them: each is filed under the rarest of its words. Pure. */
import { foldParts } from './fold-parts.ts';
import { type GameSigns, listSigns } from './games.ts';
import { parsePattern, type PatternPart } from './parse-pattern.ts';
import { listWords, rateWord } from './pattern-words.ts';
import { READY } from './ready-lines.ts';
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
  /** It takes its rule's finding back; a sign: the game is ready to play. */
  readonly undoes: boolean;
  readonly starts: boolean;
  readonly ends: boolean;
}

/** The patterns of one word. */
export type Filed = readonly Compiled[];
export type PatternIndex = ReadonlyMap<string, Filed>;

/** A word, what it says, and how many patterns have it. */
interface Word {
  readonly text: string;
  readonly rate: number;
  count: number;
}

/** With what is needed to file it: thousands are filed before the first line is read, so each is taken apart once. */
interface Unfiled {
  readonly one: Compiled;
  readonly words: readonly Word[];
}

/**
 * All patterns of the rules and all signs of the games, by word; those without a word under the empty one. `hasAlone`: also those of the
 * rules that are told alone.
 */
export function filePatterns(
  rules: readonly ErrorRule[],
  games: readonly GameSigns[],
  hasAlone = true,
): PatternIndex {
  const known = new Map<string, Word>();
  const unfiled: Unfiled[] = [];
  for (const [rule, { patterns, unless = [], alone }] of rules.entries()) {
    if (!hasAlone && alone === true) continue;
    for (const pattern of patterns) compile(unfiled, known, pattern, { rule, sign: -1, undoes: false });
    for (const pattern of unless) compile(unfiled, known, pattern, { rule, sign: -1, undoes: true });
  }
  for (const [sign, game] of games.entries()) {
    for (const [undoes, patterns] of [
      [false, listSigns(game)],
      [true, READY[game.product] ?? []],
    ] as const)
      for (const pattern of patterns) compile(unfiled, known, pattern, { rule: -1, sign, undoes });
  }
  const index = new Map<string, Compiled[]>();
  for (const { one, words } of unfiled) {
    const key = chooseKey(words);
    const filed = index.get(key);
    if (filed === undefined) index.set(key, [one]);
    else filed.push(one);
  }
  return index;
}

/** The word that says most and that fewest patterns share; of two that are as good the longer one. */
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

function compile(
  into: Unfiled[],
  known: Map<string, Word>,
  pattern: string,
  of: Pick<Compiled, 'rule' | 'sign' | 'undoes'>,
): void {
  const { parts: written, starts, ends } = parsePattern(pattern);
  const parts = foldParts(written);
  let longest = '';
  for (const part of parts)
    if (part.kind === 'text' && part.text.length > longest.length) longest = part.text;
  if (longest === '') return;
  const words = listWords(parts).map((text) => countWord(known, text));
  let weight = 0;
  for (const { rate } of words) weight += rate;
  into.push({ one: { parts, weight, longest, ...of, starts, ends }, words });
}

function countWord(known: Map<string, Word>, text: string): Word {
  const old = known.get(text);
  const word = old ?? { text, rate: rateWord(text), count: 0 };
  if (old === undefined) known.set(text, word);
  word.count += 1;
  return word;
}
