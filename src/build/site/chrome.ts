/** What all pages share: scripts, styles and icons of helpsite itself, header and footer. */
import type { AssetManifest, MarkShape, Page, PageLink, SiteConfig } from '../../model.ts';
import { renderFavicon, renderIconSprite } from '../../render/icons.ts';
import { renderChrome } from '../../render/render-chrome.tsx';
import { renderTokens } from '../../render/render-tokens.ts';
import type { ChromeView, ContactView, NoticeView } from '../../render/view.ts';
import { listConnectOrigins } from '../emit/connect-origins.ts';
import { hasEmbeddedIndex } from '../../search/build-settings.ts';
import { encodePath } from '../../urls.ts';
import { type EmitFile, textFile } from '../emit/emit-file.ts';
import { pagePolicy } from '../emit/host-rules.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import { askRoute } from '../model/ask-route.ts';
import { glyphOf } from '../model/marks.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { Bundle } from '../read/bundle.ts';
import type { SiteParts } from '../read/read-site.ts';
import { hasContact, listContact } from '../views/contact-ways.ts';
import { findContactGuide, listTasks } from '../views/home-links.ts';
import { type PlacedNotice, siteNotices } from '../views/notices.ts';

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
  const files: EmitFile[] = Object.entries(bundle.scripts).flatMap(([name, content]) =>
    // Without an index it has nothing to answer with.
    name === 'suggest.js' && !hasEmbeddedIndex(config)
      ? []
      : [textFile(`${base.slice(1)}assets/${name}`, 'asset', content)],
  );
  const add = (name: string, ending: string, content: string): string => {
    const file = `assets/${name}-${hashText(content).slice(0, 8)}.${ending}`;
    files.push(textFile(base.slice(1) + file, 'asset', content));
    return base + file;
  };
  const isEarly =
    colorMode.switch || colorMode.respectSystem || announcement !== undefined || config.notices.length > 0;
  // In one file with what a kind of page has beside it: one request, and it compresses to a tenth less.
  const common = chooseStyles(config, bundle);
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
      ? { early: add('early', 'js', bundle.early + (config.notices.length === 0 ? '' : bundle.earlyNotices)) }
      : {}),
  };
  return { manifest, favicon: add('favicon', 'svg', renderFavicon(config.accentHue)), files };
}

function nameDrawings({ marks }: SiteConfig): Readonly<Record<string, MarkShape>> {
  return Object.fromEntries(Object.entries(marks).map(([key, shape]) => [glyphOf(key), shape]));
}

/** What is not configured costs no reader a byte. */
function chooseStyles(config: SiteConfig, bundle: Bundle): string {
  const { accentHue, colorMode, announcement, notices, navigation, logo, footer, marks } = config;
  const { style, options } = bundle;
  return [
    style,
    ...(announcement === undefined && notices.length === 0 ? [] : [options.notice]),
    ...(hasContact(config) ? [options.contact] : []),
    ...(navigation.groups.length > 0 || Object.keys(marks).length > 0 ? [options.topics] : []),
    ...(logo === undefined ? [options.brandMark] : []),
    ...(logo === undefined && footer?.logo === undefined ? [] : [options.logo]),
    ...(colorMode.switch ? [options.colorSwitch] : []),
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
  lookup: Pick<SiteLookup, 'docsById' | 'pages'>,
  notices: readonly PlacedNotice[],
  memo: Memo,
): ChromeView {
  const own = shareOwnAssets(parts, memo);
  const contactGuide = findContactGuide(model, lookup);
  const contact = listContact(model, lookup);
  const errors = model.routes.find(({ kind }) => kind === 'errors');
  const inputs = {
    config: sayYear(model.config, findYear(parts, lookup.pages.values())),
    favicon: findFavicon(parts, own),
    manifest: own.manifest,
    generator: parts.generator,
    tasks: listTasks(model, lookup),
    ...(contactGuide === undefined ? {} : { contactGuide }),
    notices: siteNotices(notices),
    ...(contact === undefined ? {} : { contact }),
    ...(errors === undefined ? {} : { errorsRoute: encodePath(errors.path) }),
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
  errorsRoute,
  notices,
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
}): ChromeView {
  const found = { tasks, contactGuide, contact, errorsRoute, notices };
  const chrome = renderChrome({ ...config, favicon }, manifest, generator, found);
  const policy =
    config.csp === 'header' ? {} : { policy: pagePolicy({ connect: listConnectOrigins(config) }) };
  // Scripts, styles and all that pages share: as long as it is the same, pages may take each other's place.
  return { ...chrome, ...policy, build: hashText(JSON.stringify(chrome)).slice(0, 8) };
}
