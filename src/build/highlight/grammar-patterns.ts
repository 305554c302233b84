/**
 * The patterns of grammars. They are written for another engine (Oniguruma); turning them into JavaScript's costs more
 * than using them, so it is done at installation for the usual languages. Others are turned when they occur.
 */
import type { LanguageRegistration } from 'shiki/core';
import { loadPackage } from '../program/load-package.ts';
import { readCompiled } from '../program/own-files.ts';

/**
 * A pattern as JavaScript writes it: source, flags, and what must be done besides for features that JavaScript lacks.
 * `0`: there is no JavaScript for it, so it never matches.
 */
export type PreparedPattern = 0 | readonly [source: string, flags: string, more?: PatternOptions];

export interface PatternOptions {
  /** Groups that are not reported. */
  readonly hidden?: readonly number[];
  /** A group, and those that take its place when they match. */
  readonly transfers?: readonly (readonly [to: number, from: readonly number[]])[];
  /** It sees nothing of the text before the start of the search (Oniguruma's `\\G`). */
  readonly clip?: boolean;
}

/** One grammar's patterns on the disk. */
interface PreparedPatterns {
  /** What may be written in a pattern differs from version to version of V8. */
  readonly v8: string;
  readonly patterns: Readonly<Record<string, PreparedPattern>>;
}

/** Below the compiled program: one file for each grammar. */
const PATTERNS_FOLDER = 'patterns';

const prepared = new Map<string, PreparedPattern>();
const loaded = new Set<string>();

/** Makes the prepared patterns of a grammar known, if there are any. `name` is the grammar's own, e.g. `shellscript`. */
export function loadPatterns(name: string): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const text = readCompiled(`${PATTERNS_FOLDER}/${name}.json`);
  if (text === undefined) return;
  const { v8, patterns } = JSON.parse(text) as PreparedPatterns;
  if (v8 !== process.versions.v8) return;
  for (const pattern of Object.keys(patterns)) prepared.set(pattern, patterns[pattern] ?? 0);
}

/** The pattern as JavaScript writes it: prepared, or turned now. */
export function readPattern(pattern: string): PreparedPattern {
  return prepared.get(pattern) ?? turnPattern(pattern);
}

/** Turns a pattern into JavaScript's, with Shiki's own conversion. */
function turnPattern(pattern: string): PreparedPattern {
  const { defaultJavaScriptRegexConstructor } = loadPackage(
    'shiki/engine/javascript',
  ) as typeof import('shiki/engine/javascript');
  try {
    const regexp: RegExp & { readonly rawOptions?: RawOptions } = defaultJavaScriptRegexConstructor(pattern, {
      target: 'auto',
    });
    const { hiddenCaptures = [], transfers = [], strategy } = regexp.rawOptions ?? {};
    const more: PatternOptions = {
      ...(hiddenCaptures.length === 0 ? {} : { hidden: hiddenCaptures }),
      ...(transfers.length === 0 ? {} : { transfers }),
      ...(strategy === 'clip_search' ? { clip: true } : {}),
    };
    return Object.keys(more).length === 0
      ? [regexp.source, regexp.flags]
      : [regexp.source, regexp.flags, more];
  } catch {
    return 0;
  }
}

/** Options of the conversion's own kind of regular expression. */
interface RawOptions {
  readonly hiddenCaptures?: readonly number[];
  readonly transfers?: readonly (readonly [number, readonly number[]])[];
  readonly strategy?: string | null;
}

/** Languages whose patterns are prepared: those that guides about servers hold. */
const USUAL_LANGUAGES = [
  'apache',
  'bat',
  'csharp',
  'css',
  'diff',
  'docker',
  'groovy',
  'html',
  'ini',
  'java',
  'javascript',
  'json',
  'json5',
  'jsonc',
  'kotlin',
  'lua',
  'markdown',
  'nginx',
  'php',
  'powershell',
  'properties',
  'python',
  'shellscript',
  'sql',
  'toml',
  'typescript',
  'xml',
  'yaml',
];

/** Turns the patterns of the usual languages: the files that `loadPatterns` looks for beside the compiled program, by name. */
export function preparePatterns(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const grammars = new Map(
    USUAL_LANGUAGES.flatMap((language) =>
      loadGrammars(language).map((grammar) => [grammar.name, grammar] as const),
    ),
  );
  for (const [name, grammar] of grammars) {
    const forms = new Set(listPatterns(grammar).flatMap(listForms));
    const patterns = Object.fromEntries([...forms].map((form) => [form, turnPattern(form)]));
    files.set(
      `${PATTERNS_FOLDER}/${name}.json`,
      JSON.stringify({ v8: process.versions.v8, patterns } satisfies PreparedPatterns),
    );
  }
  return files;
}

/** A language's grammars: its own, and those of languages that stand inside it. Node 20.19 can `require` ES modules. */
export function loadGrammars(language: string): LanguageRegistration[] {
  return (loadPackage(`shiki/langs/${language}.mjs`) as { default: LanguageRegistration[] }).default;
}

const PATTERN_KEYS: ReadonlySet<string> = new Set(['match', 'begin', 'end', 'while']);

function listPatterns(rule: object): string[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return PATTERN_KEYS.has(key) ? [value] : [];
    return typeof value === 'object' && value !== null ? listPatterns(value) : [];
  });
}

/** A pattern as the tokeniser hands it to the engine: `\\z` written out, `\\A` and `\\G` each allowed or made to match nothing. */
function listForms(pattern: string): string[] {
  const replace = (from: string, to: string) => (text: string) =>
    text.replace(/\\[\s\S]/g, (escape) => (escape === from ? to : escape));
  const written = replace('\\z', '$(?!\\n)(?<!\\n)')(pattern);
  return [written, replace('\\A', '\\\uFFFF')(written)].flatMap((form) => [
    form,
    replace('\\G', '\\\uFFFF')(form),
  ]);
}
