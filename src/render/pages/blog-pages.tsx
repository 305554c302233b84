/** The blog: its list of posts, and one post (behaviours.md 1.14). */
import { say, sayCount } from '../../words/say.ts';
import type { ComponentProps, ReactElement } from 'react';
import { escapeHtml } from '../escape-html.ts';
import { formatLongDate } from '../format-date.ts';
import { renderContents } from '../parts/contents.ts';
import { Layout } from '../parts/layout.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { NeighbourLinks } from '../parts/neighbours.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { AuthorView, BlogSidebar } from '../blog-views.ts';
import type { AuthorsView, BlogListView, BlogPostView, ChromeView } from '../view.ts';
import { renderTitle } from './doc-page.tsx';

export function BlogListPage({
  view,
  chrome,
}: {
  readonly view: BlogListView;
  readonly chrome: ChromeView;
}): ReactElement {
  const sprite = chrome.assets.icons;
  return (
    <Layout sprite={sprite} sidebar={recentPosts(view, undefined)} contents="">
      <h1>{view.title}</h1>
      {view.posts.map((post) => (
        <article key={post.href} className="prose post">
          <h2>
            <a href={post.href}>{post.title}</a>
          </h2>
          <footer dangerouslySetInnerHTML={{ __html: renderMeta(post) }} />
          <div dangerouslySetInnerHTML={{ __html: post.excerptHtml }} />
          {post.truncated ? (
            <p>
              <a href={post.href} aria-label={say('Read more about {title}', { title: post.title })}>
                {say('Read more')}
              </a>
            </p>
          ) : undefined}
        </article>
      ))}
      <OtherEntries newer={view.newer} older={view.older} sprite={sprite} />
    </Layout>
  );
}

/** The pages of a list of posts before and after this one. */
export function OtherEntries({
  newer,
  older,
  sprite,
}: {
  readonly newer: string | undefined;
  readonly older: string | undefined;
  readonly sprite: string;
}): ReactElement {
  return (
    <NeighbourLinks
      label="Blog list page navigation"
      previous={newer === undefined ? undefined : { label: say('Newer entries'), href: newer }}
      next={older === undefined ? undefined : { label: say('Older entries'), href: older }}
      previousLabel="Newer"
      nextLabel="Older"
      sprite={sprite}
    />
  );
}

export function BlogAuthorsPage({
  view,
  chrome,
}: {
  readonly view: AuthorsView;
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <Layout sprite={chrome.assets.icons} contents="">
      <article className="prose">
        <h1>{say('Authors')}</h1>
        <ul dangerouslySetInnerHTML={{ __html: view.authors.map(renderCounted).join('') }} />
      </article>
    </Layout>
  );
}

export function BlogPostPage({
  view,
  chrome,
}: {
  readonly view: BlogPostView;
  readonly chrome: ChromeView;
}): ReactElement {
  const sprite = chrome.assets.icons;
  const title = renderTitle(view.titleHtml ?? escapeHtml(view.title), view.title, view.bodyHtml);
  return (
    <Layout sprite={sprite} sidebar={recentPosts(view, view)} contents={renderContents(view.toc)}>
      <MovedNote moved={view.moved} />
      <article
        className="prose"
        dangerouslySetInnerHTML={{
          __html: `${title}<footer>${renderMeta(view)}</footer>${view.bodyHtml}`,
        }}
      />
      <PageEnd tags={view.tags} sprite={sprite} />
      <NeighbourLinks
        label="Blog post page navigation"
        previous={view.newer}
        next={view.older}
        previousLabel="Newer post"
        nextLabel="Older post"
        sprite={sprite}
      />
    </Layout>
  );
}

interface Meta {
  readonly date: string;
  readonly readingMinutes: number;
  readonly authors: readonly string[];
  readonly people?: readonly AuthorView[];
}

function renderCounted(author: AuthorsView['authors'][number]): string {
  const posts = sayCount(author.posts, 'One post', '{count} posts');
  return `<li>${describe(author)} <small>${posts}</small></li>`;
}

/** A name, with a picture, a link and what they do where that is known. */
function describe({ name, title, href, image }: AuthorView): string {
  const picture =
    image === undefined
      ? ''
      : `<img src="${escapeHtml(image)}" alt="" width="20" height="20" loading="lazy"> `;
  const text = escapeHtml(name);
  const linked = href === undefined ? text : `<a href="${escapeHtml(href)}" rel="author">${text}</a>`;
  return `${picture}${linked}${title === undefined ? '' : `, ${escapeHtml(title)}`}`;
}

function renderMeta({ date, readingMinutes, authors, people }: Meta): string {
  const minutes =
    readingMinutes <= 1 ? say('One min read') : say('{count} min read', { count: Math.ceil(readingMinutes) });
  const by =
    people !== undefined
      ? people.map((author) => `<li>${describe(author)}</li>`).join('')
      : authors.length === 0
        ? ''
        : `<li>${escapeHtml(authors.join(', '))}</li>`;
  return `<ul class="page-end"><li><time datetime="${escapeHtml(date)}">${escapeHtml(formatLongDate(date))}</time></li><li>${minutes}</li>${by}</ul>`;
}

/** The sidebar: the posts by year, newest first; `current` is marked. */
function recentPosts(
  { years, yearsTitle }: BlogSidebar,
  current: BlogPostView | undefined,
): ComponentProps<typeof Layout>['sidebar'] {
  if (years === undefined) return undefined;
  const groups = years.map(({ year, posts }) => {
    const links = posts.map((post) => {
      const mark =
        current !== undefined && isCurrent(current, post.href, post.label) ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(post.href)}"${mark}>${escapeHtml(post.label)}</a></li>`;
    });
    return `<div role="group" aria-label="${escapeHtml(year)}"><h3>${escapeHtml(year)}</h3><ul>${links.join('')}</ul></div>`;
  });
  return {
    label: 'Blog recent posts navigation',
    html: `<h2>${yearsTitle === undefined ? say('Recent posts') : escapeHtml(yearsTitle)}</h2>${groups.join('')}`,
    button: 'Recent posts',
  };
}

function isCurrent({ head, title }: BlogPostView, href: string, label: string): boolean {
  return head.canonical === undefined ? label === title : head.canonical.endsWith(href);
}
