/** Where a page stands: home, the categories above it, itself. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import type { Breadcrumb } from '../../model.ts';
import { Icon } from '../icon.tsx';
import type { ChromeView } from '../view.ts';
import { Mark } from './mark.tsx';

/** Nothing when a page has no place in a sidebar (behaviours.md 2.8.7). */
export function Breadcrumbs({
  crumbs,
  chrome,
}: {
  readonly crumbs: readonly Breadcrumb[];
  readonly chrome: ChromeView;
}): ReactElement | undefined {
  if (crumbs.length === 0) return undefined;
  return (
    <nav className="breadcrumbs" aria-label={say('Breadcrumbs')}>
      <ol>
        <li>
          <a href={chrome.base} aria-label={say('Home page')}>
            <Icon sprite={chrome.assets.icons} name="home" />
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {crumb.mark === undefined || crumbs.length === 1 ? undefined : (
              <Mark mark={crumb.mark} sprite={chrome.assets.icons} />
            )}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : crumb.href === undefined ? (
              <span>{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
