/** The tags of a blog, and the lists of posts of each tag, of an author, and of all days. */
import { say, sayCount, sayIn, speak } from '../../words/say.ts';
import type { Card } from '../../model.ts';
import { formatLongDate } from '../../render/format-date.ts';
import type { TagsView, TagView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import { applySlashPolicy } from '../model/docs.ts';
import { blogAuthorsRoute, blogTagsRoot, type PostGroup } from '../model/post-groups.ts';
import type { SiteModel } from '../model/site-model.ts';
import { feedsOf } from './blog-parts.ts';
import { buildHead } from './head-view.ts';
import {
  type Listed,
  type PageKind,
  type PageSource,
  renderView,
  routePage,
  type ViewInputs,
} from './page-kind.ts';
import { groupTags } from './tags-page.ts';

export const blogTagsPage = routePage('blog-tags', tagsInputs);

export const blogGroupPage: PageKind<PostGroup, ViewInputs<TagView>> = {
  kind: 'blog-group',
  list: ({ model }) => model.postGroups,
  inputs: groupInputs,
  render: renderView,
};

function tagsInputs({ route }: Listed, { model, chrome }: PageSource): ViewInputs<TagsView> {
  const { config, postGroups } = model;
  const tags = postGroups.flatMap(({ kind, label, route: href, page, total }) =>
    kind === 'tag' && page === 1 ? [{ label, href: encodePath(href), count: total }] : [],
  );
  const view: TagsView = {
    kind: 'tags',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Tags'),
      description: '',
      listTag: 'blog_tags_list',
    }),
    groups: groupTags(tags),
  };
  return { route, view, chrome };
}

function titleOf({ kind, label, total }: PostGroup): string {
  if (kind === 'archive') return say(label);
  return kind === 'tag'
    ? sayCount(total, 'One post tagged with "{tag}"', '{count} posts tagged with "{tag}"', {
        tag: label,
      })
    : label;
}

function groupInputs(group: PostGroup, { model, lookup, chrome }: PageSource): ViewInputs<TagView> {
  const { route, kind, description = '', newer, older } = group;
  const title = speak(model.config.words, () => titleOf(group));
  const listTag = { tag: 'blog_tags_posts', author: 'blog_authors_posts', archive: 'blog_archive' }[kind];
  const docs = group.posts.map((post): Card => {
    const day = speak(model.config.words, () => formatLongDate(post.date.slice(0, 10)));
    const says = lookup.pages.get(post.path)?.description ?? '';
    const text = kind === 'archive' || says === '' ? day : `${day}: ${says}`;
    return { kind: 'guide', label: post.title, href: encodePath(post.route), description: text };
  });
  const view: TagView = {
    kind: 'tag',
    head: buildHead({ config: model.config, route, title, description, listTag, feeds: feedsOf(model) }),
    title,
    ...(description === '' ? {} : { description }),
    ...(kind === 'tag' ? { tagsHref: blogTagsRoute(model) } : {}),
    ...authorsLink(group, model),
    ...(newer === undefined ? {} : { newer: encodePath(newer) }),
    ...(older === undefined ? {} : { older: encodePath(older) }),
    docs,
    unlisted: false,
  };
  return { route, view, chrome };
}

/** An author without posts is told as one; the list of all is linked where it is a page of the site. */
function authorsLink({ kind, total }: PostGroup, { config, routes }: SiteModel): Partial<TagView> {
  if (kind !== 'author') return {};
  const path = blogAuthorsRoute(config);
  const hasList = routes.some((route) => route.kind === 'blog-authors' && route.path === path);
  return { ...(hasList ? { authorsHref: path } : {}), ...(total === 0 ? { hasNoPosts: true } : {}) };
}

function blogTagsRoute({ config }: SiteModel): string {
  return applySlashPolicy(blogTagsRoot(config), config.trailingSlash);
}
