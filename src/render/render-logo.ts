/** The logo of a site as HTML, for header and footer. */
import type { Logo, SiteConfig } from '../model.ts';
import { isExternal } from '../urls.ts';
import { escapeHtml } from './escape-html.ts';
import { resolveHref } from './resolve-href.ts';

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

/** ` name="value"`, or nothing. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}

function locateFile(base: string, src: string): string {
  return isExternal(src) ? src : resolveHref(base, src);
}

/** Only the dark mode's picture, for a footer that is always dark. */
export function darkOnly({ srcDark, ...logo }: Logo): Logo {
  return { ...logo, src: srcDark ?? logo.src };
}
