/** A rule found in a log, before it is decided what of all that was found is told. */
import type { ErrorRule } from './types.ts';

/** A rule found in a line. */
export interface Hit {
  readonly rule: ErrorRule;
  readonly line: number;
  /** The line, clean. */
  readonly text: string;
  readonly weight: number;
  readonly values: Readonly<Record<string, string>>;
  /** Number of the exception it stands in, and how many causes below its first line. */
  readonly block: number;
  /** The first line of that. */
  readonly head: string;
  readonly depth: number;
  /** It stands in an older start of the game alone: a file may hold many, and the last ones went without it. */
  readonly isOlder?: true;
}
