/** The words of a pattern, and how much each of them says. Pure. */
import { isWordCode, WORDS } from './clean-line.ts';
import { foldParts } from './fold-parts.ts';
import type { PatternPart } from './parse-pattern.ts';

/** In every log, of every program. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an and are as at be been by can could cannot did do does for from had has have if in into is it its no not of on or so than that the their then there this to too was were will with would you your please'.split(
    ' ',
  ),
);
/** In most logs: they say something only together. */
const COMMON: ReadonlySet<string> = new Set(
  'address again all already any available because before cause caused client code com connect connected connection console could data error errors exception exit failed failure file files find found game get got info invalid java lang line load loaded loading log main message mod mods name net new null number old one only open org out path player plugin plugins port process read received reason request response run running script server set start started starting state status stop stopped system thread time try unable unknown unexpected use used user using value version warn warning while world write wrong'.split(
    ' ',
  ),
);

/** On every hundredth of 63,000 lines of public logs, or nearly: a pattern is filed under another word. */
const FREQUENT: ReadonlySet<string> = new Set(
  'added api app area authentication block bind chunk chunks class command commands config core create creating debug default disabling disconnected done enabled enabling entity event fabric forge game git growth incorrect io item level lost manifest map minecraftforge netty ok preparing registered resource running saved saving script spawn steam task true type util worker workshop'.split(
    ' ',
  ),
);
/** On every twentieth: what stands around messages. */
const FRAME: ReadonlySet<string> = new Set(
  'info jar java loading main minecraft server thread warn world'.split(' '),
);

/** How good a word is to file a pattern under: it should stand on few lines of a log. */
export function rateKey(word: string): number {
  if (FRAME.has(word)) return 0.02;
  return FREQUENT.has(word) || COMMON.has(word) ? 0.2 : rateWord(word);
}

/** How much a word says: 0 nothing, 0.5 a little, 1 much, 2 all by itself. */
export function rateWord(word: string): number {
  if (EMPTY.has(word) || (word.length < 3 && /^[a-z]*$/.test(word)) || /^\d+$/.test(word)) return 0.1;
  if (COMMON.has(word)) return 0.5;
  return word.length >= 14 ? 2 : 1;
}

/** Whole words of the texts, folded, each once; what touches a gap may go on in it. */
export function listWords(parts: readonly PatternPart[]): readonly string[] {
  const words: string[] = [];
  for (const [at, part] of parts.entries())
    if (part.kind === 'text') addWords(words, part.text, at > 0, at < parts.length - 1);
  return words;
}

function addWords(into: string[], text: string, hasBefore: boolean, hasAfter: boolean): void {
  const words = text.match(WORDS) ?? [];
  const first = hasBefore && isWordCode(text.charCodeAt(0)) ? 1 : 0;
  const last = words.length - (hasAfter && isWordCode(text.charCodeAt(text.length - 1)) ? 1 : 0);
  for (let at = first; at < last; at += 1) {
    const word = words[at] ?? '';
    if (!into.includes(word)) into.push(word);
  }
}

/**
 * Least weight of a pattern that may be looked for in all logs: a person who writes one knows more of it than a program that makes one;
 * `alone`: nothing else is found.
 */
const LEAST = { alone: 0.5, written: 1, derived: 2 } as const;

/** Whether it says too little to mean one thing only. */
export function isTooGeneral(parts: readonly PatternPart[], origin: keyof typeof LEAST): boolean {
  return listWords(foldParts(parts)).reduce((sum, word) => sum + rateWord(word), 0) < LEAST[origin];
}
