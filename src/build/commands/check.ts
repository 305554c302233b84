/** `helpsite check`: every check of a build, nothing written but the cache. */
import type { Diagnostic } from '../../model.ts';
import { maskSecrets } from '../check/check-secrets.ts';
import { checkEverything } from '../check/check-everything.ts';
import { keepSince, pastDiscovered } from '../check/past-site.ts';
import { assembleSite, type SiteParts } from '../assemble-site.ts';
import { isFailure } from '../diagnostics.ts';
import type { CheckOptions } from '../check-options.ts';
import { type GitChanges, readGitChanges } from '../git-changes.ts';
import { createProgress } from '../progress.ts';
import { printResult } from '../result.ts';
import { isReactPage, routeOfReactPage } from '../react-pages.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';

/** Exit codes: 0 clean, 1 problems in content, 3 wrong configuration. */
export async function runCheck(options: CheckOptions): Promise<number> {
  const startedAt = performance.now();
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const { root, since } = options;
    const changes = since === undefined ? undefined : await readGitChanges(root, since);
    const prepared = await prepareSite(options, progress);
    prepared.store?.save();
    const diagnostics = checkAll(prepared, options, changes);
    progress.end();
    const failed = isFailure(diagnostics, options.strict);
    printResult(
      {
        ok: !failed,
        base: prepared.base,
        pages: prepared.site?.pages.length ?? 0,
        written: 0,
        unchanged: 0,
        removed: 0,
        isEmitted: false,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics,
        sourceOf: (file) => {
          const text = prepared.sourceOf(file);
          return text === undefined ? undefined : maskSecrets(text, file, diagnostics);
        },
      },
      options,
    );
    return prepared.isConfigWrong ? 3 : failed ? 1 : 0;
  } finally {
    progress.end();
  }
}

/** The problems of a build and those that only check looks for; with `--since`, those of the change. */
function checkAll(
  prepared: PreparedSite,
  { since }: CheckOptions,
  changes: GitChanges | undefined,
): readonly Diagnostic[] {
  const { content, site, memo } = prepared;
  if (content === undefined || site === undefined) return prepared.diagnostics;
  const { parts } = content;
  const now = checkEverything(parts, { site, inputs: content.inputs, found: content.found });
  if (since === undefined || changes === undefined) return now;
  // What another configuration would have said cannot be known without running it: nothing is held back then.
  if ([...changes.changed].some((file) => file.startsWith('config/'))) return now;
  const past: SiteParts = {
    ...parts,
    discovered: pastDiscovered(parts.discovered, changes),
    react: pastReact(parts, changes),
  };
  return keepSince(now, checkEverything(past, assembleSite(past, memo)), changes.changed);
}

/** React pages as they were: new ones gone, deleted ones back, if only by their address. */
function pastReact({ react, settings }: SiteParts, { changed, before }: GitChanges): SiteParts['react'] {
  const isThere = (source: string) => before.has(`content/${source}`);
  const kept = react.pages.filter(({ source }) => !changed.has(`content/${source}`) || isThere(source));
  const known = new Set(kept.map(({ source }) => source));
  const back = [...before.keys()]
    .map((file) => file.replace(/^content\//, ''))
    .filter((source) => isReactPage(source) && !known.has(source))
    .map((source) => ({ source, route: routeOfReactPage(source, settings.config.base), html: '' }));
  return { pages: [...kept, ...back], diagnostics: [] };
}
