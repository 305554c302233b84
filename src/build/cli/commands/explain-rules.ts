/** `helpsite check --list-rules` and `--explain <code>`: what can be reported, with the site's own severities. */
import { resolve } from 'node:path';
import type { CheckFlags } from '../check-options.ts';
import { allRules, explainRule, listRules, suggestCode } from '../../problems/rules.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { readSettings } from '../../read/read-settings.ts';
import { formatDocument } from '../../terminal/result.ts';
import { UsageError } from '../../problems/usage-error.ts';

/** Prints one rule or all of them; a site is not needed. Throws a UsageError for a code that there is not. */
export async function explainRules(
  root: string | undefined,
  flags: CheckFlags,
  io: CommandIo,
): Promise<number> {
  const { explain: code, json = false } = flags;
  const rule = code === undefined ? undefined : allRules().get(code);
  if (code !== undefined && rule === undefined) {
    const meant = suggestCode(code);
    const advice = meant === undefined ? '--list-rules names them all' : `did you mean "${meant}"?`;
    throw new UsageError(`there is no rule "${code}"; ${advice}`);
  }
  const folder = resolve(io.cwd, root ?? '.');
  const configFile = flags.config === undefined ? {} : { configFile: resolve(io.cwd, flags.config) };
  const { config } = await readSettings(folder, configFile);
  if (json)
    io.stdout.write(formatDocument({ rules: rule === undefined ? [...allRules().values()] : [rule] }));
  else io.stdout.write(rule === undefined ? listRules(config.rules) : explainRule(rule, config.rules));
  return 0;
}
