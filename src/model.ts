/**
 * Every noun of helpsite as a type: the vocabulary the stages speak. No code, no imports.
 * All values are JSON-shaped and never mutated: they are hashed (memo.ts) and kept on disk.
 */

/** A place in a source; line and column count from 1, `file` is relative to the root. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length?: number;
}

/** Filled in by the table of rules (build/problems/rule-table.ts), so that the vocabulary imports nothing. */
export interface RuleCodes {}

/** `area/problem`: a code that is in the table of rules. */
export type RuleCode = keyof RuleCodes;

/** A problem for the author: what is wrong, where, and what to type instead. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: RuleCode;
  readonly message: string;
  readonly at?: Location;
  readonly hint?: string;
  /** What `check --fix` writes in the place of what was typed; only where nothing else can be meant. */
  readonly fix?: Fix;
  /** The same for an old address: what `check --fix` writes into the settings of a guide. */
  readonly keep?: KeptAddress;
  readonly related?: readonly Location[];
  /** What is not there: problems that miss one thing have one cause, and are told as one. */
  readonly missing?: Missing;
  /** What happened to it, where that is known; problems with one key are told as one. */
  readonly cause?: Cause;
  /** The other places of a problem that stands for several. */
  readonly also?: readonly Location[];
}

/** A page, file or heading that is not there, as its name was understood. */
export interface Missing {
  /** Files below `content/` that may be meant, likeliest first. */
  readonly paths?: readonly string[];
  /** Addresses with the base path that may be meant, likeliest first. */
  readonly routes?: readonly string[];
  /** Id of a guide. */
  readonly id?: string;
  /** The heading's id, of a page that is there. */
  readonly anchor?: string;
  /** It was removed on purpose: that it is missing is no news. */
  readonly isMeant?: true;
  /** What names it, as typed: what a correction replaces. */
  readonly typed?: string;
}

/** Why something is missing. */
export interface Cause {
  /** Equal for equal causes. */
  readonly key: string;
  /** One clause, e.g. `content/docs/x.md was deleted (commit 1a2b3c4)`; none: nothing is known but that it is missing. */
  readonly fact?: string;
  /** It is somewhere else now: what of it is old. */
  readonly old?: 'place' | 'address' | 'name';
  /** What each place should name instead: "the new place". Whether `check --fix` can write it is known place by place. */
  readonly write?: string;
  /** The other ways out, a line each. */
  readonly hint?: string;
  /** Old addresses that a guide should take over, as its front matter names them; `file` is relative to the root. */
  readonly redirect?: { readonly file: string; readonly from: readonly string[] };
}

/** `from` stands on the line of the problem, at its column or behind; an empty one inserts. */
export interface Fix {
  readonly from: string;
  readonly to: string;
}

/** An old address that a guide takes over: a whole page, or an anchor that leads to one of its headings. */
export interface KeptAddress {
  /** The guide, relative to the root. */
  readonly file: string;
  /** As in `redirect_from`: `/docs/old`. */
  readonly page?: string;
  /** `old` as in `anchors`: an id that was on this page, or `/docs/other#id`. */
  readonly anchor?: { readonly id: string; readonly old: string };
  /** The settings that say something else of this anchor, as typed there: they are to let it go. */
  readonly instead?: { readonly file: string; readonly old: string };
}

/** What every fallible stage returns: problems ride along with the value, and are replayed from the memo. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

// ---------------------------------------------------------------- input

/** A file as read: `\n` line ends, no BOM; `path` is relative to `content/` with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What support writers tell the search, as read; a file that is not there is undefined. */
export interface SearchWords {
  readonly synonyms: Outcome<Source | undefined>;
  readonly questions: Outcome<Source | undefined>;
  readonly asked: Outcome<Source | undefined>;
  readonly needs: Outcome<Source | undefined>;
  readonly elsewhere: Outcome<Source | undefined>;
  /** What lies beside them and is read as none of them. */
  readonly unused: readonly Diagnostic[];
}

/** The address record as it lies at the root; a file that is not there is undefined. Bytes that are no UTF-8 are U+FFFD. */
export interface AddressFiles {
  readonly lock?: string;
  readonly words?: string;
}

/** A file that pages may show or offer (an image, a download): its place and what it will be called. */
export interface Asset {
  /** Relative to `content/`, e.g. `docs/minecraft/map.png` or `static/img/logo.svg`. */
  readonly path: string;
  /** Public URL, base path included. */
  readonly url: string;
  /** File below the out-dir's base folder. */
  readonly file: string;
  readonly width?: number;
  readonly height?: number;
  /** An SVG that becomes part of the page. */
  readonly drawing?: string;
  /** Smaller copies, the narrowest first. */
  readonly copies?: readonly AssetCopy[];
}

/** A smaller copy of a picture: its width in pixels, its public URL, its file below the out-dir's base folder. */
export interface AssetCopy {
  readonly width: number;
  readonly url: string;
  readonly file: string;
}

/** A page that is a React component, rendered. */
export interface ReactPage {
  /** Relative to `content/`, e.g. `pages/about.tsx`. */
  readonly source: string;
  /** Public path, base included: `/help/about`; an `index.tsx` stands for its folder. */
  readonly route: string;
  readonly title?: string;
  readonly description?: string;
  /** Inner HTML of the page. */
  readonly html: string;
  /** The style sheets that it imports, as one, and the file below the base path that holds it. */
  readonly style?: { readonly file: string; readonly text: string };
}

/** The last commit that touched a file. */
export interface LastChange {
  /** Moment of the commit, ISO 8601 in UTC. */
  readonly date: string;
  /** Its author's name. */
  readonly author: string;
}

// ---------------------------------------------------------------- a page understood

export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  /** Plain text, for search, breadcrumbs and labels. */
  readonly text: string;
  /** Inline HTML without links and images, for the table of contents. */
  readonly html: string;
}

/** A link or image as written, to be resolved once every route is known. Its place is a slot of the `PageBody`. */
export interface LinkSlot {
  readonly kind: 'link' | 'image' | 'file';
  readonly href: string;
  readonly at: Location;
  /** Said of links to the reader's own computer alone: what is shown is the address itself. */
  readonly showsAddress?: true;
}

/** A code block's text, highlighted apart from the page (stage `highlight`). Its place is a slot of the `PageBody`. */
export interface CodeSlot {
  readonly language: string;
  readonly code: string;
  /** Lines to mark, from 1. */
  readonly marked: readonly number[];
  /** Number of the first line when numbers show. */
  readonly firstLine?: number;
  /** What further lines are (`added`, `error` …), as classes by their numbers; unset: nothing. */
  readonly kinds?: Readonly<Record<number, string>>;
  /** Words to mark, in their order; `at` and `length` count the code's characters. */
  readonly words?: readonly { readonly at: number; readonly length: number }[];
  /** What of the code a reader can fill in, in its order; unset: nothing. */
  readonly values?: readonly CodeValue[];
}

/** What a reader may fill in about a server of their own. */
export type YourName = 'address' | 'port' | 'name' | 'version';

/** A part of a block's code that a reader can fill in; `at` and `length` count its characters. */
export interface CodeValue {
  readonly name: YourName;
  readonly at: number;
  readonly length: number;
}

/** Front matter of a guide, checked (behaviours.md 2.3). */
export interface Settings {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly sidebarLabel?: string;
  readonly sidebarClassName?: string;
  readonly sidebarPosition?: number;
  readonly slug?: string;
  readonly hideTitle?: boolean;
  readonly hideTableOfContents?: boolean;
  readonly tocMinHeadingLevel?: number;
  readonly tocMaxHeadingLevel?: number;
  readonly keywords?: readonly string[];
  readonly image?: string;
  readonly tags?: readonly TagSetting[];
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
  /** `false` turns the side off (YAML null). */
  readonly paginationPrev?: string | false;
  readonly paginationNext?: string | false;
  /** `false`: in no sidebar (YAML null). */
  readonly displayedSidebar?: string | false;
  /** `false`: no edit link (YAML null or empty). */
  readonly customEditUrl?: string | false;
  readonly parseNumberPrefixes?: boolean;
  readonly lastUpdate?: { readonly date?: string; readonly author?: string };
  readonly redirectFrom?: readonly string[];
  /** Headings by their id of today, and the ids they had before, as typed without `#` in front. */
  readonly anchors?: readonly RenamedHeading[];
  /** Short addresses: `/help/go/<name>`. */
  readonly go?: readonly string[];
  readonly wrapperClassName?: string;
  readonly date?: string;
  readonly authors?: readonly string[];
  // keys about the guide itself, Docusaurus has none of them (behaviours.md 2.3.7)
  readonly type?: GuideType;
  readonly appliesTo?: string;
  readonly verification?: 'tested' | 'documented';
  readonly verifiedWith?: string;
  readonly lastVerified?: string;
  /** What `helpsite verify` wrote: of the steps and facts as they were then. */
  readonly verifiedStamp?: string;
  readonly sources?: readonly string[];
  readonly related?: readonly string[];
  /** Phrases under which customers ask for it; never shown. */
  readonly asked?: readonly string[];
  /** Messages that it answers, word for word, and those of `errorRules`, masked: for the search. */
  readonly errors?: readonly string[];
  /** By what logs show what it solves. */
  readonly errorRules?: readonly ErrorEntry[];
  readonly search?: { readonly rank: number };
  /** What stands in its text until a reader fills in their own. */
  readonly your?: Readonly<Partial<Record<YourName, string>>>;
}

/** An entry of `errors`: a cause, what shows it in a log, and where the answer stands. */
export interface ErrorEntry {
  readonly say: string;
  /** A heading of the guide (`#id`), or another guide; unset: the top of this one. */
  readonly to?: string;
  /** Without its product. */
  readonly code: string;
  /** Null: any log; unset: that of the guide. */
  readonly product?: string | null;
  /** As written, then those made of the lines. */
  readonly patterns: readonly string[];
  readonly lines: readonly ErrorLine[];
  /** Codes of causes of which it is a consequence. */
  readonly after: readonly ErrorLine[];
  /** So often it comes before it means something. */
  readonly times?: number;
  /** Told only of a short log in which nothing else is found. */
  readonly alone?: true;
  /** The program ends with it, or keeps nothing from then on. */
  readonly ends?: true;
  /** True, and seldom what somebody looks for. */
  readonly minor?: true;
  /** Programs of all kinds say it. */
  readonly common?: true;
  /** Patterns of lines, the same or later ones, that say that it did no harm. */
  readonly unless: readonly string[];
  /** Patterns of lines that only look like it. */
  readonly except: readonly string[];
  /** Where its message was seen: for those who doubt the rule. */
  readonly sources: readonly string[];
  readonly at: Location;
  readonly toAt: Location;
  readonly productAt: Location;
}

/** A text of an entry, and its place in the guide's file. */
export interface ErrorLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** One entry of `anchors`: what a heading is called today, and what it was called: `old`, or `/docs/other#old` on another page. */
export interface RenamedHeading {
  readonly id: string;
  readonly old: readonly string[];
}

export type GuideType = 'how-to' | 'reference' | 'troubleshooting' | 'concept' | 'policy';

/** Who wrote a post, as `authors.yml` says; `key` is unset for a name that it does not have. */
export interface Author {
  readonly key?: string;
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  readonly image?: string;
  /** There is a list of their posts. */
  readonly hasPage?: true;
  /** Its address below that of all authors; unset: made of the key. */
  readonly permalink?: string;
}

export interface TagSetting {
  readonly label: string;
  readonly permalink?: string;
  readonly description?: string;
}

/** A source understood. Its body is kept apart (`PageBody`) so that models are built without loading it. */
export interface Page {
  readonly path: string;
  readonly settings: Settings;
  /** Its authors, where `authors.yml` knows one of them. */
  readonly people?: readonly Author[];
  /** Where each front matter key stands, for diagnostics of later stages. */
  readonly settingsAt: Readonly<Record<string, Location>>;
  /** From front matter or the first heading; undefined: the model falls back to the file name. */
  readonly title?: string;
  /** The `h1` as written (inline HTML), when the text begins with one; empty when it stands further down. */
  readonly titleHtml?: string;
  /** From front matter or the first paragraph; may be empty. */
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Every `id` in the body that a link may name, old ones included. */
  readonly anchors: readonly string[];
  /** Ids that its headings had before, from `anchors` and from `{#id aliases="…"}`. */
  readonly oldAnchors: readonly OldAnchor[];
  readonly links: readonly LinkSlot[];
  /** Whether the stamp of `helpsite verify` still holds, or what has changed since; unset: it has none. */
  readonly stamp?: 'valid' | 'steps' | 'facts';
  /** Words of prose, for the reading time. */
  readonly words: number;
  /** The page carries rules from `style` attributes: their class names and declarations. */
  readonly styles: readonly StyleRule[];
  /** What of it a reader can fill in; unset: nothing. */
  readonly yours?: readonly YourName[];
  /** It shows the ways to reach a person; unset: it does not. */
  readonly showsContact?: true;
  /** It shows the cards of its own category. */
  readonly showsCards: boolean;
  /** Ids of guides whose descriptions it shows. */
  readonly namedDocs: readonly string[];
  /** Languages of its code blocks, each where it first occurs. */
  readonly languages: readonly { readonly name: string; readonly at: Location }[];
}

/** An id that a heading had before. Without `page` it stands before the heading, and is among the page's anchors. */
export interface OldAnchor {
  readonly id: string;
  /** The heading's id of today, as far as its own page knows: it may have gone to another page since. */
  readonly toId: string;
  /** The address of the page it was on, as typed: `/docs/other`; undefined: this page. */
  readonly page?: string;
  readonly at: Location;
}

/** A `style` attribute turned into a class, because the CSP forbids inline styles. */
export interface StyleRule {
  readonly className: string;
  readonly declarations: string;
}

/** A component of the site's own, as guides name it. */
export interface OwnComponent {
  readonly name: string;
  /** Relative to the root. */
  readonly file: string;
  /** Of all that it is made of; empty: it cannot be used. */
  readonly hash: string;
  /** Its code may say something else each time it is run: it asks for the time, for a file. Unset: it says the same. */
  readonly isUnsettled?: true;
  /** The browser takes it over, when; the script's file name. Unset: it is HTML. */
  readonly island?: { readonly when: 'load' | 'idle' | 'visible'; readonly script: string };
  /** What is wrong with it: told where a guide names it. */
  readonly problems?: readonly Diagnostic[];
}

/** A page's HTML in pieces: `segments[0] + slot(0) + segments[1] + slot(1) + …`. */
export interface PageBody {
  readonly segments: readonly string[];
  readonly slots: readonly BodySlot[];
  readonly codes: readonly CodeSlot[];
}

/** What stands between two segments: a link's URL, an image's attributes, a code block, an icon, the current category's cards, the ways to reach a person, a guide's description. */
export type BodySlot =
  | { readonly type: 'link' | 'image' | 'code'; readonly index: number }
  | { readonly type: 'icon'; readonly name: string }
  | { readonly type: 'cards' | 'contact' }
  /** A formula or diagram; `plain` is its source as HTML, for twins and the search. */
  | { readonly type: 'drawn'; readonly html: string; readonly plain: string }
  | { readonly type: 'description'; readonly docId: string };

// ---------------------------------------------------------------- the site

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Set for guides; external links have none. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly className?: string;
  readonly description?: string;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly href?: string;
  /** The guide the category links to, when it is one. */
  readonly docId?: string;
  readonly linkUnlisted?: boolean;
  readonly description?: string;
  readonly className?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** Address of the only guide in it, unless the category is one itself. */
  readonly onlyGuide?: string;
  /** Folder that it was made of, below `docs/` and without number prefixes: `minecraft/files`. */
  readonly folder?: string;
  readonly items: readonly SidebarItem[];
}

export interface SidebarHtml {
  readonly type: 'html';
  readonly value: string;
  readonly defaultStyle?: boolean;
  readonly className?: string;
}

/** A labelled copy of the docs. Most sites have one, `current`. */
export interface Version {
  readonly name: string;
  readonly label: string;
  /** Part of its guides' addresses, behind that of all guides; '': none. */
  readonly path: string;
  readonly isLast: boolean;
  /** The folder of guides that it is a version of (`api`), where they are versions of one folder each; unset: of all guides. */
  readonly of?: string;
  readonly mainDocId: string;
  /** What its guides say above their text; unset: nothing. */
  readonly banner?: 'unreleased' | 'unmaintained';
  /** Its pages do not say which version they are of. */
  readonly isQuiet?: true;
  /** The site's other pages are not made with it; unset: they are. */
  readonly isMain?: boolean;
}

/** A version as `versions.json` and the configuration have it: what there is to build, before anything is read of it. */
export interface VersionPlan extends Omit<Version, 'mainDocId'> {
  /** Where its guides lie, relative to the root. */
  readonly folder: string;
  /** The site's other pages (home, search, posts, pages) are made with it. */
  readonly isMain: boolean;
  /** Search engines are asked to stay away. */
  readonly noIndex: boolean;
}

/** What the configuration says of one version. */
export interface VersionSettings {
  readonly label?: string;
  readonly path?: string;
  readonly banner?: 'none' | 'unreleased' | 'unmaintained';
  readonly badge?: boolean;
  readonly noIndex?: boolean;
  readonly of?: string;
}

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
  /** Drawn before it: the game or topic that the page belongs to. */
  readonly mark?: Mark;
}

export interface Neighbours {
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** What stands for a game or topic beside its name: a drawing among the icons, else letters on one of twelve hues. */
export type Mark = { readonly glyph: string } | { readonly letters: string; readonly hue: number };

/** A drawing: a path on a grid of 24 and its hue (OKLCH, degrees). */
export interface MarkShape {
  readonly hue: number;
  readonly path: string;
}

/** A game or topic, as it is offered beside others: an entry at the top of a sidebar, or a guide that a group names. */
export interface Topic extends PageLink {
  readonly mark: Mark;
}

export interface TopicGroup {
  readonly title: string;
  readonly topics: readonly Topic[];
}

/** A card on a category page, the home page or in a guide. */
export interface Card {
  readonly kind: 'category' | 'guide' | 'external';
  readonly label: string;
  readonly href: string;
  readonly description: string;
  /** Guides below a category, all levels. */
  readonly guides?: number;
}

// ---------------------------------------------------------------- configuration

/** A link in the navigation, the footer or on the home page. `href` may be a route, a doc path or a full URL. */
export type NavLink = PageLink;

/** An entry of the header: a link, or a menu of links, which may lead somewhere itself. */
export interface NavEntry {
  readonly label: string;
  readonly href?: string;
  /** A picture in the place of the words. */
  readonly icon?: string;
  /** The same in dark mode; unset: the same picture. */
  readonly iconDark?: string;
  readonly items?: readonly NavLink[];
}

export interface Logo {
  readonly src: string;
  /** Shown in dark mode; default: `src`. */
  readonly srcDark?: string;
  readonly alt: string;
  readonly href?: string;
  readonly width?: number;
  readonly height?: number;
  /** In the header: the title is not written beside it. */
  readonly alone?: boolean;
}

export interface FooterConfig {
  readonly style: 'dark' | 'light';
  /** Columns (all with a title) or one row of links (none with a title). */
  readonly links: readonly FooterColumn[] | readonly NavLink[];
  readonly logo?: Logo;
  readonly copyright?: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly NavLink[];
}

export interface NavigationConfig {
  /** The quiet pill at the left, e.g. "Get 10% off". */
  readonly promo?: NavLink;
  /** Website, control panel, blog: at the right. */
  readonly links: readonly NavEntry[];
  /** Groups of games and topics; none: the sidebar is one tree. `items` are folders, slugs of categories, or guides. */
  readonly groups: readonly { readonly title: string; readonly items: readonly string[] }[];
}

export interface HomeConfig {
  /** The one question at the top. */
  readonly heading: string;
  /** Chips below the search field: most needed tasks (doc paths such as `minecraft/instance/whitelist`). */
  readonly tasks: readonly NavLink[];
  /** Sidebar categories (slugs) to leave out of the games grid: they go to `columns`. */
  readonly columns: readonly {
    readonly title: string;
    readonly text?: string;
    /** Category slugs or doc paths. */
    readonly items: readonly string[];
  }[];
  /** Ways to reach a person. */
  readonly support: readonly NavLink[];
}

export interface AnnouncementConfig {
  readonly id: string;
  readonly content: string;
  readonly closeable: boolean;
}

/** Help for readers who are programs, or take a guide elsewhere. */
export interface ReadingConfig {
  /** Guides have a twin in Markdown, and the site an `llms.txt`. */
  readonly markdown: boolean;
}

/** The page that listens to a story. */
export interface AskConfig {
  readonly page: boolean;
  /** Below the base path. */
  readonly path: string;
  /** May hold `{subject}` and `{text}`. */
  readonly ticketUrl?: string;
}

/** Whether guides solve what they are read for. */
export interface FeedbackConfig {
  readonly buttons: boolean;
  /** Where answers are sent; nowhere unless configured. */
  readonly url?: string;
}

/** The lists of posts. */
export interface BlogConfig {
  /** Of the list of all posts; unset: "Blog". */
  readonly title?: string;
  readonly description?: string;
  /** Above the posts in the sidebar; unset: "Recent posts". */
  readonly sidebarTitle?: string;
  /** Posts in the sidebar; 0: there is none. */
  readonly sidebarCount: number | 'ALL';
  /** Posts on one page of a list. */
  readonly postsPerPage: number | 'ALL';
}

/** What guides say about the errors that they solve. */
export interface ErrorsConfig {
  /** There is a page where readers paste them. */
  readonly page: boolean;
  /** Below the base path. */
  readonly path: string;
}

/** What readers are told for a while. Moments are milliseconds since 1970. */
export interface NoticeConfig {
  readonly id: string;
  readonly message: string;
  readonly level: 'info' | 'maintenance' | 'warning' | 'outage' | 'resolved';
  /** `all`, folders and guides below `content/docs`. */
  readonly where: readonly string[];
  readonly closeable: boolean;
  readonly from?: number;
  readonly until?: number;
  readonly href?: string;
}

/** A page that was removed on purpose, as configured. */
export interface GoneConfig {
  /** The address it had, base path included or not. */
  readonly route: string;
  readonly title?: string;
  /** ISO date. */
  readonly since: string;
  /** A path on this site, with a section or without, or a web address. */
  readonly replacement?: string;
  /** One sentence. */
  readonly reason?: string;
  /** Where the configuration names the route, and the replacement. */
  readonly at?: Location;
  readonly replacementAt?: Location;
}

/** A tag that every page's head has. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string | true>>;
  /** What a script that is data says. */
  readonly json?: string;
}

/** A script that every page has. */
export interface OwnScript {
  /** A path on this site, or an address. */
  readonly src: string;
  readonly async: boolean;
  readonly attributes: Readonly<Record<string, string | true>>;
  /** Origins that it asks. */
  readonly connect: readonly string[];
}

export interface ColorModeConfig {
  readonly default: 'dark' | 'light';
  readonly switch: boolean;
  readonly respectSystem: boolean;
}

export interface LocaleConfig {
  readonly name: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  readonly path: string;
}

export interface SearchConfig {
  readonly provider: 'embedded' | 'hosted';
  readonly appId?: string;
  readonly apiKey?: string;
  readonly indexName?: string;
  readonly contextual: boolean;
  /** Route below the base path. */
  readonly path: string;
  readonly placeholder: string;
  /** Regular expression: hits of the hosted search whose URL matches stay as they are, others lead into this site. */
  readonly externalUrlPattern?: string;
  /** Text in the paths of hits, and what takes its place. */
  readonly replacePathname?: { readonly from: string; readonly to: string };
  /** Parameters of the service that override those of each request; its `facetFilters` are added. JSON-shaped. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Also with the hosted search the embedded index is built, and answers when no host of the service does. */
  readonly fallback: boolean;
  /** Folder below `docs/` → what its pages count for; '': those outside all products. */
  readonly weights: Readonly<Record<string, number>>;
  /** Tells the hosted service which results were shown and chosen. */
  readonly insights: boolean;
  /** Where every search is reported, without anything about the reader. */
  readonly reportUrl?: string;
  /** Where a reader can say that a result is missing; `{query}` stands for the words. */
  readonly missingResultsUrl?: string;
  /** Further words that ask for a person. */
  readonly contactWords: readonly string[];
  /** Guide, category, route or address that says how to reach a person. */
  readonly contactGuide?: string;
  /** Games and tools by the first folder of their guides; `auto`: every top folder with a category. */
  readonly products: 'auto' | Readonly<Record<string, { readonly aliases: readonly string[] }>>;
  /** Servers that speak the service's protocol instead of its own: HELPSITE_SEARCH_HOSTS, never a file. */
  readonly hosts?: readonly string[];
}

export interface DocsConfig {
  /** First segment of every guide's route. */
  readonly path: string;
  readonly tagsPath: string;
  /** Prefix to which a guide's path below the root is added. */
  readonly editUrl?: string;
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
  readonly breadcrumbs: boolean;
  readonly sidebarCollapsible: boolean;
  readonly sidebarCollapsed: boolean;
  readonly tocMinHeadingLevel: number;
  readonly tocMaxHeadingLevel: number;
  /** How far previous and next lead: through the sidebar, or not out of the guide's top folder. */
  readonly neighbours: 'sidebar' | 'folder';
  /** Where `/docs` itself leads (behaviours.md 9.8): a doc path; default: the main doc. */
  readonly landing?: string;
}

/** Everything the site says about itself, defaults filled in (defaults.ts). */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Origin without a trailing slash, e.g. `https://example.com`; empty: canonical links are left out. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  readonly trailingSlash?: boolean;
  readonly noIndex: boolean;
  /** `header`: pages do not carry the security policy themselves. */
  readonly csp: 'auto' | 'meta' | 'header';
  /** The header goes when the reader scrolls down and comes back on the way up (behaviours.md 4.2.10). */
  readonly hideNavbarOnScroll: boolean;
  readonly locale: LocaleConfig;
  /** Further languages of the content. */
  readonly locales: readonly LocaleConfig[];
  readonly colorMode: ColorModeConfig;
  /** OKLCH hue of the accent, 0-360. */
  readonly accentHue: number;
  /** The site's own colour, as CSS has it, or one for each mode; in place of `accentHue`. */
  readonly brand?: string | { readonly light: string; readonly dark: string };
  /** Style sheets of the site's own: paths below `content/static`, or in `config`. */
  readonly css: readonly string[];
  readonly head: readonly HeadTag[];
  readonly scripts: readonly OwnScript[];
  /** Origins that the security policy lets in. */
  readonly policy: Readonly<Record<'script' | 'connect' | 'style' | 'font', readonly string[]>>;
  readonly logo?: Logo;
  readonly favicon?: string;
  /** Social card (og:image). */
  readonly image?: string;
  readonly navigation: NavigationConfig;
  readonly footer?: FooterConfig;
  readonly home: HomeConfig;
  readonly announcement?: AnnouncementConfig;
  readonly notices: readonly NoticeConfig[];
  readonly reading: ReadingConfig;
  readonly ask: AskConfig;
  readonly feedback: FeedbackConfig;
  readonly errors: ErrorsConfig;
  readonly blog: BlogConfig;
  /** What is drawn in guides, where the packages for it are installed. */
  readonly markdown: { readonly math: boolean; readonly mermaid: boolean };
  /** Smaller copies of pictures; unset: none. */
  readonly pictures?: { readonly widths: readonly number[]; readonly format: 'webp' | 'avif' };
  readonly docs: DocsConfig;
  readonly search: SearchConfig;
  /** The words of the interface; unset: English as it is. */
  readonly words?: { readonly lang: string; readonly texts: Readonly<Record<string, string>> };
  /** The version whose guides these are. */
  readonly version: { readonly name: string; readonly label: string; readonly noIndex?: true };
  /** What is said of versions, by name. */
  readonly versions: Readonly<Record<string, VersionSettings>>;
  readonly lastVersion?: string;
  readonly onlyIncludeVersions?: readonly string[];
  readonly includeCurrentVersion: boolean;
  readonly disableVersioning: boolean;
  /** Pages that were removed on purpose. */
  readonly gone: readonly GoneConfig[];
  /** What is drawn beside games and topics, by folder of the guides or slug of the category. */
  readonly marks: Readonly<Record<string, MarkShape>>;
  /** `{name}` in prose → its text, beside the names that every site has (variables.ts); an empty one leaves its line out. */
  readonly variables: Readonly<Record<string, string>>;
  /** Rule code → severity. */
  readonly rules: Readonly<Record<string, 'error' | 'warning' | 'off'>>;
}

// ---------------------------------------------------------------- output

/** Logical name → hashed URL of what every page loads. */
export interface AssetManifest {
  /** The one style sheet of a page: that of the home page and of pages that lead on, of the results page, of pages with a text. */
  readonly pageStyles: {
    readonly guide: string;
    readonly home: string;
    readonly search: string;
    /** Undefined: there is no such page. */
    readonly ask?: string;
  };
  readonly script: string;
  /** SVG sprite: `<use href="{icons}#name">`. */
  readonly icons: string;
  /** Style sheet of what appears when the reader does something; the script loads it then. */
  readonly laterStyle: string;
  /** Style sheet of the search dialog; loaded with it. */
  readonly searchStyle: string;
  /** Style sheet of the page where errors are pasted, beside that of the results page. */
  readonly errorsStyle: string;
  /** Script that runs before the page shows; undefined: nothing in the configuration needs it. */
  readonly early?: string;
  /** The script of redirect pages. */
  readonly redirect: string;
  /** The script in the head of the results page. */
  readonly asked: string;
}

/** A file of the site, ready to write: `file` is relative to the out-dir, forward slashes. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** Where a fact is known from: the makers' page, a repository, or a test by a person (`tested`: the date). */
export interface FactSource {
  readonly what?: string;
  readonly url?: string;
  readonly repo?: string;
  readonly commit?: string;
  readonly date?: string;
  readonly licence?: string;
  readonly tested?: string;
  readonly by?: string;
}

/** What each fact has: ids of sources, and whether they contradict each other. */
export interface FactOrigin {
  readonly from: readonly string[];
  readonly disputed?: true;
}

export interface FactPort extends FactOrigin {
  /** What it is for: game, query, rcon ... */
  readonly name: string;
  readonly port: number;
  readonly protocol?: string;
}

/** A setting of a configuration file or of the command line. */
export interface FactKey extends FactOrigin {
  readonly key: string;
  readonly section?: string;
  readonly default?: string | number | boolean;
  readonly min?: string | number | boolean;
  readonly max?: string | number | boolean;
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly unit?: string;
  /** What it does, in one sentence for readers. */
  readonly means?: string;
}

export interface FactFile {
  /** Base name, or `(command line)`. */
  readonly name: string;
  readonly path?: string;
  /** How the file writes true and false, e.g. `True/False`. */
  readonly booleans?: string;
  readonly keys: readonly FactKey[];
}

export interface FactPath extends FactOrigin {
  readonly path: string;
  readonly for: string;
}

export interface FactMessage extends FactOrigin {
  readonly say: string;
  /** `ready`, or what it means. */
  readonly means: string;
}

/** A version that guides name: of the game or, with `of`, of something else. */
export interface FactVersion extends FactOrigin {
  readonly version: string;
  readonly of?: string;
  /** What goes with it, e.g. `Java 21`. */
  readonly needs?: string;
  /** Words of a sentence or row whose versions must be among those that the sheet has for them, e.g. `world_nether`. */
  readonly about?: readonly string[];
}

/** Words that guides may name and that are no settings: commands, maps, items. */
export interface FactNames extends FactOrigin {
  readonly for: string;
  readonly list: readonly string[];
}

/** What is known of a game's server: `content/facts/<game>.yml`. */
export interface FactSheet {
  /** Name of the file, which is that of the game's folder below `docs/`. */
  readonly game: string;
  readonly name: string;
  readonly version?: string;
  /** It holds everything that guides of the game name: what it does not have is told. */
  readonly complete?: true;
  /** Its text is no sheet, or something in it is wrong, which is told there: what it does not say is not told of guides as well. */
  readonly unread?: true;
  readonly steam: { readonly app?: number; readonly server?: number; readonly from: readonly string[] };
  readonly ports: readonly FactPort[];
  readonly files: readonly FactFile[];
  readonly paths: readonly FactPath[];
  readonly messages: readonly FactMessage[];
  readonly stop: readonly (FactOrigin & { readonly command: string })[];
  readonly versions: readonly FactVersion[];
  readonly names: readonly FactNames[];
  /** What public sources say and people found to be wrong: `query 26901`, `EACEnabled = false`, a message, a command. */
  readonly refused: readonly string[];
  readonly sources: Readonly<Record<string, FactSource>>;
}
