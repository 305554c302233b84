/** What a page's HTML depends on: the render stage's whole input, as types. JSON-shaped. */
import type { AuthorView, BlogSummary, BlogSidebar } from './blog-views.ts';
import type { ErrorRule } from '../errors/types.ts';
import { type Words } from '../words/say.ts';
import type {
  AssetManifest,
  Breadcrumb,
  Card,
  Heading,
  Mark,
  Neighbours,
  PageLink,
  YourName,
} from '../model.ts';

/** Everything in `<head>` that differs between pages. URLs are absolute where the standard wants it. */
export interface HeadView {
  /** The whole document title, site name included. */
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly robots?: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
  /** JSON-LD documents, already serialised and safe inside `<script>`. */
  readonly jsonLd: readonly string[];
  readonly feeds?: readonly FeedLink[];
  /** Address of the same text as Markdown. */
  readonly markdown?: string;
  /** Search tags (behaviours.md 6.1.2), name → content. */
  readonly searchTags: Readonly<Record<string, string>>;
  /** Further stylesheets of this page alone (from `style` attributes in its text). */
  readonly styles: readonly string[];
}

/** A feed that the page names. */
export interface FeedLink {
  readonly type: 'application/rss+xml' | 'application/atom+xml';
  readonly title: string;
  readonly href: string;
}

/** A language of the site, and where its pages are. */
export interface LanguageLink {
  readonly lang: string;
  readonly label: string;
  readonly base: string;
  readonly isCurrent: boolean;
}

/** What all pages share, rendered once (`chrome` stage) and spliced in. */
export interface ChromeView {
  /** The words of the interface; unset: English as it is. */
  readonly words?: Words;
  /** All languages of the site; unset: it has one. */
  readonly languages?: readonly LanguageLink[];
  /** The page's path below the base; set with `languages`. */
  readonly path?: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly siteTitle: string;
  readonly base: string;
  readonly url: string;
  readonly colorMode: 'dark' | 'light';
  readonly favicon?: string;
  readonly assets: AssetManifest;
  /** The security policy, for hosts that send no headers of ours. */
  readonly policy?: string;
  /** Style sheet of the site's own; undefined: there is none. */
  readonly style?: string;
  /** HTML of the site's own tags and scripts in the head; undefined: none. */
  readonly tags?: string;
  /** HTML of the script that runs before the page shows, or empty. */
  readonly early: string;
  /** HTML of the announcement bar, or empty. */
  readonly announcement: string;
  /** HTML of the header with the top navigation and the mobile menu. */
  readonly navbar: string;
  /** HTML of the footer, or empty. */
  readonly footer: string;
  readonly searchRoute: string;
  /** Where readers paste an error; undefined: the guides say of none that they solve it. */
  readonly errorsRoute?: string;
  /** The guide on how to reach a person. */
  readonly contactGuide?: PageLink;
  /** Origin of the hosted search, to which the browser connects in advance. */
  readonly searchOrigin?: string;
  /** The ways to reach a person; undefined: none is configured. */
  readonly contact?: ContactView;
  readonly generator: string;
  /** Names the build: the same for pages that may take each other's place in the browser without a reload. */
  readonly build?: string;
}

export type ContactKind = 'ask' | 'ticket' | 'chat' | 'email' | 'phone' | 'discord' | 'status' | 'other';

/** One way to reach a person. */
export interface ContactWay {
  readonly kind: ContactKind;
  readonly label: string;
  readonly href: string;
  /** What is worth reading of it: the number, the address. */
  readonly detail?: string;
}

export interface ContactView {
  /** At least one. */
  readonly ways: readonly ContactWay[];
  /** Phrases: when somebody is there, and how soon they answer. */
  readonly hours?: string;
  readonly responseTimes?: string;
}

/** A notice as a page shows it. */
export interface NoticeView {
  readonly id: string;
  readonly level: 'info' | 'maintenance' | 'warning' | 'outage' | 'resolved';
  readonly message: string;
  readonly href?: string;
  readonly closeable: boolean;
  /** It has not begun. */
  readonly isWaiting?: true;
}

export interface GuideFacts {
  readonly appliesTo?: string;
  /** The date of the last check (ISO), and what was tried or read. */
  readonly checked?: {
    readonly date: string;
    readonly testedWith?: string;
    readonly sources?: readonly string[];
  };
  /** Whole minutes, at least 1. */
  readonly readingMinutes?: number;
}

export interface LastUpdate {
  /** ISO date. */
  readonly date?: string;
  readonly author?: string;
}

/** The same page in one version of the docs. */
export interface VersionLink {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** For guides of a version that is not the latest. */
export interface VersionNote {
  readonly kind: 'unreleased' | 'unmaintained';
  readonly label: string;
  /** The same guide in the latest version. */
  readonly latest: VersionLink;
}

interface Base {
  readonly head: HeadView;
}

/** The question whether a guide solved it. */
export interface SolvedView {
  /** Where answers are sent, with the text that they are about; undefined: nowhere. */
  readonly url?: string;
  readonly revision?: string;
}

/** A guide. */
export interface DocView extends Base {
  readonly kind: 'doc';
  readonly title: string;
  /** Inline HTML of the `h1`; undefined with `hide_title`. */
  readonly titleHtml?: string;
  readonly bodyHtml: string;
  /** Inner HTML of the sidebar's `nav`, current page marked; undefined: no sidebar. */
  readonly sidebarHtml?: string;
  /** File with the content of all its categories. */
  readonly branchesHref?: string;
  /** The same page in every version; undefined: there is one version. */
  readonly versions?: readonly VersionLink[];
  readonly versionNote?: VersionNote;
  /** It is shown in the site's own language, because nobody has translated it. */
  readonly untranslated?: true;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Headings within the page's levels; empty: no contents. */
  readonly toc: readonly Heading[];
  /** False with `hide_table_of_contents`: the text takes the full width. */
  readonly tocColumn: boolean;
  readonly neighbours: Neighbours;
  readonly tags: readonly PageLink[];
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly facts: GuideFacts;
  /** Undefined: nobody asks. */
  readonly solved?: SolvedView;
  readonly related: readonly Card[];
  /** Those of its folder or its own; undefined: none. */
  readonly notices?: readonly NoticeView[];
  /** What of it a reader can fill in; undefined: nothing. */
  readonly yours?: readonly YourName[];
  /** Sections that left it; undefined: none. */
  readonly moved?: readonly MovedLink[];
}

/** A generated category index. */
export interface CategoryView extends Base {
  readonly kind: 'category';
  /** The main guide of every version; undefined: there is one version. */
  readonly versions?: readonly VersionLink[];
  readonly versionNote?: VersionNote;
  readonly title: string;
  readonly description: string;
  readonly sidebarHtml: string;
  /** File with the content of all categories of the sidebar. */
  readonly branchesHref?: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly cards: readonly Card[];
  /** Those of its folder; undefined: none. */
  readonly notices?: readonly NoticeView[];
  readonly neighbours: Neighbours;
  /** Sections that left it; undefined: none. */
  readonly moved?: readonly MovedLink[];
}

/** A game or topic on the home page. */
export interface HomeTile {
  readonly label: string;
  readonly href: string;
  readonly mark: Mark;
  readonly guides: number;
  /** Sub-topics, shown on the first and largest tile. */
  readonly topics: readonly PageLink[];
}

export interface HomeView extends Base {
  readonly kind: 'home';
  readonly title: string;
  readonly tagline: string;
  readonly heading: string;
  /** Stands in the search field until something is typed. */
  readonly placeholder: string;
  readonly tasks: readonly PageLink[];
  readonly tiles: readonly HomeTile[];
  readonly columns: readonly {
    readonly title: string;
    readonly text?: string;
    readonly links: readonly PageLink[];
  }[];
  /** HTML of `content/pages/index.md`, if the writer has one: shown below. */
  readonly bodyHtml?: string;
}

/** `/docs/tags`: all tags by first letter. */
export interface TagsView extends Base {
  readonly kind: 'tags';
  readonly groups: readonly {
    readonly letter: string;
    readonly tags: readonly (PageLink & { readonly count: number })[];
  }[];
}

/** All guides with one tag. */
export interface TagView extends Base {
  readonly kind: 'tag';
  /** `3 docs tagged with "x"`. */
  readonly title: string;
  /** The list of all tags; undefined: it is no tag. */
  readonly tagsHref?: string;
  /** Of a list of posts by one author: that of all authors. */
  readonly authorsHref?: string;
  readonly hasNoPosts?: true;
  /** Further pages of a list of posts. */
  readonly newer?: string;
  readonly older?: string;
  /** A line about it. */
  readonly description?: string;
  readonly docs: readonly Card[];
  readonly unlisted: boolean;
}

/** A page of `content/pages`: Markdown, or the markup of a React component. */
export interface PlainView extends Base {
  readonly kind: 'page';
  readonly title: string;
  readonly titleHtml?: string;
  readonly bodyHtml: string;
  readonly toc: readonly Heading[];
  readonly tocColumn: boolean;
  readonly unlisted: boolean;
  readonly lastUpdate?: LastUpdate;
  /** A React page brings its own layout inside `main`. */
  readonly bare: boolean;
  readonly wrapperClassName?: string;
  /** Sections that left it; undefined: none. */
  readonly moved?: readonly MovedLink[];
}

export interface SearchView extends Base {
  readonly kind: 'search';
  /** Top-level categories, for readers without JavaScript. */
  readonly categories: readonly PageLink[];
  readonly placeholder: string;
}

export interface AskView extends Base {
  readonly kind: 'ask';
  /** Where a ticket is written; may hold `{subject}` and `{text}`. */
  readonly ticketUrl?: string;
  /** Where a mail goes, where there are no tickets. */
  readonly email?: string;
  readonly feedbackUrl?: string;
}

export interface NotFoundView extends Base {
  readonly kind: 'not-found';
  readonly placeholder: string;
}

/** A section that left the page: its old id, and where it is. */
export interface MovedLink {
  readonly was: string;
  readonly href: string;
  /** Title of the page that has it. */
  readonly title: string;
  /** The heading that it has there; undefined: it is the page. */
  readonly heading?: string;
}

/** Sends the reader on, without JavaScript. */
export interface RedirectView extends Base {
  readonly kind: 'redirect';
  readonly to: string;
  readonly moved?: readonly MovedLink[];
}

/** In the place of a page that was removed on purpose. */
export interface GoneView extends Base {
  readonly kind: 'gone';
  readonly title: string;
  /** ISO date. */
  readonly since: string;
  readonly reason?: string;
  readonly replacement?: PageLink;
  readonly moved?: readonly MovedLink[];
  /** The results page for its title. */
  readonly searchHref: string;
  readonly placeholder: string;
}

/** The messages that guides of one product answer. */
export interface ErrorProduct {
  /** Its folder; null: what every product may say. */
  readonly id: string | null;
  readonly label: string;
  readonly mark?: Mark;
  /** At least one. */
  readonly rules: readonly ErrorRule[];
}

/** Paste your error: the field, and every message that the guides know. */
export interface ErrorsView extends Base {
  readonly kind: 'errors';
  /** Public path of the file that names the rules' files. */
  readonly manifest: string;
  readonly products: readonly ErrorProduct[];
}

/** Everybody who may have written a post. */
export interface AuthorsView extends Base {
  readonly kind: 'blog-authors';
  readonly authors: readonly (AuthorView & { readonly posts: number })[];
}

export interface BlogListView extends Base, BlogSidebar {
  readonly kind: 'blog-list';
  readonly title: string;
  readonly posts: readonly BlogSummary[];
  readonly newer?: string;
  readonly older?: string;
}

export interface BlogPostView extends Base, BlogSidebar {
  readonly kind: 'blog-post';
  readonly title: string;
  readonly titleHtml?: string;
  readonly bodyHtml: string;
  readonly date: string;
  readonly readingMinutes: number;
  readonly authors: readonly string[];
  readonly people?: readonly AuthorView[];
  readonly toc: readonly Heading[];
  readonly tags: readonly PageLink[];
  readonly newer?: PageLink;
  readonly older?: PageLink;
  /** Sections that left it; undefined: none. */
  readonly moved?: readonly MovedLink[];
}

export type PageView =
  | DocView
  | CategoryView
  | HomeView
  | TagsView
  | TagView
  | PlainView
  | SearchView
  | AskView
  | ErrorsView
  | NotFoundView
  | RedirectView
  | GoneView
  | AuthorsView
  | BlogListView
  | BlogPostView;
