/** Guides against the sheets of facts of their games: `fact/differs`, `fact/unknown`. Pure. */
import type { Diagnostic, FactSheet } from '../../../model.ts';
import { FACT_NAME, readFact } from '../../parse/facts/fact-names.ts';
import { gameOf } from '../../parse/facts/used-facts.ts';
import type { ScannedSource } from '../scan-source.ts';
import type { Claim } from './claims.ts';
import { splitRow } from './claims-in-tables.ts';
import { judgeFile, judgeKey, judgeName, judgePhrase } from './judge-names.ts';
import { judgeApp, judgeBorder, judgePort, judgeVersion } from './judge-numbers.ts';
import { judgeUnit, judgeValue } from './judge-values.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

/** What is to be known of the sheets to hold guides against them: made once for all guides. */
export function makeVocabularies(sheets: ReadonlyMap<string, FactSheet>): ReadonlyMap<string, Vocabulary> {
  return new Map([...sheets].map(([game, sheet]) => [game, makeVocabulary(sheet)]));
}

/** What the sheets have against one source. Only guides of a game that has a sheet say anything that can be compared. */
export function checkFacts(
  { path, scanned, claims }: ScannedSource,
  vocabularies: ReadonlyMap<string, Vocabulary>,
): readonly Diagnostic[] {
  if (vocabularies.size === 0 || !path.startsWith('docs/')) return [];
  const vocabulary = vocabularies.get(gameOf(path));
  if (vocabulary === undefined) {
    // A list of games: each row speaks of its own.
    return claims.flatMap((claim) => {
      const row = claim.kind === 'port' ? splitRow(scanned.lines[claim.at.line - 1]?.text ?? '') : undefined;
      const sheet = findGame(row?.[0]?.text ?? '', vocabularies);
      return (sheet && judge(claim, sheet)) ?? [];
    });
  }
  const told = new Set<string>();
  return claims.flatMap((claim) => {
    const found = judge(claim, vocabulary);
    const place = `${claim.at.line}:${claim.at.column}`;
    // A setting in a table is a word of code, too.
    if (found === undefined || told.has(place)) return [];
    told.add(place);
    return found;
  });
}

/** The sheet of the game that a row begins with, maybe as a link. */
function findGame(cell: string, vocabularies: ReadonlyMap<string, Vocabulary>): Vocabulary | undefined {
  const text = cell.replace(/^\[([^\]]*)\].*$/, '$1');
  const found = [...vocabularies.values()].filter(({ sheet }) => text.startsWith(sheet.name));
  return found.toSorted((a, b) => b.sheet.name.length - a.sheet.name.length)[0];
}

/** What the sheet has against one claim. */
export function judge(claim: Claim, vocabulary: Vocabulary): Diagnostic | undefined {
  const { sheet } = vocabulary;
  if (sheet.unread === true) return undefined;
  switch (claim.kind) {
    case 'port':
      return judgePort(claim, sheet);
    case 'app':
      return judgeApp(claim, sheet);
    case 'version':
      return judgeVersion(claim, sheet);
    case 'border':
      return judgeBorder(claim, sheet);
    case 'file':
      return judgeFile(claim, vocabulary);
    case 'phrase':
      return judgePhrase(claim, vocabulary);
    case 'name':
      return judgeName(claim, vocabulary);
    case 'key':
      return judgeKey(claim, vocabulary);
    case 'unit':
      return judgeUnit(claim, vocabulary);
    case 'default':
    case 'range':
    case 'value': {
      const said = printFacts(claim.said, sheet);
      return said === undefined ? undefined : judgeValue({ ...claim, said }, vocabulary);
    }
  }
}

/** A text with the facts that it prints; undefined: it names what this sheet does not say, which is told elsewhere. */
function printFacts(said: string, sheet: FactSheet): string | undefined {
  if (!said.includes('{')) return said;
  const printed = said.replaceAll(new RegExp(`\\{(${FACT_NAME})\\}`, 'g'), (typed: string, name: string) =>
    name.startsWith(`${sheet.game}.`) ? (readFact(sheet, name)?.text ?? typed) : typed,
  );
  return printed.includes('{') ? undefined : printed;
}
