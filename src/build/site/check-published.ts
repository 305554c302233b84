/** What must not reach readers among the files that would: by its name, or by what is in it. Pure. */
import type { Diagnostic, Outcome } from '../../model.ts';
import { applyRules, type Rules } from '../problems/diagnostics.ts';
import type { FileFacts } from '../read/asset-files.ts';
import { findUnwantedName } from '../read/unwanted-names.ts';

/**
 * Problems of the files that are published: static ones and those that pages use (`file/*`, `source/conflict`). The value
 * holds the files that are left out: those with an error. What a warning may be about, the configuration can allow.
 */
export function checkPublished(
  files: Iterable<string>,
  used: readonly string[],
  facts: ReadonlyMap<string, FileFacts> | undefined,
  rules: Rules,
): Outcome<ReadonlySet<string>> {
  const diagnostics: Diagnostic[] = [];
  const withheld = new Set<string>();
  if (facts === undefined) return { value: withheld, diagnostics };
  for (const path of new Set([...listStatic(files), ...used])) {
    // Static files of unwanted names were left out when they were found.
    const name = path.startsWith('static/') ? undefined : findUnwantedName(path, nothing);
    const own = name === undefined ? describeContent(path, facts.get(path)) : name === 'silent' ? [] : [name];
    diagnostics.push(...own);
    const isRefused =
      name !== undefined ||
      own.some(({ code }) => code === 'file/pointer') ||
      applyRules(own, rules).some(({ severity }) => severity === 'error');
    if (isRefused) withheld.add(path);
  }
  return { value: withheld, diagnostics };
}

function* listStatic(files: Iterable<string>): Iterable<string> {
  for (const path of files) if (path.startsWith('static/')) yield path;
}

/** What a file holds is known by now: only names that say everything count. */
function nothing(): Buffer {
  return Buffer.from('-----BEGIN CERTIFICATE-----');
}

function describeContent(path: string, facts: FileFacts | undefined): readonly Diagnostic[] {
  if (facts?.concern === undefined) return [];
  const { code, severity, message, hint, line, column } = facts.concern;
  return [{ severity, code, message, at: { file: `content/${path}`, line, column }, hint }];
}
