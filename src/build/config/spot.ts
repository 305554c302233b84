/** A place inside a configuration file: collects problems with the key's path and its line. Pure. */
import type { Diagnostic, Location, RuleCode } from '../../model.ts';
import { type ConfigText, findKey, readConfigText } from './find-key.ts';

/** One value under check; `at(key)` goes down to a property or entry. */
export interface Spot {
  /** `docs.path`, `links[2].href`; empty for the whole file. */
  readonly name: string;
  readonly key: string;
  at(key: string | number): Spot;
  /** Reports an error `config/invalid`: `message` completes the sentence `"docs.path" …`. */
  refuse(message: string, hint?: string): undefined;
  /** Reports an error `config/unknown-key` for a property of this value. */
  refuseKey(key: string, hint: string): void;
  /** Reports a warning of code `config/unused`. */
  warn(message: string, hint?: string): void;
}

/**
 * The spot of a whole file. `text` is the file's text, in which keys are found by search (the value may have been
 * computed); `prefix` is the path of keys above, for a file that holds several parts.
 */
export function createSpot(
  file: string,
  text: string,
  diagnostics: Diagnostic[],
  prefix: readonly string[] = [],
): Spot {
  let read: ConfigText | undefined;
  const locate = (path: readonly (string | number)[]): Location =>
    findKey((read ??= readConfigText(text)), file, path);
  const make = (path: readonly (string | number)[]): Spot => {
    const name = nameOf(path);
    const report = (
      severity: Diagnostic['severity'],
      problem: RuleCode,
      message: string,
      at: Location,
      hint?: string,
    ): void => {
      const base = { severity, code: problem, message, at };
      diagnostics.push(hint === undefined ? base : { ...base, hint });
    };
    const subject = name === '' ? 'The configuration' : `"${name}"`;
    return {
      name,
      key: String(path.at(-1) ?? ''),
      at: (key) => make([...path, key]),
      refuse: (message, hint) => {
        report('error', 'config/invalid', `${subject} ${message}`, locate(path), hint);
        return undefined;
      },
      refuseKey: (key, hint) => {
        report(
          'error',
          'config/unknown-key',
          `There is no setting "${nameOf([...path, key])}"`,
          locate([...path, key]),
          hint,
        );
      },
      warn: (message, hint) =>
        report('warning', 'config/unused', `${subject} ${message}`, locate(path), hint),
    };
  };
  return make(prefix);
}

function nameOf(path: readonly (string | number)[]): string {
  let name = '';
  for (const part of path) name += typeof part === 'number' ? `[${part}]` : name === '' ? part : `.${part}`;
  return name;
}
