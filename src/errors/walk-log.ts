/** A log from its first line to its last: which patterns stand in it, where, and under which exception. Pure. */
import { foldLine } from './clean-line.ts';
import { type Compiled, compiledOf, type Filed, longestOf, type PatternIndex } from './file-patterns.ts';
import { isAside, isParting, isQuoted } from './asides.ts';
import { followPlaces, type Place } from './follow-place.ts';
import { isSpoken, isThrown, measurePrefix } from './log-prefix.ts';
import { type Match, matchParts } from './match-parts.ts';
import { nameValues } from './name-values.ts';
import { numberWords } from './number-words.ts';
import type { Hit } from './hit.ts';
import { findKnown, keepHits, type KeptHits } from './keep-hits.ts';
import type { Met } from './is-meant.ts';
import type { SignHit } from './read-product.ts';
import { isWrapped, LONGEST, type LogLine, measureLines, splitLog } from './split-log.ts';
import type { ErrorRule } from './types.ts';

/** Lines that a pattern is compared with closely in one log: it bounds the time; of lines that only say whose log it is fewer are enough. */
const MOST_TRIES = { rule: 4000, sign: 12 } as const;

/** What was found up to a line. */
export interface Walk extends KeptHits {
  readonly rules: readonly ErrorRule[];
  readonly index: PatternIndex;
  readonly signs: Map<number, SignHit>;
  readonly tries: Map<Compiled, number>;
  /** Of rules that mean something only when they come again, or tell what one person met: on how many lines they stood, and on which last. */
  readonly met: Map<number, Met>;
  /** How many lines only those read who write the program, with what stands below them; up to here, and up to each line of `ready`. */
  details: number;
  readonly detailsAt: Map<number, number>;
  /** The line on which a rule's finding was taken back last. */
  readonly undone: Map<number, number>;
  /** Messages that no pattern has to do with: most come again and again. */
  readonly quiet: Set<string>;
  /** Number of the line that is looked at, and for each list of patterns the last line that it was compared with. */
  looks: number;
  readonly looked: Int32Array;
  steps: number;
}

/**
 * Walks through a log. `findIndex`: the patterns to look for, by the number of its lines. `trouble`: its last line that tells of an
 * error. Takes time in proportion to the text.
 */
export function walkText(
  text: string,
  rules: readonly ErrorRule[],
  findIndex: (lines: number) => PatternIndex,
): { readonly walk: Walk; readonly trouble: string | null; readonly lines: number } {
  const { width, lines } = measureLines(text);
  const index = findIndex(lines);
  const walk: Walk = {
    rules,
    index,
    hits: new Map(),
    signs: new Map(),
    tries: new Map(),
    met: new Map(),
    ready: new Map(),
    readyBefore: new Map(),
    start: 0,
    untried: new Map(),
    details: 0,
    detailsAt: new Map(),
    undone: new Map(),
    quiet: new Set(),
    looks: 0,
    looked: new Int32Array(index.lists.length),
    steps: 0,
  };
  const places = followPlaces();
  let before: LogLine | undefined;
  let pending: LogLine | undefined;
  for (const line of splitLog(text)) {
    const folded = foldLine(line.text);
    const place = places.next(line.text, folded);
    walk.details = places.details();
    scanOnce(walk, line, folded, place);
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
  return { walk, trouble: places.trouble(), lines };
}

/** A time at the beginning of a line, and no more: "401 Unauthorized" after it is another message than "Unauthorized". */
const CLOCK = /^[[(<]?(?:\d{4}[-/.]\d\d[-/.]\d\d[t ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?/;
/** Messages that are remembered at most. */
const MOST_QUIET = 10_000;

/** As `scan`, unless the same line of another time led to nothing. */
function scanOnce(walk: Walk, line: LogLine, folded: string, place: Place): void {
  const message = folded.slice(CLOCK.exec(folded)?.[0].length ?? 0);
  if (walk.quiet.has(message)) return;
  const isQuiet = !scan(walk, line, folded, place);
  if (isQuiet && walk.quiet.size < MOST_QUIET) walk.quiet.add(message);
}

/** Of the words of one line: no line that is looked at has more. */
const NUMBERS = new Uint16Array(LONGEST);

/** Compares a line with the patterns that its words lead to. Returns whether there was any. */
function scan(walk: Walk, line: LogLine, folded: string, place: Place): boolean {
  const { index, looked } = walk;
  let isTold = false;
  walk.looks += 1;
  const words = numberWords(folded, NUMBERS);
  walk.steps += words;
  for (let at = 0; at < words; at += 1) {
    const list = index.places[NUMBERS[at] ?? 0] ?? 0;
    // A word that stands there a thousand times leads to the same answer.
    if (list === 0 || looked[list] === walk.looks) continue;
    looked[list] = walk.looks;
    for (const one of index.lists[list] ?? []) {
      walk.steps += folded.length;
      const longest = longestOf(one);
      // A pattern without any text fits nothing.
      if (longest === '' || !folded.includes(longest)) continue;
      isTold = true;
      if (one.rule >= 0 && !one.undoes && isExcepted(walk, one.rule, line, folded, place)) {
        passOver(walk, one.rule, line);
        continue;
      }
      compare(walk, compiledOf(one), line, folded, place);
    }
  }
  return isTold;
}

function compare(walk: Walk, one: Compiled, line: LogLine, folded: string, place: Place): void {
  const known = findKnown(walk, one.rule);
  const isKnown = known !== undefined && !one.undoes && !isBetter(one, known, line, place);
  const met = walk.met.get(one.rule);
  if (isKnown && (met === undefined || met.last >= line.number)) return;
  const tries = walk.tries.get(one) ?? 0;
  if (tries > (one.sign >= 0 && !one.undoes ? MOST_TRIES.sign : MOST_TRIES.rule)) {
    if (one.rule >= 0 && !one.undoes) walk.untried.set(one.rule, line.number);
    return;
  }
  walk.tries.set(one, tries + 1);
  const match = matchParts(one.parts, folded);
  walk.steps += typeof match === 'number' ? match : match.steps;
  if (typeof match === 'number') return;
  const prefix = measurePrefix(line.text);
  if (!isInPlace(one, match, folded, prefix) || isSpoken(line.text.slice(prefix))) return;
  if (one.sign >= 0 && one.undoes) noteReady(walk, one.sign, line.number);
  else if (one.sign >= 0) {
    if (!isQuoted(line.text) && !isQuoted(place.entry)) noteSign(walk, one, match, line);
  } else if (one.undoes) undo(walk, one, line);
  else if (!isAsideThere(line, place) && !isAlike(one, match, line.text)) {
    if (met !== undefined || isCounted(walk, one) || isOnes(line, place)) meet(walk, one, line);
    if (!isKnown) noteHit(walk, one, match, line, place);
  }
}

/** Whether it begins and ends where the pattern says (`{start}`, `{end}`). */
function isInPlace({ starts, ends }: Compiled, match: Match, folded: string, prefix: number): boolean {
  return (!starts || match.start <= prefix) && (!ends || isOver(folded, match.end));
}

/** Whether the line, or the entry it stands in, only looks like the error: its rule says so (`except`). */
function isExcepted(walk: Walk, rule: number, line: LogLine, folded: string, { entry }: Place): boolean {
  const excepts = walk.index.excepts.get(rule);
  if (excepts === undefined) return false;
  return (
    fitsAny(walk, excepts, line.text, folded) ||
    (entry !== line.text && fitsAny(walk, excepts, entry, foldLine(entry)))
  );
}

function fitsAny(walk: Walk, patterns: readonly Filed[], text: string, folded: string): boolean {
  return patterns.some((one) => {
    if (!folded.includes(longestOf(one))) return false;
    const compiled = compiledOf(one);
    const match = matchParts(compiled.parts, folded);
    walk.steps += typeof match === 'number' ? match : match.steps;
    return typeof match !== 'number' && isInPlace(compiled, match, folded, measurePrefix(text));
  });
}

/** What the beginning of the line showed, before the rest of it was read: a screen had cut it in two. */
function passOver(walk: Walk, rule: number, { number }: LogLine): void {
  const { undone, hits, met } = walk;
  undone.set(rule, number);
  const all = hits.get(rule) ?? [];
  if (all.at(-1)?.line === number) keepHits(walk, rule, all.slice(0, -1));
  const known = met.get(rule);
  if (known?.last === number) met.set(rule, { ...known, count: known.count - 1 });
}

/** Whether the line, or the one above its exception, says nothing of the reader's own program. */
function isAsideThere({ text }: LogLine, { head, above, entry, isDetail: isDetailThere }: Place): boolean {
  return (
    isDetailThere ||
    isAside(text) ||
    (head !== text && isAside(head)) ||
    (above !== text && isAside(above)) ||
    (entry !== text && isThrown(text) && isAside(entry))
  );
}

/** Whether it is what one person met: on the line itself, or on the one above its exception. */
export function isOnes({ text }: { readonly text: string }, { head }: { readonly head: string }): boolean {
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

/** Lines in which one start may say several times that it is ready. */
const ONE_START = 30;

function noteReady(walk: Walk, sign: number, number: number): void {
  const { ready, readyBefore, details, detailsAt } = walk;
  detailsAt.set(sign, details);
  const last = ready.get(sign);
  if (last !== undefined && number - last > ONE_START) readyBefore.set(sign, last);
  ready.set(sign, number);
  walk.start = number;
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
  walk.untried.delete(rule);
  walk.met.delete(rule);
}

function noteHit(
  walk: Walk,
  one: Compiled,
  match: Match,
  line: LogLine,
  { block, depth, head }: Place,
): void {
  const rule = walk.rules[one.rule];
  if (rule === undefined || walk.undone.get(one.rule) === line.number) return;
  const known = findKnown(walk, one.rule);
  const hit =
    known !== undefined && known.weight >= one.weight
      ? { ...known, depth }
      : {
          rule,
          line: known?.line ?? line.number,
          text: known?.text ?? line.text,
          weight: one.weight,
          values: nameValues(one.parts, match, line.text),
          block,
          depth,
          head,
        };
  const all = walk.hits.get(one.rule) ?? [];
  keepHits(walk, one.rule, [...(known === undefined ? all : all.slice(0, -1)), hit]);
}

/** The first place is told; of several patterns in it the most telling; of one exception how deep it stands. */
function isBetter(one: Compiled, known: Hit, line: LogLine, place: Place): boolean {
  if (known.line === line.number && known.weight < one.weight) return true;
  return known.block === place.block && place.depth > known.depth;
}
