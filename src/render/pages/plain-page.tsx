/** A page of the writer's own: Markdown, or the markup of a React component. */
import type { ReactElement } from 'react';
import { Banner } from '../parts/banner.tsx';
import { renderContents } from '../parts/contents.ts';
import { Layout } from '../parts/layout.tsx';
import { MovedNote } from '../parts/moved-note.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { ChromeView, PlainView } from '../view.ts';
import { renderTitle } from './doc-page.tsx';

export function PlainPage({
  view,
  chrome,
}: {
  readonly view: PlainView;
  readonly chrome: ChromeView;
}): ReactElement {
  if (view.bare) {
    return (
      <main
        id="main"
        tabIndex={-1}
        className={view.wrapperClassName}
        dangerouslySetInnerHTML={{ __html: view.bodyHtml }}
      />
    );
  }
  const sprite = chrome.assets.icons;
  return (
    <Layout
      sprite={sprite}
      contents={view.tocColumn ? renderContents(view.toc) : ''}
      wide={!view.tocColumn}
      className={view.wrapperClassName}
    >
      {view.unlisted ? <Banner kind="unlisted" sprite={sprite} /> : undefined}
      <MovedNote moved={view.moved} />
      <article
        className="prose"
        dangerouslySetInnerHTML={{
          __html: renderTitle(view.titleHtml, view.title, view.bodyHtml) + view.bodyHtml,
        }}
      />
      <PageEnd lastUpdate={view.lastUpdate} sprite={sprite} />
    </Layout>
  );
}
