/** A site as text in memory, and what the pipeline makes of it: so that an edit can be tried before it is written. */
import type { Asset, Diagnostic, Outcome, SiteConfig } from '../../../model.ts';
import { discover, type Discovered } from '../../read/discover.ts';
import { Memo } from '../../memo/memo.ts';
import { checkFiles } from '../../model/check-files.ts';
import type { SourceSidebars } from '../../model/sidebar-source.ts';
import { parseSources, type ParsedSite } from '../../site/pipeline.ts';
import { readSettings } from '../../read/read-settings.ts';
import { loadReactPages } from '../../read/react-pages.ts';
import type { ReactPage } from '../../../model.ts';
import { buildSite, type SiteModel } from '../../model/site-model.ts';
import { listOwnFiles } from '../../model/own-files.ts';
import { checkNamedDocs } from '../../views/doc-view.ts';

/** Everything that decides pages, addresses and links. */
export interface SiteState {
  readonly discovered: Discovered;
  readonly config: SiteConfig;
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  readonly reactPages: readonly ReactPage[];
  /** Configuration files that were read, relative to the root. */
  readonly configFiles: readonly string[];
}

/** The site understood. Files in its links have the address `fileAddress`, so that it shows which file is meant. */
export interface UnderstoodSite {
  readonly parsed: ParsedSite;
  readonly model: SiteModel;
  readonly diagnostics: readonly Diagnostic[];
}

export interface StateOptions {
  readonly root: string;
  readonly base: string | undefined;
  readonly configFile: string | undefined;
}

/** Reads the site from the disk. Undefined, with the reasons, when its configuration is wrong. */
export async function readState(options: StateOptions): Promise<Outcome<SiteState | undefined>> {
  const { root, base, configFile } = options;
  const { config, explicit, texts, diagnostics, isWrong } = await readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
  });
  if (isWrong) return { value: undefined, diagnostics };
  const discovered = discover(root);
  const react = await loadReactPages(root, discovered.reactPages, config.base);
  return {
    value: {
      discovered,
      config,
      explicit,
      reactPages: react.value,
      configFiles: texts.map(({ file }) => file),
    },
    diagnostics,
  };
}

/** Stands for a file's public address, and says which file it is. */
export function fileAddress(path: string): string {
  return `/~file/${path}`;
}

/** Runs the pipeline up to the resolved links. `memo` keeps what two states have in common. */
export function understandSite(state: SiteState, memo: Memo): UnderstoodSite {
  const { discovered, config, explicit, reactPages } = state;
  const parsed = parseSources(discovered, config, memo);
  const assets = new Map<string, Asset>();
  for (const path of discovered.files.keys()) assets.set(path, { path, url: fileAddress(path), file: path });
  const files = new Set(discovered.files.keys());
  const { value: model, diagnostics } = buildSite(
    {
      config,
      pages: parsed.pages,
      categories: parsed.categories,
      explicit,
      reactPages,
      files,
      assets,
      drafts: false,
    },
    memo,
  );
  const named = [...parsed.pages.values()].flatMap((page) => checkNamedDocs(page, model));
  const { base, trailingSlash } = config;
  const own = listOwnFiles(config, model.posts);
  const taken = checkFiles({ routes: model.routes, files, own, base, trailingSlash });
  return {
    parsed,
    model,
    diagnostics: [...discovered.diagnostics, ...parsed.diagnostics, ...diagnostics, ...named, ...taken],
  };
}

/** Problems of `after` that `before` did not have; `movedPath` says where a file of `before` lies in `after` (relative to the root). */
export function findNewProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  movedPath: (file: string) => string = (file) => file,
): readonly Diagnostic[] {
  const known = new Map<string, number>();
  const keyOf = ({ code, at }: Diagnostic, file: string | undefined) => `${code} ${file ?? at?.file ?? ''}`;
  for (const problem of before) {
    const key = keyOf(problem, problem.at === undefined ? undefined : movedPath(problem.at.file));
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return after.filter((problem) => {
    const key = keyOf(problem, undefined);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}
