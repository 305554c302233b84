/** Everything that a site is made of, read from the disk: what the pure part of the build sees. */
import type { AddressFiles, Diagnostic, LastChange, Outcome, ReactPage, SearchWords } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import { readVersion } from '../program/version.ts';
import type { CommandOptions } from '../terminal/options.ts';
import { type FileFacts, readFileFacts } from './asset-files.ts';
import { readAddresses } from './read-addresses.ts';
import { type Bundle, loadBundle } from './bundle.ts';
import { discover, type Discovered } from './discover.ts';
import { loadPictureMaker } from '../foreign/drawers.ts';
import { makePictures } from './make-pictures.ts';
import type { PictureCopies } from './picture-copies.ts';
import { readGitHistory } from './git-history.ts';
import { loadReactPages } from './react-pages.ts';
import type { SiteSettings } from './read-settings.ts';
import type { CodeModule } from './stamp-code.ts';
import { type OwnStyle, readStyles } from './read-styles.ts';
import { readSourceText } from './source-text.ts';
import { readWords } from './read-words.ts';

/** What pages, their places and their links are made of. */
export interface SourceParts {
  readonly settings: Pick<SiteSettings, 'config' | 'explicit' | 'drawers' | 'components' | 'versions'>;
  readonly discovered: Discovered;
  /** What is in the files that are no pages; undefined: nobody looked, and nobody will show them. */
  readonly facts: ReadonlyMap<string, FileFacts> | undefined;
  readonly react: {
    readonly pages: readonly ReactPage[];
    readonly diagnostics: readonly Diagnostic[];
    /** What they are made of; unset: nobody asks. */
    readonly modules?: readonly CodeModule[];
  };
  /** Smaller copies of pictures, by their paths; unset: none. */
  readonly pictures?: PictureCopies;
  /** Drafts are part of the site. */
  readonly drafts: boolean;
  /** Labels of sidebars in another language, by version. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A language of the site, as menus and heads of pages name it. */
export interface ShownLanguage {
  readonly lang: string;
  readonly label: string;
  /** Where its pages are. */
  readonly base: string;
  readonly isCurrent: boolean;
}

/** All that a site is made of. */
export interface SiteParts extends SourceParts {
  readonly root: string;
  readonly settings: SiteSettings;
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** Undefined without git. */
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  readonly bundle: Bundle;
  /** The style sheets that the configuration names. */
  readonly styles: readonly OwnStyle[];
  readonly words: SearchWords;
  /** The addresses that others may know. */
  readonly addresses: Outcome<AddressFiles>;
  /** The moment of the build, milliseconds: what is shown for a while depends on it. */
  readonly now: number;
  /** Name and version of helpsite. */
  readonly generator: string;
  /** JSON files of translations: path relative to the root → text. */
  readonly translations?: ReadonlyMap<string, string>;
  /** All languages of the site; unset: it has one. */
  readonly languages?: readonly ShownLanguage[];
  /** Where the file of a source lies, relative to `content/`; unset: where the source says. */
  readonly diskOf?: (path: string) => string;
  /** Whether a source is a translation; unset: nothing is to be translated. */
  readonly isTranslated?: (path: string) => boolean;
}

/** The JSON files of translations among the files of a site. */
export function readTranslations(root: string, files: Iterable<string>): ReadonlyMap<string, string> {
  const paths = [...files].filter((path) => /^i18n\/.*\.json$/.test(path));
  return new Map(paths.map((path) => [path, readSourceText(root, path) ?? '']));
}

/** Name and version for `<meta name="generator">`. */
export function describeGenerator(): string {
  return `helpsite ${readVersion()}`;
}

/** The moment of the build; SOURCE_DATE_EPOCH (seconds) stands for it where a build has to be the same at any time. */
export function readClock(): number {
  const fixed = process.env['SOURCE_DATE_EPOCH'] ?? '';
  return /^\d{1,12}$/.test(fixed) ? Number(fixed) * 1000 : Date.now();
}

/** The style sheets that the configuration names, and those of components. */
export function readAllStyles(root: string, { config, components }: SiteSettings): SiteParts['styles'] {
  return [...readStyles(root, config.css), ...(components?.styles ?? [])];
}

/** Reads a site whose configuration is right. */
export async function readSite(
  { root, drafts, cache }: Pick<CommandOptions, 'root' | 'drafts' | 'cache'>,
  settings: SiteSettings,
  memo: Memo,
): Promise<SiteParts> {
  const discovered = discover(root);
  const [history, react, bundle] = await Promise.all([
    readGitHistory(root),
    loadReactPages(root, discovered.reactPages, settings.config),
    loadBundle(),
  ]);
  const facts = readFileFacts(root, discovered.files, memo);
  const { config } = settings;
  const maker = config.pictures === undefined ? undefined : await loadPictureMaker(root);
  const pictures = await makePictures({ root, facts, config, drawer: maker, cache });
  return {
    root,
    settings,
    discovered,
    facts,
    ...(pictures.size === 0 ? {} : { pictures }),
    react: { pages: react.value, diagnostics: react.diagnostics, modules: react.modules },
    drafts,
    history,
    bundle,
    styles: readAllStyles(root, settings),
    words: readWords(root),
    addresses: readAddresses(root),
    now: readClock(),
    generator: describeGenerator(),
    translations: readTranslations(root, discovered.files.keys()),
  };
}
