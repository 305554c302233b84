/** Guides that were verified and have changed since: `fact/stamp-void`. Pure. */
import type { Diagnostic, Page } from '../../../model.ts';

/** One problem for each stamp that no longer holds, at its line. */
export function findVoidStamps(pages: ReadonlyMap<string, Page>): readonly Diagnostic[] {
  return [...pages.values()].flatMap(({ path, stamp, settingsAt }): Diagnostic[] => {
    if (stamp === undefined || stamp === 'valid') return [];
    const what = stamp === 'steps' ? 'Its steps, code or tables' : 'The facts that it prints';
    return [
      {
        severity: 'warning',
        code: 'fact/stamp-void',
        message: `${what} changed after this guide was verified, so readers do not see that it was`,
        at: settingsAt['verified_stamp'] ?? { file: `content/${path}`, line: 1, column: 1 },
        hint: `Check the guide again, then run: helpsite verify ${path} --with "…"`,
      },
    ];
  });
}
