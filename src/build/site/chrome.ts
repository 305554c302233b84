/** What all pages share: scripts, styles and icons of helpsite itself, header and footer. */
import type { AssetManifest, MarkShape, Page, PageLink, SiteConfig } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderChrome } from '../../render/render-chrome.tsx';
import { renderHeadTags } from '../../render/head-tags.ts';
import { renderOwnColour, renderTokens } from '../../render/render-tokens.ts';
import type { ChromeView, ContactView, LanguageLink, NoticeView } from '../../render/view.ts';
import { hasEmbeddedIndex } from '../../search/build-settings.ts';
import { encodePath, isExternal, joinPath } from '../../urls.ts';
import { type EmitFile, textFile } from '../emit/emit-file.ts';
import { hueOf, shadeBrand } from '../config/brand.ts';
import { pagePolicy } from '../emit/host-rules.ts';
import { listPolicySources } from '../emit/policy-sources.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import { askRoute } from '../model/ask-route.ts';
import { glyphOf } from '../model/marks.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { Bundle } from '../read/bundle.ts';
import type { SiteParts } from '../read/read-site.ts';
import { hasContact, listContact } from '../views/contact-ways.ts';
import { findContactGuide, listTasks } from '../views/home-links.ts';
import { translateScripts } from './translate-scripts.ts';
import { type PlacedNotice, siteNotices } from '../views/notices.ts';
import { shareOwnHead } from './own-head.ts';

/** What helpsite itself adds to a site. */
export interface OwnAssets {
  readonly manifest: AssetManifest;
  /** Public path of the neutral icon. */
  readonly favicon: string;
  readonly files: readonly EmitFile[];
}

type OwnInputs = {
  readonly config: SiteConfig;
  readonly bundle: Bundle;
  readonly hasLanguages: boolean;
  /** Of a language beside the site's own. */
  readonly isTranslation: boolean;
  /** Of the site's own components: file name → text. */
  readonly scripts?: Readonly<Record<string, string>>;
};

/** Scripts, style sheets and icons, named by their content. */
function makeOwnAssets({
  config,
  bundle: plain,
  hasLanguages,
  isTranslation,
  scripts = {},
}: OwnInputs): OwnAssets {
  const bundle = translateScripts(plain, config.words);
  const { base, colorMode, announcement } = config;
  const files: EmitFile[] = Object.entries(bundle.scripts).flatMap(([name, content]) =>
    // Without an index it has nothing to answer with; pages of others know one address of it.
    name === 'suggest.js' && (isTranslation || !hasEmbeddedIndex(config))
      ? []
      : [textFile(`${base.slice(1)}assets/${name}`, 'asset', content)],
  );
  for (const [name, content] of Object.entries(scripts))
    files.push(textFile(`${base.slice(1)}assets/${name}`, 'asset', content));
  const add = (name: string, ending: string, content: string): string => {
    const file = `assets/${name}-${hashText(content).slice(0, 8)}.${ending}`;
    files.push(textFile(base.slice(1) + file, 'asset', content));
    return base + file;
  };
  const isEarly =
    colorMode.switch || colorMode.respectSystem || announcement !== undefined || config.notices.length > 0;
  // In one file with what a kind of page has beside it: one request, and it compresses to a tenth less.
  const common = chooseStyles(config, bundle, hasLanguages);
  const manifest: AssetManifest = {
    script: `${base}assets/${bundle.script}`,
    pageStyles: {
      guide: add('guide', 'css', common + bundle.pageStyles.guide),
      home: add('home', 'css', common + bundle.pageStyles.home),
      search: add('results', 'css', common + bundle.pageStyles.search),
      ...(askRoute(config) === undefined ? {} : { ask: add('ask', 'css', common + bundle.pageStyles.ask) }),
    },
    icons: add('icons', 'svg', renderIconSprite(nameDrawings(config))),
    laterStyle: add(
      'later',
      'css',
      bundle.laterStyle + (config.hideNavbarOnScroll ? bundle.options.hidingHeader : ''),
    ),
    searchStyle: add('search', 'css', bundle.searchStyle),
    errorsStyle: add('errors', 'css', bundle.errorsStyle),
    redirect: add('redirect', 'js', bundle.redirect),
    asked: add('asked', 'js', bundle.asked),
    ...(isEarly
      ? { early: add('early', 'js', config.notices.length === 0 ? bundle.early : bundle.earlyNotices) }
      : {}),
  };
  return { manifest, favicon: add('favicon', 'svg', renderFavicon(findHue(config))), files };
}

function nameDrawings({ marks }: SiteConfig): Readonly<Record<string, MarkShape>> {
  return Object.fromEntries(Object.entries(marks).map(([key, shape]) => [glyphOf(key), shape]));
}

/** What is not configured costs no reader a byte. */
function chooseStyles(config: SiteConfig, bundle: Bundle, hasLanguages: boolean): string {
  const { colorMode, announcement, notices, navigation, logo, footer, marks } = config;
  const { style, options } = bundle;
  return [
    style,
    ...(announcement === undefined && notices.length === 0 ? [] : [options.notice]),
    ...(hasContact(config) ? [options.contact] : []),
    ...(navigation.groups.length > 0 || Object.keys(marks).length > 0 ? [options.topics] : []),
    ...(navigation.links.some(({ items, icon }) => items !== undefined || icon !== undefined)
      ? [options.menus]
      : []),
    ...(logo === undefined ? [options.brandMark] : []),
    ...(logo === undefined && footer?.logo === undefined ? [] : [options.logo]),
    ...(colorMode.switch ? [options.colorSwitch] : []),
    ...(hasLanguages ? [options.languages] : []),
    renderColours(config),
  ].join('');
}

function findHue({ brand, accentHue }: SiteConfig): number {
  return brand === undefined ? accentHue : hueOf(typeof brand === 'string' ? brand : brand.dark);
}

function renderColours(config: SiteConfig): string {
  const { brand } = config;
  if (brand === undefined) return renderTokens(config.accentHue);
  const { light, dark } = typeof brand === 'string' ? { light: brand, dark: brand } : brand;
  return renderOwnColour(findHue(config), {
    light: shadeBrand(light, 'light').shades,
    dark: shadeBrand(dark, 'dark').shades,
  });
}

/** helpsite's own files for this site, made once for all that ask. */
export function shareOwnAssets({ settings, bundle, languages }: SiteParts, memo: Memo): OwnAssets {
  const scripts = settings.components?.scripts;
  const inputs = {
    config: settings.config,
    bundle,
    hasLanguages: languages !== undefined,
    isTranslation: languages?.[0]?.isCurrent === false,
    ...(scripts === undefined ? {} : { scripts }),
  };
  return memo.share('own', '', inputs, makeOwnAssets).read();
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
  lookup: Pick<SiteLookup, 'docsById' | 'pages'>,
  notices: readonly PlacedNotice[],
  memo: Memo,
): ChromeView {
  const own = shareOwnAssets(parts, memo);
  const contactGuide = findContactGuide(model, lookup);
  const contact = listContact(model, lookup);
  const errors = model.routes.find(({ kind }) => kind === 'errors');
  const { style } = shareOwnHead(parts, memo);
  const inputs = {
    config: measureLogo(sayYear(model.config, findYear(parts, lookup.pages.values())), parts),
    favicon: findFavicon(parts, own),
    manifest: own.manifest,
    generator: parts.generator,
    tasks: listTasks(model, lookup),
    ...(contactGuide === undefined ? {} : { contactGuide }),
    notices: siteNotices(notices),
    ...(parts.languages === undefined ? {} : { languages: parts.languages }),
    ...(contact === undefined ? {} : { contact }),
    ...(errors === undefined ? {} : { errorsRoute: encodePath(errors.path) }),
    ...(style === undefined ? {} : { style: model.config.base + style.file }),
  };
  return memo.run('chrome', '', inputs, writeChrome);
}

/** A drawing says its size by its viewBox alone, of which browsers make nothing: it is written beside it. */
function measureLogo(config: SiteConfig, { facts }: SiteParts): SiteConfig {
  const { logo, base } = config;
  if (logo === undefined || logo.width !== undefined || logo.height !== undefined) return config;
  if (!/\.svg$/i.test(logo.src) || isExternal(logo.src)) return config;
  const path = logo.src.startsWith(base) ? logo.src.slice(base.length) : logo.src;
  const { width, height } = facts.get(joinPath('static', path)) ?? {};
  if (width === undefined || height === undefined) return config;
  const [shown, tall] = [Math.round((width * LOGO_HEIGHT) / height), LOGO_HEIGHT];
  return { ...config, logo: { ...logo, width: Math.max(1, shown), height: tall } };
}

/** Pixels; as in `render/styles/chrome.css`. */
const LOGO_HEIGHT = 36;

/** `{year}` in the last line of every page; without a year it goes, with the dash before it. */
function sayYear(config: SiteConfig, year: string | undefined): SiteConfig {
  const { footer } = config;
  if (footer?.copyright?.includes('{year}') !== true) return config;
  const copyright = footer.copyright.replaceAll(/(?:\s*[–-]\s*)?\{year\}/g, (typed) =>
    year === undefined ? '' : typed.replace('{year}', year),
  );
  return { ...config, footer: { ...footer, copyright } };
}

/** The year of the newest date that guides or their commits carry: what is built does not depend on the clock. */
function findYear({ history }: SiteParts, pages: Iterable<Page>): string | undefined {
  let newest = '';
  const see = (date: string | undefined): void => {
    if (date !== undefined && date > newest) newest = date;
  };
  for (const { settings } of pages) {
    see(settings.lastVerified);
    see(settings.lastUpdate?.date);
  }
  for (const change of history?.values() ?? []) see(change.date);
  return /^\d{4}/.exec(newest)?.[0];
}

function writeChrome({
  config,
  manifest,
  generator,
  favicon,
  tasks,
  contactGuide,
  contact,
  errorsRoute,
  notices,
  style,
  languages,
}: {
  readonly config: SiteConfig;
  readonly manifest: AssetManifest;
  readonly generator: string;
  readonly favicon: string;
  readonly tasks: readonly PageLink[];
  readonly contactGuide?: PageLink;
  readonly contact?: ContactView;
  readonly errorsRoute?: string;
  readonly notices: readonly NoticeView[];
  readonly languages?: readonly LanguageLink[];
  readonly style?: string;
}): ChromeView {
  const found = { tasks, contactGuide, contact, errorsRoute, notices };
  const tags = renderHeadTags(config.base, config.head, config.scripts);
  const chrome = {
    ...renderChrome({ ...config, favicon }, manifest, generator, found),
    ...(style === undefined ? {} : { style }),
    ...(tags === '' ? {} : { tags }),
    ...(languages === undefined ? {} : { languages }),
  };
  const policy = config.csp === 'header' ? {} : { policy: pagePolicy(listPolicySources(config)) };
  // Scripts, styles and all that pages share: as long as it is the same, pages may take each other's place.
  return { ...chrome, ...policy, build: hashText(JSON.stringify(chrome)).slice(0, 8) };
}
