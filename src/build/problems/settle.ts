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
  const told = dropConsequences(applyIgnores(found, sources, ran));
  return sortDiagnostics(applyRules(told, rules));
}

/** After these nobody knows which rules about errors a guide has. */
const HIDE_RULES: ReadonlySet<string> = new Set([
  'source/not-utf8',
  'frontmatter/invalid-yaml',
  'frontmatter/unclosed',
  'frontmatter/too-long',
]);

/** Without what only follows from guides that could not be read: that there are none, and that no rule has a code. */
function dropConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const areUnread = found.some(({ severity, code }) => severity === 'error' && code !== 'site/empty');
  const areHidden = found.some(({ code }) => HIDE_RULES.has(code));
  return found.filter(
    ({ code }) => !(areUnread && code === 'site/empty') && !(areHidden && code === 'errors/unknown-after'),
  );
}
