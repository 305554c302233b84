/** What the site of `dev` is made of, as it was read last: read again where something has changed. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LastChange } from '../../../model.ts';
import { fileOfSource, isBesideContent } from '../../../urls.ts';
import type { Memo } from '../../memo/memo.ts';
import { readFileFacts } from '../../read/asset-files.ts';
import { type Bundle, loadBundle } from '../../read/bundle.ts';
import { findGitFolder } from '../../read/git-folder.ts';
import { readGitHistory } from '../../read/git-history.ts';
import { loadReactPages } from '../../read/react-pages.ts';
import { COMPONENTS_FOLDER } from '../../read/read-components.ts';
import { readSearchHosts } from '../../read/read-search-hosts.ts';
import { readSettings, type SiteSettings } from '../../read/read-settings.ts';
import {
  describeGenerator,
  readAllStyles,
  readClock,
  readTranslations,
  type SiteParts,
} from '../../read/read-site.ts';
import { listWordsFiles, readWords } from '../../read/read-words.ts';
import { ADDRESS_FILES, readAddresses } from '../../read/read-addresses.ts';
import type { ServeOptions } from '../../terminal/options.ts';
import { openSourceTree, type SourceTree } from './source-tree.ts';

export interface DevSiteOptions extends Pick<ServeOptions, 'root' | 'base' | 'configFile' | 'cache' | 'io'> {
  /** Told every file outside `content/` that the site is made of (absolute). */
  readonly onInput: (path: string) => void;
  /** Told that something differs, before anything is made of it. */
  readonly onChange: () => void;
}

/** Everything that was read. Written only by the functions of this file. */
export interface DevInputs {
  readonly options: DevSiteOptions;
  readonly configInputs: Set<string>;
  readonly reactInputs: Set<string>;
  tree: SourceTree;
  bundle: Bundle;
  /** As read last; `good` is the last that was not wrong. */
  settings: SiteSettings;
  good: SiteSettings | undefined;
  react: SiteParts['react'];
  history: ReadonlyMap<string, LastChange> | undefined;
  gitStamp: string;
  wordsStamp: string;
}

/** Files that are read anew with every look, and only watched for changes. */
function listWatched(root: string): readonly string[] {
  return [...listWordsFiles(root), ...ADDRESS_FILES];
}

/** Reads everything. */
export async function readInputs(options: DevSiteOptions): Promise<DevInputs> {
  const { root } = options;
  const inputs = { options, configInputs: new Set<string>(), reactInputs: new Set<string>() };
  const [bundle, settings, history] = await Promise.all([
    loadBundle(),
    readConfig(options, inputs.configInputs),
    readGitHistory(root),
  ]);
  const read: DevInputs = {
    ...inputs,
    tree: openSourceTree(root),
    bundle,
    settings,
    good: settings.isWrong ? undefined : settings,
    react: { pages: [], diagnostics: [] },
    history,
    gitStamp: stampOfGit(root),
    wordsStamp: stampOf(root, listWatched(root)),
  };
  await readReact(read);
  return read;
}

/**
 * Looks again at these paths (relative to the root, or absolute), or at everything. Returns the files that differ, and
 * whether anything does.
 */
export async function refreshInputs(
  inputs: DevInputs,
  paths: ReadonlySet<string> | 'all',
): Promise<{ readonly changed: readonly string[]; readonly isChanged: boolean }> {
  const { root } = inputs.options;
  const all = paths === 'all' ? undefined : [...paths];
  const isConfig = all?.some((path) => isConfigPath(path, inputs)) ?? true;
  const changed = refreshTree(inputs, all);
  const facts = factsOf(inputs);
  if (isConfig) {
    inputs.settings = await readConfig(inputs.options, inputs.configInputs);
    if (!inputs.settings.isWrong) inputs.good = inputs.settings;
  }
  const isReact =
    facts !== factsOf(inputs) || [...changed, ...(all ?? [])].some((path) => isReactPath(path, inputs));
  if (isReact) await readReact(inputs);
  const gitStamp = stampOfGit(root);
  const isGit = gitStamp !== inputs.gitStamp;
  if (isGit) Object.assign(inputs, { gitStamp, history: await readGitHistory(root) });
  const watched = listWatched(root);
  const wordsStamp = stampOf(root, watched);
  const isWords = wordsStamp !== inputs.wordsStamp;
  inputs.wordsStamp = wordsStamp;
  const configs =
    isConfig && all !== undefined
      ? all.filter((path) => !path.startsWith('content') && !isBesideContent(path))
      : [];
  return {
    changed: [...changed, ...configs, ...(isWords ? watched : [])],
    isChanged: changed.length > 0 || isConfig || isReact || isGit || isWords,
  };
}

/** The parts of the site with its last good configuration. */
export function gatherParts(inputs: DevInputs, settings: SiteSettings, memo: Memo): SiteParts {
  const { options, tree, react, history, bundle } = inputs;
  const { root } = options;
  const discovered = tree.discovered();
  return {
    root,
    settings,
    discovered,
    facts: readFileFacts(root, discovered.files, memo),
    react,
    history,
    bundle,
    styles: readAllStyles(root, settings),
    words: readWords(root),
    addresses: readAddresses(root),
    drafts: true,
    now: readClock(),
    generator: describeGenerator(),
    translations: readTranslations(root, discovered.files.keys()),
  };
}

/** Base path of the site as it is served. */
export function baseOf({ good, settings }: DevInputs): string {
  return (good ?? settings).config.base;
}

/** What React pages may know of the site. */
function factsOf({ good, settings }: DevInputs): string {
  const { base, title, tagline, url, locale } = (good ?? settings).config;
  return JSON.stringify([base, title, tagline, url, locale]);
}

function refreshTree({ tree }: DevInputs, paths: readonly string[] | undefined): readonly string[] {
  const below = paths?.flatMap((path) =>
    path === 'content'
      ? ['']
      : path.startsWith('content/')
        ? [path.slice('content/'.length)]
        : isBesideContent(path)
          ? [path]
          : [],
  );
  const isAll = below === undefined || below.includes('');
  return tree.refresh(isAll ? 'all' : new Set(below)).map(fileOfSource);
}

async function readConfig(options: DevSiteOptions, noted: Set<string>): Promise<SiteSettings> {
  const { root, base, configFile, io } = options;
  return readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
    ...readSearchHosts(io.env),
    onFile: noteIn(noted, options),
  });
}

async function readReact(inputs: DevInputs): Promise<void> {
  const { options, tree, reactInputs } = inputs;
  const { value, diagnostics } = await loadReactPages(
    options.root,
    tree.discovered().reactPages,
    (inputs.good ?? inputs.settings).config,
    noteIn(reactInputs, options),
  );
  inputs.react = { pages: value, diagnostics };
}

function noteIn(noted: Set<string>, { onInput }: DevSiteOptions): (path: string) => void {
  return (path) => {
    noted.add(path);
    onInput(path);
  };
}

function isReactPath(path: string, { options, reactInputs }: DevInputs): boolean {
  return (
    /^content\/pages\/.*\.(?!mdx?$)/.test(path) ||
    reactInputs.has(join(options.root, path)) ||
    reactInputs.has(path)
  );
}

function isConfigPath(path: string, { options, configInputs }: DevInputs): boolean {
  const { root, configFile } = options;
  return (
    path === 'config' ||
    path.startsWith('config/') ||
    path === COMPONENTS_FOLDER ||
    path.startsWith(`${COMPONENTS_FOLDER}/`) ||
    /^(?:versions\.json$|versioned_sidebars(?:\/|$))/.test(path) ||
    configInputs.has(path) ||
    configInputs.has(join(root, path)) ||
    (configFile !== undefined && (path === configFile || join(root, path) === configFile))
  );
}

/** Changes with every commit and every other branch. */
function stampOfGit(root: string): string {
  const folder = findGitFolder(root);
  return folder === undefined ? '' : stampOf(folder, ['HEAD', 'logs/HEAD']);
}

function stampOf(root: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return stats === undefined ? `${file} none` : `${file} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    })
    .join();
}
