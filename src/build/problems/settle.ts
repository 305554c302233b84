/** From what was found to what is told: opt-outs, severities, order. The one way for build, dev and check. Pure. */
import type { Diagnostic, Source } from '../../model.ts';
import { applyRules, type Rules, sortDiagnostics } from './diagnostics.ts';
import { applyIgnores } from './ignores.ts';
import type { RuleScope } from './rule-table.ts';

export interface SettleInputs {
  /** Severities of the configuration. */
  readonly rules: Rules;
  /** The guides, in which writers opt out by line. */
  readonly sources: readonly Source[];
  /** Which rules were run. */
  readonly ran: RuleScope;
}

/** What a report shows of the diagnostics found: opt-outs applied, severities of the configuration, sorted, without repeats. */
export function settleDiagnostics(
  found: readonly Diagnostic[],
  { rules, sources, ran }: SettleInputs,
): readonly Diagnostic[] {
  const left = applyIgnores(found, sources, ran);
  // Where guides could not be read, that there are none is no news.
  const told = left.some(({ severity, code }) => severity === 'error' && code !== 'site/empty')
    ? left.filter(({ code }) => code !== 'site/empty')
    : left;
  return sortDiagnostics(applyRules(told, rules));
}
