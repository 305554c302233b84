/**
 * Reads logs with a set of known errors: a line is only compared with the patterns that one of its words leads to, so the work grows with
 * the log and not with the rules. Pure.
 */
import { SHORT_LINES } from '../search/read-log.ts';
import { findJoined } from './asides.ts';
import { filePatterns, fileSigns, type PatternIndex } from './file-patterns.ts';
import { findGame, GAMES, type GameSigns } from './games.ts';
import type { Hit } from './hit.ts';
import { isMeant, isTool, PICKED_LINES } from './is-meant.ts';
import { listHits } from './keep-hits.ts';
import { maskLog } from './mask-log.ts';
import { orderFindings } from './order-findings.ts';
import { chooseProduct } from './read-product.ts';
import { READY_AGAIN } from './ready-lines.ts';
import { findStranger, isPlayed, isSharedEngine } from './strangers.ts';
import { describeTrouble } from './trouble.ts';
import type { ErrorRule, LogReading } from './types.ts';
import { isOnes, type Walk, walkText } from './walk-log.ts';

export interface Matcher {
  /** What a log says. Never throws; takes time in proportion to the text, whatever it holds. */
  readonly match: (text: string) => LogReading;
  /** Whose log it is: the half of the work of a reading. */
  readonly recognise: (text: string) => Pick<LogReading, 'product' | 'version'>;
  /** Every rule that fits, whatever is told of them in the end. */
  readonly findAll: (text: string) => readonly Hit[];
  /** The same with the work it was: words looked up and cells of tables. For tests. */
  readonly measure: (text: string) => { readonly reading: LogReading; readonly steps: number };
}

/** While a game is played, what must come again comes on one line of so many at least. */
const OFTEN = 20;
/** What stands on one line of so many, and more than once, comes often, however few they are. */
const DENSE = 10;

/** A reader of logs for these rules. `games`: by which lines games are recognised. `whose`: the game that the reader has named; no line decides then. */
export function createMatcher(
  rules: readonly ErrorRule[],
  games: readonly GameSigns[] = GAMES,
  whose: string | null = null,
): Matcher {
  const findIndex = keepIndexes(rules, games);
  const measure = (text: string) => readText(text, { rules, games, whose }, findIndex);
  return {
    match: (text) => measure(text).reading,
    recognise: (text) => chooseProduct([...walkText(text, rules, findIndex).walk.signs.values()], games),
    findAll: (text) => listHits(walkText(text, rules, findIndex).walk, 0).map(([, hit]) => hit),
    measure,
  };
}

/** The patterns of the rules and the signs of the games, for a log of so many lines. */
type FindIndex = (lines: number) => PatternIndex;

/** Each is filed when the first log asks for it: in a whole log nothing is looked for that is told alone. */
function keepIndexes(rules: readonly ErrorRule[], games: readonly GameSigns[]): FindIndex {
  const kept = new Map<boolean, PatternIndex>();
  return (lines) => {
    const isShort = lines <= SHORT_LINES;
    const index = kept.get(isShort) ?? filePatterns(rules, isShort, signsOf(games));
    kept.set(isShort, index);
    return index;
  };
}

/** By the list of games: all readers of logs know the same signs. */
const filedSigns = new WeakMap<readonly GameSigns[], PatternIndex>();

function signsOf(games: readonly GameSigns[]): PatternIndex {
  const signs = filedSigns.get(games) ?? fileSigns(games);
  filedSigns.set(games, signs);
  return signs;
}

interface Known {
  readonly rules: readonly ErrorRule[];
  readonly games: readonly GameSigns[];
  readonly whose: string | null;
}

function readText(
  text: string,
  { rules, games, whose }: Known,
  findIndex: FindIndex,
): { readonly reading: LogReading; readonly steps: number } {
  const { walk, trouble, lines } = walkText(text, rules, findIndex);
  const { product, version } = chooseProduct([...walk.signs.values()], games);
  const named = whose ?? (isSharedEngine(text) ? null : nameAsRules(product, rules, games));
  const ready = findReady(walk.ready, product, games);
  // A log of all details has ten lines where others have one.
  const told = lines - ready - (walk.details - findReady(walk.detailsAt, product, games));
  const older =
    product !== null && READY_AGAIN.has(product) ? 0 : findReady(walk.readyBefore, product, games);
  const stranger = named === null && walk.hits.size > 0 ? findStranger(text) : null;
  const found =
    stranger === 'elsewhere'
      ? []
      : listHits(walk, older).filter(
          ([, { rule }]) => stranger === null || rule.product === null || isTool(rule.product),
        );
  const played = named !== null || found.length === 0 || isPlayed(text);
  const joined = found.some(([, hit]) => hit.rule.alone === true || isOnes(hit, hit)) ? findJoined(text) : 0;
  const hits = found.flatMap(([rule, hit]) =>
    isOften(walk, rule, { lines, ready, told }) &&
    isMeant(hit, {
      product: named,
      lines,
      ready,
      ...(walk.met.get(rule) ?? { count: 1, last: hit.line }),
      joined,
      played,
    })
      ? [hit]
      : [],
  );
  const findings = orderFindings(hits, named);
  const reading = {
    product: named,
    version,
    lines,
    findings,
    lastException: trouble === null ? null : maskLog(trouble).slice(0, 300),
    // Reading for words takes as long as all the rest.
    words: findings.length > 0 ? '' : describeTrouble(text, trouble, lines),
  };
  return { reading, steps: walk.steps };
}

/** Whether it stands there as often as it must to mean something: a day's log holds more of all, and a few lines are not a whole one. */
function isOften(
  { rules, met }: Walk,
  rule: number,
  { lines, ready, told }: { readonly lines: number; readonly ready: number; readonly told: number },
): boolean {
  const times = rules[rule]?.times;
  if (times === undefined || (lines <= PICKED_LINES && ready === 0)) return true;
  const count = met.get(rule)?.count ?? 0;
  // What begins with the start of the game is a whole log, however short.
  const least = ready === 0 ? Math.min(times, Math.max(2, Math.floor(lines / DENSE))) : times;
  return count >= least && count * OFTEN >= told;
}

/** The last of these numbers, by sign, of the game of the log: lines on which it says that it can be played, or what was counted there; 0: none. */
function findReady(
  ready: ReadonlyMap<number, number>,
  product: string | null,
  games: readonly GameSigns[],
): number {
  return Math.max(0, ...[...ready].map(([sign, line]) => (games[sign]?.product === product ? line : 0)));
}

/** The product as the site calls it. */
function nameAsRules(
  product: string | null,
  rules: readonly ErrorRule[],
  games: readonly GameSigns[],
): string | null {
  if (product === null || rules.some((rule) => rule.product === product)) return product;
  const game = findGame(product, games);
  return (
    rules.find((rule) => rule.product !== null && findGame(rule.product, games) === game)?.product ?? product
  );
}
