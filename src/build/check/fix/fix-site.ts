/** Corrects what can only be meant one way, in memory, until nothing is left that can be. Pure. */
import type { Cause, Diagnostic } from '../../../model.ts';
import { keepAddresses } from '../../addresses/keep-addresses.ts';
import { type AppliedFixes, applyFixes } from './apply-fixes.ts';

/** One correction can make the next mistake visible (settings that YAML could not read); more rounds are never needed. */
const MAX_ROUNDS = 8;

export interface FixedSite {
  /** By path relative to the root: each changed file as it would lie on the disk. */
  readonly files: ReadonlyMap<string, { readonly before: string; readonly after: string }>;
  readonly count: number;
  /** What is wrong with the corrected site. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The text of a guide (`file`) with these old addresses, too; undefined where its settings cannot be edited with certainty. */
export type AddRedirects = (text: string, from: readonly string[], file: string) => string | undefined;

/**
 * `check` says what is wrong with the site when these files (relative to the root, as on the disk) stand in the place of
 * their own; `read` gives a file as it lies on the disk, undefined for what is not to be touched. A correction after which
 * its problem is still there is not made.
 */
export function fixSite(
  found: readonly Diagnostic[],
  read: (file: string) => string | undefined,
  check: (files: ReadonlyMap<string, string>) => readonly Diagnostic[],
  addRedirects: AddRedirects,
): FixedSite {
  const before = new Map<string, string>();
  const inVain = new Set<string>();
  let after: ReadonlyMap<string, string> = new Map();
  let diagnostics = found;
  const causes = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = new Map(after);
    const fixed: Diagnostic[] = [];
    for (const [file, own] of byFile(diagnostics.filter((diagnostic) => !inVain.has(keyOf(diagnostic))))) {
      const raw = after.get(file) ?? read(file);
      if (raw === undefined) continue;
      const result = correct(raw, own, file);
      if (result.text === raw) continue;
      if (!before.has(file)) before.set(file, raw);
      next.set(file, result.text);
      fixed.push(...result.fixed);
    }
    for (const { key, redirect } of listRedirects(diagnostics)) {
      const raw = next.get(redirect.file) ?? read(redirect.file);
      const text = raw === undefined ? undefined : addRedirects(raw, redirect.from, redirect.file);
      if (raw === undefined || text === undefined || text === raw) continue;
      if (!before.has(redirect.file)) before.set(redirect.file, raw);
      next.set(redirect.file, text);
      causes.add(key);
    }
    if (fixed.length === 0 && [...next].every(([file, text]) => after.get(file) === text)) break;
    const left = check(next);
    const still = new Set(left.map(keyOf));
    const failed = fixed.map(keyOf).filter((key) => still.has(key));
    for (const key of failed) inVain.add(key);
    if (failed.length > 0) continue;
    after = next;
    diagnostics = left;
    for (const one of fixed) causes.add(one.cause?.key ?? keyOf(one));
  }
  return {
    files: new Map([...after].map(([file, text]) => [file, { before: before.get(file) ?? '', after: text }])),
    count: causes.size,
    diagnostics,
  };
}

/** Old addresses that guides should take over, each cause once. */
function listRedirects(
  diagnostics: readonly Diagnostic[],
): readonly { readonly key: string; readonly redirect: NonNullable<Cause['redirect']> }[] {
  const causes = new Map(
    diagnostics.flatMap(({ cause }) => (cause === undefined ? [] : [[cause.key, cause]])),
  );
  return [...causes.values()].flatMap(({ key, redirect }) =>
    redirect === undefined ? [] : [{ key, redirect }],
  );
}

/** Corrections at their places, then the old addresses that the file takes over. */
function correct(raw: string, own: readonly Diagnostic[], file: string): AppliedFixes {
  const { text, fixed } = applyFixes(raw, own);
  const keeping = own.filter(({ keep }) => keep !== undefined);
  if (keeping.length === 0) return { text, fixed };
  const kept = keepAddresses(
    text,
    keeping.flatMap(({ keep }) => keep ?? []),
    file.replace(/^content\//, ''),
  );
  return kept === undefined ? { text, fixed } : { text: kept, fixed: [...fixed, ...keeping] };
}

function keyOf({ code, message, at }: Diagnostic): string {
  return JSON.stringify([code, message, at?.file, at?.line, at?.column]);
}

function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { fix, keep, at } = diagnostic;
    const places = new Set([keep?.file, keep?.instead?.file, fix === undefined ? undefined : at?.file]);
    for (const file of places) {
      const own = file === undefined ? undefined : files.get(file);
      if (own !== undefined) own.push(diagnostic);
      else if (file !== undefined) files.set(file, [diagnostic]);
    }
  }
  return files;
}
