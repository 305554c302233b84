/** `helpsite check`: every check of a build, nothing written but the cache. */
import type { Diagnostic } from '../../model.ts';
import { maskSecrets } from '../check/check-secrets.ts';
import { checkSite } from '../check/check-site.ts';
import { settleDiagnostics } from '../check/settle.ts';
import { isFailure } from '../diagnostics.ts';
import type { Discovered } from '../discover.ts';
import { listAddresses } from '../golden-run.ts';
import { readSiteQuestions } from '../read-search-words.ts';
import type { CheckOptions } from '../check-options.ts';
import { createProgress } from '../progress.ts';
import { printResult } from '../result.ts';
import { readSourceText } from '../source-text.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';

/** Exit codes: 0 clean, 1 problems in content, 3 wrong configuration. */
export async function runCheck(options: CheckOptions): Promise<number> {
  const startedAt = performance.now();
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const prepared = await prepareSite(options, progress);
    prepared.store?.save();
    const diagnostics = checkAll(prepared, options);
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

/** The problems of a build and those that only check looks for. */
function checkAll(
  { content, site, diagnostics }: PreparedSite,
  { root }: CheckOptions,
): readonly Diagnostic[] {
  if (content === undefined || site === undefined) return diagnostics;
  const { settings, discovered, inputs, found } = content;
  const own = checkSite({
    sources: discovered.sources,
    model: site.model,
    files: discovered.files,
    assets: inputs.assets,
    otherTexts: [...settings.texts.map(({ text }) => text), ...readOtherTexts(root, discovered)],
  });
  const questions = readSiteQuestions(root, new Set(listAddresses(site.model).keys()));
  return settleDiagnostics([...found, ...own, ...questions.diagnostics], {
    rules: settings.config.rules,
    sources: discovered.sources,
    ran: 'check',
  });
}

/** React pages, `_category_` files and static texts, in which a picture may be named. */
function readOtherTexts(root: string, { reactPages, categories, files }: Discovered): readonly string[] {
  const texts = [...files]
    .filter(
      ([path, { size }]) => /\.(?:css|html?|js|json|webmanifest|xml|txt)$/i.test(path) && size < 1_000_000,
    )
    .map(([path]) => path);
  return [
    ...categories.map(({ text }) => text),
    ...[...reactPages, ...texts].map((path) => readSourceText(root, `content/${path}`) ?? ''),
  ];
}
