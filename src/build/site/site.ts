/** A site in memory: understood, and whole. */
import type { Asset, Diagnostic, Outcome } from '../../model.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import type { ErrorCatalogue } from '../errors/list-rules.ts';
import type { PlacedSite } from '../model/place-pages.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { AskedPhrases } from '../search/asked-list.ts';
import type { SynonymEntry } from '../search/synonym-list.ts';
import type { SitePage } from '../views/page-kinds.ts';
import type { SourceParts } from '../read/read-site.ts';
import type { SearchSource } from '../search/search-pages.ts';
import type { Edition } from './editions.ts';
import type { ParsedSite } from './parse-sources.ts';

/** An edition whose pages have their addresses. */
export interface PlacedEdition<P extends SourceParts = SourceParts> extends Edition<P> {
  readonly parsed: ParsedSite;
  readonly assets: Outcome<ReadonlyMap<string, Asset>>;
  readonly placed: Outcome<PlacedSite>;
}

/** One edition, understood: what its pages are made of. */
export interface UnderstoodEdition<P extends SourceParts = SourceParts> extends Edition<P> {
  readonly parsed: ParsedSite;
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly withheld: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Of the main one: pages of two editions at one address. */
  readonly crossings?: readonly Diagnostic[];
}

/** Every page understood, placed and linked; of all editions, each source by the path at which it lies. */
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
  /** What the search knows, edition by edition. */
  readonly searched: SearchSource;
  /** The files of the search index. */
  readonly searchFiles: () => readonly EmitFile[];
  /** Everything else: assets, static files, scripts, styles, the sitemap, rules for hosts. */
  readonly files: readonly EmitFile[];
  readonly synonyms: readonly SynonymEntry[];
  /** Under which phrases customers ask for its guides. */
  readonly asked: AskedPhrases;
  /** What they want of every game, by the guides that answer it. */
  readonly needs: AskedPhrases;
  /** Known errors, by product. */
  readonly errors: ErrorCatalogue;
  /** Everything that was found, before opt-outs and severities; `diagnostics` is what is told. */
  readonly found: readonly Diagnostic[];
}
