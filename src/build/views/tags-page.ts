/** The list of all tags. */
import { groupBy } from '../../group-by.ts';
import { sayIn } from '../../words/say.ts';
import type { TagsView } from '../../render/view.ts';
import { encodePath, joinPath } from '../../urls.ts';
import { applySlashPolicy } from '../model/docs.ts';
import type { SiteModel } from '../model/site-model.ts';
import { compareLabels } from '../model/tags.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const tagsPage = routePage('tags', tagsInputs);

function tagsInputs({ route }: Listed, { model, lookup, chrome }: PageSource): ViewInputs<TagsView> {
  const { config } = model;
  const tags = model.tags.map((tag) => ({
    label: tag.label,
    href: encodePath(tag.route),
    count: tag.docIds.filter((id) => lookup.docsById.get(id)?.unlisted !== true).length,
  }));
  const view: TagsView = {
    kind: 'tags',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Tags'),
      description: '',
      listTag: 'doc_tags_list',
    }),
    groups: groupTags(tags.filter(({ count }) => count > 0)),
  };
  return { route, view, chrome };
}

/** Tags by their first letters. */
export function groupTags(tags: readonly TagsView['groups'][number]['tags'][number][]): TagsView['groups'] {
  return [...groupBy(tags, ({ label }) => [...label][0]?.toUpperCase() ?? '')]
    .toSorted(([a], [b]) => compareLabels(a, b))
    .map(([letter, own]) => ({ letter, tags: own }));
}

/** Route of the list of tags. */
export function tagsRouteOf({ docsRoot, config }: SiteModel): string {
  return applySlashPolicy(joinPath(docsRoot, config.docs.tagsPath), config.trailingSlash);
}
