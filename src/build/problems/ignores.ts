/** Opt-outs that writers put beside a line: `<!-- helpsite-ignore-next-line code -->` and its kin. Pure. */
import type { Diagnostic, Location, Source } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';
import type { RuleScope } from './rule-table.ts';
import { isKnownCode, isLookedFor, matchesCode, suggestCode } from './rules.ts';
import { type ScannedLine, scanText } from './scan-text.ts';

/** One opt-out: the codes it names and the lines it covers, both from 1 and included. */
interface Ignore {
  readonly at: Location;
  readonly codes: readonly string[];
  readonly from: number;
  readonly to: number;
}

const WORDS = /helpsite-ignore(-next-line)?(?![\w-])([^\n]*)/;

/**
 * Leaves out what an opt-out of its line names. An opt-out that hides nothing is a warning of its own (`ignore/unused`),
 * if a run of this scope would have found what it names; one without a known code is `ignore/invalid`.
 */
export function applyIgnores(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  ran: RuleScope,
): readonly Diagnostic[] {
  const own: Diagnostic[] = [];
  const ignores = new Map<string, readonly Ignore[]>();
  for (const source of sources) {
    if (!mayOptOut(source)) continue;
    const { path, text } = source;
    const file = fileOfSource(path);
    ignores.set(file, readIgnores(text, file, own));
  }
  if (ignores.size === 0) return diagnostics;
  const used = new Set<string>();
  const kept = diagnostics.filter(({ at, code }) => {
    if (at === undefined) return true;
    const hiding = (ignores.get(at.file) ?? []).flatMap((ignore) =>
      ignore.from <= at.line && at.line <= ignore.to
        ? ignore.codes
            .filter((pattern) => matchesCode(pattern, code))
            .map((pattern) => keyOf(ignore, pattern))
        : [],
    );
    for (const key of hiding) used.add(key);
    return hiding.length === 0;
  });
  const unused = [...ignores.values()]
    .flat()
    .flatMap((ignore) =>
      ignore.codes
        .filter((pattern) => !used.has(keyOf(ignore, pattern)) && isLookedFor(pattern, ran))
        .map((pattern) => describeUnused(pattern, ignore.at)),
    );
  return [...kept, ...own, ...unused];
}

const optOuts = new WeakMap<Source, boolean>();

/** Looked up once in a source's life: a server asks after every change of any of them. */
function mayOptOut(source: Source): boolean {
  const known = optOuts.get(source) ?? source.text.includes('helpsite-ignore');
  optOuts.set(source, known);
  return known;
}

function keyOf({ at }: Ignore, pattern: string): string {
  return `${at.file}:${at.line}:${at.column}:${pattern}`;
}

function readIgnores(text: string, file: string, problems: Diagnostic[]): Ignore[] {
  const { lines, comments } = scanText(text);
  return comments.flatMap((comment) => {
    const found = WORDS.exec(comment.text);
    if (found === null) return [];
    const [typed, next, rest = ''] = found;
    const at: Location = {
      file,
      line: comment.line,
      column: comment.column + found.index,
      length: typed.trimEnd().length,
    };
    const names = rest.split(/[\s,]+/).filter((name) => name !== '');
    if (names.length === 0) problems.push(describeInvalid('This comment names no problem to ignore', at));
    for (const name of names)
      if (!isKnownCode(name))
        problems.push(describeInvalid(`There is no problem called "${name}"`, at, suggestCode(name)));
    const codes = names.filter(isKnownCode);
    const range =
      next === undefined ? { from: comment.line, to: comment.line } : nextLines(lines, comment.line);
    return codes.length === 0 ? [] : [{ at, codes, ...range }];
  });
}

/** The next line that is not empty; where a code block begins, all of it. */
function nextLines(
  lines: readonly ScannedLine[],
  line: number,
): { readonly from: number; readonly to: number } {
  const first = lines.slice(line).find(({ text }) => text.trim() !== '');
  if (first === undefined) return { from: line + 1, to: line + 1 };
  if (first.kind !== 'fence') return { from: first.number, to: first.number };
  const after = lines.slice(first.number).find(({ kind }) => kind !== 'code');
  const to = after === undefined ? lines.length : after.kind === 'end' ? after.number : after.number - 1;
  return { from: first.number, to };
}

function describeInvalid(message: string, at: Location, meant?: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'ignore/invalid',
    message,
    at,
    hint:
      meant === undefined
        ? 'Write the code as messages show it in brackets, e.g. helpsite-ignore link/missing-anchor.'
        : `Did you mean "${meant}"?`,
  };
}

function describeUnused(pattern: string, at: Location): Diagnostic {
  return {
    severity: 'warning',
    code: 'ignore/unused',
    message: `There is nothing of "${pattern}" to ignore here`,
    at,
    hint: 'Delete the comment, or the name in it.',
  };
}
