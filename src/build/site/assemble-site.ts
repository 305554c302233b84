/** From what the rim has read to a whole site: pages, files and problems. Pure but for the memo; build, check and dev share it. */
import type { AssetManifest, Diagnostic, SiteConfig, SearchWords } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderTokens } from '../../render/render-tokens.ts';
import { readAssets, staticFiles } from '../read/assets.ts';
import type { Bundle } from '../read/bundle.ts';
import { settleDiagnostics } from '../problems/settle.ts';
import type { Discovered } from '../read/discover.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import type { LastChange } from '../../model.ts';
import { type Memo } from '../memo/memo.ts';
import { hashText } from '../memo/hash.ts';
import { checkConfigLinks } from '../model/config-links.ts';
import { makeSite, type MakeSiteInputs, parseSources, type Site } from './pipeline.ts';
import type { ReactPage } from '../../model.ts';
import type { SiteSettings } from '../read/read-settings.ts';
import { branchesFiles } from './sidebar-branches.ts';
import { readSiteSynonyms, type SynonymEntry } from '../search/synonym-list.ts';
import { readVersion } from '../program/version.ts';
import { styleSheetFile, styleSheetText } from '../views/head-view.ts';

/** Everything that was read. */
export interface SiteParts {
  readonly root: string;
  readonly settings: SiteSettings;
  readonly discovered: Discovered;
  readonly react: { readonly pages: readonly ReactPage[]; readonly diagnostics: readonly Diagnostic[] };
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  readonly own: OwnAssets;
  readonly words: SearchWords;
  readonly drafts: boolean;
}

export interface AssembledSite {
  readonly site: Site;
  /** Assets of the pages, static files, script, style sheet and icons. */
  readonly files: readonly EmitFile[];
  /** Everything that was found, before opt-outs and severities. */
  readonly found: readonly Diagnostic[];
  /** What the pages were put in their places with. */
  readonly inputs: MakeSiteInputs;
  /** Sorted, opt-outs and rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** Public path of the site's icon. */
  readonly favicon: string;
  readonly synonyms: readonly SynonymEntry[];
}

/** Understands and checks the whole site. */
export function assembleSite(parts: SiteParts, memo: Memo): AssembledSite {
  const { root, settings, discovered, react, history, own, drafts } = parts;
  const { config } = settings;
  const parsed = parseSources(discovered, config, memo);
  const {
    assets,
    files: assetFiles,
    diagnostics: assetProblems,
  } = readAssets(root, parsed.usedFiles, discovered.files, config.base, memo);
  const favicon = findFavicon(config.base, discovered.files) ?? own.favicon;
  const inputs: MakeSiteInputs = {
    config,
    explicit: settings.explicit,
    reactPages: react.pages,
    files: new Set(discovered.files.keys()),
    assets,
    manifest: own.manifest,
    favicon,
    history,
    generator: `helpsite ${readVersion()}`,
    drafts,
  };
  const site = makeSite(parsed, inputs, memo);
  const synonyms = readSiteSynonyms(parts.words.synonyms);
  const configLinks = checkConfigLinks(config, site.model.targets, settings.texts);
  const found = [
    ...settings.diagnostics,
    ...discovered.diagnostics,
    ...assetProblems,
    ...react.diagnostics,
    ...site.diagnostics,
    ...configLinks,
    ...synonyms.diagnostics,
  ];
  return {
    site,
    files: [
      ...own.files,
      ...assetFiles,
      ...styleSheets(site, config.base),
      ...branchesFiles(site.model),
      ...staticFiles(root, discovered.files, config.base),
    ],
    found,
    inputs,
    diagnostics: settleDiagnostics(found, {
      rules: config.rules,
      sources: discovered.sources,
      ran: 'build',
    }),
    favicon: config.favicon ?? favicon,
    synonyms: synonyms.value,
  };
}

/** An icon among the static files; undefined: the site gets a neutral one. */
function findFavicon(base: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const name = ['favicon.svg', 'favicon.ico', 'favicon.png'].find((candidate) =>
    files.has(`static/${candidate}`),
  );
  return name === undefined ? undefined : base + name;
}

/** What helpsite itself adds to a site. */
export interface OwnAssets {
  readonly manifest: AssetManifest;
  /** Public path of the neutral icon. */
  readonly favicon: string;
  readonly files: readonly EmitFile[];
}

/** Scripts, style sheet and icons, named by their content. */
export function makeOwnAssets(config: SiteConfig, bundle: Bundle): OwnAssets {
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
    searchStyle: add('search', 'css', bundle.searchStyle),
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
