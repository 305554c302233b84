/** Pages of `content/pages`: Markdown, or the markup of React components. One at the base path is the home page's end. */
import type { Page } from '../../model.ts';
import type { HomeView, PlainView } from '../../render/view.ts';
import { fileNameOf, joinPath, routeKey } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import type { PlainPage } from '../model/plain-pages.ts';
import type { SiteModel } from '../model/site-model.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { tocOf } from './doc-view.ts';
import { bodyInputs, type BodyInputs, fillBody } from './fill-body.ts';
import { buildHead, robotsOf } from './head-view.ts';
import { buildHomeView } from './home-page.ts';
import { movedFrom, type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';

type OwnView = Omit<PlainView, 'bodyHtml'> | Omit<HomeView, 'bodyHtml'>;

type Inputs = ViewInputs<OwnView> & BodyInputs & { readonly markup?: string };

export const plainPage: PageKind<PlainPage, Inputs> = {
  kind: 'page',
  list: ({ model }) => model.plainPages,
  inputs: plainInputs,
  render: renderPlainPage,
  styles: ({ styles }) => styles,
};

function plainInputs(plain: PlainPage, source: PageSource): Inputs {
  const { model, lookup, bodies, chrome } = source;
  const { path, route, react } = plain;
  const isHome = routeKey(route) === routeKey(model.config.base) && react === undefined;
  return {
    route,
    view: isHome ? buildHomeView(source) : { ...buildPlainView(plain, model), ...movedFrom(route, lookup) },
    ...bodyInputs(path, bodies, lookup),
    ...(react === undefined ? {} : { markup: react.html }),
    chrome,
  };
}

function renderPlainPage({ route, view, chrome, markup, ...text }: Inputs, memo: Memo): string {
  const bodyHtml = markup ?? fillBody(text, chrome, memo);
  return renderView({ route, view: { ...view, bodyHtml }, chrome });
}

function buildPlainView(plain: PlainPage, { config }: SiteModel): Omit<PlainView, 'bodyHtml'> {
  const { route, page, react, styles } = plain;
  const title = titleOf(plain, config.base, config.title);
  const settings: Page['settings'] = page?.settings ?? {};
  const hideToc = settings.hideTableOfContents === true || react !== undefined;
  const titleHtml =
    page?.titleHtml ?? (react === undefined && settings.hideTitle !== true ? escapeHtml(title) : undefined);
  const { tocMinHeadingLevel, tocMaxHeadingLevel } = config.docs;
  return {
    kind: 'page',
    head: withStyle(react?.style?.file, config.base, {
      config,
      route,
      title,
      description: page?.description ?? react?.description ?? '',
      ...robotsOf(page),
      ...(settings.image === undefined ? {} : { image: settings.image }),
      ...(settings.keywords === undefined ? {} : { keywords: settings.keywords }),
      styles,
    }),
    title,
    ...(titleHtml === undefined ? {} : { titleHtml }),
    toc: hideToc
      ? []
      : tocOf(
          page?.headings ?? [],
          settings.tocMinHeadingLevel ?? tocMinHeadingLevel,
          settings.tocMaxHeadingLevel ?? tocMaxHeadingLevel,
        ),
    tocColumn: !hideToc,
    unlisted: settings.unlisted === true,
    bare: react !== undefined,
    ...(settings.wrapperClassName === undefined ? {} : { wrapperClassName: settings.wrapperClassName }),
  };
}

/** The page's own sheet comes after those of the site. */
function withStyle(
  file: string | undefined,
  base: string,
  inputs: Parameters<typeof buildHead>[0],
): PlainView['head'] {
  const head = buildHead(inputs);
  return file === undefined ? head : { ...head, styles: [joinPath(base, file), ...head.styles] };
}

function titleOf({ page, react, route, path }: PlainPage, base: string, siteTitle: string): string {
  return page?.title ?? react?.title ?? (route === base ? siteTitle : fileNameOf(path).replace(/\.\w+$/, ''));
}
