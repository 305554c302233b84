/** Lists of diagnostics: sorted, freed of repeats, given the severities of the configuration, counted. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { compareText } from '../../text.ts';
import { RULES } from './rule-table.ts';

/** Severity by code (`link/missing-page`) or by area (`link/*`); the code wins over its area. */
export type Rules = Readonly<Record<string, 'error' | 'warning' | 'off'>>;

/** How many problems, in how many files. */
export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
}

/**
 * The order every report uses: file, line, column, code; problems without a place come first.
 * Repeats are removed; what is equal in all of these keeps the order it came in.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const key = identityOf(diagnostic);
    if (!unique.has(key)) unique.set(key, diagnostic);
  }
  return [...unique.values()].toSorted(compareDiagnostics);
}

function identityOf({ severity, code, message, at, hint }: Diagnostic): string {
  return JSON.stringify([severity, code, message, hint, at?.file, at?.line, at?.column]);
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareLocations(a.at, b.at) || compareText(a.code, b.code);
}

function compareLocations(a: Location | undefined, b: Location | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** Gives each diagnostic the severity its rule asks for; `off` removes it. Codes without a rule stay as they are. */
export function applyRules(diagnostics: readonly Diagnostic[], rules: Rules): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity =
      (isFixed(diagnostic) ? undefined : ruleFor(diagnostic.code, rules)) ?? diagnostic.severity;
    if (severity === 'off') return [];
    return severity === diagnostic.severity ? diagnostic : { ...diagnostic, severity };
  });
}

/** What could not be read is no matter of taste: a build that goes on without it would remove its pages. */
function isFixed({ code }: Diagnostic): boolean {
  return code.startsWith('source/') && RULES[code].severity === 'fatal';
}

function ruleFor(code: string, rules: Rules): Rules[string] | undefined {
  if (Object.hasOwn(rules, code)) return rules[code];
  const area = `${code.slice(0, code.indexOf('/'))}/*`;
  return Object.hasOwn(rules, area) ? rules[area] : undefined;
}

/**
 * Whether a part of the site could not be read, or not be read in peace: then nothing can be said about what is missing, and
 * nothing that was published may go.
 */
export function isUnread({ code }: Pick<Diagnostic, 'code'>): boolean {
  return code === 'source/unreadable' || code === 'source/not-utf8' || code === 'source/changing';
}

/** What could not be read, as errors: for commands that change or send what they do not see. */
export function findUnread(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(isUnread).map((diagnostic) => ({ ...diagnostic, severity: 'error' }));
}

/** Counts by severity, and the files that they are in. */
export function countProblems(diagnostics: readonly Diagnostic[]): ProblemCount {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const files = new Set(
    diagnostics.flatMap(({ at, also = [] }) =>
      at === undefined ? [] : [at, ...also].map(({ file }) => file),
    ),
  );
  return { errors, warnings: diagnostics.length - errors, files: files.size };
}

/** Whether these diagnostics make the run fail: an error does, with `--strict` a warning too. */
export function isFailure(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return strict ? diagnostics.length > 0 : diagnostics.some(({ severity }) => severity === 'error');
}
