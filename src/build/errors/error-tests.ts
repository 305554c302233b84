/** Compares what is found in a log with what should be. Pure. */
import type { Diagnostic, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import type { LogReading } from '../../errors/types.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import { closest } from '../problems/did-you-mean.ts';

/** What is to be found in a log; what is undefined is not compared. */
export interface Expectation {
  readonly product?: string | null;
  readonly version?: string | null;
  readonly findings: readonly string[];
}

/** What differs, in words. */
export interface Difference {
  readonly what: 'product' | 'version' | 'findings';
  readonly expected: string;
  readonly found: string;
}

const KEYS = ['product', 'version', 'findings'];
const FORM =
  'Write "findings:" and below it a list of codes such as "- minecraft/java-version"; "findings: []" for none.';

/** The file beside a log. Problem: `errors/invalid-test`. `codes`: all that the site knows. */
export function readExpectation(
  { path, text }: Source,
  codes: ReadonlySet<string>,
): { readonly value: Expectation | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, hint = FORM, line = 1, column = 1): void =>
    void diagnostics.push({
      severity: 'error',
      code: 'errors/invalid-test',
      message,
      at: { file: path, line, column },
      hint,
    });
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, hint, line, column } = reading.problem;
    refuse(message, hint, line + 1, column + 1);
    return { value: undefined, diagnostics };
  }
  const { value } = reading;
  if (!isRecord(value) || !Array.isArray(value['findings'])) {
    refuse('This file does not say what is to be found in the log');
    return { value: undefined, diagnostics };
  }
  for (const key of Object.keys(value))
    if (!KEYS.includes(key))
      refuse(`"${key}" means nothing here`, `There are ${KEYS.join(', ')}.`, lineOf(text, key));
  const product = readName(value['product']);
  const findings = value['findings'].flatMap((entry: unknown): readonly string[] => {
    const typed = typeof entry === 'string' ? entry : '';
    const code = codes.has(typed) || typeof product !== 'string' ? typed : `${product}/${typed}`;
    if (codes.has(code)) return [code];
    const near = closest(typed, codes);
    refuse(
      typed === '' ? 'A finding is no code' : `There is no error "${typed}"`,
      near === undefined ? FORM : `Did you mean "${near}"?`,
      lineOf(text, typed),
    );
    return [];
  });
  const version = readName(value['version']);
  const wanted = {
    ...(product === undefined ? {} : { product }),
    ...(version === undefined ? {} : { version }),
    findings,
  };
  return { value: diagnostics.length > 0 ? undefined : wanted, diagnostics };
}

function lineOf(text: string, typed: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((row) => typed !== '' && row.includes(typed)),
    ) + 1
  );
}

function readName(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return value;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

/** None: the log is read as it should be. */
export function compareReading(expectation: Expectation, reading: LogReading): readonly Difference[] {
  const found = reading.findings.map(({ code }) => code);
  const say = (value: string | null): string => value ?? 'none';
  const list = (codes: readonly string[]): string => (codes.length === 0 ? 'none' : codes.join(', '));
  return [
    ...(['product', 'version'] as const).flatMap((what): readonly Difference[] => {
      const expected = expectation[what];
      return expected === undefined || expected === reading[what]
        ? []
        : [{ what, expected: say(expected), found: say(reading[what]) }];
    }),
    ...(list(found) === list(expectation.findings)
      ? []
      : [{ what: 'findings' as const, expected: list(expectation.findings), found: list(found) }]),
  ];
}
