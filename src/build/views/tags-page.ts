/** The list of all tags. */
import { sayIn } from '../../words/say.ts';
import type { TagsView } from '../../render/view.ts';
import { encodePath, joinPath } from '../../urls.ts';
import { applySlashPolicy } from '../model/docs.ts';
import type { SiteModel } from '../model/site-model.ts';
import { compareText } from '../model/tags.ts';
import { buildHead } from './head-view.ts';
import {
  type Listed,
  listRoutesOf,
  type PageKind,
  type PageSource,
  renderView,
  type ViewInputs,
} from './page-kind.ts';

export const tagsPage: PageKind<Listed, ViewInputs<TagsView>> = {
  kind: 'tags',
  list: (source) => listRoutesOf('tags', source),
  inputs: tagsInputs,
  render: renderView,
};

function tagsInputs({ route }: Listed, { model, lookup, chrome }: PageSource): ViewInputs<TagsView> {
  const { config } = model;
  const groups = new Map<string, { label: string; href: string; count: number }[]>();
  for (const tag of model.tags) {
    const count = tag.docIds.filter((id) => lookup.docsById.get(id)?.unlisted !== true).length;
    if (count === 0) continue;
    const letter = [...tag.label][0]?.toUpperCase() ?? '';
    const group = groups.get(letter) ?? [];
    group.push({ label: tag.label, href: encodePath(tag.route), count });
    groups.set(letter, group);
  }
  const view: TagsView = {
    kind: 'tags',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Tags'),
      description: '',
      listTag: 'doc_tags_list',
    }),
    groups: [...groups].toSorted(([a], [b]) => compareText(a, b)).map(([letter, tags]) => ({ letter, tags })),
  };
  return { route, view, chrome };
}

/** Route of the list of tags. */
export function tagsRouteOf({ docsRoot, config }: SiteModel): string {
  return applySlashPolicy(joinPath(docsRoot, config.docs.tagsPath), config.trailingSlash);
}
