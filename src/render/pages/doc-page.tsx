/** A guide. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { escapeHtml } from '../escape-html.ts';
import { VersionMenu } from '../islands/version-menu.tsx';
import { Banner } from '../parts/banner.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Cards } from '../parts/cards.tsx';
import { renderContents } from '../parts/contents.ts';
import { renderApplies } from '../parts/facts.ts';
import { Layout } from '../parts/layout.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { NeighbourLinks } from '../parts/neighbours.tsx';
import { Notices } from '../parts/notice.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import { placeEnd } from '../parts/place-end.tsx';
import { addYourPanel } from '../parts/your-panel.ts';
import { VersionNote } from '../parts/version-note.tsx';
import type { ChromeView, DocView } from '../view.ts';

/** The title and name of the sheet that holds the sidebar on narrow screens. */
export const SIDEBAR_TEXTS = { label: 'Docs sidebar', button: 'All guides' } as const;

export function DocPage({
  view,
  chrome,
}: {
  readonly view: DocView;
  readonly chrome: ChromeView;
}): ReactElement {
  const sprite = chrome.assets.icons;
  const hasTitle = view.titleHtml !== undefined || view.bodyHtml.includes('<h1');
  const title = view.titleHtml === undefined ? '' : `<h1>${view.titleHtml}</h1>`;
  return (
    <>
      {/* A guide that hides its title keeps a name for screen readers, outside its own text. */}
      {hasTitle ? undefined : (
        <section className="sr-only" aria-label={say('Page title')}>
          <h1>{view.title}</h1>
        </section>
      )}
      <Layout
        sprite={sprite}
        sidebar={
          view.sidebarHtml === undefined
            ? undefined
            : { ...SIDEBAR_TEXTS, html: view.sidebarHtml, branchesHref: view.branchesHref }
        }
        contents={view.tocColumn ? renderContents(view.toc) : ''}
        wide={!view.tocColumn}
      >
        {view.versions === undefined ? undefined : (
          <div className="versions" data-island="versions">
            <VersionMenu versions={view.versions} />
          </div>
        )}
        <Breadcrumbs crumbs={view.breadcrumbs} chrome={chrome} />
        <Notices notices={view.notices} sprite={sprite} />
        {view.draft ? <Banner kind="draft" sprite={sprite} /> : undefined}
        {view.unlisted ? <Banner kind="unlisted" sprite={sprite} /> : undefined}
        {view.versionNote === undefined ? undefined : (
          <VersionNote note={view.versionNote} siteTitle={chrome.siteTitle} />
        )}
        {view.untranslated === true ? (
          <div className="admonition admonition-info" role="note" aria-label={say('Translation')}>
            <div className="admonition-body">
              <p>{say('This page is not translated yet.')}</p>
            </div>
          </div>
        ) : undefined}
        <MovedNote moved={view.moved} />
        <article
          className="prose"
          dangerouslySetInnerHTML={{
            __html:
              title +
              renderApplies(view.facts) +
              placeEnd(addYourPanel(view.bodyHtml, view.yours), view.solved, chrome),
          }}
        />
        {view.related.length === 0 ? undefined : (
          <section className="related" aria-label={say('Related guides')}>
            <h2>{say('Related guides')}</h2>
            <Cards cards={view.related} sprite={sprite} />
          </section>
        )}
        <NeighbourLinks
          label="Docs pages"
          {...{ previous: view.neighbours.previous, next: view.neighbours.next, sprite }}
          previousLabel="Previous"
          nextLabel="Next"
        />
        <PageEnd
          {...{ tags: view.tags, facts: view.facts, sprite }}
          editUrl={view.editUrl}
          lastUpdate={view.lastUpdate}
          markdown={view.head.markdown}
        />
      </Layout>
    </>
  );
}

/** The `h1` and text of pages whose title is plain text when it was not written as a heading. */
export function renderTitle(titleHtml: string | undefined, title: string, bodyHtml: string): string {
  if (titleHtml !== undefined) return `<h1>${titleHtml}</h1>`;
  return bodyHtml.includes('<h1') ? '' : `<h1 class="sr-only">${escapeHtml(title)}</h1>`;
}
