/** Links, menus and pictures of the header, some of which the footer has as well. */
import type { ReactElement } from 'react';
import type { AssetManifest, Logo, NavEntry, NavLink, SiteConfig } from '../../model.ts';
import { isExternal } from '../../urls.ts';
import { escapeHtml } from '../escape-html.ts';
import { Icon } from '../icon.tsx';
import { opensNewTab, resolveHref } from '../resolve-href.ts';
import { NEW_TAB } from './cards.tsx';

/** Both modes' pictures; the style sheet shows the one that fits. A string, as React would add preload links. */
export function renderLogo(logo: Logo, config: SiteConfig): string {
  const { src, srcDark, alt, width, height } = logo;
  const size = `${attribute('alt', alt)}${attribute('width', width)}${attribute('height', height)}`;
  const image = (file: string, more: string): string =>
    `<img${attribute('src', locateFile(config.base, file))}${size}${more}>`;
  if (srcDark === undefined || srcDark === src) return image(src, '');
  // The mode that is off at first is not fetched until it is needed.
  const [light, dark] =
    config.colorMode.default === 'dark' ? [' loading="lazy"', ''] : ['', ' loading="lazy"'];
  return image(src, ` class="on-light"${light}`) + image(srcDark, ` class="on-dark"${dark}`);
}

/** An attribute with a blank in front; nothing for no value. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}

function locateFile(base: string, src: string): string {
  return isExternal(src) ? src : resolveHref(base, src);
}

/** A link, or a menu that opens without a script. */
export function MenuEntry({
  config,
  entry: { label, href, icon, iconDark, items },
  assets,
}: {
  readonly config: SiteConfig;
  readonly assets: AssetManifest;
  readonly entry: NavEntry;
}): ReactElement {
  const { base } = config;
  const picture = { src: icon ?? '', alt: label, width: 20, height: 20 };
  const image = renderLogo(iconDark === undefined ? picture : { ...picture, srcDark: iconDark }, config);
  const face =
    icon === undefined ? label : <span className="nav-icon" dangerouslySetInnerHTML={{ __html: image }} />;
  if (items === undefined) {
    const target = resolveHref(base, href ?? base);
    return (
      <a href={target} {...(opensNewTab(target) ? NEW_TAB : {})}>
        {face}
      </a>
    );
  }
  const links = href === undefined ? items : [{ label, href }, ...items];
  return (
    <details name="menu">
      <summary>
        {face}
        <Icon sprite={assets.icons} name="down" />
      </summary>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <SiteLink base={base} link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SiteLink({ base, link }: { readonly base: string; readonly link: NavLink }): ReactElement {
  const href = resolveHref(base, link.href);
  return (
    <a href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
      {link.label}
    </a>
  );
}
