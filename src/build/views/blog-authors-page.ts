/** The list of everybody whom `authors.yml` names (behaviours.md 38.2). */
import { sayIn } from '../../words/say.ts';
import type { AuthorsView } from '../../render/view.ts';
import { countByAuthor } from '../model/post-groups.ts';
import { describeAuthor, feedsOf, listedPosts } from './blog-parts.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const blogAuthorsPage = routePage('blog-authors', authorsInputs);

function authorsInputs({ route }: Listed, { model, lookup, chrome }: PageSource): ViewInputs<AuthorsView> {
  const { config, authors } = model;
  const paths = countByAuthor(listedPosts(model.posts), lookup.pages);
  const view: AuthorsView = {
    kind: 'blog-authors',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Authors'),
      description: '',
      listTag: 'blog_authors_list',
      feeds: feedsOf(model),
    }),
    authors: authors.map((author) => ({
      ...describeAuthor(author, model),
      posts: paths.get(author.key ?? '')?.length ?? 0,
    })),
  };
  return { route, view, chrome };
}
