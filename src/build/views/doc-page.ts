/** Guides as pages. */
import { speak } from '../../words/say.ts';
import type { GuideType } from '../../model.ts';
import type { DocView } from '../../render/view.ts';
import { encodePath, routeKey } from '../../urls.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { cardsOfDoc } from './doc-cards.ts';
import { buildDocView } from './doc-view.ts';
import { bodyInputs, type BodyInputs, fillBody } from './fill-body.ts';
import { type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';
import { shapeGuide } from './shape-guide.ts';
import { markedSidebar, sidebarInputs, type SidebarInputs } from './sidebar-text.ts';

type Inputs = ViewInputs<Omit<DocView, 'bodyHtml' | 'sidebarHtml' | 'branchesHref'>> &
  BodyInputs & { readonly sidebar?: SidebarInputs; readonly type?: GuideType };

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
  const type = lookup.pages.get(path)?.settings.type;
  return {
    route,
    view: buildDocView(doc, source),
    ...bodyInputs(path, bodies, lookup, cardsOfDoc(doc, lookup, chrome.words)),
    ...(index === undefined
      ? {}
      : {
          sidebar: sidebarInputs(index, place?.branch ?? [], source, doc.unlisted ? encodePath(route) : ''),
        }),
    chrome,
    ...(type === undefined ? {} : { type }),
  };
}

/** Names what a guide says, whatever stands around it. */
function reviseText({ body }: BodyInputs): string {
  const { segments = [], codes = [] } = body?.read() ?? {};
  return hashText(JSON.stringify([segments, codes])).slice(0, 8);
}

function renderDocPage({ route, view, chrome, sidebar, type, ...text }: Inputs, memo: Memo): string {
  // Before the text is let go of.
  const solved =
    view.solved?.url === undefined ? {} : { solved: { ...view.solved, revision: reviseText(text) } };
  const filled = fillBody(text, chrome, memo);
  // Guides of the kinds that we know are built alike; of others nothing is assumed.
  const bodyHtml =
    type === undefined ? filled : speak(chrome.words, () => shapeGuide(filled, type === 'how-to'));
  return renderView({
    route,
    view: { ...view, bodyHtml, ...solved, ...markedSidebar(sidebar, route) },
    chrome,
  });
}
