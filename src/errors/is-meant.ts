/** Whether what was found is what the log is about, seen from its end: with what nobody says of a line alone. Pure. */
import { isKnock, isParting } from './asides.ts';
import { findGame, GAMES } from './games.ts';
import type { Hit } from './hit.ts';
import { SHORT_LINES } from '../search/read-log.ts';

/** What one person met. */
export interface Met {
  /** On how many lines. */
  readonly count: number;
  /** The last of them. */
  readonly last: number;
}

/** What is known at the end of a log. */
interface Whole extends Met {
  /** Null: nobody knows whose log it is. */
  readonly product: string | null;
  readonly lines: number;
  /** The last line on which the game says that it can be played; 0: none. */
  readonly ready: number;
  /** The last line on which somebody came in; 0: nobody did. */
  readonly joined: number;
  /** Whether anything says that it is the log of a game, of a bot, or of a server of a host. */
  readonly played: boolean;
}

/** So few lines are what somebody has picked out: what stands there once is meant. */
export const PICKED_LINES = 4;
/** In more lines nobody looks for what an unknown error of one game looks like, unless it is that game's log. */
const FEW_LINES = 8;
/** More are a whole log: its own program would be known by one of them. */
const OWN_LINES = 30;
/** A pattern that says no more, such as `Could not find file`, is of a game only in a log that is known to be its own. */
const LEAST_GUESS = 2;
/** One that is a single word of many programs is of a game only where somebody has picked it out. */
const LEAST_WORDS = 1;
/** One of so many telling words is a sentence that no other program says. */
const SENTENCE = 4;
/** How long a log goes on after somebody left until that is not what it is about. */
const PAST_LINES = 30;
/** Where others came in, so many are enough, unless it came again and again. */
const PAST = { lines: 3, times: 3 } as const;

/** Whether it is told at all. */
export function isMeant(hit: Hit, whole: Whole): boolean {
  return !isHarmless(hit, whole) && !isGuess(hit, whole) && !isAnybodys(hit, whole) && !isPast(hit, whole);
}

/** The game could be played, or somebody came in: an error that nobody knows did not keep it from that, and what ends it is known. */
function isHarmless({ rule }: Hit, { lines, ready, joined }: Whole): boolean {
  return rule.alone === true && (ready > 0 || (joined > 0 && lines > PICKED_LINES));
}

/** A game's rule in a log that is nobody's: of a whole one, or what an unknown error looks like, in words that all have. */
function isGuess({ rule, weight }: Hit, { product, lines, played }: Whole): boolean {
  if (product !== null || rule.product === null || isTool(rule.product)) return false;
  if (lines > PICKED_LINES && !played && weight < SENTENCE) return true;
  if (lines > PICKED_LINES && weight <= LEAST_WORDS) return true;
  const isUnsure = lines > FEW_LINES ? weight < SENTENCE : weight <= LEAST_GUESS;
  return lines > OWN_LINES || (rule.alone === true && isUnsure);
}

/** What programs of all kinds say, in the log of one that nobody plays. */
function isAnybodys({ rule }: Hit, { lines, played }: Whole): boolean {
  return rule.common === true && !played && lines > PICKED_LINES;
}

/** Panels, domains, accounts: they stand in logs of their own. */
export function isTool(product: string): boolean {
  const game = findGame(product, GAMES);
  return game === undefined || game.isTool === true;
}

/** One person left, and the game went on for a while, or others came in after that; or somebody knocked. */
function isPast({ text, head, rule }: Hit, { lines, last, count, joined }: Whole): boolean {
  if (lines > FEW_LINES && isKnock(text)) return true;
  if (!isParting(text) && !isParting(head)) return false;
  const isOthers = joined > 0 && lines > SHORT_LINES;
  // Those who are thrown out again and again come back in.
  if (isOthers && joined > last && rule.times === undefined) return true;
  return lines - last > (isOthers && count < PAST.times ? PAST.lines : PAST_LINES);
}
