/** What build and check share: everything from the disk to a checked site, before a file is written. */
import { cacheFolder } from '../memo/cache-folder.ts';
import type { Diagnostic } from '../../model.ts';
import { assembleSite, makeOwnAssets, type SiteParts } from './assemble-site.ts';
import { checkAdminKey } from '../config/check-admin-key.ts';
import { loadBundle } from '../read/bundle.ts';
import { sortDiagnostics } from '../problems/diagnostics.ts';
import { discover } from '../read/discover.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { readGitHistory } from '../read/git-history.ts';
import type { LastChange } from '../../model.ts';
import { Memo } from '../memo/memo.ts';
import { type MemoStore, openMemoStore } from '../memo/memo-store.ts';
import type { CommandOptions } from '../terminal/options.ts';
import type { MakeSiteInputs, Site } from './pipeline.ts';
import type { Progress } from '../terminal/progress.ts';
import { loadReactPages } from '../read/react-pages.ts';
import { readSettings } from '../read/read-settings.ts';
import { readSearchHosts } from '../read/read-search-hosts.ts';
import { readWords } from '../read/read-words.ts';
import { readSourceText } from '../read/source-text.ts';
import type { SynonymEntry } from '../search/synonym-list.ts';

export interface PreparedSite {
  readonly base: string;
  /** Undefined when the configuration is wrong: then there is nothing to build. */
  readonly site: Site | undefined;
  /** Assets of the pages, static files, script, style sheet and icons. */
  readonly files: readonly EmitFile[];
  /** Sorted, rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  readonly isConfigWrong: boolean;
  readonly sourceOf: (file: string) => string | undefined;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  /** Public path of the site's icon. */
  readonly favicon: string;
  readonly memo: Memo;
  readonly store: MemoStore | undefined;
  /** What rules that build does not run go on with; undefined when the configuration is wrong. */
  readonly content: PreparedContent | undefined;
}

/** The stages' values. */
export interface PreparedContent {
  /** Everything that was read. */
  readonly parts: SiteParts;
  readonly inputs: MakeSiteInputs;
  /** Everything found, before opt-outs and severities. */
  readonly found: readonly Diagnostic[];
  readonly synonyms: readonly SynonymEntry[];
}

/** Reads, understands and checks the site. Problems are in `diagnostics`; with wrong configuration there is no site. */
export async function prepareSite(options: CommandOptions, progress: Progress): Promise<PreparedSite> {
  const { root } = options;
  const read = await readSettings(root, {
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options.configFile === undefined ? {} : { configFile: options.configFile }),
    ...readSearchHosts(options.io.env),
  });
  const { config } = read;
  const settings = { ...read, diagnostics: [...read.diagnostics, ...checkAdminKey(config, options.io.env)] };
  const store = options.cache ? openMemoStore(cacheFolder(root)) : undefined;
  const memo = new Memo(store);
  if (settings.isWrong) {
    return {
      base: config.base,
      site: undefined,
      files: [],
      diagnostics: sortDiagnostics(settings.diagnostics),
      isConfigWrong: true,
      sourceOf: (file) => readSourceText(root, file),
      history: undefined,
      favicon: '',
      memo,
      store,
      content: undefined,
    };
  }
  progress.start('Reading', 1);
  const discovered = discover(root);
  const [history, react, bundle] = await Promise.all([
    readGitHistory(root),
    loadReactPages(root, discovered.reactPages, config.base),
    loadBundle(),
  ]);
  progress.start('Understanding', discovered.sources.length);
  const parts: SiteParts = {
    root,
    settings,
    discovered,
    react: { pages: react.value, diagnostics: react.diagnostics },
    history,
    own: makeOwnAssets(config, bundle),
    words: readWords(root),
    drafts: options.drafts,
  };
  const assembled = assembleSite(parts, memo);
  const texts = new Map(
    [...discovered.sources, ...discovered.categories].map(({ path, text }) => [`content/${path}`, text]),
  );
  return {
    base: config.base,
    site: assembled.site,
    files: assembled.files,
    diagnostics: assembled.diagnostics,
    favicon: assembled.favicon,
    isConfigWrong: false,
    sourceOf: (file) => texts.get(file) ?? readSourceText(root, file),
    history,
    memo,
    store,
    content: {
      parts,
      inputs: assembled.inputs,
      found: assembled.found,
      synonyms: assembled.synonyms,
    },
  };
}
