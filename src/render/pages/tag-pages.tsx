/** All tags, and all guides with one tag. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Banner } from '../parts/banner.tsx';
import { Cards } from '../parts/cards.tsx';
import { Layout } from '../parts/layout.tsx';
import { OtherEntries } from './blog-pages.tsx';
import type { ChromeView, TagsView, TagView } from '../view.ts';

export function TagsPage({
  view,
  chrome,
}: {
  readonly view: TagsView;
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <Layout sprite={chrome.assets.icons} contents="">
      <article>
        <h1>{say('Tags')}</h1>
        {view.groups.map((group) => (
          <section key={group.letter} aria-labelledby={group.letter}>
            <h2 id={group.letter}>{group.letter}</h2>
            <ul className="chips">
              {group.tags.map((tag) => (
                <li key={tag.href}>
                  <a rel="tag" href={tag.href}>
                    {tag.label}
                    <span>{tag.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </Layout>
  );
}

export function TagPage({
  view,
  chrome,
}: {
  readonly view: TagView;
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <Layout sprite={chrome.assets.icons} contents="">
      {view.unlisted ? <Banner kind="unlisted" sprite={chrome.assets.icons} /> : undefined}
      <article>
        <h1>{view.title}</h1>
        {view.description === undefined ? undefined : <p>{view.description}</p>}
        {view.tagsHref === undefined ? undefined : (
          <p>
            <a href={view.tagsHref}>{say('View all tags')}</a>
          </p>
        )}
        {view.authorsHref === undefined ? undefined : (
          <p>
            <a href={view.authorsHref}>{say('View all authors')}</a>
          </p>
        )}
        {view.hasNoPosts === true ? <p>{say('This author has not written any posts yet.')}</p> : undefined}
        <Cards cards={view.docs} sprite={chrome.assets.icons} />
      </article>
      <OtherEntries newer={view.newer} older={view.older} sprite={chrome.assets.icons} />
    </Layout>
  );
}
