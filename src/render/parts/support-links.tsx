/** Ways to reach a person, each with a fitting icon. */
import type { ReactElement } from 'react';
import type { NavLink } from '../../model.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { opensNewTab, resolveHref } from '../resolve-href.ts';
import type { ChromeView } from '../view.ts';
import { NEW_TAB } from './cards.tsx';

export function SupportLinks({
  links,
  chrome,
}: {
  readonly links: readonly NavLink[];
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <ul className="support">
      {links.map((link, index) => {
        const href = resolveHref(chrome.base, link.href);
        return (
          <li key={index}>
            <a href={href} {...(opensNewTab(href) ? NEW_TAB : {})}>
              <Icon sprite={chrome.assets.icons} name={chooseIcon(link)} />
              {link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function chooseIcon({ label, href }: NavLink): IconName {
  if (href.startsWith('mailto:')) return 'mail';
  if (href.startsWith('tel:')) return 'phone';
  const words = `${label} ${href}`;
  if (/discord|chat/i.test(words)) return 'chat';
  if (/status/i.test(words)) return 'pulse';
  return 'support';
}
