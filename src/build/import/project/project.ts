/** What a Docusaurus project is made of, as its configuration says: data alone. */
import type { BlogConfig } from '../../../model.ts';
import type { Value } from '../script/value.ts';
import type { Counting } from '../settings/translate-head.ts';

/** One `plugin-content-docs`: the guides of a folder. */
export interface DocsPart {
  readonly id: string;
  /** The folder of the guides that are taken over, relative to the project. */
  readonly folder: string;
  /** Relative to the project; `auto`: the folders make it; `none`. */
  readonly sidebar: { readonly file: string } | 'auto' | 'none';
  /** Where its guides are below the base path, without slashes at its ends. */
  readonly route: string;
  readonly exclude: readonly string[];
  /** The version that is taken over. */
  readonly version: string;
  /** All that the project has of it. */
  readonly names: readonly string[];
  readonly versionLabel: string | undefined;
  /** Where all versions are published: what config/site.ts says of them, and which are frozen. */
  readonly versions?: PublishedVersions;
  /** Versions that are published beside it, where a project has several folders of guides. */
  readonly others?: readonly OtherVersion[];
  /** For `docs` in config/site.ts. */
  readonly settings: Readonly<Record<string, string | boolean | number>>;
}

/** A version of one folder of guides among several. */
export interface OtherVersion {
  /** As the old site called it; `current`: what lies in the folder itself. */
  readonly name: string;
  /** As it is called now, where one list has the versions of all folders. */
  readonly key: string;
  /** Where its guides lie in the project. */
  readonly folder: string;
  /** Where its sidebars lie in the project, if they do. */
  readonly sidebars: string;
  /** What config/site.ts says of it. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface PublishedVersions {
  /** `versions`, `lastVersion` and their kin in config/site.ts. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly frozen: readonly string[];
  /** The version at the guides' own address. */
  readonly last: string;
}

export interface BlogPart {
  readonly id: string;
  readonly folder: string;
  readonly route: string;
  readonly exclude: readonly string[];
  /** What config/site.ts says of its lists. */
  readonly settings: Partial<BlogConfig>;
}

export interface PagesPart {
  readonly folder: string;
  readonly route: string;
  readonly exclude: readonly string[];
}

/** An old address and where it leads, as the redirects plugin has them. */
export interface ProjectRedirect {
  readonly from: string;
  readonly to: string;
  readonly file?: string;
  readonly line?: number;
}

export interface Project {
  readonly docs: readonly DocsPart[];
  readonly blogs: readonly BlogPart[];
  readonly pages: readonly PagesPart[];
  /** Folders that are copied as they are. */
  readonly statics: readonly string[];
  /** Style sheets of its own. */
  readonly styles: readonly string[];
  readonly redirects: readonly ProjectRedirect[];
  /** What counts its visitors. */
  readonly counting: readonly Counting[];
  readonly base: string;
  readonly locale: string;
  readonly otherLocales: readonly string[];
  /** Diagrams are drawn there. */
  readonly hasMermaid: boolean;
  readonly hasMath: boolean;
}

/** A preset, plugin or theme as configured: its short name, its options. */
export interface Plugin {
  readonly name: string;
  readonly typed: string;
  readonly options: Value | undefined;
  readonly file?: string;
  readonly line?: number;
}

/** The files of a project; paths are relative to it, with forward slashes. */
export interface ProjectFiles {
  /** Files at and below a folder, sorted; without `node_modules`, `.git` and the like. Empty where there is none. */
  readonly list: (folder: string, exclude?: readonly string[]) => readonly string[];
  /** Text of a file; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  readonly has: (file: string) => boolean;
  /** Names directly in the project; folders end in `/`. */
  readonly top: readonly string[];
}
