/** Facts that a guide prints as certain although one source alone, or contradicting ones, stand behind them: `fact/unsure`. Pure. */
import type { Diagnostic, FactSheet } from '../../../model.ts';
import { FACT_NAME, readFact } from '../../parse/facts/fact-names.ts';
import type { ScannedSource } from '../scan-source.ts';

/** Words by which a sentence says that it may be otherwise. */
export const HEDGE =
  /\b(?:usual(?:ly)?|normal(?:ly)?|often|mostly|in most|in some|in many|in current|may|might|can be|should|typical(?:ly)?|as a rule|unless|if)\b/i;

export function findUnsure(
  { path, text, scanned }: ScannedSource,
  sheets: ReadonlyMap<string, FactSheet>,
): readonly Diagnostic[] {
  if (!text.includes('{')) return [];
  const names = new RegExp(`\\{(${FACT_NAME})\\}`, 'g');
  return scanned.lines.flatMap((line) => {
    if (line.kind !== 'prose') return [];
    return [...line.text.matchAll(names)].flatMap((match): Diagnostic[] => {
      const [typed, name = ''] = match;
      const sheet = sheets.get(name.slice(0, name.indexOf('.')));
      const fact = sheet && readFact(sheet, name);
      if (fact?.isUnsure !== true || HEDGE.test(line.text)) return [];
      return [
        {
          severity: 'warning',
          code: 'fact/unsure',
          message: `"${typed}" is printed as certain, and its sheet has no second source for it`,
          at: { file: `content/${path}`, line: line.number, column: match.index + 1, length: typed.length },
          hint: 'Say it conditionally ("usually 8211"), or add a second source to the sheet.',
        },
      ];
    });
  });
}
