/** The site as the commands about facts see it. */
import type { FactSheet } from '../../../model.ts';
import type { CommandOptions, EditOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { type PreparedContent, type PreparedSite, prepareSite } from '../../site/prepare-site.ts';

export interface FactsSite extends PreparedSite {
  readonly content: PreparedContent | undefined;
  readonly sheets: ReadonlyMap<string, FactSheet>;
  readonly checkRun: CommandOptions;
}

/** Reads and understands the site; nothing is written but the cache. */
export async function prepareFacts(options: EditOptions): Promise<FactsSite> {
  const checkRun: CommandOptions = {
    ...options,
    outDir: `${options.root}/dist`,
    command: 'check',
    format: options.json ? 'json' : 'text',
    verbose: false,
    strict: false,
    keepGoing: false,
    clean: false,
    cache: true,
    drafts: true,
    explain: false,
    compress: false,
  };
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const prepared = await prepareSite(checkRun, progress);
    prepared.store?.save();
    return { ...prepared, sheets: prepared.content?.site.parsed.sheets ?? new Map(), checkRun };
  } finally {
    progress.end();
  }
}
