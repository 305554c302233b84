/** A link of the configuration, and the site's picture: in the header and in the footer. */
import type { ReactElement } from 'react';
import type { Logo, NavLink, SiteConfig } from '../../model.ts';
import { isExternal } from '../../urls.ts';
import { escapeHtml } from '../escape-html.ts';
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

function locateFile(base: string, src: string): string {
  return isExternal(src) ? src : resolveHref(base, src);
}

export function SiteLink({ base, link }: { readonly base: string; readonly link: NavLink }): ReactElement {
  const href = resolveHref(base, link.href);
  return (
    <a href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
      {link.label}
    </a>
  );
}

/** ` name="value"`; empty for no value. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}
