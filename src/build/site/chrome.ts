/** What all pages share: scripts, styles and icons of helpsite itself, header and footer. */
import type { AssetManifest, MarkShape, PageLink, SiteConfig } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderChrome } from '../../render/render-chrome.tsx';
import { renderTokens } from '../../render/render-tokens.ts';
import type { ChromeView, ContactView } from '../../render/view.ts';
import { listSearchOrigins } from '../../search/hosted-hosts.ts';
import { type EmitFile, textFile } from '../emit/emit-file.ts';
import { pagePolicy } from '../emit/host-rules.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import { glyphOf } from '../model/marks.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { Bundle } from '../read/bundle.ts';
import type { SiteParts } from '../read/read-site.ts';
import { hasContact, listContact } from '../views/contact-ways.ts';
import { findContactGuide, listTasks } from '../views/home-links.ts';

/** What helpsite itself adds to a site. */
export interface OwnAssets {
  readonly manifest: AssetManifest;
  /** Public path of the neutral icon. */
  readonly favicon: string;
  readonly files: readonly EmitFile[];
}

type OwnInputs = { readonly config: SiteConfig; readonly bundle: Bundle };

/** Scripts, style sheets and icons, named by their content. */
function makeOwnAssets({ config, bundle }: OwnInputs): OwnAssets {
  const { base, colorMode, announcement } = config;
  const files: EmitFile[] = Object.entries(bundle.scripts).map(([name, content]) =>
    textFile(`${base.slice(1)}assets/${name}`, 'asset', content),
  );
  const add = (name: string, ending: string, content: string): string => {
    const file = `assets/${name}-${hashText(content).slice(0, 8)}.${ending}`;
    files.push(textFile(base.slice(1) + file, 'asset', content));
    return base + file;
  };
  const isEarly = colorMode.switch || colorMode.respectSystem || announcement !== undefined;
  const manifest: AssetManifest = {
    script: `${base}assets/${bundle.script}`,
    style: add('style', 'css', chooseStyles(config, bundle)),
    pageStyles: {
      guide: add('guide', 'css', bundle.pageStyles.guide),
      home: add('home', 'css', bundle.pageStyles.home),
      search: add('results', 'css', bundle.pageStyles.search),
    },
    icons: add('icons', 'svg', renderIconSprite(nameDrawings(config))),
    laterStyle: add('later', 'css', bundle.laterStyle),
    searchStyle: add('search', 'css', bundle.searchStyle),
    redirect: add('redirect', 'js', bundle.redirect),
    asked: add('asked', 'js', bundle.asked),
    ...(isEarly ? { early: add('early', 'js', bundle.early) } : {}),
  };
  return { manifest, favicon: add('favicon', 'svg', renderFavicon(config.accentHue)), files };
}

function nameDrawings({ marks }: SiteConfig): Readonly<Record<string, MarkShape>> {
  return Object.fromEntries(Object.entries(marks).map(([key, shape]) => [glyphOf(key), shape]));
}

/** What is not configured costs no reader a byte. */
function chooseStyles(config: SiteConfig, bundle: Bundle): string {
  const { accentHue, colorMode, announcement, hideNavbarOnScroll } = config;
  const { style, options } = bundle;
  return [
    style,
    ...(announcement === undefined ? [] : [options.announcement]),
    ...(hasContact(config) ? [options.contact] : []),
    ...(colorMode.switch ? [options.colorSwitch] : []),
    ...(hideNavbarOnScroll ? [options.hidingHeader] : []),
    renderTokens(accentHue),
  ].join('');
}

/** helpsite's own files for this site, made once for all that ask. */
export function shareOwnAssets({ settings, bundle }: SiteParts, memo: Memo): OwnAssets {
  return memo.share('own', '', { config: settings.config, bundle }, makeOwnAssets).read();
}

/** Public path of the site's icon: the configured one, else one among the static files, else a neutral one. */
export function findFavicon({ settings, discovered }: SiteParts, own: OwnAssets): string {
  const { base, favicon } = settings.config;
  if (favicon !== undefined) return favicon;
  const name = ['favicon.svg', 'favicon.ico', 'favicon.png'].find((candidate) =>
    discovered.files.has(`static/${candidate}`),
  );
  return name === undefined ? own.favicon : base + name;
}

/** Header, footer and head of every page. */
export function makeChrome(
  parts: SiteParts,
  model: SiteModel,
  lookup: Pick<SiteLookup, 'docsById'>,
  memo: Memo,
): ChromeView {
  const own = shareOwnAssets(parts, memo);
  const contactGuide = findContactGuide(model, lookup);
  const contact = listContact(model, lookup);
  const inputs = {
    config: model.config,
    favicon: findFavicon(parts, own),
    manifest: own.manifest,
    generator: parts.generator,
    tasks: listTasks(model, lookup),
    ...(contactGuide === undefined ? {} : { contactGuide }),
    ...(contact === undefined ? {} : { contact }),
  };
  return memo.run('chrome', '', inputs, writeChrome);
}

function writeChrome({
  config,
  manifest,
  generator,
  favicon,
  tasks,
  contactGuide,
  contact,
}: {
  readonly config: SiteConfig;
  readonly manifest: AssetManifest;
  readonly generator: string;
  readonly favicon: string;
  readonly tasks: readonly PageLink[];
  readonly contactGuide?: PageLink;
  readonly contact?: ContactView;
}): ChromeView {
  const search = contactGuide === undefined ? { tasks } : { tasks, contactGuide };
  const chrome = renderChrome({ ...config, favicon }, manifest, generator, search, contact);
  const policy =
    config.csp === 'header' ? {} : { policy: pagePolicy({ connect: listSearchOrigins(config.search) }) };
  // Scripts, styles and all that pages share: as long as it is the same, pages may take each other's place.
  return { ...chrome, ...policy, build: hashText(JSON.stringify(chrome)).slice(0, 8) };
}
