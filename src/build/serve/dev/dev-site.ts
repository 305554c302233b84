/** The site as it is at this moment, held in memory: what has changed is read and understood anew, all else stays. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Site } from '../../site/site.ts';
import { type Bundle, loadBundle } from '../../read/bundle.ts';
import { checkEverything } from '../../check/check-everything.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';
import { sortDiagnostics } from '../../problems/diagnostics.ts';
import type { Discovered } from '../../read/discover.ts';
import type { EmitFile } from '../../emit/emit-file.ts';
import { readGitHistory } from '../../read/git-history.ts';
import type { LastChange } from '../../../model.ts';
import { Memo, readMemoMode } from '../../memo/memo.ts';
import { openMemoStore } from '../../memo/memo-store.ts';
import type { ServeOptions } from '../../terminal/options.ts';
import { loadReactPages } from '../../read/react-pages.ts';
import type { ReactPage } from '../../../model.ts';
import { readFileFacts } from '../../read/asset-files.ts';
import { describeGenerator, type SiteParts } from '../../read/read-site.ts';
import { readSearchHosts } from '../../read/read-search-hosts.ts';
import { readWords, SYNONYMS_FILE } from '../../read/read-words.ts';
import { readSettings, type SiteSettings } from '../../read/read-settings.ts';
import { createGoodSources } from './good-sources.ts';
import { openSourceTree, type SourceTree } from './source-tree.ts';

/** One moment of the site. */
export interface DevState {
  /** Undefined as long as the configuration has never been right. */
  readonly served: Site | undefined;
  /** The files of the search index, made when they are first asked for: an edit should not wait for them. */
  readonly searchFiles: () => readonly EmitFile[];
  readonly base: string;
  /** Problems of what lies on the disk, which may be ahead of what is served. Sorted, rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** Sources with an error that have never been without one since the start, relative to `content/`. */
  readonly neverGood: ReadonlySet<string>;
  readonly discovered: Discovered;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
}

export interface DevSite {
  readonly state: () => DevState;
  /** Looks again at these paths (relative to the root, or absolute), or at everything. Returns what differs. */
  readonly update: (paths: ReadonlySet<string> | 'all') => Promise<readonly string[]>;
  /** Every problem of what lies on the disk, those included that only `helpsite check` looks for. */
  readonly check: () => readonly Diagnostic[];
  /** Takes other scripts and styles. */
  readonly replaceBundle: (bundle: Bundle) => void;
  /** Forgets everything and reads it anew. */
  readonly restart: () => Promise<void>;
  /** Keeps what was computed for the next start. */
  readonly save: () => void;
}

export interface DevSiteOptions extends Pick<ServeOptions, 'root' | 'base' | 'configFile' | 'cache' | 'io'> {
  /** Told every file outside `content/` that the site is made of (absolute). */
  readonly onInput: (path: string) => void;
}

interface React {
  readonly pages: readonly ReactPage[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the site. Whatever is wrong with it is in its state: a writer will put it right. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root } = options;
  const generator = describeGenerator();
  const overrides = {
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options.configFile === undefined ? {} : { configFile: options.configFile }),
    ...readSearchHosts(options.io.env),
  };
  const configInputs = new Set<string>();
  const reactInputs = new Set<string>();
  const note = (inputs: Set<string>) => (path: string) => {
    inputs.add(path);
    options.onInput(path);
  };
  let store = options.cache ? openMemoStore(cacheFolder(root)) : undefined;
  const mode = readMemoMode(options.io.env);
  let memo = new Memo(store, mode);
  let tree: SourceTree;
  let bundle: Bundle;
  /** As read last; `good` is the last that was not wrong. */
  let settings: SiteSettings;
  let good: SiteSettings | undefined;
  let react: React = { pages: [], diagnostics: [] };
  let history: ReadonlyMap<string, LastChange> | undefined;
  let gitStamp = '';
  let wordsStamp = '';
  let goodSources = createGoodSources();
  let state: DevState;
  /** What lies on the disk, whether it can be served or not. */
  let real: { readonly parts: SiteParts; readonly site: Site } | undefined;

  const readConfig = async (): Promise<void> => {
    settings = await readSettings(root, { ...overrides, onFile: note(configInputs) });
    if (settings.isWrong) return;
    good = settings;
  };
  const readReact = async (): Promise<void> => {
    const base = (good ?? settings).config.base;
    const outcome = await loadReactPages(root, tree.discovered().reactPages, base, note(reactInputs));
    react = { pages: outcome.value, diagnostics: outcome.diagnostics };
  };
  const readHistory = async (): Promise<void> => {
    gitStamp = stampOfGit(root);
    history = await readGitHistory(root);
  };

  /** The whole site from what has been read. Synchronous: no request sees half of it. */
  const assemble = (): void => {
    const discovered = tree.discovered();
    if (good === undefined) {
      const { diagnostics, config } = settings;
      state = {
        served: undefined,
        searchFiles: () => [],
        base: config.base,
        diagnostics: sortDiagnostics(diagnostics),
        neverGood: new Set(),
        discovered,
        history,
      };
      return;
    }
    if (state !== undefined && !existsSync(join(root, 'content'))) {
      state = { ...state, diagnostics: [NO_CONTENT] };
      return;
    }
    wordsStamp = stampOf(root, [SYNONYMS_FILE]);
    memo.forgetUnused();
    const parts: SiteParts = {
      root,
      settings: good,
      discovered,
      facts: readFileFacts(root, discovered.files, memo),
      react,
      history,
      bundle,
      words: readWords(root),
      drafts: true,
      generator,
    };
    const site = buildSite(parts, memo);
    real = { parts, site };
    const kept = goodSources.choose(discovered, react.pages, site.diagnostics);
    const served =
      kept === undefined
        ? site
        : buildSite(
            { ...parts, discovered: kept.discovered, react: { ...react, pages: kept.reactPages } },
            memo,
          );
    let searchFiles: readonly EmitFile[] | undefined;
    state = {
      served,
      searchFiles: () => (searchFiles ??= served.searchFiles()),
      base: good.config.base,
      diagnostics: settings.isWrong
        ? sortDiagnostics([...settings.diagnostics, ...site.diagnostics])
        : site.diagnostics,
      neverGood: goodSources.neverGood(),
      discovered,
      history,
    };
  };

  const readAll = async (): Promise<void> => {
    tree = openSourceTree(root);
    const [loaded] = await Promise.all([loadBundle(), readConfig(), readHistory()]);
    bundle = loaded;
    await readReact();
    assemble();
  };
  await readAll();

  return {
    state: () => state,
    async update(paths) {
      const all = paths === 'all' ? undefined : [...paths];
      const isConfig =
        all?.some((path) => isConfigPath(path, root, configInputs, options.configFile)) ?? true;
      const below = all?.flatMap((path) =>
        path === 'content' ? [''] : path.startsWith('content/') ? [path.slice('content/'.length)] : [],
      );
      const changed = tree
        .refresh(below === undefined || below.includes('') ? 'all' : new Set(below))
        .map((path) => `content/${path}`);
      const before = state;
      if (isConfig) await readConfig();
      const isOtherBase = before.base !== (good ?? settings).config.base;
      const isReact =
        isOtherBase ||
        [...changed, ...(all ?? [])].some(
          (path) =>
            /^content\/pages\/.*\.(?!mdx?$)/.test(path) ||
            reactInputs.has(join(root, path)) ||
            reactInputs.has(path),
        );
      if (isReact) await readReact();
      const isGit = gitStamp !== stampOfGit(root);
      if (isGit) await readHistory();
      const isWords = wordsStamp !== stampOf(root, [SYNONYMS_FILE]);
      if (
        changed.length > 0 ||
        isConfig ||
        isReact ||
        isGit ||
        isWords ||
        isGone(root) !== isGone(root, state)
      )
        assemble();
      const configs = isConfig && all !== undefined ? all.filter((path) => !path.startsWith('content')) : [];
      return [...changed, ...configs, ...(isWords ? [SYNONYMS_FILE] : [])];
    },
    check() {
      if (real === undefined || settings.isWrong) return state.diagnostics;
      return checkEverything(real.parts, real.site);
    },
    replaceBundle(next) {
      bundle = next;
      assemble();
    },
    async restart() {
      store?.save();
      store = options.cache ? openMemoStore(cacheFolder(root)) : undefined;
      memo = new Memo(store, mode);
      goodSources = createGoodSources();
      good = undefined;
      await readAll();
    },
    save: () => store?.save(),
  };
}

const NO_CONTENT: Diagnostic = {
  severity: 'error',
  code: 'usage/invalid',
  message: 'The folder content is gone; the site is shown as it last was',
  hint: 'It goes on by itself as soon as the folder is back.',
};

/** Whether the guides' folder is missing: on the disk, or in what was last seen of it. */
function isGone(root: string, state?: DevState): boolean {
  return state === undefined ? !existsSync(join(root, 'content')) : state.diagnostics.includes(NO_CONTENT);
}

function isConfigPath(
  path: string,
  root: string,
  inputs: ReadonlySet<string>,
  configFile: string | undefined,
): boolean {
  return (
    path === 'config' ||
    path.startsWith('config/') ||
    inputs.has(path) ||
    inputs.has(join(root, path)) ||
    (configFile !== undefined && (path === configFile || join(root, path) === configFile))
  );
}

/** Changes with every commit and every other branch. */
function stampOfGit(root: string): string {
  return stampOf(root, ['.git/HEAD', '.git/logs/HEAD']);
}

function stampOf(root: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return stats === undefined ? 'none' : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    })
    .join();
}
