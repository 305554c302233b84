/** Diagnostics as the browser shows them. Pure. */
import type { DevProblem } from '../../../dev-protocol.ts';
import type { Diagnostic } from '../../../model.ts';
import { maskSecrets } from '../../problems/mask-secrets.ts';
import { makeFrame } from '../../terminal/frame.ts';

/** A browser shows so many; the rest is counted. */
const LIMIT = 50;
/** Cells of a code frame. */
const WIDTH = 90;

/** Errors first, each with its line and the address of its page. */
export function describeProblems(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => string | undefined,
  routeOf: ReadonlyMap<string, string>,
): readonly DevProblem[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...errors, ...warnings].slice(0, LIMIT).map(({ severity, code, message, at, hint }) => {
    const text = at === undefined ? undefined : sourceOf(at.file);
    const frame = at === undefined || text === undefined ? undefined : makeFrame(text, at, WIDTH);
    const page = at === undefined ? undefined : routeOf.get(at.file);
    return {
      severity,
      code,
      message: maskSecrets(message),
      ...(at === undefined ? {} : { file: at.file, line: at.line, column: at.column }),
      ...(hint === undefined ? {} : { hint: maskSecrets(hint) }),
      ...(frame === undefined ? {} : { frame }),
      ...(page === undefined ? {} : { page }),
    };
  });
}
