/** `helpsite check --list-settings`: the reference of settings, without a site. */
import type { CheckFlags } from '../check-options.ts';
import { allSettings, formatSettings } from '../../config/list-settings.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { formatDocument } from '../../terminal/result.ts';

/** Prints all settings as Markdown, with `--json` as one document. */
export function printSettings({ json }: CheckFlags, io: CommandIo): number {
  io.stdout.write(json === true ? formatDocument({ settings: allSettings() }) : formatSettings());
  return 0;
}
