/** The end of every page: columns or a row of links, a picture, the last line. */
import type { ReactElement } from 'react';
import type { FooterColumn, FooterConfig, NavLink, SiteConfig } from '../../model.ts';
import { resolveHref } from '../resolve-href.ts';
import { darkOnly, renderLogo } from '../render-logo.ts';
import { SiteLink } from './header-links.tsx';

export function Footer({ config }: { readonly config: SiteConfig }): ReactElement | undefined {
  const { footer } = config;
  if (footer === undefined) return undefined;
  if (footer.links.length === 0 && footer.logo === undefined && !footer.copyright) return undefined;
  // A dark footer keeps the dark mode's colours on a light page.
  const isDark = footer.style === 'dark';
  return (
    <footer className="footer" data-theme={isDark ? 'dark' : undefined}>
      <div>
        {hasColumns(footer.links) ? (
          <div className="footer-columns">
            {footer.links.map((column) => (
              <div key={column.title}>
                <p className="footer-title">{column.title}</p>
                <FooterLinks links={column.items} base={config.base} />
              </div>
            ))}
          </div>
        ) : footer.links.length === 0 ? undefined : (
          <div className="footer-row">
            <FooterLinks links={footer.links} base={config.base} />
          </div>
        )}
        <FooterEnd footer={footer} config={config} isDark={isDark} />
      </div>
    </footer>
  );
}

function FooterLinks({
  links,
  base,
}: {
  readonly links: readonly NavLink[];
  readonly base: string;
}): ReactElement {
  return (
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink base={base} link={link} />
        </li>
      ))}
    </ul>
  );
}

interface EndProps {
  readonly footer: FooterConfig;
  readonly config: SiteConfig;
  readonly isDark: boolean;
}

function FooterEnd({ footer: { logo, copyright }, config, isDark }: EndProps): ReactElement | undefined {
  if (logo === undefined && (copyright === undefined || copyright === '')) return undefined;
  const image = logo === undefined ? undefined : renderLogo(isDark ? darkOnly(logo) : logo, config);
  return (
    <div className="footer-end">
      {image === undefined ? undefined : logo?.href === undefined ? (
        <span className="logo" dangerouslySetInnerHTML={{ __html: image }} />
      ) : (
        // It opens in the same tab (behaviours.md 4.5.2).
        <a
          className="logo"
          href={resolveHref(config.base, logo.href)}
          dangerouslySetInnerHTML={{ __html: image }}
        />
      )}
      {copyright === undefined || copyright === '' ? undefined : (
        <div dangerouslySetInnerHTML={{ __html: copyright }} />
      )}
    </div>
  );
}

function hasColumns(links: readonly FooterColumn[] | readonly NavLink[]): links is readonly FooterColumn[] {
  const [first] = links;
  return first !== undefined && 'title' in first;
}
