/** What build and check share: everything from the disk to a checked site, before a file is written. */
import { join } from 'node:path';
import type { AssetManifest, Diagnostic, SiteConfig } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderTokens } from '../../render/render-tokens.ts';
import { readAssets, staticFiles } from '../assets.ts';
import { type Bundle, loadBundle } from '../bundle.ts';
import { readCodeHash } from '../code-hash.ts';
import { loadConfig } from '../config.ts';
import { applyRules, sortDiagnostics } from '../diagnostics.ts';
import { discover } from '../discover.ts';
import type { EmitFile } from '../emit.ts';
import { type LastChange, readGitHistory } from '../git-history.ts';
import { hashText, Memo } from '../memo.ts';
import { type MemoStore, openMemoStore } from '../memo-store.ts';
import { checkConfigLinks } from '../model/config-links.ts';
import { readSidebars } from '../model/read-sidebars.ts';
import type { CommandOptions } from '../options.ts';
import { makeSite, parseSources, type Site } from '../pipeline.ts';
import type { Progress } from '../progress.ts';
import { loadReactPages } from '../react-pages.ts';
import { readSourceText } from '../source-text.ts';
import { branchesFiles } from '../sidebar-branches.ts';
import { readVersion } from '../version.ts';
import { styleSheetFile, styleSheetText } from '../views/head-view.ts';

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
}

/** Folder of everything that makes the next run faster, for this very code; it may be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'helpsite', readCodeHash());
}

/** Reads, understands and checks the site. Problems are in `diagnostics`; with wrong configuration there is no site. */
export async function prepareSite(options: CommandOptions, progress: Progress): Promise<PreparedSite> {
  const { root } = options;
  const overrides = {
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options.configFile === undefined ? {} : { configFile: options.configFile }),
  };
  const loaded = await loadConfig(root, overrides);
  const config = loaded.value.site;
  const store = options.cache ? openMemoStore(cacheFolder(root)) : undefined;
  const memo = new Memo(store);
  const wrong = (diagnostics: readonly Diagnostic[]): PreparedSite => ({
    base: config.base,
    site: undefined,
    files: [],
    diagnostics: sortDiagnostics(diagnostics),
    isConfigWrong: true,
    sourceOf: (file) => readSourceText(root, file),
    history: undefined,
    favicon: '',
    memo,
    store,
  });
  if (loaded.diagnostics.some(({ severity }) => severity === 'error')) return wrong(loaded.diagnostics);
  const { sidebars } = loaded.value;
  const explicit =
    sidebars === undefined
      ? undefined
      : readSidebars(sidebars.value, sidebars.file, readSourceText(root, sidebars.file));
  if (explicit?.diagnostics.some(({ severity }) => severity === 'error') === true)
    return wrong([...loaded.diagnostics, ...explicit.diagnostics]);

  progress.start('Reading', 1);
  const discovered = discover(root);
  const [history, react, bundle] = await Promise.all([
    readGitHistory(root),
    loadReactPages(root, discovered.reactPages, config.base),
    loadBundle(),
  ]);
  progress.start('Understanding', discovered.sources.length);
  const parsed = parseSources(discovered, config, memo);
  const { assets, files: assetFiles } = readAssets(
    root,
    parsed.usedFiles,
    discovered.files,
    config.base,
    memo,
  );
  const own = ownAssets(config, bundle);
  const favicon = findFavicon(config.base, discovered.files) ?? own.favicon;
  const site = makeSite(
    parsed,
    {
      config,
      explicit:
        explicit === undefined || sidebars === undefined
          ? undefined
          : { sidebars: explicit.value, file: sidebars.file },
      reactPages: react.value,
      files: new Set(discovered.files.keys()),
      assets,
      manifest: own.manifest,
      favicon,
      history,
      generator: `helpsite ${readVersion()}`,
      drafts: options.drafts,
    },
    memo,
  );
  const configTexts = loaded.value.files.map((file) => ({ file, text: readSourceText(root, file) ?? '' }));
  const configLinks = checkConfigLinks(config, site.model.targets, configTexts);
  const texts = new Map(
    [...discovered.sources, ...discovered.categories].map(({ path, text }) => [`content/${path}`, text]),
  );
  return {
    base: config.base,
    site,
    files: [
      ...own.files,
      ...assetFiles,
      ...styleSheets(site, config.base),
      ...branchesFiles(site.model),
      ...staticFiles(root, discovered.files, config.base),
    ],
    diagnostics: sortDiagnostics(
      applyRules(
        [
          ...loaded.diagnostics,
          ...discovered.diagnostics,
          ...react.diagnostics,
          ...site.diagnostics,
          ...configLinks,
        ],
        config.rules,
      ),
    ),
    isConfigWrong: false,
    sourceOf: (file) => texts.get(file) ?? readSourceText(root, file),
    history,
    favicon: config.favicon ?? favicon,
    memo,
    store,
  };
}

/** An icon among the static files; undefined: the site gets a neutral one. */
function findFavicon(base: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const name = ['favicon.svg', 'favicon.ico', 'favicon.png'].find((candidate) =>
    files.has(`static/${candidate}`),
  );
  return name === undefined ? undefined : base + name;
}

/** Scripts, style sheet and icons, named by their content. */
function ownAssets(
  config: SiteConfig,
  bundle: Bundle,
): { manifest: AssetManifest; favicon: string; files: EmitFile[] } {
  const { base, accentHue: hue, colorMode, announcement } = config;
  const files: EmitFile[] = [];
  const add = (name: string, ending: string, content: string): string => {
    const hash = hashText(content);
    const file = `assets/${name}-${hash.slice(0, 8)}.${ending}`;
    files.push({ file: base.slice(1) + file, phase: 'asset', key: hash, content: () => content });
    return base + file;
  };
  const scriptFile = (name: string): string => `assets/${name}`;
  for (const [name, content] of Object.entries(bundle.scripts)) {
    files.push({
      file: base.slice(1) + scriptFile(name),
      phase: 'asset',
      key: hashText(content),
      content: () => content,
    });
  }
  // What is not configured costs no reader a byte.
  const { options } = bundle;
  const style = [
    bundle.style,
    ...(announcement === undefined ? [] : [options.announcement]),
    ...(colorMode.switch ? [options.colorSwitch] : []),
    ...(config.hideNavbarOnScroll ? [options.hidingHeader] : []),
    renderTokens(hue),
  ].join('');
  const isEarly = colorMode.switch || colorMode.respectSystem || announcement !== undefined;
  const manifest: AssetManifest = {
    script: base + scriptFile(bundle.script),
    style: add('style', 'css', style),
    icons: add('icons', 'svg', renderIconSprite()),
    laterStyle: add('later', 'css', bundle.laterStyle),
    ...(isEarly ? { early: add('early', 'js', bundle.early) } : {}),
  };
  return { manifest, favicon: add('favicon', 'svg', renderFavicon(hue)), files };
}

/** Style sheets made of the `style` attributes in guides; pages with the same ones share a file. */
function styleSheets(site: Site, base: string): EmitFile[] {
  const sheets = new Map<string, EmitFile>();
  for (const { styles } of site.pages) {
    if (styles.length === 0) continue;
    const file = base.slice(1) + styleSheetFile(styles);
    const text = styleSheetText(styles);
    sheets.set(file, { file, phase: 'asset', key: hashText(text), content: () => text });
  }
  return [...sheets.values()];
}
