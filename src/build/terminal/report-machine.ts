/** Diagnostics for machines: flat JSON, GitHub workflow annotations, SARIF. */
import { posix } from 'node:path';
import type { Diagnostic, Location } from '../../model.ts';
import { maskSecrets } from '../problems/mask-secrets.ts';
import { allRules } from '../problems/rules.ts';

/** A diagnostic as `--json` shows it (contract.md 1). */
export interface FlatDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** Relative to the root, forward slashes. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
  /** Of a problem that stands for several: where each of them is, the first included. */
  readonly places?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

/** A diagnostic as contract.md section 1 has it: place and hint beside the rest. */
export function flattenDiagnostic(diagnostic: Diagnostic): FlatDiagnostic {
  const { severity, code, message, at, hint, also = [] } = diagnostic;
  return {
    severity,
    code,
    message: maskSecrets(message),
    ...(at && { file: at.file, line: at.line, column: at.column }),
    ...(hint !== undefined && { hint: maskSecrets(hint) }),
    ...(also.length > 0 && {
      places: [...(at ? [at] : []), ...also].map(({ file, line, column }) => ({ file, line, column })),
    }),
  };
}

/**
 * Workflow commands, one a line: GitHub shows them beside the changed lines. `rootInRepository` is the root's path
 * below the repository (empty: the root is the repository), because GitHub counts paths from there.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], rootInRepository: string): string {
  return diagnostics.map((diagnostic) => `${formatCommand(diagnostic, rootInRepository)}\n`).join('');
}

/** Other places that an annotation names. */
const ANNOTATED = 10;

function formatCommand(diagnostic: Diagnostic, rootInRepository: string): string {
  const { severity, code, message, at, hint, also = [] } = diagnostic;
  const properties = [
    ...(at ? [['file', pathOf(at, rootInRepository)], ...regionOf(at)] : []),
    ['title', code],
  ].map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const rest = also.length > ANNOTATED ? [`and ${also.length - ANNOTATED} more`] : [];
  const places = also.slice(0, ANNOTATED).map(({ file, line }) => `Also ${file}:${line}`);
  const text = maskSecrets([message, ...(hint === undefined ? [] : [hint]), ...places, ...rest].join('\n'));
  return `::${severity} ${properties.join(',')}::${escapeMessage(text)}`;
}

function regionOf({ line, column, length }: Location): readonly (readonly [string, number])[] {
  const region = [
    ['line', line],
    ['col', column],
  ] as const;
  return length === undefined ? region : [...region, ['endColumn', column + length]];
}

function pathOf({ file }: Location, rootInRepository: string): string {
  return posix.join(rootInRepository, file);
}

/** Escapes as the workflow toolkit does: a message may hold anything but `%` and line ends. */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A SARIF 2.1.0 log with one run, as text. `version` is helpsite's own. */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  rootInRepository: string,
  version: string,
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'helpsite', semanticVersion: version, rules: codes.map(describeRule) },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toSarifResult(diagnostic, codes, rootInRepository)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** What code scanning shows beside a problem (SARIF 2.1.0, 3.49). */
function describeRule(id: string): object {
  const rule = allRules().get(id);
  if (rule === undefined) return { id };
  return {
    id,
    shortDescription: { text: `${rule.when}.` },
    help: { text: rule.fix },
    ...(rule.severity === 'fatal' ? {} : { defaultConfiguration: { level: rule.severity } }),
  };
}

function toSarifResult(diagnostic: Diagnostic, codes: readonly string[], rootInRepository: string): object {
  const { severity, code, message, at, hint, related = [], also = [] } = diagnostic;
  const toLocation = (location: Location): object => toSarifLocation(location, rootInRepository);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: maskSecrets(hint === undefined ? message : `${message}\n${hint}`) },
    // All of them have to be changed (SARIF 2.1.0, 3.27.12).
    ...(at && { locations: [at, ...also].map(toLocation) }),
    ...(related.length > 0 && { relatedLocations: related.map(toLocation) }),
  };
}

function toSarifLocation(location: Location, rootInRepository: string): object {
  const { line, column, length } = location;
  return {
    physicalLocation: {
      artifactLocation: {
        uri: pathOf(location, rootInRepository).split('/').map(encodeURIComponent).join('/'),
      },
      region: {
        startLine: line,
        startColumn: column,
        ...(length !== undefined && { endColumn: column + length }),
      },
    },
  };
}
