/** Defaults, ranges and values of settings against a sheet of facts. Pure. */
import type { Diagnostic, FactFile, FactKey, FactSheet } from '../../../model.ts';
import { sayRange, sayValue } from '../../parse/facts/fact-names.ts';
import type { Claim } from './claims.ts';
import { differs, unknown } from './judgement.ts';
import { judgePort } from './judge-numbers.ts';
import { findKeys, isSameKey, type Vocabulary } from './vocabulary.ts';

type ValueClaim = Claim & { readonly kind: 'default' | 'range' | 'value' };

/** What is said of a setting; any of those that the sheet knows by its name will do, for files can share one. */
export function judgeValue(claim: ValueClaim, { sheet }: Vocabulary): Diagnostic | undefined {
  const known = ofThatFile(claim, findKeys(sheet, claim.key, claim.file), sheet.complete === true);
  const [first] = known;
  const strange = judgePortValue(claim, sheet);
  if (strange !== undefined) return strange;
  if (first === undefined) return undefined;
  const wrong = known.map(({ key, file }) => findWrong(claim, key, file));
  if (wrong.includes(undefined)) {
    const isSilent = known.every(({ key, file }) => saysNothing(claim, key, file));
    return isSilent && sheet.complete === true && claim.kind !== 'value'
      ? unknown(claim, `${claim.kind} of "${claim.key}"`, sheet)
      : undefined;
  }
  return differs(claim, `${wrong[0]} in the sheet of facts, not ${shorten(claim.said)}`, sheet);
}

/** The unit of time that a row counts in; a sheet that has no unit for the setting, or none of time, is no judge. */
export function judgeUnit(
  claim: Claim & { readonly kind: 'unit' },
  { sheet }: Vocabulary,
): Diagnostic | undefined {
  const units = findKeys(sheet, claim.key).map(({ key }) => unitOf(key.unit ?? spellEnd(key.key)));
  const [first] = units;
  if (first === undefined || units.includes('') || units.includes(unitOf(claim.said))) return undefined;
  return differs(claim, `"${claim.key}" is in ${first}s in the sheet of facts, not in ${claim.said}`, sheet);
}

/** `AutoSaveIntervalSeconds` names its unit itself. */
function spellEnd(key: string): string {
  return /(?:Second|Minute|Hour|Day)s$|(?<=[_-])(?:second|minute|hour|day)s$/.exec(key)?.[0] ?? '';
}

/** The port in a block is one of the sheet. */
function judgePortValue(claim: ValueClaim, sheet: FactSheet): Diagnostic | undefined {
  const [, address, said] = /^(0\.0\.0\.0:)?(\d{4,5})$/.exec(plain(claim.said)) ?? [];
  if (claim.kind !== 'value' || said === undefined) return undefined;
  // `endpoint_add_tcp "0.0.0.0:30120"`: what a server listens on is a port of it, if the setting is one of the game's.
  const isSetting = address !== undefined && findKeys(sheet, claim.key).length > 0;
  if (!isSetting && (address !== undefined || !/port$/i.test(claim.key))) return undefined;
  return judgePort({ kind: 'port', port: Number(said), sentence: '', index: 0, at: claim.at }, sheet);
}

function shorten(said: string): string {
  return plain(said).slice(0, 60);
}

interface KnownKey {
  readonly file: FactFile;
  readonly key: FactKey;
}

/** Those of the file that knows most of the settings around the claim: "enabled" stands in many. */
function ofThatFile(claim: ValueClaim, known: readonly KnownKey[], isComplete: boolean): readonly KnownKey[] {
  if (!('neighbours' in claim) || claim.file !== undefined) return known;
  const counts = known.map(
    ({ file }) =>
      claim.neighbours.filter((key) => file.keys.some((entry) => isSameKey(entry.key, key))).length,
  );
  const most = Math.max(...counts);
  return known.filter(
    (_, index) => counts[index] === most && (isComplete || most * 2 >= claim.neighbours.length),
  );
}

/** What the sheet says instead, as the beginning of a sentence; undefined: nothing, or the same. */
function findWrong(claim: ValueClaim, key: FactKey, file: FactFile): string | undefined {
  if (claim.kind === 'default') {
    // A number beside a switch speaks of something else.
    const isOther = 'isLoose' in claim && typeof key.default === 'boolean' && /^\d/.test(claim.said);
    return isOther ? undefined : findWrongDefault(claim.said, key, file);
  }
  if (claim.kind === 'range') return findWrongRange(claim.said, key, file);
  return findWrongValue(claim.said, key, file);
}

/** It claims a value that can be compared, and the sheet has none. */
function saysNothing(claim: ValueClaim, key: FactKey, file: FactFile): boolean {
  if (claim.kind === 'default')
    return sayValue(key.default, file) === undefined && leadingValue(claim.said) !== undefined;
  const codes = listCodes(claim.said);
  const isList = codes.length > 1 && codes.every(isWord);
  const isRange = readRange(claim.said) !== undefined;
  if ('isLoose' in claim) return false;
  const isOpen = key.min === undefined || key.max === undefined;
  if (key.values !== undefined || typeof key.default === 'boolean') return false;
  return isRange ? isOpen : isList && isOpen;
}

function findWrongDefault(said: string, key: FactKey, file: FactFile): string | undefined {
  const known = sayValue(key.default, file);
  const value = leadingValue(said);
  if (known === undefined || value === undefined || isSameValue(value, known)) return undefined;
  const inUnit = readAmount(value + said.slice(said.indexOf(value) + value.length), key.unit);
  if (inUnit !== undefined && inUnit === Number(known)) return undefined;
  return `The default of "${key.key}" is ${known === '' ? 'empty' : known}`;
}

/** The value that a cell or a sentence gives: code, or a number, also with a "usually" before it. "differs" and "`10` or `30`" are none. */
function leadingValue(said: string): string | undefined {
  const match = /^(?:`([^`]*)`|(-?\d[\d,]*(?:\.\d+)?|true|false)\b)(?!\s*(?:or|to|and|,|–)\s*[`\d])/i.exec(
    said.trim().replace(/^(?:usually|normally|mostly)\s+/i, ''),
  );
  return match === null ? undefined : plain(match[1] ?? match[2] ?? '');
}

function findWrongRange(said: string, key: FactKey, file: FactFile): string | undefined {
  const { values } = key;
  const codes = listCodes(said);
  if (values !== undefined && codes.length > 1 && codes.every(isWord)) {
    const isStrange = codes.some((code) => !values.some(({ value }) => isSameValue(value, code)));
    return isStrange
      ? `The list of values of "${key.key}" is ${values.map(({ value }) => value).join(', ')}`
      : undefined;
  }
  const range = readRange(said);
  const [low, high] = [Number(key.min ?? NaN), Number(key.max ?? NaN)];
  if (range === undefined || (Number.isNaN(low) && Number.isNaN(high))) return undefined;
  const [from, to] = range.map((number) => readAmount(`${number} ${unitOf(said)}`, key.unit) ?? number);
  const isWrong = (!Number.isNaN(low) && from !== low) || (!Number.isNaN(high) && to !== high);
  if (!isWrong || (!isSameUnit(Number(from), low) && !isSameUnit(Number(to), high))) return undefined;
  return `The range of "${key.key}" is ${sayRange(key, file) ?? ''}${key.unit === undefined ? '' : ` ${key.unit}`}`;
}

function findWrongValue(said: string, key: FactKey, file: FactFile): string | undefined {
  const typed = plain(said);
  const value = Number(typed);
  if (typed !== '' && !Number.isNaN(value)) {
    const isOutside = value < Number(key.min ?? -Infinity) || value > Number(key.max ?? Infinity);
    if (isOutside) return `The range of "${key.key}" is ${sayRange(key, file) ?? ''}`;
  }
  const values = key.values ?? [];
  const isStrange =
    values.length > 1 &&
    Number.isNaN(value) &&
    isWord(typed) &&
    !values.some((entry) => isSameValue(entry.value, typed) || entry.label === typed);
  return isStrange
    ? `The list of values of "${key.key}" is ${values.map((entry) => entry.value).join(', ')}`
    : undefined;
}

/** "0.5 to 2", "1–16". */
function readRange(said: string): readonly [number, number] | undefined {
  const match = /(?<![\w.])(-?\d[\d,]*(?:\.\d+)?)\s*(?:to|–|\.\.)\s*(-?\d[\d,]*(?:\.\d+)?)(?![\w.]*\w)/.exec(
    said.replaceAll('`', ''),
  );
  return match === null ? undefined : [toNumber(match[1]), toNumber(match[2])];
}

function toNumber(typed = ''): number {
  return Number(typed.replaceAll(',', ''));
}

const SECONDS: Readonly<Record<string, number>> = {
  nanosecond: 1e-9,
  millisecond: 1e-3,
  ms: 1e-3,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
};

function unitOf(text: string): string {
  return /\b(nanosecond|millisecond|ms|second|minute|hour|day)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
}

/** "10 minutes" in the unit of the sheet; undefined where one of them is no time. */
function readAmount(said: string, unit = ''): number | undefined {
  const [from, to] = [SECONDS[unitOf(said)], SECONDS[unitOf(unit)]];
  const number = /-?\d[\d,]*(?:\.\d+)?/.exec(said)?.[0];
  if (from === undefined || to === undefined || number === undefined) return undefined;
  return Number((toNumber(number) * (from / to)).toPrecision(12));
}

/** A guide may speak of minutes where the file has nanoseconds, and say so elsewhere: then nothing can be compared. */
function isSameUnit(said: number, known: number): boolean {
  if (Number.isNaN(known) || known === 0 || said === 0) return true;
  const ratio = Math.abs(known / said);
  return ratio < 50 && ratio > 0.02;
}

function listCodes(said: string): readonly string[] {
  return [...said.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function plain(said: string): string {
  return said.replaceAll('`', '').trim().replaceAll(/^"|"$/g, '');
}

function isWord(text: string): boolean {
  return /^[A-Za-z][\w -]*$/.test(text);
}

function isSameValue(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) =>
    plain(text)
      .replace(/^\((.*)\)$/, '$1')
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .toLowerCase(),
  );
  if (left === right) return true;
  const [x, y] = [Number(left), Number(right)];
  return left !== '' && right !== '' && !Number.isNaN(x) && x === y;
}
