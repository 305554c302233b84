/** What build and check share: everything from the disk to a checked site, before a file is written. */
import { join } from 'node:path';
import type { Diagnostic } from '../../model.ts';
import { assembleSite, makeOwnAssets, type SiteParts } from '../assemble-site.ts';
import { checkAdminKey } from '../check-admin-key.ts';
import { loadBundle } from '../bundle.ts';
import { readCodeHash } from '../code-hash.ts';
import { sortDiagnostics } from '../diagnostics.ts';
import { discover } from '../discover.ts';
import type { EmitFile } from '../emit.ts';
import { type LastChange, readGitHistory } from '../git-history.ts';
import { Memo } from '../memo.ts';
import { type MemoStore, openMemoStore } from '../memo-store.ts';
import type { CommandOptions } from '../options.ts';
import type { MakeSiteInputs, Site } from '../pipeline.ts';
import type { Progress } from '../progress.ts';
import { loadReactPages } from '../react-pages.ts';
import { readSettings } from '../read-settings.ts';
import { readSearchHosts } from '../read-search-hosts.ts';
import { readSourceText } from '../source-text.ts';
import type { SynonymEntry } from '../synonym-list.ts';

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

/** Folder of everything that makes the next run faster, for this very code; it may be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'helpsite', readCodeHash());
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
