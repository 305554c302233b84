/** The site as a whole: every page in its place. The model is JSON-shaped; what is looked up in it stands beside it. */
import type { Author, Page, SidebarItem, SiteConfig, Version } from '../../model.ts';
import type { Route } from './list-routes.ts';
import type { Post } from './blog.ts';
import type { Doc } from './docs.ts';
import type { Gone } from './gone.ts';
import type { Resolved } from './resolve-file.ts';
import type { MovedAnchor } from './moved-anchors.ts';
import type { MovedLinks } from './moved-links.ts';
import type { SidebarIndex } from './neighbours.ts';
import type { PlainPage } from './plain-pages.ts';
import type { PostGroup } from './post-groups.ts';
import type { Redirect } from './redirects.ts';
import type { CategoryPage } from './sidebars.ts';
import type { Tag } from './tags.ts';
import type { Targets } from './targets.ts';
import type { Topics } from './topics.ts';
import type { VersionPages } from './versions.ts';

export interface SiteModel {
  readonly config: SiteConfig;
  /** `/help/docs/`, of another version than the last with its path: `/help/docs/1.0/`. */
  readonly docsRoot: string;
  /** The version whose guides these are. */
  readonly version: Version;
  /** Published guides; drafts are among them where drafts show. */
  readonly docs: readonly Doc[];
  readonly sidebars: readonly NamedSidebar[];
  readonly categoryPages: readonly CategoryPage[];
  readonly tags: readonly Tag[];
  readonly plainPages: readonly PlainPage[];
  readonly posts: readonly Post[];
  /** Of the blog, as `authors.yml` has them. */
  readonly authors: readonly Author[];
  /** Lists of some of them. */
  readonly postGroups: readonly PostGroup[];
  readonly redirects: readonly Redirect[];
  /** Sections that went to another page. */
  readonly moved: readonly MovedAnchor[];
  /** Pages that were removed on purpose. */
  readonly gone: readonly Gone[];
  /** Every address; redirects and pages that are gone last. */
  readonly routes: readonly Route[];
}

export interface NamedSidebar {
  readonly name: string;
  readonly items: readonly SidebarItem[];
}

/** Made of the model, and of the pages as they were understood, so that nothing is searched for twice. Never hashed. */
export interface SiteLookup {
  /** Drafts included. */
  readonly docsById: ReadonlyMap<string, Doc>;
  /** Understood pages by source path. */
  readonly pages: ReadonlyMap<string, Page>;
  /** By name, in their order. */
  readonly sidebars: ReadonlyMap<string, SidebarIndex>;
  /** Source path of a guide → the sidebar it is shown with; none: no entry. */
  readonly sidebarOf: ReadonlyMap<string, SidebarIndex>;
  /** Games and topics, grouped. */
  readonly topics: Topics;
  /** All versions, newest first. */
  readonly versions: readonly VersionPages[];
  /** What pages and old addresses say of sections that left them. */
  readonly movedLinks: MovedLinks;
  readonly targets: Targets;
  /** Resolved slots by source path. */
  readonly links: ReadonlyMap<string, readonly Resolved[]>;
}
