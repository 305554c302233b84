/** Pages of `content/pages`: Markdown, or the markup of React components. */
import type { Diagnostic, Outcome, Page, SiteConfig, StyleRule } from '../../model.ts';
import { extractStyles } from '../parse/html/extract-styles.ts';
import type { ReactPage } from '../../model.ts';
import { applySlashPolicy, invalidSlug, keepBase, routeOfSlug } from './docs.ts';

/** A page of `content/pages`. */
export interface PlainPage {
  readonly path: string;
  readonly route: string;
  readonly page?: Page;
  readonly react?: ReactPage;
  /** Rules made of `style` attributes. */
  readonly styles: readonly StyleRule[];
}

interface PlainPageInputs {
  readonly pages: ReadonlyMap<string, Page>;
  readonly reactPages: readonly ReactPage[];
  readonly config: SiteConfig;
  readonly drafts: boolean;
}

/** All of them with their routes; an index stands for its folder. A slug that leads out of the site is an error. */
export function placePlainPages({
  pages,
  reactPages,
  config,
  drafts,
}: PlainPageInputs): Outcome<readonly PlainPage[]> {
  const { base, trailingSlash } = config;
  const diagnostics: Diagnostic[] = [];
  const markdown = [...pages.values()].flatMap((page): PlainPage[] => {
    if (!page.path.startsWith('pages/') || (page.settings.draft === true && !drafts)) return [];
    const below = page.path
      .slice('pages/'.length)
      .replace(/\.mdx?$/i, '')
      .replace(/(^|\/)index$/i, '$1');
    const slug = page.settings.slug ?? `/${below}`;
    const route = routeOfSlug(slug, '', base, trailingSlash);
    if (route === undefined) {
      diagnostics.push(invalidSlug(slug, page));
      return [];
    }
    return [{ path: page.path, route: keepBase(route, base), page, styles: page.styles }];
  });
  const react = reactPages.map((page): PlainPage => {
    const { html, styles } = extractStyles(page.html);
    return {
      path: page.source,
      route: keepBase(applySlashPolicy(page.route, trailingSlash), base),
      react: { ...page, html },
      styles,
    };
  });
  return { value: [...markdown, ...react], diagnostics };
}
