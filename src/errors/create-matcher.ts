/**
 * Reads logs with a set of known errors: a line is only compared with the patterns that one of its words leads to, so the work grows with
 * the log and not with the rules. Pure.
 */
import { foldLine, WORDS } from './clean-line.ts';
import {
  type Compiled,
  compiledOf,
  type Filed,
  filePatterns,
  fileSigns,
  joinIndexes,
  longestOf,
  type PatternIndex,
} from './file-patterns.ts';
import { findJoined, isAside, isParting } from './asides.ts';
import { beginsEntry, isCause, isSpoken, isTrace, measurePrefix } from './log-prefix.ts';
import { type Match, matchParts } from './match-parts.ts';
import { nameValues } from './name-values.ts';
import { orderFindings } from './order-findings.ts';
import type { Hit } from './hit.ts';
import { isMeant, isTool, type Met, PICKED_LINES, SHORT_LINES } from './is-meant.ts';
import { findGame, GAMES, type GameSigns } from './games.ts';
import { chooseProduct, type SignHit } from './read-product.ts';
import { findStranger, isPlayed, isSharedEngine } from './strangers.ts';
import { isWrapped, LONGEST, type LogLine, measureLines, splitLog } from './split-log.ts';
import { describeTrouble, isTrouble } from './trouble.ts';
import { maskLog } from './mask-log.ts';
import type { ErrorRule, LogReading } from './types.ts';

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

interface Place {
  /** Number of the exception. */
  readonly block: number;
  /** Causes told before in it. */
  readonly depth: number;
  /** Its first line. */
  readonly head: string;
}

/** Lines that a pattern is compared with closely in one log: it bounds the time; of lines that only say whose log it is fewer are enough. */
const MOST_TRIES = { rule: 4000, sign: 12 } as const;

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
    findAll: (text) => [...walkText(text, rules, findIndex).walk.hits.values()],
    measure,
  };
}

/** The patterns of the rules and the signs of the games, for a few lines or for more. */
type FindIndex = (isShort: boolean) => PatternIndex;

/** Each is filed when the first log asks for it: in a whole log nothing is looked for that is told alone. */
function keepIndexes(rules: readonly ErrorRule[], games: readonly GameSigns[]): FindIndex {
  const kept = new Map<boolean, PatternIndex>();
  return (isShort) => {
    const index = kept.get(isShort) ?? joinIndexes(filePatterns(rules, isShort), signsOf(games));
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

interface Walk {
  readonly rules: readonly ErrorRule[];
  readonly index: PatternIndex;
  readonly hits: Map<number, Hit>;
  readonly signs: Map<number, SignHit>;
  readonly tries: Map<Compiled, number>;
  /** Of rules that mean something only when they come again, or tell what one person met: on how many lines they stood, and on which last. */
  readonly met: Map<number, Met>;
  /** The last line on which a game says that it can be played. */
  readonly ready: Map<number, number>;
  /** The line on which a rule's finding was taken back last. */
  readonly undone: Map<number, number>;
  /** Number of the line that is looked at, and for the patterns of each word the last line that they were compared with. */
  looks: number;
  readonly looked: Map<readonly Filed[], number>;
  steps: number;
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
  const ready = findReady(walk, product, games);
  const stranger = named === null && walk.hits.size > 0 ? findStranger(text) : null;
  const found =
    stranger === 'elsewhere'
      ? []
      : [...walk.hits].filter(
          ([, { rule }]) => stranger === null || rule.product === null || isTool(rule.product),
        );
  const played = named !== null || found.length === 0 || isPlayed(text);
  const joined = found.some(([, hit]) => hit.rule.alone === true || isOnes(hit, hit)) ? findJoined(text) : 0;
  const hits = found.flatMap(([rule, hit]) =>
    isOften(walk, rule, lines, lines - ready) &&
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
    words: findings.length > 0 ? '' : describeTrouble(text, trouble),
  };
  return { reading, steps: walk.steps };
}

/** Whether it stands there as often as it must to mean something: a day's log holds more of all, and a few lines are not a whole one. */
function isOften({ rules, met }: Walk, rule: number, lines: number, played: number): boolean {
  const times = rules[rule]?.times;
  if (times === undefined || (lines <= PICKED_LINES && played === lines)) return true;
  const count = met.get(rule)?.count ?? 0;
  return count >= Math.min(times, Math.max(2, Math.floor(lines / DENSE))) && count * OFTEN >= played;
}

/** The last line on which the game of the log says that it can be played; 0: none. */
function findReady({ ready }: Walk, product: string | null, games: readonly GameSigns[]): number {
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

function walkText(
  text: string,
  rules: readonly ErrorRule[],
  findIndex: FindIndex,
): { readonly walk: Walk; readonly trouble: string | null; readonly lines: number } {
  const { width, lines } = measureLines(text);
  const walk: Walk = {
    rules,
    index: findIndex(lines <= SHORT_LINES),
    hits: new Map(),
    signs: new Map(),
    tries: new Map(),
    met: new Map(),
    ready: new Map(),
    undone: new Map(),
    looks: 0,
    looked: new Map(),
    steps: 0,
  };
  let before: LogLine | undefined;
  let pending: LogLine | undefined;
  let block = 0;
  let depth = 0;
  let head = '';
  let trouble: string | null = null;
  let wasTrouble = false;
  for (const line of splitLog(text)) {
    const folded = foldLine(line.text);
    const isBelow = isTrace(folded);
    if (!isBelow && (!wasTrouble || beginsEntry(line.text))) {
      block += 1;
      depth = 0;
      head = line.text;
    }
    const causes = isCause(folded);
    if (causes) depth += 1;
    wasTrouble = isTrouble(line.text);
    if ((wasTrouble && !isBelow) || causes) trouble = line.text;
    const place = { block, depth, head };
    scan(walk, line, folded, place);
    if (before !== undefined && isWrapped(before.text, line.text, width)) {
      const base = pending ?? before;
      const hard = { number: base.number, text: `${base.text}${line.text}` };
      const soft = { number: base.number, text: `${base.text} ${line.text}` };
      if (soft.text.length <= LONGEST) {
        scan(walk, soft, foldLine(soft.text), place);
        scan(walk, hard, foldLine(hard.text), place);
      }
      pending = soft;
    } else pending = undefined;
    before = line;
  }
  return { walk, trouble, lines };
}

/** Compares a line with the patterns that its words lead to. */
function scan(walk: Walk, line: LogLine, folded: string, place: Place): void {
  walk.looks += 1;
  for (const word of folded.match(WORDS) ?? []) {
    walk.steps += 1;
    const filed = walk.index.get(word);
    // A word that stands there a thousand times leads to the same answer.
    if (filed === undefined || walk.looked.get(filed) === walk.looks) continue;
    walk.looked.set(filed, walk.looks);
    for (const one of filed) {
      walk.steps += folded.length;
      const longest = longestOf(one);
      // A pattern without any text fits nothing.
      if (longest !== '' && folded.includes(longest)) compare(walk, compiledOf(one), line, folded, place);
    }
  }
}

function compare(walk: Walk, one: Compiled, line: LogLine, folded: string, place: Place): void {
  const known = walk.hits.get(one.rule);
  const isKnown = known !== undefined && !one.undoes && !isBetter(one, known, line, place);
  const met = walk.met.get(one.rule);
  if (isKnown && (met === undefined || met.last >= line.number)) return;
  const tries = walk.tries.get(one) ?? 0;
  if (tries > (one.sign >= 0 && !one.undoes ? MOST_TRIES.sign : MOST_TRIES.rule)) return;
  walk.tries.set(one, tries + 1);
  const match = matchParts(one.parts, folded);
  walk.steps += typeof match === 'number' ? match : match.steps;
  if (typeof match === 'number') return;
  const prefix = measurePrefix(line.text);
  if ((one.starts && match.start > prefix) || (one.ends && !isOver(folded, match.end))) return;
  if (isSpoken(line.text.slice(prefix))) return;
  if (one.sign >= 0 && one.undoes) walk.ready.set(one.sign, line.number);
  else if (one.sign >= 0) noteSign(walk, one, match, line);
  else if (one.undoes) undo(walk, one, line);
  else if (!isAsideThere(line, place) && !isAlike(one, match, line.text)) {
    if (met !== undefined || isCounted(walk, one) || isOnes(line, place)) meet(walk, one, line);
    if (!isKnown) noteHit(walk, one, match, line, place);
  }
}

/** Whether the line, or the one above its exception, says nothing of the reader's own program. */
function isAsideThere({ text }: LogLine, { head }: Place): boolean {
  return isAside(text) || (head !== text && isAside(head));
}

/** Whether it is what one person met: on the line itself, or on the one above its exception. */
function isOnes({ text }: { readonly text: string }, { head }: { readonly head: string }): boolean {
  return isParting(text) || isParting(head);
}

function isCounted({ rules }: Walk, { rule }: Compiled): boolean {
  return rules[rule]?.times !== undefined;
}

function meet({ met }: Walk, { rule }: Compiled, { number }: LogLine): void {
  const { count, last } = met.get(rule) ?? { count: 0, last: 0 };
  // A line that was cut in two is looked at again as a whole, by the number of its beginning.
  if (number > last) met.set(rule, { count: count + 1, last: number });
}

/** Whether what the other side has, the gap `theirs`, is what this side has, `ours`: of a difference there is none. */
function isAlike({ parts }: Compiled, match: Match, text: string): boolean {
  const { theirs, ours } = nameValues(parts, match, text);
  return theirs !== undefined && theirs === ours;
}

/** Whether nothing stands there but quotes and the marks of Markdown. */
function isOver(folded: string, end: number): boolean {
  return end >= folded.length || /^[\s'*]{1,4}$/.test(folded.slice(end, end + 5));
}

function noteSign(walk: Walk, one: Compiled, match: Match, line: LogLine): void {
  const values = nameValues(one.parts, match, line.text);
  const known = walk.signs.get(one.sign);
  walk.signs.set(one.sign, {
    game: one.sign,
    count: (known?.count ?? 0) + (values['version'] === undefined ? 1 : 1.5),
    version: known?.version ?? values['version'] ?? null,
    line: known?.line ?? line.number,
  });
}

/** All went well after all: what was found up to here is forgotten; it may come again. */
function undo(walk: Walk, { rule }: Compiled, { number }: LogLine): void {
  walk.undone.set(rule, number);
  walk.hits.delete(rule);
  walk.met.delete(rule);
}

function noteHit(walk: Walk, one: Compiled, match: Match, line: LogLine, place: Place): void {
  const rule = walk.rules[one.rule];
  if (rule === undefined || walk.undone.get(one.rule) === line.number) return;
  const known = walk.hits.get(one.rule);
  if (known !== undefined && known.weight >= one.weight)
    walk.hits.set(one.rule, { ...known, depth: place.depth });
  else
    walk.hits.set(one.rule, {
      rule,
      line: known?.line ?? line.number,
      text: known?.text ?? line.text,
      weight: one.weight,
      values: nameValues(one.parts, match, line.text),
      ...place,
    });
}

/** The first place is told; of several patterns in it the most telling; of one exception how deep it stands. */
function isBetter(one: Compiled, known: Hit, line: LogLine, place: Place): boolean {
  if (known.line === line.number && known.weight < one.weight) return true;
  return known.block === place.block && place.depth > known.depth;
}
