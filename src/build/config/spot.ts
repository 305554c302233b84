/** A place inside a configuration file: collects problems with the key's path and its line. Pure. */
import type { Diagnostic, Location, RuleCode } from '../../model.ts';

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
  let code: string | undefined;
  const locate = (path: readonly (string | number)[]): Location => {
    code ??= blankComments(text);
    return findKey(code, file, path);
  };
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

const TOKENS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Comments become spaces, so that a key in a comment is not taken for the key; positions stay. */
function blankComments(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token));
}

/** Finds each key of the path after the one before (after `links[2]` the third); stops at the last that is there. */
function findKey(text: string, file: string, path: readonly (string | number)[]): Location {
  let offset = 0;
  let length: number | undefined;
  let skip = 0;
  for (const part of path) {
    if (typeof part === 'number') {
      skip = part;
      continue;
    }
    const pattern = new RegExp(
      `(?<![\\w$.])(["']?)${part.replace(/[^\w]/g, '\\$&')}\\1\\s*(?=[:,}]|\\r?\\n)`,
      'g',
    );
    pattern.lastIndex = offset;
    let match = pattern.exec(text);
    for (let next = match; next && skip > 0; skip--) {
      next = pattern.exec(text);
      match = next ?? match;
    }
    skip = 0;
    if (!match) break;
    offset = match.index;
    length = match[0].trimEnd().length;
  }
  if (length === undefined) return { file, line: 1, column: 1 };
  const before = text.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), length };
}
