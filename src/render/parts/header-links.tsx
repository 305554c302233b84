/** Links, menus and pictures of the header, some of which the footer has as well. */
import type { ReactElement } from 'react';
import type { AssetManifest, NavEntry, NavLink, SiteConfig } from '../../model.ts';
import { Icon } from '../icon.tsx';
import { renderLogo } from '../render-logo.ts';
import { opensNewTab, resolveHref } from '../resolve-href.ts';
import { NEW_TAB } from './cards.tsx';

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
