/** `helpsite build`: the site, unless it lies in the out-dir already. */
import { checkOutDir } from '../../emit/out-dir.ts';
import { sortDiagnostics } from '../../problems/diagnostics.ts';
import { readShownText } from '../../read/source-text.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { printResult } from '../../terminal/result.ts';
import { findReceipt, keepReceipt, openReceipt } from './receipt.ts';

/**
 * Exit codes: 0 clean, 1 problems in content (the site of the last build stays), 3 wrong configuration, 6 too many pages
 * would go (it stays as well).
 */
export async function runBuild(options: CommandOptions): Promise<number> {
  const startedAt = performance.now();
  const outDir = checkOutDir(options.root, options.outDir);
  const time = () => Math.round(performance.now() - startedAt);
  const state = openReceipt({ ...options, outDir });
  const known = findReceipt(state);
  const isVerified = options.io.env['HELPSITE_MEMO'] === 'verify';
  if (known !== undefined && !isVerified && !options.explain) {
    const sourceOf = (file: string) => readShownText(options.root, file);
    const counts = { written: 0, removed: 0, isEmitted: true };
    printResult({ ok: true, ...known, ...counts, durationMs: time(), sourceOf }, options);
    return 0;
  }
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    // Most of the program is loaded with it.
    const { buildAnew } = await import('./build-anew.ts');
    const built = await buildAnew({ ...options, outDir }, progress);
    const { prepared, failed, isEmitted, counts, refusal } = built;
    await keepReceipt(state, built);
    if (isVerified && known !== undefined && counts.written + counts.removed > 0)
      throw new Error('The receipt of the last build says that nothing has changed, and something has');
    progress.end();
    if (options.explain && prepared.memo.mode === 'verify')
      options.io.stderr.write(`Made again and found the same: ${prepared.memo.verified}\n`);
    printResult(
      {
        ok: !failed,
        base: prepared.base,
        pages: prepared.content?.site.pages.length ?? 0,
        ...counts,
        isEmitted,
        durationMs: time(),
        diagnostics:
          refusal === undefined ? prepared.diagnostics : sortDiagnostics([refusal, ...prepared.diagnostics]),
        sourceOf: prepared.sourceOf,
      },
      options,
    );
    if (refusal !== undefined) return 6;
    return prepared.content === undefined ? 3 : failed ? 1 : 0;
  } finally {
    progress.end();
  }
}
