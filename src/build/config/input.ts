/** What the files in `config/` may say: everything is optional. Import these types with `satisfies`. */
import type { ColorModeConfig, LocaleConfig, Logo, SearchConfig } from '../../model.ts';

/** Optional, and `undefined` is as good as leaving it out: facts that are not known yet can be passed on. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A link; one whose `href` is set to undefined is left out. */
export interface LinkInput {
  readonly label: string;
  /** A path on this site (`/docs/intro`), a guide (`minecraft/instance/whitelist`), or `https:`, `mailto:`, `tel:`. */
  readonly href: string | undefined;
}

export interface LogoInput extends Optional<Omit<Logo, 'src'>> {
  /** Path of a picture in `content/static`, e.g. `img/logo.svg`. */
  readonly src: string;
}

export interface FooterColumnInput {
  readonly title: string;
  readonly items: readonly LinkInput[];
}

export interface FooterInput {
  readonly style?: 'dark' | 'light' | undefined;
  /** Columns with a title each, or one row of links: not both. */
  readonly links?: readonly FooterColumnInput[] | readonly LinkInput[] | undefined;
  readonly logo?: LogoInput | undefined;
  /** HTML is allowed. */
  readonly copyright?: string | undefined;
}

export interface HomeInput {
  /** The question at the top. */
  readonly heading?: string | undefined;
  /** The most needed tasks, below the search field. */
  readonly tasks?: readonly LinkInput[] | undefined;
  readonly columns?: readonly HomeColumnInput[] | undefined;
  /** Ways to reach a person. */
  readonly support?: readonly LinkInput[] | undefined;
}

export interface HomeColumnInput {
  readonly title: string;
  readonly text?: string | undefined;
  /** Category slugs or guides. */
  readonly items?: readonly string[] | undefined;
}

export interface AnnouncementInput {
  /** Change it with the text: readers who closed the old bar then see the new one. */
  readonly id?: string | undefined;
  /** HTML is allowed. */
  readonly content: string;
  readonly closeable?: boolean | undefined;
}

export interface DocsInput {
  readonly path?: string | undefined;
  readonly tagsPath?: string | undefined;
  /** Where guides can be edited: `https://…/edit/main/`; the file's path is added. */
  readonly editUrl?: string | undefined;
  readonly showLastUpdateTime?: boolean | undefined;
  readonly showLastUpdateAuthor?: boolean | undefined;
  readonly breadcrumbs?: boolean | undefined;
  readonly sidebarCollapsible?: boolean | undefined;
  readonly sidebarCollapsed?: boolean | undefined;
  readonly tocMinHeadingLevel?: number | undefined;
  readonly tocMaxHeadingLevel?: number | undefined;
  /** Guide to which `/docs` itself leads. */
  readonly landing?: string | undefined;
}

/** `config/site.ts` */
export interface SiteInput {
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  /** Origin alone, `https://example.com`; the path belongs in `base`. */
  readonly url?: string | undefined;
  /** Path under which the site is served, `/help/`. */
  readonly base?: string | undefined;
  /** True: every address ends in `/`; false: none does; unset: as the files are. */
  readonly trailingSlash?: boolean | undefined;
  /** Asks search engines to stay away from the whole site. */
  readonly noIndex?: boolean | undefined;
  /** The header goes when the reader scrolls down and comes back on the way up. */
  readonly hideNavbarOnScroll?: boolean | undefined;
  /** `en`, or more about it. */
  readonly locale?: string | Optional<LocaleConfig> | undefined;
  readonly colorMode?: Optional<ColorModeConfig> | undefined;
  /** Hue of the accent colour in degrees, 0-360. */
  readonly accentHue?: number | undefined;
  readonly logo?: LogoInput | undefined;
  readonly favicon?: string | undefined;
  /** Picture that networks show beside a link to the site. */
  readonly image?: string | undefined;
  readonly announcement?: string | AnnouncementInput | undefined;
  readonly docs?: DocsInput | undefined;
  readonly home?: HomeInput | undefined;
  /** Problem code → how serious it is, e.g. `{ 'link/missing-anchor': 'warning' }`. */
  readonly rules?: Readonly<Record<string, 'error' | 'warning' | 'off'>> | undefined;
  readonly footer?: FooterInput | undefined;
  /** Name and label of the only version. */
  readonly version?: { readonly name?: string | undefined; readonly label?: string | undefined } | undefined;
}

/** `config/navigation.ts` */
export interface NavigationInput {
  /** The pill at the left; left out while its `href` is undefined. */
  readonly promo?: LinkInput | undefined;
  /** Links at the right. */
  readonly links?: readonly LinkInput[] | undefined;
}

/** `config/search.ts` */
export type SearchInput = Optional<Omit<SearchConfig, 'hosts'>>;

/** A fact about the provider: a text, a number, yes or no, a list of texts, or a group of facts. */
export type Fact =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly [name: string]: Fact | undefined };
