/** What lies in `config/` and says nothing about the site: files that nobody reads, exports that nobody imports. Pure. */
import type { Diagnostic } from '../../model.ts';
import { PARTS } from '../config/parts.ts';
import { closest } from '../problems/did-you-mean.ts';
import { positionOf } from '../problems/position-of.ts';

/** Files that look like settings; others (a README, a picture) are nobody's mistake. */
const SETTINGS = /^(.+?)\.(?:[cm]?[jt]sx?|json|ya?ml|toml)$/;

/** Types, tests and the settings of other tools. */
const OTHERS =
  /\.d\.[cm]?ts$|\.(?:test|spec)\.[cm]?[jt]sx?$|^(?:tsconfig|jsconfig|package|package-lock|deno)\b|^\./;

/** Endings of the files that are read. */
const READ = /\.(?:m?[jt]s|json)$/;

/**
 * One warning (`config/unused`) for each of the `names` in `config/` that is no part of it, and among no part's `inputs`
 * (relative to the root). Where those are not known, only names that nearly are parts count.
 */
export function findUnusedFiles(
  names: readonly string[],
  inputs: ReadonlySet<string> | undefined,
): readonly Diagnostic[] {
  return names.flatMap((name): readonly Diagnostic[] => {
    const [, stem] = SETTINGS.exec(name) ?? [];
    if (stem === undefined || OTHERS.test(name) || inputs?.has(`config/${name}`) === true) return [];
    const isPart = PARTS.some((part) => part === stem);
    // Which of two files counts was told.
    if (isPart && READ.test(name)) return [];
    const meant = isPart ? stem : closest(stem, PARTS);
    if (inputs === undefined && meant === undefined) return [];
    const hint =
      meant === undefined
        ? `Files that are read are called ${PARTS.join(', ')}; others count when one of those imports them.`
        : `Did you mean "${meant}${READ.exec(name)?.[0] ?? '.ts'}"?`;
    return [unused(`config/${name}`, `config/${name} is not read`, hint)];
  });
}

interface LoadedFile {
  readonly file: string;
  readonly text: string;
  readonly exports?: readonly string[];
}

/** One warning (`config/unused`) for each named export whose name no other file of the configuration says. */
export function findUnusedExports(loaded: readonly LoadedFile[]): readonly Diagnostic[] {
  return loaded.flatMap(({ file, text, exports = [] }) =>
    exports
      .filter((name) => !loaded.some((other) => other.file !== file && other.text.includes(name)))
      .map((name) => ({
        ...unused(
          file,
          `The export "${name}" is not read: of a file in config only the default export counts`,
          `Write it into the default export, or delete "export" before it.`,
        ),
        at: locateExport(file, text, name),
      })),
  );
}

/** Where a module exports a name. */
export function locateExport(file: string, text: string, name: string): Diagnostic['at'] & object {
  const found = new RegExp(
    String.raw`\bexport\s+(?:(?:async\s+)?function\*?|const|let|var|class)\s+(${name})\b|\bexport\s*\{[^}]*?\b(${name})\b`,
  ).exec(text);
  if (found === null) return { file, line: 1, column: 1 };
  const at = found.index + found[0].lastIndexOf(name);
  return { file, ...positionOf(text, at), length: name.length };
}

/** Of two files for one part the first counts. */
export function secondFile(file: string, used: string): Diagnostic {
  return unused(file, `${file} is not read because ${used} is there`, 'Keep one of the two files.');
}

function unused(file: string, message: string, hint: string): Diagnostic {
  return { severity: 'warning', code: 'config/unused', message, at: { file, line: 1, column: 1 }, hint };
}
