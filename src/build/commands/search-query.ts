/** `helpsite search query`: asks the built index the way the dialog does. */
import type { SearchOptions } from '../search-options.ts';
import { UsageError } from '../usage-error.ts';

/** Exit codes: 0 asked, 2 no question or no index. */
export async function runSearchQuery(text: string | undefined, options: SearchOptions): Promise<number> {
  if (text === undefined && !options.stdin)
    throw new UsageError('say what to look for, for example: helpsite search query "whitelist"');
  throw new UsageError(`there is no search index in ${options.outDir}; build the site first: helpsite build`);
}
