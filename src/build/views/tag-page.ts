/** All guides of a tag. */
import { sayCount, speak } from '../../words/say.ts';
import type { Card } from '../../model.ts';
import type { TagView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import { compareLabels, type Tag } from '../model/tags.ts';
import { buildHead } from './head-view.ts';
import { type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';
import { tagsRouteOf } from './tags-page.ts';

export const tagPage: PageKind<Tag, ViewInputs<TagView>> = {
  kind: 'tag',
  list: ({ model }) => model.tags,
  inputs: tagInputs,
  render: renderView,
};

function tagInputs(tag: Tag, { model, lookup, chrome }: PageSource): ViewInputs<TagView> {
  const { route, label } = tag;
  const listed = tag.docIds.flatMap((id) => lookup.docsById.get(id) ?? []).filter((doc) => !doc.unlisted);
  const count = listed.length;
  const title = speak(model.config.words, () =>
    sayCount(count, 'One doc tagged with "{tag}"', '{count} docs tagged with "{tag}"', { tag: label }),
  );
  const view: TagView = {
    kind: 'tag',
    head: buildHead({
      config: model.config,
      route,
      title,
      description: '',
      listTag: 'doc_tag_doc_list',
      ...(count === 0 ? { robots: 'noindex, nofollow' } : {}),
    }),
    title,
    tagsHref: tagsRouteOf(model),
    docs: listed
      .toSorted((a, b) => compareLabels(a.title, b.title))
      .map((doc): Card => ({
        kind: 'guide',
        label: doc.title,
        href: encodePath(doc.route),
        description: doc.description,
      })),
    unlisted: count === 0,
  };
  return { route, view, chrome };
}
