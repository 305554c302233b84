/** The rules as values: what each code means, who looks for it, and what to do about it. Pure. */
import type { RuleCode } from '../../model.ts';
import type { Rules } from './diagnostics.ts';
import { closest } from './did-you-mean.ts';
import { RULES, type RuleScope } from './rule-table.ts';

/** A row of the table with its code. */
export interface Rule {
  readonly code: RuleCode;
  readonly severity: 'error' | 'warning' | 'fatal';
  readonly scope: RuleScope;
  readonly when: string;
  readonly fix: string;
}

const ALL: ReadonlyMap<string, Rule> = new Map(
  (Object.keys(RULES) as readonly RuleCode[]).map((code) => [code, { code, ...RULES[code] }]),
);

/** All rules by code, in the order of their codes. */
export function allRules(): ReadonlyMap<string, Rule> {
  return ALL;
}

/** Whether `pattern` is a code that can occur, or `area/*` of one. */
export function isKnownCode(pattern: string): boolean {
  if (!pattern.endsWith('/*')) return allRules().has(pattern);
  const area = pattern.slice(0, -1);
  return [...allRules().keys()].some((code) => code.startsWith(area));
}

/** Whether a code is meant by a pattern: the code itself or its `area/*`. */
export function matchesCode(pattern: string, code: string): boolean {
  return pattern === code || (pattern.endsWith('/*') && code.startsWith(pattern.slice(0, -1)));
}

/** The code that an unknown one was probably meant to be. */
export function suggestCode(typed: string): string | undefined {
  const codes = [...allRules().keys()];
  const near = closest(typed, codes);
  if (near !== undefined) return near;
  // The right problem in the wrong area.
  const [, problem = ''] = typed.split('/');
  return codes.find((code) => problem.length > 3 && code.endsWith(`/${problem}`));
}

/** Whether a run of this scope looks for what the pattern names, at least in part. */
export function isLookedFor(pattern: string, ran: RuleScope): boolean {
  const order: readonly RuleScope[] = [
    'build',
    'check',
    'external',
    'translations',
    'mv',
    'search',
    'deploy',
  ];
  return [...allRules().values()].some(
    ({ code, scope }) => matchesCode(pattern, code) && order.indexOf(scope) <= order.indexOf(ran),
  );
}

/** `--list-rules`: one rule a line, with the severity that the site's configuration gives it. */
export function listRules(rules: Rules): string {
  const rows = [...allRules().values()].map((rule) => [rule.code, severityOf(rule, rules), rule.when]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** `--explain <code>`: everything there is to say about a rule. */
export function explainRule(rule: Rule, rules: Rules): string {
  const scopes = {
    build: 'build, dev and check',
    check: 'check',
    external: 'check --external',
    translations: 'check --translations',
    mv: 'mv',
    search: 'search push',
    deploy: 'deploy plan',
  } as const;
  const optOut =
    rule.severity === 'fatal'
      ? []
      : [
          '',
          `For the whole site, in config/site.ts:    rules: { '${rule.code}': 'off' }   ('error', 'warning' or 'off')`,
          `For the next line or code block of a guide:  <!-- helpsite-ignore-next-line ${rule.code} -->`,
          `For the line it stands on:                   <!-- helpsite-ignore ${rule.code} -->`,
        ];
  return [
    `${rule.code} (${severityOf(rule, rules)}; found by ${scopes[rule.scope]})`,
    '',
    `${rule.when}.`,
    `  ${rule.fix}`,
    ...optOut,
    '',
  ].join('\n');
}

function severityOf({ code, severity }: Rule, rules: Rules): string {
  if (severity === 'fatal') return 'error';
  return rules[code] ?? rules[`${code.slice(0, code.indexOf('/'))}/*`] ?? severity;
}
