/** The three columns of a reading page; on narrow screens the outer two become sheets that open without a script. */
import { say } from '../../words/say.ts';
import type { ReactElement, ReactNode } from 'react';
import { escapeHtml } from '../escape-html.ts';
import { Icon } from '../icon.tsx';

interface Props {
  readonly sprite: string;
  /** Inner HTML and accessible name of the left column. */
  readonly sidebar?:
    | {
        readonly label: string;
        readonly html: string;
        readonly button: string;
        readonly branchesHref?: string | undefined;
      }
    | undefined;
  /** Inner HTML of the right column, or empty. */
  readonly contents: string;
  /** Keeps the right column free although it is empty. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shown in the sheet only; the browser itself closes it. */
function closeButton(sprite: string): string {
  return (
    '<button class="close" type="button" popovertarget="page.sidebar" popovertargetaction="hide" ' +
    `aria-label="${escapeHtml(say('Close navigation bar'))}">` +
    `<svg class="icon" aria-hidden="true"><use href="${sprite}#close"></use></svg></button>`
  );
}

export function Layout({ sprite, sidebar, contents, wide, className, children }: Props): ReactElement {
  const columns = `layout${sidebar === undefined ? '' : ' has-sidebar'}${contents === '' ? '' : ' has-contents'}${wide === true ? ' wide' : ''}`;
  return (
    <div className={className === undefined ? columns : `${columns} ${className}`}>
      {sidebar === undefined ? undefined : (
        <div
          className="sidebar"
          id="page.sidebar"
          popover="auto"
          data-branches={sidebar.branchesHref}
          dangerouslySetInnerHTML={{
            __html: `${closeButton(sprite)}<nav aria-label="${escapeHtml(say(sidebar.label))}">${sidebar.html}</nav>`,
          }}
        />
      )}
      <main id="main" tabIndex={-1}>
        {sidebar === undefined && contents === '' ? undefined : (
          <div className="sub-bar">
            {sidebar === undefined ? undefined : (
              <button type="button" popoverTarget="page.sidebar">
                <Icon sprite={sprite} name="list" />
                {say(sidebar.button)}
              </button>
            )}
            {contents === '' ? undefined : (
              <button type="button" popoverTarget="page.contents">
                {say('On this page')}
                <Icon sprite={sprite} name="down" />
              </button>
            )}
          </div>
        )}
        {children}
      </main>
      {contents === '' ? undefined : (
        <div
          className="contents"
          id="page.contents"
          popover="auto"
          dangerouslySetInnerHTML={{
            __html: `<nav aria-label="${escapeHtml(say('On this page'))}"><p aria-hidden="true">${escapeHtml(say('On this page'))}</p>${contents}</nav>`,
          }}
        />
      )}
    </div>
  );
}
