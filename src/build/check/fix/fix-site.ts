/** Corrects what can only be meant one way, in memory, until nothing is left that can be. Pure. */
import type { Diagnostic } from '../../../model.ts';
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

/**
 * `check` says what is wrong with the site when these files (relative to the root, as on the disk) stand in the place of
 * their own; `read` gives a file as it lies on the disk, undefined for what is not to be touched. A correction after which
 * its problem is still there is not made.
 */
export function fixSite(
  found: readonly Diagnostic[],
  read: (file: string) => string | undefined,
  check: (files: ReadonlyMap<string, string>) => readonly Diagnostic[],
): FixedSite {
  const before = new Map<string, string>();
  const inVain = new Set<string>();
  let after: ReadonlyMap<string, string> = new Map();
  let diagnostics = found;
  const causes = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = new Map(after);
    const fixed: Diagnostic[] = [];
    for (const [file, own] of byFile(
      withRedirects(diagnostics).filter((diagnostic) => !inVain.has(keyOf(diagnostic))),
    )) {
      const raw = after.get(file) ?? read(file);
      if (raw === undefined) continue;
      const result = correct(raw, own, file);
      if (result.text === raw) continue;
      if (!before.has(file)) before.set(file, raw);
      next.set(file, result.text);
      fixed.push(...result.fixed);
    }
    if (fixed.length === 0) break;
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

/** With the old addresses that guides should take over, each once; what the address record asks for comes first. */
function withRedirects(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const asked = new Set(diagnostics.flatMap(({ keep }) => keep?.page ?? []));
  const redirects: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { key = '', redirect } = diagnostic.cause ?? {};
    for (const page of redirect?.from ?? []) {
      if (redirect === undefined || asked.has(page)) continue;
      asked.add(page);
      const { severity, code, cause } = diagnostic;
      const keep = { file: redirect.file, page };
      redirects.push({ severity, code, message: `${key} ${page}`, ...(cause && { cause }), keep });
    }
  }
  return redirects.length === 0 ? diagnostics : [...diagnostics, ...redirects];
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
