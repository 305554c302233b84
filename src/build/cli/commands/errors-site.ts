/** The known errors of a site, as the commands about them see them: from the guides, without a build. */
import { createMatcher, type Matcher } from '../../../errors/create-matcher.ts';
import type { ErrorRule } from '../../../errors/types.ts';
import { type PreparedSite, prepareSite } from '../../site/prepare-site.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { printResult } from '../../terminal/result.ts';

export interface ErrorsSite extends PreparedSite {
  readonly rules: readonly ErrorRule[];
  readonly matcher: Matcher;
}

/** For a site without any rule. */
export const NO_RULES = 'No guide of this site says which errors it solves ("errors:" in its settings)\n';

/** Reads the guides; nothing is written but the cache. */
export async function prepareErrors(options: CommandOptions): Promise<ErrorsSite> {
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const prepared = await prepareSite(options, progress);
    prepared.store?.save();
    const rules = prepared.content?.site.errors.products.flatMap((product) => product.rules) ?? [];
    return { ...prepared, rules, matcher: createMatcher(rules) };
  } finally {
    progress.end();
  }
}

/** Tells problems that are in the way, in the form that was asked for. */
export function tellProblems(
  { base, sourceOf }: ErrorsSite,
  diagnostics: ErrorsSite['diagnostics'],
  command: string,
  options: CommandOptions,
  startedAt: number,
): void {
  const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, isEmitted: false };
  const durationMs = Math.round(performance.now() - startedAt);
  printResult({ ok: false, base, ...nothing, durationMs, diagnostics, sourceOf }, { ...options, command });
}
