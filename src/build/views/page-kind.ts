/** The shape that all kinds of pages have. */
import type { LastChange, PageBody, StyleRule } from '../../model.ts';
import type { RouteKind } from '../model/list-routes.ts';
import { markNavigation } from '../../render/mark-navigation.ts';
import { renderPage } from '../../render/render-page.tsx';
import type { ChromeView, MovedLink, PageView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { ErrorCatalogue } from '../errors/list-rules.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Inputs } from '../memo/key.ts';
import type { Memo } from '../memo/memo.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { PlacedNotice } from './notices.ts';

/** What the inputs of pages are taken from. */
export interface PageSource {
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  /** By source path. */
  readonly bodies: ReadonlyMap<string, Lazy<PageBody>>;
  /** What all pages share. */
  readonly chrome: ChromeView;
  /** Those that are not over. */
  readonly notices: readonly PlacedNotice[];
  /** Known errors, by product. */
  readonly errors: ErrorCatalogue;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  readonly memo: Memo;
  /** Whether a source is in the language of the page; unset: all are. */
  readonly isTranslated?: (path: string) => boolean;
  /** Where a source lies, relative to the root; unset: below `content/`. */
  readonly fileOf?: (path: string) => string;
}

/** Something that has a page of its own. */
export interface Listed {
  readonly route: string;
}

/**
 * One kind of page: which pages of it a site has, all that the HTML of one depends on, and that HTML as a function of it.
 * `inputs` picks from the site; `render` sees nothing but what was picked, so that it is the page's whole key.
 */
export interface PageKind<P extends Listed, I extends Inputs> {
  readonly kind: RouteKind;
  list(source: PageSource): readonly P[];
  inputs(page: P, source: PageSource): I;
  render(this: void, inputs: I, memo: Memo): string;
  /** Rules from `style` attributes in its text. */
  styles?(page: P, source: PageSource): readonly StyleRule[];
}

/** The inputs of pages that show nothing but their view. */
export type ViewInputs<V> = {
  readonly route: string;
  readonly view: V;
  readonly chrome: ChromeView;
};

/** A page that is its view. */
export function renderView({ route, view, chrome }: ViewInputs<PageView>): string {
  return renderPage(view, {
    ...chrome,
    ...(chrome.languages === undefined ? {} : { path: encodePath(route).slice(chrome.base.length) }),
    navbar: markNavigation(chrome.navbar, encodePath(route), chrome.base),
  });
}

/** A kind of page that is nothing but its route and its view. */
export function routePage<V extends PageView>(
  kind: RouteKind,
  inputs: (page: Listed, source: PageSource) => ViewInputs<V>,
): PageKind<Listed, ViewInputs<V>> {
  return { kind, list: (source) => listRoutesOf(kind, source), inputs, render: renderView };
}

/** The routes of a kind that the site lists, for kinds that are nothing but a route. */
export function listRoutesOf(kind: RouteKind, { model }: PageSource): readonly Listed[] {
  return model.routes.filter((route) => route.kind === kind).map(({ path }) => ({ route: path }));
}

/** What a page says of the sections that left it. */
export function movedFrom(route: string, { movedLinks }: SiteLookup): { moved?: readonly MovedLink[] } {
  const moved = movedLinks.get(routeLookupKey(route));
  return moved === undefined ? {} : { moved };
}
