/** How much of each guide stands on what: `helpsite facts report`. Pure. */
import type { FactOrigin, FactSheet, Page, Source } from '../../model.ts';
import { isUnsure, listFactNames, readFact } from '../parse/facts/fact-names.ts';
import { scanText } from '../problems/scan-text.ts';
import { findClaims } from '../check/facts/find-claims.ts';
import { type KeptReason, readReason } from './typed-facts.ts';
import { gameOf } from '../parse/facts/used-facts.ts';

/** How facts of a game are known. */
export interface SheetReport {
  readonly game: string;
  readonly tested: number;
  readonly twoSources: number;
  readonly oneSource: number;
  readonly disputed: number;
}

export interface GuideReport {
  readonly path: string;
  /** Facts that it prints from the sheet, and statements that it types by hand although the sheet could print them. */
  readonly printed: number;
  readonly unsure: number;
  readonly typed: number;
  /** Statements that stay typed by hand, by the reason for it, in the order of the alphabet. */
  readonly kept: readonly { readonly reason: KeptReason; readonly count: number }[];
  readonly stamp: 'tested' | 'checked' | 'void' | 'none';
}

/** The facts of one sheet by what stands behind them. */
export function reportSheet(sheet: FactSheet): SheetReport {
  const all: readonly FactOrigin[] = [
    ...sheet.ports,
    ...sheet.files.flatMap(({ keys }) => keys),
    ...sheet.paths,
    ...sheet.messages,
    ...sheet.stop,
  ];
  const count = (is: (origin: FactOrigin) => boolean) => all.filter(is).length;
  const isTested = ({ from }: FactOrigin) => from.some((id) => sheet.sources[id]?.tested !== undefined);
  // The makers, or a person, are enough by themselves.
  const isTwo = (origin: FactOrigin) => !isUnsure(origin);
  return {
    game: sheet.game,
    tested: count(isTested),
    disputed: count((origin) => !isTested(origin) && origin.disputed === true),
    twoSources: count((origin) => !isTested(origin) && origin.disputed !== true && isTwo(origin)),
    oneSource: count((origin) => !isTested(origin) && origin.disputed !== true && !isTwo(origin)),
  };
}

/** One guide; undefined for a source that is none. */
export function reportGuide(
  { path, text }: Source,
  page: Page | undefined,
  sheets: ReadonlyMap<string, FactSheet>,
): GuideReport | undefined {
  if (page === undefined || !path.startsWith('docs/')) return undefined;
  const printed = listFactNames(text).flatMap((name) => {
    const sheet = sheets.get(name.slice(0, name.indexOf('.')));
    return (sheet && readFact(sheet, name)) ?? [];
  });
  const sheet = sheets.get(gameOf(path));
  const claims = sheet === undefined ? [] : findClaims(scanText(text), path);
  const reasons = claims.flatMap((claim) => (sheet && readReason(claim, sheet)) ?? []);
  return {
    path,
    printed: printed.length,
    unsure: printed.filter((fact) => fact.isUnsure).length,
    typed: reasons.filter((reason) => reason === 'typed').length,
    kept: countReasons(reasons.filter((reason) => reason !== 'typed')),
    stamp: stampOf(page),
  };
}

function countReasons(reasons: readonly KeptReason[]): GuideReport['kept'] {
  return [...new Set(reasons)]
    .toSorted()
    .map((reason) => ({ reason, count: reasons.filter((other) => other === reason).length }));
}

function stampOf({ stamp, settings }: Page): GuideReport['stamp'] {
  if (stamp === undefined) return 'none';
  if (stamp !== 'valid') return 'void';
  return settings.verification === 'tested' ? 'tested' : 'checked';
}
