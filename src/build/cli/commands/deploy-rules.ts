/** `helpsite deploy rules`: headers, caching and redirects of the site, in the words of one host. */
import { resolve } from 'node:path';
import { HOSTS, type HostName } from '../../emit/host-names.ts';
import { renderRulesFor } from '../../emit/host-rules.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { isFailure } from '../../problems/diagnostics.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { prepareSite } from '../../site/prepare-site.ts';
import { hostRulesOf } from '../../site/site-files.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { formatDocument, printResult } from '../../terminal/result.ts';

/** Exit codes: 0 printed, 1 problems in content, 3 wrong configuration. An unknown host is a UsageError. */
export async function runDeployRules(
  typed: string,
  out: string | undefined,
  options: CommandOptions,
): Promise<number> {
  const host = HOSTS.find((name) => name === typed);
  if (host === undefined) throw new UsageError(describeUnknown(typed));
  if (out === '') throw new UsageError('--out needs the name of a file');
  const startedAt = performance.now();
  const prepared = await prepareSite(options, createProgress(options.io, { quiet: true }));
  prepared.store?.save();
  const site = prepared.content?.site;
  if (site === undefined || isFailure(prepared.diagnostics, options.strict)) {
    printResult(
      {
        ok: false,
        base: prepared.base,
        pages: site?.pages.length ?? 0,
        written: 0,
        unchanged: 0,
        removed: 0,
        isEmitted: false,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics: prepared.diagnostics,
        sourceOf: prepared.sourceOf,
      },
      { ...options, command: 'deploy rules' },
    );
    return site === undefined ? 3 : 1;
  }
  print(host, out, renderRulesFor(host, hostRulesOf(site.model)), options);
  return 0;
}

function describeUnknown(typed: string): string {
  const meant = closest(typed, HOSTS);
  return `There are no rules for "${typed}"${meant === undefined ? '' : ` (did you mean ${meant}?)`}; write one of ${HOSTS.join(', ')}`;
}

function print(
  host: HostName,
  out: string | undefined,
  { text, warnings }: ReturnType<typeof renderRulesFor>,
  { io, json }: CommandOptions,
): void {
  for (const warning of warnings) io.stderr.write(`helpsite: ${warning}\n`);
  const rules = json
    ? formatDocument({ schemaVersion: 1, ok: true, command: 'deploy rules', host, rules: text, warnings })
    : text;
  if (out === undefined) {
    io.stdout.write(rules);
    return;
  }
  const file = resolve(io.cwd, out);
  try {
    writeWhole(file, text);
  } catch (error) {
    throw describeSystemError(error, `write ${file}`);
  }
  if (json) io.stdout.write(rules);
}
