/** A category's own page: what it holds, as cards. */
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Cards } from '../parts/cards.tsx';
import { Layout } from '../parts/layout.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { NeighbourLinks } from '../parts/neighbours.tsx';
import { Notices } from '../parts/notice.tsx';
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
  const categories = view.cards.filter((card) => card.kind === 'category');
  const guides = view.cards.filter((card) => card.kind !== 'category');
  return (
    <Layout
      sprite={sprite}
      sidebar={{ ...SIDEBAR_TEXTS, html: view.sidebarHtml, branchesHref: view.branchesHref }}
      contents=""
    >
      <Breadcrumbs crumbs={view.breadcrumbs} chrome={chrome} />
      <Notices notices={view.notices} sprite={sprite} />
      <MovedNote moved={view.moved} />
      <article>
        <h1>{view.title}</h1>
        {view.description === '' ? undefined : <p className="lead">{view.description}</p>}
        {categories.length === 0 ? undefined : <Cards cards={categories} sprite={sprite} />}
        {guides.length === 0 ? undefined : <Cards cards={guides} sprite={sprite} />}
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
