/** First half of the build: every source understood by itself. */
import { speak } from '../../words/say.ts';
import type {
  Author,
  Diagnostic,
  FactSheet,
  Outcome,
  OwnComponent,
  Page,
  PageBody,
  Source,
} from '../../model.ts';
import { folderOf } from '../../urls.ts';
import { runEachWithin, runThenClean } from '../foreign/run-within.ts';
import { describeLanguage } from '../highlight/languages.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Job, Memo, Parts } from '../memo/memo.ts';
import { type CategoryFile, readCategoryFile } from '../model/category-file.ts';
import { checkEmptyBlog, nameInPage, type NameLists, readNameLists } from '../model/name-lists.ts';
import { findUsedFiles } from '../model/used-files.ts';
import { findPartials } from '../parse/imports.ts';
import { findConflicts } from '../problems/find-conflict.ts';
import { tooSlow } from '../parse/limits.ts';
import { readSheet } from '../parse/facts/read-sheet.ts';
import { findUsedFacts } from '../parse/facts/used-facts.ts';
import { parsePage } from '../parse/page.ts';
import type { ParseInputs } from '../parse/parse-inputs.ts';
import type { Discovered } from '../read/discover.ts';
import type { SourceParts } from '../read/read-site.ts';

/** Pages understood, each body kept apart. */
export interface ParsedSite {
  /** By source path relative to `content/`. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly bodies: ReadonlyMap<string, Lazy<PageBody>>;
  /** By folder below `docs/`. */
  readonly categories: Readonly<Record<string, CategoryFile>>;
  /** Of the blog, as `authors.yml` has them. */
  readonly authors: readonly Author[];
  /** What is known of each game. */
  readonly sheets: ReadonlyMap<string, FactSheet>;
  /** Names of the files below `content/` that are not pages. */
  readonly fileNames: Lazy<ReadonlySet<string>>;
  /** Those of them that pages name. */
  readonly usedFiles: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

type ParseSettings = Pick<SourceParts['settings'], 'config' | 'drawers' | 'components'>;

/** Every source as a page, with what is wrong in it. */
export function parseSources(discovered: Discovered, settings: ParseSettings, memo: Memo): ParsedSite {
  const { config } = settings;
  const { sources, sheets, jobs } = listParseJobs(discovered, settings, memo);
  const fileNames = memo.share('file-names', '', { names: [...discovered.files.keys()] }, listNames);
  const lists = readLists(discovered.lists ?? [], sources, memo);
  const parsed = memo.runEach('parse', jobs, parseInTime);
  const diagnostics: Diagnostic[] = [];
  const pages = new Map<string, Page>();
  const bodies = new Map<string, Lazy<PageBody>>();
  const usedFiles: string[] = [];
  const problemsOf = openLanguages(memo);
  for (const [index, { id, inputs }] of jobs.entries()) {
    const { head, rest } = parsed[index] ?? parseNothing(inputs, memo);
    pages.set(id, nameInPage(head.page, lists.value));
    bodies.set(id, rest);
    // What else is wrong with a text that holds both sides of a conflict ends with it.
    const isTold = head.diagnostics.length > 0 && findConflicts(inputs.source.text, id, true).length === 0;
    // Not spread: a broken page may have more problems than a call has room for.
    if (isTold) for (const diagnostic of head.diagnostics) diagnostics.push(diagnostic);
    for (const { name, at } of head.page.languages)
      for (const problem of problemsOf(name)) diagnostics.push({ ...problem, at });
    for (const used of findUsedOnce(head.page.links, fileNames, config.base)) usedFiles.push(used);
  }
  const categories = readCategories(discovered.categories, memo);
  return {
    pages,
    bodies,
    categories: categories.value,
    authors: Object.values(lists.value.authors),
    sheets: sheets.value,
    fileNames,
    usedFiles,
    diagnostics: [...diagnostics, ...lists.diagnostics, ...sheets.diagnostics, ...categories.diagnostics],
  };
}

/** One source and all that its page is made of. */
export type ParseJob = Job<ParseInputs>;

/** What there is to parse. */
export function listParseJobs(
  discovered: Discovered,
  { config, drawers, components }: ParseSettings,
  memo: Memo,
): {
  readonly sources: readonly Source[];
  readonly sheets: Outcome<ReadonlyMap<string, FactSheet>>;
  readonly jobs: readonly ParseJob[];
} {
  const sources = discovered.sources.filter(({ path }) => !isPartial(path));
  const texts = new Map(discovered.sources.map((source) => [source.path, source.text]));
  const sheets = readSheets(discovered.sheets, memo);
  const words = config.words === undefined ? {} : { words: config.words };
  const jobs = sources.map((source) => {
    const partials = collectPartials(source, texts);
    const printed = [source.text, ...Object.values(partials)];
    const used = speak(config.words, () => findUsedFacts(source.path, printed, sheets.value));
    return {
      id: source.path,
      inputs: {
        source,
        partials,
        variables: config.variables,
        used,
        ...(drawers === undefined ? {} : { drawers }),
        ...(components === undefined ? {} : nameComponents(printed, components.table)),
        prefix: 'content/',
        ...words,
      },
    };
  });
  return { sources, sheets, jobs };
}

/** Parses these, for whoever parses all: the memo knows them from now on. */
export function parseAhead(jobs: readonly ParseJob[], memo: Memo): void {
  memo.runEach('parse', jobs, parseInTime);
}

/** Those of them that the memo cannot answer. */
export function listUnparsed(jobs: readonly ParseJob[], memo: Memo): readonly ParseJob[] {
  return jobs.filter((job) => !memo.knows('parse', job));
}

/** What is said of a language: a site has some thousand blocks of code, in a dozen of them. */
function openLanguages(memo: Memo): (name: string) => ReturnType<typeof describeLanguage> {
  const known = new Map<string, ReturnType<typeof describeLanguage>>();
  return (name) => {
    const found = known.get(name) ?? memo.run('language', name, { name }, describeLanguage);
    known.set(name, found);
    return found;
  };
}

/** Lists of names, and what is wrong with them. */
function readLists(lists: readonly Source[], sources: readonly Source[], memo: Memo): Outcome<NameLists> {
  const read = memo.run('name-lists', '', { sources: lists }, readNameLists);
  return { ...read, diagnostics: [...read.diagnostics, ...checkEmptyBlog(lists, sources)] };
}

/** The same site whose pages and categories claim no address but their own. */
export function withoutOldAddresses(parsed: ParsedSite): ParsedSite {
  const pages = [...parsed.pages].map(([path, page]): [string, Page] => {
    const { redirectFrom, go, ...settings } = page.settings;
    const isPlain = redirectFrom === undefined && go === undefined && page.oldAnchors.every(isOnPage);
    return [path, isPlain ? page : { ...page, settings, oldAnchors: page.oldAnchors.filter(isOnPage) }];
  });
  const categories = Object.entries(parsed.categories).map(([folder, category]): [string, CategoryFile] => {
    const { redirectFrom, ...own } = category;
    return [folder, redirectFrom === undefined ? category : own];
  });
  const named = Object.assign(
    Object.create(null),
    Object.fromEntries(categories),
  ) as typeof parsed.categories;
  return { ...parsed, pages: new Map(pages), categories: named };
}

function isOnPage({ page }: Page['oldAnchors'][number]): boolean {
  return page === undefined;
}

interface PageHead {
  readonly page: Page;
  readonly diagnostics: readonly Diagnostic[];
}

/** Milliseconds of the processor that one page may take: thousands of pages take less. */
const PATIENCE = 2500;

/** Whatever the caps let through: a text that the parser would chew on for ever is given up, and never a hang. */
function parseInTime(inputs: readonly ParseInputs[]): readonly (Parts<PageHead, PageBody> | undefined)[] {
  return runEachWithin(PATIENCE, inputs, parseOne);
}

function parseOne(inputs: ParseInputs): Parts<PageHead, PageBody> {
  const { value, diagnostics } = speak(inputs.words, () => parsePage(inputs), runThenClean);
  const parts = { head: { page: value.page, diagnostics }, rest: value.body };
  if (value.isOfMachine) return { ...parts, lasts: 'call' };
  const isUnsettled = Object.values(inputs.components ?? {}).some((one) => one.isUnsettled);
  return isUnsettled ? { ...parts, lasts: 'process' } : parts;
}

/** In the place of a page that took too long: an empty one. It is told in this run, and tried again in the next. */
function parseNothing(inputs: ParseInputs, memo: Memo): Parts<PageHead, Lazy<PageBody>> {
  const { path } = inputs.source;
  const empty = { ...inputs, source: { path, text: '' } };
  const [parts] = memo.runEach('parse', [{ id: path, inputs: empty }], parseInTime);
  if (parts === undefined) throw new Error(`An empty page takes too long to parse: ${path}`);
  return { ...parts, head: { page: parts.head.page, diagnostics: [tooSlow(inputs.prefix + path)] } };
}

/** Files and folders that begin with `_` are never pages (contract.md section 2). */
function isPartial(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_')) || !/^(?:docs|pages|blog)\//.test(path);
}

/** What was found in the very same sources and links before: dev asks thousands of them after each save. */
const known = {
  partials: new WeakMap<Source, readonly string[]>(),
  files: new WeakMap<Page['links'], FoundFiles>(),
};

interface FoundFiles {
  readonly files: Lazy<ReadonlySet<string>>;
  readonly base: string;
  readonly used: readonly string[];
}

function findUsedOnce(
  slots: Page['links'],
  files: Lazy<ReadonlySet<string>>,
  base: string,
): readonly string[] {
  const last = known.files.get(slots);
  if (last !== undefined && last.files === files && last.base === base) return last.used;
  const used = findUsedFiles({ slots, files, base });
  known.files.set(slots, { files, base, used });
  return used;
}

/** One object for all, so that its hash is made once. */
const NONE: Readonly<Record<string, string>> = {};

/** The texts of the partials that a source shows, and of theirs. */
function collectPartials(
  source: Source,
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const first = known.partials.get(source) ?? findPartials(source.text, source.path);
  known.partials.set(source, first);
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

/** The components that these texts may name: as a tag, or at the end of the path that they import. */
function nameComponents(
  texts: readonly string[],
  table: Readonly<Record<string, OwnComponent>>,
): Pick<ParseInputs, 'components'> {
  const named = Object.entries(table).filter(([name]) =>
    texts.some((text) => text.includes(`<${name}`) || text.includes(`/${name}`)),
  );
  return named.length === 0 ? {} : { components: Object.fromEntries(named) };
}

function listNames({ names }: { readonly names: readonly string[] }): ReadonlySet<string> {
  return new Set(names);
}

/** Sheets of facts by game. */
function readSheets(sources: readonly Source[], memo: Memo): Outcome<ReadonlyMap<string, FactSheet>> {
  const read = sources.map((source) => memo.run('facts', source.path, { source }, readOneSheet));
  return {
    value: new Map(read.map(({ value }) => [value.game, value])),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readOneSheet({ source }: { readonly source: Source }): Outcome<FactSheet> {
  return readSheet(source, `content/${source.path}`);
}

/** `_category_` files of guides by their folder; a second one in a folder is not read. */
function readCategories(
  sources: readonly Source[],
  memo: Memo,
): Outcome<Readonly<Record<string, CategoryFile>>> {
  // Without a prototype: a folder may be called `constructor`.
  const categories = Object.create(null) as Record<string, CategoryFile>;
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const { value, diagnostics: problems } = memo.run('category', source.path, { source }, readCategory);
    if (findConflicts(source.text, source.path, false).length === 0) diagnostics.push(...problems);
    const folder = folderOf(source.path).replace(/^docs\/?/, '');
    if (value === undefined || !source.path.startsWith('docs/')) continue;
    if (categories[folder] === undefined) categories[folder] = value;
    else diagnostics.push(secondCategory(source.path));
  }
  return { value: categories, diagnostics };
}

function readCategory({ source }: { readonly source: Source }): Outcome<CategoryFile | undefined> {
  return readCategoryFile(source, `content/${source.path}`);
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
