/** Every problem of a site that has been put together: those of a build, and those that only `check` looks for. Pure but for small reads. */
import type { Diagnostic } from '../../model.ts';
import type { SiteParts } from '../read/read-site.ts';
import type { Site } from '../site/site.ts';
import { leaveOutUnread } from '../site/unread-files.ts';
import type { Discovered } from '../read/discover.ts';
import { listAddresses } from '../search/golden-run.ts';
import { readSiteQuestions } from '../search/question-list.ts';
import { readSourceText } from '../read/source-text.ts';
import { checkSite } from './check-site.ts';
import { scanSource } from './scan-source.ts';
import type { RuleScope } from '../problems/rule-table.ts';
import { settleDiagnostics } from '../problems/settle.ts';

/** Sorted, opt-outs and severities applied. `more`: what was found elsewhere, by rules of the scope `ran`. */
export function checkEverything(
  { root, settings, discovered, words }: SiteParts,
  { model, lookup, assets, parsed, found }: Site,
  { more = [], ran = 'check' }: { readonly more?: readonly Diagnostic[]; readonly ran?: RuleScope } = {},
): readonly Diagnostic[] {
  const own = checkSite({
    sources: discovered.sources.map(scanSource),
    model,
    lookup,
    files: discovered.files,
    assets,
    sheets: parsed.sheets,
    otherTexts: [...settings.texts.map(({ text }) => text), ...readOtherTexts(root, discovered)],
  });
  const questions = readSiteQuestions(words.questions, new Set(listAddresses(model).keys()));
  const all = [...found.map(hardenAnchor), ...own, ...questions.diagnostics, ...more];
  return settleDiagnostics(leaveOutUnread(all, model), {
    rules: settings.config.rules,
    sources: discovered.sources,
    ran,
  });
}

/** A heading that is gone stops no build, but it must not pass unseen. */
export function hardenAnchor(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === 'anchor/lost' ? { ...diagnostic, severity: 'error' } : diagnostic;
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
