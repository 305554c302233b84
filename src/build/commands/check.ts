/** `helpsite check`: every check of a build, nothing written but the cache. */
import { isFailure } from '../diagnostics.ts';
import type { CommandOptions } from '../options.ts';
import { createProgress } from '../progress.ts';
import { printResult } from '../result.ts';
import { prepareSite } from './prepare-site.ts';

/** Exit codes: 0 clean, 1 problems in content, 3 wrong configuration. */
export async function runCheck(options: CommandOptions): Promise<number> {
  const startedAt = performance.now();
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const prepared = await prepareSite(options, progress);
    prepared.store?.save();
    progress.end();
    const failed = isFailure(prepared.diagnostics, options.strict);
    printResult(
      {
        ok: !failed,
        base: prepared.base,
        pages: prepared.site?.pages.length ?? 0,
        written: 0,
        unchanged: 0,
        removed: 0,
        isEmitted: false,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics: prepared.diagnostics,
        sourceOf: prepared.sourceOf,
      },
      options,
    );
    return prepared.isConfigWrong ? 3 : failed ? 1 : 0;
  } finally {
    progress.end();
  }
}
