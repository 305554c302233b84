/** The build on one screen: sources become pages, pages a model, the model the files of a site. Pure but for the memo. */
import type {
  Asset,
  AssetManifest,
  Diagnostic,
  Outcome,
  Page,
  PageBody,
  SiteConfig,
  Source,
} from '../../model.ts';
import type { Deferred, Memo } from '../memo/memo.ts';
import type { Discovered } from '../read/discover.ts';
import type { LastChange } from '../../model.ts';
import { type CategoryFile, readCategoryFile } from '../model/category-file.ts';
import { checkFiles } from '../model/check-files.ts';
import { listOwnFiles } from '../model/own-files.ts';
import { findUsedFiles } from '../model/used-files.ts';
import type { SourceSidebars } from '../model/sidebar-source.ts';
import { folderOf } from '../../urls.ts';
import { findPartials } from '../parse/imports.ts';
import { tooSlow } from '../parse/limits.ts';
import { parsePage } from '../parse/page.ts';
import type { ParseInputs } from '../parse/parse-inputs.ts';
import { describeLanguage } from '../highlight/languages.ts';
import type { ReactPage } from '../../model.ts';
import { runWithin, TimeoutError } from '../foreign/run-within.ts';
import { listPages, type SitePage } from './site-pages.ts';
import { buildSite, type SiteModel } from '../model/site-model.ts';
import { checkNamedDocs } from '../views/doc-view.ts';

/** Pages understood, each body kept apart. */
export interface ParsedSite {
  readonly pages: ReadonlyMap<string, Page>;
  readonly bodies: ReadonlyMap<string, Deferred<PageBody>>;
  readonly categories: Readonly<Record<string, CategoryFile>>;
  /** Files below `content/` that the pages name. */
  readonly usedFiles: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** First half: every source understood by itself. */
export function parseSources(discovered: Discovered, config: SiteConfig, memo: Memo): ParsedSite {
  const { sources, files } = discovered;
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const diagnostics: Diagnostic[] = [];
  const pages = new Map<string, Page>();
  const bodies = new Map<string, Deferred<PageBody>>();
  const fileSet = namesOf(files);
  const usedFiles: string[] = [];
  const languages = new Map<string, readonly Omit<Diagnostic, 'at'>[]>();
  const readLanguage = (name: string): readonly Omit<Diagnostic, 'at'>[] => {
    const known = languages.get(name);
    if (known !== undefined) return known;
    const made = memo.run('language', name, { name }, describeLanguage);
    languages.set(name, made);
    return made;
  };
  for (const source of sources) {
    if (isPartial(source.path)) continue;
    const inputs = { source, partials: collectPartials(source, texts), variables: config.variables };
    const { head, rest } = parseOnce(inputs, memo);
    pages.set(source.path, head.page);
    bodies.set(source.path, rest);
    for (const diagnostic of head.diagnostics) diagnostics.push(diagnostic);
    for (const { name, at } of head.page.languages)
      for (const problem of readLanguage(name)) diagnostics.push({ ...problem, at });
    for (const used of findUsedFiles(head.page.links, fileSet, config.base)) usedFiles.push(used);
  }
  const categories: Record<string, CategoryFile> = {};
  for (const source of discovered.categories) {
    const { value, diagnostics: problems } = memo.run('category', source.path, { source }, readCategory);
    diagnostics.push(...problems);
    const folder = folderOf(source.path).replace(/^docs\/?/, '');
    if (value === undefined || !source.path.startsWith('docs/')) continue;
    if (categories[folder] === undefined) categories[folder] = value;
    else diagnostics.push(secondCategory(source.path));
  }
  return { pages, bodies, categories, usedFiles, diagnostics };
}

interface Understood {
  readonly head: { readonly page: Page; readonly diagnostics: readonly Diagnostic[] };
  readonly rest: Deferred<PageBody>;
}

interface SourceInputs extends Readonly<Record<string, unknown>> {
  readonly source: Source;
  readonly partials: Readonly<Record<string, string>>;
  readonly variables: SiteConfig['variables'];
}

const understood = new WeakMap<Source, SourceInputs & { readonly memo: Memo; readonly it: Understood }>();

/** The very same inputs need not even be hashed: nearly all sources of a server that sees one of them change. */
function parseOnce(inputs: SourceInputs, memo: Memo): Understood {
  const { source, partials, variables } = inputs;
  const known = understood.get(source);
  if (known?.memo === memo && known.partials === partials && known.variables === variables) return known.it;
  const it = memo.runParts('parse', source.path, inputs, (own) => {
    const { value, diagnostics } = parseInTime({ ...own, prefix: 'content/' });
    return { head: { page: value.page, diagnostics }, rest: value.body };
  });
  understood.set(source, { ...inputs, memo, it });
  return it;
}

function secondCategory(path: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'category/unused',
    message: `content/${path} is not read because this folder has another _category_ file`,
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Keep one of the two files.',
  };
}

function readCategory({ source }: { readonly source: Source }): Outcome<CategoryFile | undefined> {
  return readCategoryFile(source, `content/${source.path}`);
}

/** Milliseconds that one page may take: thousands of pages take less. */
const PATIENCE = 2500;

/** Whatever the caps let through: a text that the parser would chew on for ever is told, and never a hang. */
function parseInTime(inputs: ParseInputs): ReturnType<typeof parsePage> {
  try {
    return runWithin(PATIENCE, () => parsePage(inputs));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    const { path } = inputs.source;
    const empty = parsePage({ ...inputs, source: { path, text: '' } });
    return { ...empty, diagnostics: [tooSlow(inputs.prefix + path)] };
  }
}

/** Files and folders that begin with `_` are never pages (contract.md section 2). */
function isPartial(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_')) || !/^(?:docs|pages|blog)\//.test(path);
}

/** The partials that a source shows, and theirs. */
function collectPartials(
  source: Source,
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const first = partialsOf(source);
  if (first.length === 0) return NONE;
  const found: Record<string, string> = {};
  const follow = (partials: readonly string[]) => {
    for (const partial of partials) {
      const own = texts.get(partial);
      if (own === undefined || partial in found) continue;
      found[partial] = own;
      follow(findPartials(own, partial));
    }
  };
  follow(first);
  return found;
}

const nameSets = new WeakMap<Discovered['files'], ReadonlySet<string>>();

/** The same set for the same files, so that what was found in it is found again. */
function namesOf(files: Discovered['files']): ReadonlySet<string> {
  const known = nameSets.get(files) ?? new Set(files.keys());
  nameSets.set(files, known);
  return known;
}

/** One object for all, so that its hash is made once. */
const NONE: Readonly<Record<string, string>> = {};

const partialLists = new WeakMap<Source, readonly string[]>();

function partialsOf(source: Source): readonly string[] {
  const known = partialLists.get(source);
  if (known !== undefined) return known;
  const made = findPartials(source.text, source.path);
  partialLists.set(source, made);
  return made;
}

export interface MakeSiteInputs {
  readonly config: SiteConfig;
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  readonly reactPages: readonly ReactPage[];
  readonly files: ReadonlySet<string>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly manifest: AssetManifest;
  readonly favicon: string;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  readonly generator: string;
  readonly drafts: boolean;
}

export interface Site {
  readonly model: SiteModel;
  /** Each page with the key of everything it depends on; its HTML is made when asked for. */
  readonly pages: readonly SitePage[];
  /** Bodies by source path, for the search. */
  readonly bodies: ReadonlyMap<string, Deferred<PageBody>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A site without guides is a slip (the wrong folder, everything a draft), never what was meant. */
function describeEmpty({ docs, docsById }: SiteModel): readonly Diagnostic[] {
  if (docs.length > 0) return [];
  const [draft] = docsById.values();
  return [
    {
      severity: 'warning',
      code: 'site/empty',
      message: draft === undefined ? 'This site has no guides' : 'This site has no guides but drafts',
      hint:
        draft === undefined
          ? 'Guides are the .md files below content/docs: save the first one as content/docs/intro.md.'
          : 'Remove "draft: true" from a guide, or show drafts with --drafts.',
    },
  ];
}

/** Second half: the pages in their places, links resolved, HTML on demand. */
export function makeSite(parsed: ParsedSite, inputs: MakeSiteInputs, memo: Memo): Site {
  const { value: model, diagnostics } = buildSite(
    { ...inputs, pages: parsed.pages, categories: parsed.categories },
    memo,
  );
  const named = [...parsed.pages.values()].flatMap((page) => checkNamedDocs(page, model));
  const { base, trailingSlash } = model.config;
  const own = listOwnFiles(model.config, model.posts);
  const taken = checkFiles({ routes: model.routes, files: inputs.files, own, base, trailingSlash });
  return {
    model,
    pages: listPages(model, parsed.bodies, inputs, memo),
    bodies: parsed.bodies,
    diagnostics: [...parsed.diagnostics, ...diagnostics, ...named, ...taken, ...describeEmpty(model)],
  };
}
