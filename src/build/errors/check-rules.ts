/** Whether the rules about errors say what their samples show. Pure. */
import type { Diagnostic, ErrorEntry } from '../../model.ts';
import { createMatcher } from '../../errors/create-matcher.ts';
import type { Hit } from '../../errors/hit.ts';
import { findGame, GAMES, isRelated } from '../../errors/games.ts';
import { orderFindings } from '../../errors/order-findings.ts';
import type { ErrorRule } from '../../errors/types.ts';

/** A rule with the entry that it is made of. */
export interface PlacedRule {
  readonly rule: ErrorRule;
  readonly entry: ErrorEntry;
}

/** Every sample is read with all rules. Problems: `errors/not-found`, `errors/other-cause`, `errors/overlap`, each at its line. */
export function checkRules({ rules }: { readonly rules: readonly PlacedRule[] }): readonly Diagnostic[] {
  const { findAll } = createMatcher(
    rules.map(({ rule }) => rule),
    [],
  );
  const entries = new Map(rules.map(({ rule, entry }) => [rule.code, entry]));
  return rules.flatMap(({ rule, entry }) => {
    const told = new Set<string>();
    return entry.lines.flatMap((line): readonly Diagnostic[] => {
      const at = { file: entry.at.file, line: line.line, column: line.column };
      const problem = checkSample(rule, findAll(line.text), told);
      if (problem === undefined) return [];
      const { other, ...said } = problem;
      const place = other === undefined ? undefined : entries.get(other)?.at;
      return [{ ...said, at, ...(place === undefined ? {} : { related: [place] }) }];
    });
  });
}

type Problem = Pick<Diagnostic, 'severity' | 'code' | 'message'> & {
  readonly hint: string;
  readonly other?: string;
};

function checkSample(rule: ErrorRule, hits: readonly Hit[], told: Set<string>): Problem | undefined {
  const fitting = hits.filter(
    ({ rule: other }) => other === rule || (other.alone !== true && mayMeet(rule, other)),
  );
  if (!fitting.some((hit) => hit.rule === rule))
    return {
      severity: 'error',
      code: 'errors/not-found',
      message: `This line does not show its own error, "${rule.say}"`,
      hint: `None of its patterns fits: ${rule.patterns.map((pattern) => `"${pattern}"`).join(', ')}. Correct the pattern, or drop the line.${rule.except === undefined ? '' : ' Or its "except" fits, which passes the line over.'}`,
    };
  const [first] = orderFindings(fitting, rule.product);
  if (first !== undefined && first.code !== rule.code)
    return {
      severity: 'error',
      code: 'errors/other-cause',
      message: `This line shows "${first.say}" (${first.code}), and not "${rule.say}"`,
      hint: 'Move the line there, or write a "pattern:" here that says more than the other one.',
      other: first.code,
    };
  const other = fitting.find(
    (hit) => hit.rule !== rule && !isOneCause(hit.rule, rule) && !told.has(hit.rule.code),
  );
  if (other === undefined) return undefined;
  told.add(other.rule.code);
  const isOwn = other.rule.product === rule.product;
  return {
    severity: isOwn ? 'error' : 'warning',
    code: isOwn ? 'errors/other-cause' : 'errors/overlap',
    message: `This line also shows "${other.rule.say}" (${other.rule.code})${isOwn ? '' : ', which readers are not told'}`,
    hint: 'Put words into the other pattern that this line does not have; where one follows from the other, write "after:" there.',
    other: other.rule.code,
  };
}

/** Whether both may be told of one log. */
function mayMeet(rule: ErrorRule, other: ErrorRule): boolean {
  if (rule.product === null || other.product === null || rule.product === other.product) return true;
  const [game, another] = [findGame(rule.product, GAMES), findGame(other.product, GAMES)];
  return game === undefined || another === undefined
    ? true
    : game.isTool === true ||
        another.isTool === true ||
        (isRelated(rule.product, other.product) && game === another);
}

function isOneCause(a: ErrorRule, b: ErrorRule): boolean {
  const nameOf = ({ code }: ErrorRule): string => code.slice(code.indexOf('/') + 1);
  return nameOf(a) === nameOf(b) || a.after.includes(b.code) || b.after.includes(a.code);
}
