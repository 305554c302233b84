/** What build, check and the search commands share: from the disk to a checked site, before a file is written. */
import type { Diagnostic, Source } from '../../model.ts';
import { checkAdminKey } from '../config/check-admin-key.ts';
import { cacheFolder } from '../memo/cache-folder.ts';
import { Memo, readMemoMode } from '../memo/memo.ts';
import { type MemoStore, openMemoStore } from '../memo/memo-store.ts';
import { sortDiagnostics } from '../problems/diagnostics.ts';
import { groupCauses } from '../problems/group-causes.ts';
import { readGitPast } from '../read/git-past.ts';
import { readSearchHosts } from '../read/read-search-hosts.ts';
import { readSettings, type SiteSettings } from '../read/read-settings.ts';
import { readSite, type SiteParts } from '../read/read-site.ts';
import { readShownText } from '../read/source-text.ts';
import type { CommandOptions } from '../terminal/options.ts';
import type { Progress } from '../terminal/progress.ts';
import { buildSite } from './build-site.ts';
import { askPast, explainMissing, type Knowledge } from './explain-missing.ts';
import type { Site, UnderstoodSite } from './site.ts';

export interface PreparedSite {
  readonly base: string;
  /** Undefined when the configuration is wrong: then there is nothing to build. */
  readonly content: PreparedContent | undefined;
  /** Sorted, rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** A file's text for code frames. */
  readonly sourceOf: (file: string) => string | undefined;
  readonly memo: Memo;
  readonly store: MemoStore | undefined;
}

/** What was read, and what was made of it. */
export interface PreparedContent {
  readonly parts: SiteParts;
  readonly site: Site;
  /** What is known of what is missing. */
  readonly knowledge: Knowledge;
}

/** Reads, understands and checks the site. Problems are in `diagnostics`; with wrong configuration there is no site. */
export async function prepareSite(options: CommandOptions, progress: Progress): Promise<PreparedSite> {
  const { root, io } = options;
  const settings = await readOwnSettings(options);
  const store = options.cache ? openMemoStore(cacheFolder(root)) : undefined;
  const memo = new Memo(store, readMemoMode(io.env));
  const { base } = settings.config;
  if (settings.isWrong) {
    const diagnostics = sortDiagnostics(settings.diagnostics);
    const sourceOf = (file: string) => readShownText(root, file);
    return { base, content: undefined, diagnostics, sourceOf, memo, store };
  }
  progress.start('Reading', 1);
  const parts = await readSite(options, settings, memo);
  const { sources, categories } = parts.discovered;
  progress.start('Understanding', sources.length);
  const site = buildSite(parts, memo);
  const knowledge = await learnPast(root, site, sources, site.diagnostics);
  const texts = new Map([...sources, ...categories].map(({ path, text }) => [`content/${path}`, text]));
  return {
    base,
    content: { parts, site, knowledge },
    diagnostics: groupCauses(explainMissing(site.diagnostics, knowledge)),
    sourceOf: (file) => texts.get(file) ?? readShownText(root, file),
    memo,
    store,
  };
}

/** What git knows of what these problems miss; it is asked only when something is missing. */
export async function learnPast(
  root: string,
  site: UnderstoodSite,
  sources: readonly Source[],
  diagnostics: readonly Diagnostic[],
): Promise<Knowledge> {
  const question = askPast(diagnostics, site);
  return { past: question && (await readGitPast(root, question)), site, sources };
}

/** The configuration with the flags and the environment of this run. */
async function readOwnSettings({ root, base, configFile, cache, io }: CommandOptions): Promise<SiteSettings> {
  const settings = await readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
    ...readSearchHosts(io.env),
    ...(cache ? { keptIn: cacheFolder(root) } : {}),
  });
  const problems = checkAdminKey(settings.config, io.env);
  return { ...settings, diagnostics: [...settings.diagnostics, ...problems] };
}
