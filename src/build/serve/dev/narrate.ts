/** What `helpsite dev` says in the terminal: what changed, and each problem once when it appears. */
import type { Diagnostic } from '../../../model.ts';
import type { CommandIo } from '../../terminal/options.ts';
import {
  createPaint,
  formatCount,
  formatSummary,
  formatText,
  wantsColor,
  widthOf,
} from '../../terminal/report.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';

export interface Narrator {
  readonly say: (sentence: string) => void;
  /** After a change: what it was, how long it took (milliseconds), what is wrong now. */
  readonly tellChange: (
    changed: readonly string[],
    duration: number,
    diagnostics: readonly Diagnostic[],
  ) => void;
  /** Everything that is wrong with the site as it is read now. */
  readonly tellState: (diagnostics: readonly Diagnostic[]) => void;
  /** What was found on request. */
  readonly tellCheck: (diagnostics: readonly Diagnostic[]) => void;
}

export interface NarratorOptions {
  readonly io: CommandIo;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly sourceOf: (file: string) => string | undefined;
}

/** Problems told at once; a switched branch may bring thousands. */
const LIMIT = 20;

export function createNarrator({ io, quiet, verbose, sourceOf }: NarratorOptions): Narrator {
  const color = wantsColor(io.stderr, io.env);
  const paint = createPaint(color);
  const limit = verbose ? Number.POSITIVE_INFINITY : LIMIT;
  let told: readonly string[] = [];
  const say = (sentence: string): void => void io.stderr.write(`${sentence}\n`);
  const tell = (diagnostics: readonly Diagnostic[]): void => {
    const text = formatText(diagnostics, {
      color,
      width: widthOf(io.stderr),
      limit,
      sourceOf,
    });
    if (text !== '') say(text);
  };
  const summarise = (diagnostics: readonly Diagnostic[]): string => {
    const isWrong = diagnostics.some(({ severity }) => severity === 'error');
    return `${isWrong ? paint('red', '✗') : paint('green', '✓')} ${formatSummary(diagnostics)}`;
  };
  const keep = (diagnostics: readonly Diagnostic[]): void => {
    told = diagnostics.map(identify);
  };
  const tellCheck = (diagnostics: readonly Diagnostic[]): void => {
    tell(diagnostics);
    say(summarise(diagnostics));
  };
  return {
    say,
    tellChange(changed, duration, diagnostics) {
      const fresh = listFresh(diagnostics, told);
      const isOther = fresh.length > 0 || told.length !== diagnostics.length;
      keep(diagnostics);
      if (!quiet && changed.length > 0)
        say(paint('dim', `${describeChange(changed)} (${Math.round(duration)} ms)`));
      const shown = quiet ? fresh.filter(({ severity }) => severity === 'error') : fresh;
      if (shown.length > 0) tell(shown);
      if (isOther && !quiet) say(summarise(diagnostics));
    },
    tellState(diagnostics) {
      keep(diagnostics);
      tellCheck(diagnostics);
    },
    tellCheck,
  };
}

/** Those that were not told: of two that say the same of one file, one may be new. */
function listFresh(diagnostics: readonly Diagnostic[], told: readonly string[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const name of told) left.set(name, (left.get(name) ?? 0) + 1);
  return diagnostics.filter((diagnostic) => {
    const name = identify(diagnostic);
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** One problem, wherever an edit above it has moved it to. */
function identify({ severity, code, message, at }: Diagnostic): string {
  return JSON.stringify([severity, code, message, at?.file]);
}

/** `content/docs/a.md changed`; `12 files changed`. */
function describeChange(changed: readonly string[]): string {
  const [only] = changed;
  return changed.length === 1 && only !== undefined
    ? `${toSafeLine(only)} changed`
    : `${formatCount(changed.length, 'file')} changed`;
}
