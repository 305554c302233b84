/** `helpsite check`: every check of a build, nothing written but the cache. */
import { dirname, join } from 'node:path';
import type { Diagnostic, Location, SearchWords } from '../../../model.ts';
import { readRecord } from '../../addresses/compare-addresses.ts';
import { listRecordable } from '../../addresses/list-present.ts';
import { listUnrecorded } from '../../addresses/plan-record.ts';
import { checkEverything } from '../../check/check-everything.ts';
import { checkTranslations } from '../../check/check-translations.ts';
import { keepSince, pastDiscovered } from '../../check/past-site.ts';
import type { SiteParts } from '../../read/read-site.ts';
import { buildSite } from '../../site/build-site.ts';
import { isFailure } from '../../problems/diagnostics.ts';
import { groupCauses } from '../../problems/group-causes.ts';
import { explainMissing } from '../../site/explain-missing.ts';
import type { CheckOptions } from '../check-options.ts';
import { type GitChanges, readGitChanges } from '../../read/git-changes.ts';
import { checkAddresses, type CheckedAddresses } from '../../check/external/check-addresses.ts';
import { USUAL } from '../../check/external/ask-all.ts';
import { listAddresses } from '../../check/external/list-addresses.ts';
import { locateIn } from '../../model/config-links.ts';
import { createProgress, type Progress } from '../../terminal/progress.ts';
import { formatCount } from '../../terminal/report.ts';
import { readVersion } from '../../program/version.ts';
import { printResult } from '../../terminal/result.ts';
import { readFileFacts } from '../../read/asset-files.ts';
import { ASKED_FILE, NEEDS_FILE, QUESTIONS_FILE } from '../../read/read-words.ts';
import { isReactPage, routeOfReactPage } from '../../read/react-pages.ts';
import { normaliseText } from '../../parse/normalise-text.ts';
import { fixContent } from './fix-content.ts';
import { type PreparedContent, type PreparedSite, prepareSite } from '../../site/prepare-site.ts';
import type { Memo } from '../../memo/memo.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';

/** Exit codes: 0 clean, 1 problems in content, 3 wrong configuration, 5 the web cannot be reached. */
export async function runCheck(options: CheckOptions): Promise<number> {
  const startedAt = performance.now();
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const { root, since } = options;
    const changes = since === undefined ? undefined : await readGitChanges(root, since);
    const prepared = await prepareSite(options, progress);
    prepared.store?.save();
    const web = options.external ? await askWeb(prepared, options, changes, progress) : undefined;
    const answers = web?.isOffline === true ? undefined : web?.diagnostics;
    const check = (texts: ReadonlyMap<string, string>): readonly Diagnostic[] =>
      explain(prepared, checkAll(prepared, options, changes, answers, texts));
    const found = check(new Map());
    progress.end();
    const { diagnostics: left, texts } =
      options.fix === 'no'
        ? { diagnostics: found, texts: new Map<string, string>() }
        : fixContent(found, isGuideOf(prepared), check, options);
    const diagnostics = groupCauses(left);
    const failed = isFailure(diagnostics, options.strict);
    printResult(
      {
        ok: !failed,
        base: prepared.base,
        pages: prepared.content?.site.pages.length ?? 0,
        written: 0,
        unchanged: 0,
        removed: 0,
        isEmitted: false,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics,
        sourceOf: (file) => {
          const corrected = texts.get(file);
          return corrected === undefined ? prepared.sourceOf(file) : normaliseText(corrected);
        },
      },
      options,
    );
    if (prepared.content === undefined) return 3;
    if (!options.quiet) tellUnrecorded(prepared.content, prepared.memo, options);
    return failed ? 1 : web?.isOffline === true ? 5 : 0;
  } finally {
    progress.end();
  }
}

/** With the causes of what is missing. */
function explain({ content }: PreparedSite, found: readonly Diagnostic[]): readonly Diagnostic[] {
  return content === undefined ? found : explainMissing(found, content.knowledge);
}

/** The problems of a build and those that only check looks for; with `--since`, those of the change. */
function checkAll(
  prepared: PreparedSite,
  { since, translations }: CheckOptions,
  changes: GitChanges | undefined,
  web: readonly Diagnostic[] | undefined,
  texts: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const { content, memo } = prepared;
  if (content === undefined) return prepared.diagnostics;
  const parts = withTexts(content.parts, texts);
  const site = texts.size === 0 ? content.site : buildSite(parts, memo);
  const behind = translations
    ? checkTranslations(parts.discovered.sources, parts.settings.config.locales)
    : [];
  const now = checkEverything(parts, site, {
    more: [...(web ?? []), ...behind],
    ...(web === undefined ? {} : { ran: 'external' }),
  });
  if (since === undefined || changes === undefined) return now;
  // What another configuration would have said cannot be known without running it: nothing is held back then.
  if ([...changes.changed].some((file) => file.startsWith('config/'))) return now;
  const discovered = pastDiscovered(parts.discovered, changes);
  const past: SiteParts = {
    ...parts,
    discovered,
    facts: readFileFacts(parts.root, discovered.files, memo),
    react: pastReact(parts, changes),
  };
  return keepSince(now, checkEverything(past, buildSite(past, memo)), changes.changed);
}

/** Only what is recorded is protected; a site without a record is not asked to keep one. */
function tellUnrecorded({ parts, site }: PreparedContent, memo: Memo, { io, drafts }: CheckOptions): void {
  const { lock } = parts.addresses.value;
  if (lock === undefined || drafts) return;
  const record = readRecord(parts.addresses.value, memo);
  const { addresses, anchors } = listUnrecorded(record, listRecordable(site.model, site.lookup));
  if (addresses.length === 0 && anchors === 0) return;
  io.stderr.write(
    `Not recorded yet: ${formatCount(addresses.length, 'address', 'addresses')} and ${formatCount(anchors, 'anchor')}; after publishing run helpsite addresses record\n`,
  );
}

/** The site with these texts (as on the disk, by path relative to the root) in the place of its own. */
function withTexts(parts: SiteParts, texts: ReadonlyMap<string, string>): SiteParts {
  if (texts.size === 0) return parts;
  const sources = parts.discovered.sources.map((source) => {
    const text = texts.get(`content/${source.path}`);
    return text === undefined ? source : { path: source.path, text: normaliseText(text) };
  });
  const { synonyms, questions, asked, needs } = parts.words;
  const corrected = (list: SearchWords['asked']): SearchWords['asked'] => {
    const text = list.value && texts.get(list.value.path);
    return list.value === undefined || text === undefined
      ? list
      : { ...list, value: { path: list.value.path, text: normaliseText(text) } };
  };
  return {
    ...parts,
    discovered: { ...parts.discovered, sources },
    words: {
      ...parts.words,
      synonyms: corrected(synonyms),
      questions: corrected(questions),
      asked: corrected(asked),
      needs: corrected(needs),
    },
  };
}

/** Which files are guides, pages, posts, partials or lists of the search that name guides: nothing else is ever corrected. */
function isGuideOf({ content }: PreparedSite): (file: string) => boolean {
  const files = new Set(content?.parts.discovered.sources.map(({ path }) => `content/${path}`));
  for (const list of [QUESTIONS_FILE, ASKED_FILE, NEEDS_FILE]) files.add(list);
  return (file) => files.has(file);
}

/** Asks the web about the addresses that the guides link to; with `--since`, about those in changed files. */
async function askWeb(
  { content }: PreparedSite,
  { root, cache, quiet, io }: CheckOptions,
  changes: GitChanges | undefined,
  progress: Progress,
): Promise<CheckedAddresses | undefined> {
  if (content === undefined) return undefined;
  const { config, texts } = content.parts.settings;
  const all = listAddresses({
    pages: content.site.lookup.pages.values(),
    config,
    locate: (href) => locateIn(texts, href),
  });
  const isAsked = ({ file }: Location): boolean => changes === undefined || changes.changed.has(file);
  const addresses = new Map(
    [...all].flatMap(([address, places]) =>
      places.some(isAsked) ? [[address, places.filter(isAsked)] as const] : [],
    ),
  );
  progress.start('Asking the web', addresses.size);
  const checked = await checkAddresses(addresses, {
    ...USUAL,
    userAgent: `helpsite/${readVersion()} (link check)`,
    // Beside the folders of results, which are for one version of the program each.
    store: cache ? join(dirname(cacheFolder(root)), 'web-answers.json') : undefined,
    onAnswer: (count) => progress.report(count),
  });
  progress.end();
  if (checked.isOffline)
    io.stderr.write('helpsite: no server of the web can be found from here, so no address was checked\n');
  else if (!quiet)
    io.stderr.write(
      `Asked the web about ${formatCount(checked.asked, 'link')}${checked.known > 0 ? `; ${checked.known} are known from the last day` : ''}\n`,
    );
  return checked;
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
