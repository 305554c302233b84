/** Why a guide types a statement by hand instead of printing it from its sheet of facts. Pure. */
import type { FactKey, FactSheet } from '../../model.ts';
import type { Claim } from '../check/facts/claims.ts';
import { findKeys } from '../check/facts/vocabulary.ts';
import { isUnsure, type PrintedFact, readFact } from '../parse/facts/fact-names.ts';

/** Reasons that are good enough; each says what would have to change to print the statement. */
export type KeptReason =
  /** What the reader is to write: an instruction, which the sheet can only hold against the range. */
  | 'the reader sets it'
  /** "1.20.5 and later": the sheet lists versions, and `check` compares them; a sentence needs them in its own words. */
  | 'a version'
  /** "empty", "as the panel sets it": there is nothing to print. */
  | 'said in words'
  /** Minutes where the file has nanoseconds, a list with a word on each value. */
  | 'said in another form'
  /** One source, or sources that contradict each other: printed, it would look certain. */
  | 'unsure in the sheet'
  | 'not in the sheet'
  | 'an example';

/** Why a statement stays typed; `typed`: for no reason, its sheet could print it; undefined: it is printed, or no value. */
export function readReason(claim: Claim, sheet: FactSheet): KeptReason | 'typed' | undefined {
  switch (claim.kind) {
    case 'version':
    case 'border':
      return 'a version';
    case 'value':
      return isPrinted(claim.said) ? undefined : isOwnPort(claim, sheet) ? 'typed' : 'the reader sets it';
    case 'port':
      return readPortReason(claim.port, sheet);
    case 'app':
      return isUnsure(sheet.steam) ? 'unsure in the sheet' : 'typed';
    case 'default':
    case 'range':
      return isPrinted(claim.said) ? undefined : readValueReason(claim, sheet);
    case 'unit':
    case 'key':
    case 'file':
    case 'phrase':
    case 'name':
      return undefined;
  }
}

function isPrinted(said: string): boolean {
  return /\{[a-z0-9][a-z0-9-]*\./.test(said);
}

function readPortReason(port: number, sheet: FactSheet): KeptReason | 'typed' {
  const known = sheet.ports.filter((entry) => entry.port === port);
  if (known.length === 0) return 'an example';
  return known.every(isUnsure) ? 'unsure in the sheet' : 'typed';
}

function readValueReason(
  claim: Claim & { readonly kind: 'default' | 'range' },
  sheet: FactSheet,
): KeptReason | 'typed' {
  const keys = findKeys(sheet, claim.key, claim.file);
  if (keys.length === 0) return 'not in the sheet';
  const said = plain(claim.said);
  const fields: readonly string[] = claim.kind === 'default' ? ['default'] : ['range', 'values'];
  const facts = keys.flatMap(({ key, file }) =>
    fields.flatMap((field) => readFields(sheet, file.name, key, field)),
  );
  const same = facts.filter(({ text }) => plain(text) === said);
  if (same.length > 0) return same.some(({ isUnsure: is }) => !is) ? 'typed' : 'unsure in the sheet';
  return /[\d`]/.test(claim.said) && facts.length > 0 ? 'said in another form' : 'said in words';
}

/** What each name that the fact could be printed by would print. */
function readFields(sheet: FactSheet, file: string, { key }: FactKey, field: string): readonly PrintedFact[] {
  return [`${key}.${field}`, `${file}:${key}.${field}`].flatMap(
    (name) => readFact(sheet, `${sheet.game}.keys.${name}`) ?? [],
  );
}

function plain(said: string): string {
  return said.replaceAll(/[`"]/g, '').replaceAll('–', ' to ').replaceAll(/\s+/g, ' ').trim();
}

/** A port of the sheet under a setting that is called so: the reader sets what the game has anyway. */
function isOwnPort({ key, said }: Claim & { readonly kind: 'value' }, sheet: FactSheet): boolean {
  return (
    /port$/i.test(key) && sheet.ports.some((entry) => String(entry.port) === plain(said) && !isUnsure(entry))
  );
}
