/** What every page shares: announcement, header and footer, rendered once for the whole site. */
import { say, speak } from '../words/say.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AssetManifest, PageLink, SiteConfig } from '../model.ts';
import { buildSearchSettings } from '../search/build-settings.ts';
import { listSearchOrigins } from '../search/hosted-hosts.ts';
import type { SearchSettings } from '../search/protocol.ts';
import { escapeHtml } from './escape-html.ts';
import { Icon } from './icon.tsx';
import { MenuEntry, SiteLink } from './parts/header-links.tsx';
import { AnnouncementBar } from './islands/announcement-bar.tsx';
import { ColorModeSwitch } from './islands/color-mode-switch.tsx';
import { MobileMenu } from './islands/mobile-menu.tsx';
import { NEW_TAB } from './parts/cards.tsx';
import { Footer } from './parts/footer.tsx';
import { opensNewTab, resolveHref } from './resolve-href.ts';
import { HelpMenu, type HelpWays } from './parts/help-menu.tsx';
import { Notices } from './parts/notice.tsx';
import { attribute, renderLogo } from './render-logo.ts';
import type { ChromeView, ContactView, NoticeView } from './view.ts';

/** What of the chrome is found by looking at the whole site. */
interface ChromeParts {
  /** Shown in the open search. */
  readonly tasks?: readonly PageLink[];
  /** The guide that tells how to reach a person; shown in the open search. */
  readonly contactGuide?: PageLink | undefined;
  readonly contact?: ContactView | undefined;
  /** The page where readers paste an error. */
  readonly errorsRoute?: string | undefined;
  /** Those of the whole site. */
  readonly notices?: readonly NoticeView[];
}

/** `generator` is the name and version for `<meta name="generator">`. */
export function renderChrome(
  config: SiteConfig,
  assets: AssetManifest,
  generator: string,
  parts: ChromeParts = {},
): ChromeView {
  return speak(config.words, () => renderAll(config, assets, generator, parts));
}

function renderAll(
  config: SiteConfig,
  assets: AssetManifest,
  generator: string,
  { tasks = [], contactGuide, contact, errorsRoute, notices }: ChromeParts,
): ChromeView {
  const { base } = config;
  const search = {
    ...buildSearchSettings(config),
    ...(tasks.length === 0 ? {} : { tasks }),
    // Where the header names ways to a person, the search reads them there.
    ...(contactGuide === undefined || contact !== undefined ? {} : { contactGuide }),
    ...(errorsRoute === undefined ? {} : { errors: errorsRoute }),
  };
  const favicon =
    config.favicon === undefined || config.favicon === '' ? undefined : resolveHref(base, config.favicon);
  return {
    lang: config.locale.htmlLang,
    ...(config.words === undefined ? {} : { words: config.words }),
    dir: config.locale.direction,
    siteTitle: config.title,
    base,
    url: config.url,
    colorMode: config.colorMode.default,
    ...(favicon === undefined ? {} : { favicon }),
    assets,
    early: renderEarly(config, assets),
    announcement: renderToStaticMarkup(
      <>
        <Announcement config={config} assets={assets} />
        <Notices notices={notices} sprite={assets.icons} isBar />
      </>,
    ),
    navbar: renderToStaticMarkup(
      <Navbar
        config={config}
        assets={assets}
        search={search}
        help={{ contact, contactGuide, errorsRoute }}
      />,
    ),
    ...(contact === undefined ? {} : { contact }),
    footer: renderToStaticMarkup(<Footer config={config} />),
    searchRoute: search.route,
    ...(errorsRoute === undefined ? {} : { errorsRoute }),
    ...(contactGuide === undefined ? {} : { contactGuide }),
    ...(config.search.provider === 'hosted' ? describeSearchOrigin(config) : {}),
    generator,
  };
}

function describeSearchOrigin({ search }: SiteConfig): Pick<ChromeView, 'searchOrigin'> {
  const [searchOrigin] = listSearchOrigins(search);
  return searchOrigin === undefined ? {} : { searchOrigin };
}

/** The script's element, with what it has to know (src/client/early.ts); empty when nothing needs it. */
function renderEarly({ colorMode, announcement, notices }: SiteConfig, assets: AssetManifest): string {
  if (assets.early === undefined) return '';
  return (
    `<script src="${escapeHtml(assets.early)}" data-mode="${colorMode.default}"` +
    `${colorMode.respectSystem ? ' data-system' : ''}${colorMode.switch ? ' data-switch' : ''}` +
    `${attribute('data-announcement', announcement?.id)}${attribute('data-notices', timesOf(notices))}></script>`
  );
}

/** Of every notice, scoped or over: which of them a page has is not known before it is read (client/notice-state.ts). */
function timesOf(notices: SiteConfig['notices']): string | undefined {
  if (notices.length === 0) return undefined;
  return JSON.stringify(notices.map(({ id, from = 0, until = 0 }) => [id, from, until]));
}

interface ChromeProps {
  readonly config: SiteConfig;
  readonly assets: AssetManifest;
}

function Announcement({ config, assets }: ChromeProps): ReactElement | undefined {
  const { announcement } = config;
  if (announcement === undefined) return undefined;
  return (
    <section className="announcement" aria-label={say('Announcement')} data-island="announcement">
      <AnnouncementBar
        sprite={assets.icons}
        content={announcement.content}
        closeable={announcement.closeable}
      />
    </section>
  );
}

interface NavbarProps extends ChromeProps {
  readonly search: SearchSettings;
  readonly help: HelpWays;
}

function Navbar({ config, assets, search, help }: NavbarProps): ReactElement {
  const { promo, links } = config.navigation;
  const isEmpty =
    promo === undefined && links.length === 0 && Object.values(help).every((way) => way === undefined);
  return (
    <header className="header" data-hides={config.hideNavbarOnScroll ? '' : undefined}>
      <nav aria-label={say('Main')}>
        {isEmpty ? undefined : (
          <button
            className="menu-button"
            type="button"
            popoverTarget="page.menu"
            data-wakes="page.menu"
            aria-label={say('Toggle navigation bar')}
          >
            <Icon sprite={assets.icons} name="menu" />
          </button>
        )}
        <Brand config={config} assets={assets} />
        {isEmpty ? undefined : (
          <div className="menu" id="page.menu" popover="auto" data-island="menu">
            <MobileMenu
              sprite={assets.icons}
              entries={renderToStaticMarkup(<MenuEntries config={config} assets={assets} help={help} />)}
            />
          </div>
        )}
        {config.colorMode.switch ? (
          <div data-island="color-mode" data-system={config.colorMode.respectSystem ? '' : undefined}>
            <ColorModeSwitch sprite={assets.icons} />
          </div>
        ) : undefined}
        <a
          className="search-button"
          href={search.route}
          data-island="search"
          aria-keyshortcuts="Control+K Meta+K /"
          data-search={JSON.stringify(search)}
          data-index={search.provider === 'embedded' ? search.manifest : undefined}
          data-style={assets.searchStyle}
        >
          <Icon sprite={assets.icons} name="search" />
          <span>{say('Search')}</span>
          <span className="keys" aria-hidden="true">
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </span>
        </a>
      </nav>
    </header>
  );
}

function MenuEntries({ config, assets, help }: ChromeProps & Pick<NavbarProps, 'help'>): ReactElement {
  const { base, navigation } = config;
  const { promo, links } = navigation;
  return (
    <>
      {promo === undefined ? undefined : (
        <li className="promo">
          <SiteLink base={base} link={promo} />
        </li>
      )}
      {links.map((link, index) => (
        <li key={index} className={link.items === undefined ? undefined : 'drop'}>
          <MenuEntry config={config} entry={link} assets={assets} />
        </li>
      ))}
      <HelpMenu {...help} sprite={assets.icons} />
    </>
  );
}

function Brand({ config, assets }: ChromeProps): ReactElement {
  const { logo, title, base } = config;
  const href = resolveHref(base, logo?.href ?? base);
  const isAlone = logo?.alone === true && title !== '';
  const picture = logo !== undefined && isAlone && logo.alt === '' ? { ...logo, alt: title } : logo;
  return (
    <a className="brand" href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
      {picture === undefined ? (
        <span className="brand-mark">
          <Icon sprite={assets.icons} name="mark" />
        </span>
      ) : (
        // The title beside it says the name: without words of its own the picture says nothing.
        <span className="logo" dangerouslySetInnerHTML={{ __html: renderLogo(picture, config) }} />
      )}
      {isAlone ? undefined : title !== '' ? (
        <span>{title}</span>
      ) : logo === undefined || logo.alt === '' ? (
        say('Home')
      ) : undefined}
    </a>
  );
}
