/** Guides as pages. */
import type { DocView } from '../../render/view.ts';
import { encodePath, routeKey } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { cardsOfDoc } from './doc-cards.ts';
import { buildDocView } from './doc-view.ts';
import { bodyInputs, type BodyInputs, fillBody } from './fill-body.ts';
import { type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';
import { markedSidebar, sidebarInputs, type SidebarInputs } from './sidebar-text.ts';

type Inputs = ViewInputs<Omit<DocView, 'bodyHtml' | 'sidebarHtml' | 'branchesHref'>> &
  BodyInputs & { readonly sidebar?: SidebarInputs };

export const docPage: PageKind<Doc, Inputs> = {
  kind: 'doc',
  list: ({ model, bodies }) => model.docs.filter(({ path }) => bodies.has(path)),
  inputs: docInputs,
  render: renderDocPage,
  styles: (doc, { lookup }) => lookup.pages.get(doc.path)?.styles ?? [],
};

function docInputs(doc: Doc, source: PageSource): Inputs {
  const { lookup, bodies, chrome } = source;
  const { path, route } = doc;
  const index = lookup.sidebarOf.get(path);
  const place = index?.places.get(routeKey(route));
  return {
    route,
    view: buildDocView(doc, source),
    ...bodyInputs(path, bodies, lookup, cardsOfDoc(doc, lookup)),
    ...(index === undefined
      ? {}
      : {
          sidebar: sidebarInputs(index, place?.branch ?? [], source, doc.unlisted ? encodePath(route) : ''),
        }),
    chrome,
  };
}

function renderDocPage({ route, view, chrome, sidebar, ...text }: Inputs, memo: Memo): string {
  const bodyHtml = fillBody(text, chrome, memo);
  return renderView({ route, view: { ...view, bodyHtml, ...markedSidebar(sidebar, route) }, chrome });
}
