/** What all pages share: scripts, styles and icons of helpsite itself, header and footer. */
import type { AssetManifest, MarkShape, Page, PageLink, SiteConfig } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderChrome } from '../../render/render-chrome.tsx';
import { renderTokens } from '../../render/render-tokens.ts';
import type { ChromeView, ContactView, LanguageLink, NoticeView } from '../../render/view.ts';
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
import { translateScripts } from './translate-scripts.ts';
import { type PlacedNotice, siteNotices } from '../views/notices.ts';

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
};

/** Scripts, style sheets and icons, named by their content. */
function makeOwnAssets({ config, bundle: plain, hasLanguages }: OwnInputs): OwnAssets {
  const bundle = translateScripts(plain, config.words);
  const { base, colorMode, announcement } = config;
  const files: EmitFile[] = Object.entries(bundle.scripts).map(([name, content]) =>
    textFile(`${base.slice(1)}assets/${name}`, 'asset', content),
  );
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
    },
    icons: add('icons', 'svg', renderIconSprite(nameDrawings(config))),
    laterStyle: add('later', 'css', bundle.laterStyle),
    searchStyle: add('search', 'css', bundle.searchStyle),
    redirect: add('redirect', 'js', bundle.redirect),
    asked: add('asked', 'js', bundle.asked),
    ...(isEarly
      ? { early: add('early', 'js', bundle.early + (config.notices.length === 0 ? '' : bundle.earlyNotices)) }
      : {}),
  };
  return { manifest, favicon: add('favicon', 'svg', renderFavicon(config.accentHue)), files };
}

function nameDrawings({ marks }: SiteConfig): Readonly<Record<string, MarkShape>> {
  return Object.fromEntries(Object.entries(marks).map(([key, shape]) => [glyphOf(key), shape]));
}

/** What is not configured costs no reader a byte. */
function chooseStyles(config: SiteConfig, bundle: Bundle, hasLanguages: boolean): string {
  const { accentHue, colorMode, announcement, notices, hideNavbarOnScroll, navigation, marks } = config;
  const { style, options } = bundle;
  return [
    style,
    ...(announcement === undefined && !notices.some(({ where }) => where.includes('all'))
      ? []
      : [options.announcement]),
    ...(notices.length === 0 ? [] : [options.notice]),
    ...(hasContact(config) ? [options.contact] : []),
    ...(navigation.groups.length > 0 || Object.keys(marks).length > 0 ? [options.topics] : []),
    ...(colorMode.switch ? [options.colorSwitch] : []),
    ...(hasLanguages ? [options.languages] : []),
    ...(hideNavbarOnScroll ? [options.hidingHeader] : []),
    renderTokens(accentHue),
  ].join('');
}

/** helpsite's own files for this site, made once for all that ask. */
export function shareOwnAssets({ settings, bundle, languages }: SiteParts, memo: Memo): OwnAssets {
  const inputs = { config: settings.config, bundle, hasLanguages: languages !== undefined };
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
  const inputs = {
    config: sayYear(model.config, findYear(parts, lookup.pages.values())),
    favicon: findFavicon(parts, own),
    manifest: own.manifest,
    generator: parts.generator,
    tasks: listTasks(model, lookup),
    ...(contactGuide === undefined ? {} : { contactGuide }),
    notices: siteNotices(notices),
    ...(parts.languages === undefined ? {} : { languages: parts.languages }),
    ...(contact === undefined ? {} : { contact }),
  };
  return memo.run('chrome', '', inputs, writeChrome);
}

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
  notices,
  languages,
}: {
  readonly config: SiteConfig;
  readonly manifest: AssetManifest;
  readonly generator: string;
  readonly favicon: string;
  readonly tasks: readonly PageLink[];
  readonly contactGuide?: PageLink;
  readonly contact?: ContactView;
  readonly notices: readonly NoticeView[];
  readonly languages?: readonly LanguageLink[];
}): ChromeView {
  const found = { tasks, contactGuide, contact, notices };
  const chrome = {
    ...renderChrome({ ...config, favicon }, manifest, generator, found),
    ...(languages === undefined ? {} : { languages }),
  };
  const policy =
    config.csp === 'header' ? {} : { policy: pagePolicy({ connect: listSearchOrigins(config.search) }) };
  // Scripts, styles and all that pages share: as long as it is the same, pages may take each other's place.
  return { ...chrome, ...policy, build: hashText(JSON.stringify(chrome)).slice(0, 8) };
}
