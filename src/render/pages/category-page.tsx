/** A category's own page: what it holds, as cards. */
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Cards } from '../parts/cards.tsx';
import { Layout } from '../parts/layout.tsx';
import { Mark } from '../parts/mark.tsx';
import { VersionNote } from '../parts/version-note.tsx';
import { VersionMenu } from '../islands/version-menu.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { NeighbourLinks } from '../parts/neighbours.tsx';
import { Notices } from '../parts/notice.tsx';
import type { Card } from '../../model.ts';
import type { CategoryView, ChromeView } from '../view.ts';
import { SIDEBAR_TEXTS } from './doc-page.tsx';

export function CategoryPage({
  view,
  chrome,
}: {
  readonly view: CategoryView;
  readonly chrome: ChromeView;
}): ReactElement {
  const sprite = chrome.assets.icons;
  const first = view.cards.findIndex((card) => card.kind === 'category');
  // What the writer put before all categories is needed most: it stays before them.
  const isFirst = ({ kind }: Card, index: number): boolean => kind === 'category' || index < first;
  const lists = [
    view.cards.filter(isFirst),
    view.cards.filter((card, index) => !isFirst(card, index)),
  ].filter((cards) => cards.length > 0);
  const [crumb] = view.breadcrumbs;
  const mark = view.breadcrumbs.length === 1 ? crumb?.mark : undefined;
  return (
    <Layout
      sprite={sprite}
      sidebar={{ ...SIDEBAR_TEXTS, html: view.sidebarHtml, branchesHref: view.branchesHref }}
      contents=""
    >
      {view.versions === undefined ? undefined : (
        <div className="versions" data-island="versions">
          <VersionMenu versions={view.versions} />
        </div>
      )}
      <Breadcrumbs crumbs={view.breadcrumbs} chrome={chrome} />
      <Notices notices={view.notices} sprite={sprite} />
      {view.versionNote === undefined ? undefined : (
        <VersionNote note={view.versionNote} siteTitle={chrome.siteTitle} />
      )}
      <MovedNote moved={view.moved} />
      <article>
        <h1 className={mark === undefined ? undefined : 'marked-title'}>
          {mark === undefined ? undefined : <Mark mark={mark} sprite={sprite} />}
          {view.title}
        </h1>
        {view.description === '' ? undefined : <p className="lead">{view.description}</p>}
        {lists.map((cards, index) => (
          <Cards key={index} cards={cards} sprite={sprite} />
        ))}
      </article>
      <NeighbourLinks
        label="Docs pages"
        {...{ previous: view.neighbours.previous, next: view.neighbours.next, sprite }}
        previousLabel="Previous"
        nextLabel="Next"
      />
    </Layout>
  );
}
