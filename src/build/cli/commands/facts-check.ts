/** `helpsite facts check`: what `check` says of facts, alone. */
import { checkEverything } from '../../check/check-everything.ts';
import { isFailure } from '../../problems/diagnostics.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { printResult } from '../../terminal/result.ts';
import { prepareFacts } from './facts-site.ts';

/** Exit codes: 0 clean, 1 problems, 3 wrong configuration. `contradictions`: only what guides say against each other. */
export async function runFactsCheck(
  options: EditOptions & { readonly contradictions: boolean },
): Promise<number> {
  const startedAt = performance.now();
  const { content, diagnostics: wrong, base, sourceOf, checkRun } = await prepareFacts(options);
  const all = content === undefined ? wrong : checkEverything(content.parts, content.site);
  const diagnostics =
    content === undefined
      ? wrong
      : all.filter(({ code }) =>
          options.contradictions ? code === 'fact/contradicts' : code.startsWith('fact/'),
        );
  const failed = isFailure(diagnostics, options.contradictions);
  printResult(
    {
      ok: !failed,
      base,
      pages: content?.site.pages.length ?? 0,
      written: 0,
      unchanged: 0,
      removed: 0,
      isEmitted: false,
      durationMs: Math.round(performance.now() - startedAt),
      diagnostics,
      sourceOf,
    },
    checkRun,
  );
  return content === undefined ? 3 : failed ? 1 : 0;
}
