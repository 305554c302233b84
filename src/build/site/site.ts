/** A site in memory: understood, and whole. */
import type { Asset, Diagnostic } from '../../model.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import type { ErrorCatalogue } from '../errors/list-rules.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { AskedPhrases } from '../search/asked-list.ts';
import type { SynonymEntry } from '../search/synonym-list.ts';
import type { SitePage } from '../views/page-kinds.ts';
import type { ParsedSite } from './parse-sources.ts';

/** Every page understood, placed and linked. */
export interface UnderstoodSite {
  readonly parsed: ParsedSite;
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  /** Files that pages use, by path below `content/`. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Files below `content/` that are not published, because nobody can have meant them. */
  readonly withheld: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The whole site: its HTML and its other files are made when somebody asks for them. */
export interface Site extends UnderstoodSite {
  readonly pages: readonly SitePage[];
  /** The files of the search index. */
  readonly searchFiles: () => readonly EmitFile[];
  /** Everything else: assets, static files, scripts, styles, the sitemap, rules for hosts. */
  readonly files: readonly EmitFile[];
  readonly synonyms: readonly SynonymEntry[];
  /** Under which phrases customers ask for its guides. */
  readonly asked: AskedPhrases;
  /** Known errors, by product. */
  readonly errors: ErrorCatalogue;
  /** Everything that was found, before opt-outs and severities; `diagnostics` is what is told. */
  readonly found: readonly Diagnostic[];
}
