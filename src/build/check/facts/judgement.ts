/** What the checker of facts says of a claim. Pure. */
import type { Diagnostic, FactSheet } from '../../../model.ts';
import type { Claim } from './claims.ts';

/** `fact/differs`: the sheet says something else. */
export function differs(claim: Claim, message: string, sheet: FactSheet): Diagnostic {
  return {
    severity: 'error',
    code: 'fact/differs',
    message,
    at: claim.at,
    hint: `Correct the guide, or ${sheetFile(sheet)} with its source.`,
  };
}

/** `fact/unknown`: the sheet does not say it; `meant` is what it says that looks like it. */
export function unknown(claim: Claim, what: string, sheet: FactSheet, meant?: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'fact/unknown',
    message: `There is no ${what} in ${sheetFile(sheet)}`,
    at: claim.at,
    hint:
      meant === undefined
        ? 'Correct it, or add it to the sheet, with its source.'
        : `Did you mean "${meant}"?`,
  };
}

function sheetFile(sheet: FactSheet): string {
  return `content/facts/${sheet.game}.yml`;
}
