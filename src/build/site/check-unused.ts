/** What lies below `content/` where nothing is read: told with the reason, never ignored in silence. Pure. */
import type { Diagnostic, Page, SiteConfig } from '../../model.ts';
import { addTo } from '../../group-by.ts';
import { fileNameOf } from '../../urls.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Discovered } from '../read/discover.ts';

/** Folders of `content/` that have a meaning. */
const AREAS = ['docs', 'pages', 'blog', 'static', 'search', 'errors', 'facts'] as const;

const PLACES =
  'Guides lie in content/docs, other pages in content/pages, posts in content/blog, files as they are in content/static.';

/** Texts in formats that are no Markdown, by their endings. */
const OTHER_TEXT =
  /\.(?:markdown|mdown|mkdn?|mdwn|rst|adoc|asciidoc|org|textile|rmd|qmd|ipynb|docx?|odt|rtf)$/i;

export interface UnusedInputs {
  readonly discovered: Pick<Discovered, 'sources' | 'files' | 'categories' | 'diagnostics'>;
  /** Files that pages name. */
  readonly used: readonly string[];
  /** By source path. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly config: Pick<SiteConfig, 'title' | 'home'>;
}

/** Files of the original beside guides and posts that have no place here, with what to write instead. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['authors.yml', 'The file of authors is content/blog/authors.yml.'],
  ['tags.yml', 'The files of tags are content/docs/tags.yml and content/blog/tags.yml.'],
]);

/** Told by `check`, which looks for pictures that nothing shows. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

/** A source in its place, with a name that says what it is. */
const GUIDE = /^(?:docs|pages|blog)\/.*\.[mM][dD][xX]?$/;

/** Code and styles of React pages, which import them. */
const PAGE_CODE = /^pages\/.*\.(?:[cm]?[jt]sx?|json|s?css|less)$/i;

/** One warning (`content/unused`) for each folder or file at the top of `content/` that is no place, and each file that no page names. */
export function checkUnused({ discovered, used, pages, config }: UnusedInputs): {
  readonly diagnostics: readonly Diagnostic[];
} {
  const named = new Set(used);
  // Of what cannot be read, or has an impossible name, that is told.
  const told = new Set(discovered.diagnostics.map(({ at }) => at?.file));
  let words: ReadonlySet<string> | undefined;
  // A partial or an example may be named without a link.
  const isNamed = (path: string): boolean =>
    named.has(path) || (words ??= listNames(discovered.sources)).has(fileNameOf(path));
  const tops = new Map<string, string[]>();
  const diagnostics: Diagnostic[] = [];
  for (const path of listPaths(discovered)) {
    // Nearly every file, and dev asks after each save.
    if (GUIDE.test(path)) continue;
    if (told.has(`content/${path}`)) continue;
    const [top = ''] = path.split('/', 1);
    const isInPlace = path !== top && AREAS.some((area) => area === top);
    if (!isInPlace) addTo(tops, top, path);
    else {
      const problem = describeFile(path, top);
      if (problem !== undefined && !isNamed(path)) diagnostics.push(problem);
    }
  }
  for (const [top, paths] of tops) if (!paths.some(isNamed)) diagnostics.push(misplaced(top, paths));
  const home = [...pages.values()].find(({ path }) => /^pages\/index\.mdx?$/i.test(path));
  if (home !== undefined) diagnostics.push(...checkHomeTitle(home, config));
  return { diagnostics };
}

/** Every word of the sources that has the shape of a file's name. */
function listNames(sources: UnusedInputs['discovered']['sources']): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of sources)
    for (const [name] of text.matchAll(/[\w%.@+-]+\.[a-z\d]{1,10}/gi)) names.add(name);
  return names;
}

/** What is said of a file of an area where no page names it. */
function describeFile(path: string, top: string): Diagnostic | undefined {
  const renamed = renameHint(fileNameOf(path), top);
  if (top === 'facts')
    return /^facts\/[^/]+\.ya?ml$/.test(path)
      ? undefined
      : unused(path, 'facts are read from .yml files directly in content/facts', renamed ?? PLACES);
  if (!/^(?:docs|pages|blog)$/.test(top) || /\.mdx?$|(?:^|\/)_category_\.(?:json|ya?ml)$/i.test(path))
    return undefined;
  if (OTHER_TEXT.test(path)) return otherFormat(path);
  if (PICTURE.test(path) || (PAGE_CODE.test(path) && renamed === undefined)) return undefined;
  return unused(
    path,
    'no page names it, so readers cannot get at it',
    LISTS.get(fileNameOf(path)) ??
      renamed ??
      'Link to it from a guide, move it to content/static, or delete it.',
  );
}

/** For a name that is nearly one with a meaning: Windows hides an ending, and `_category_` is easily mistyped. */
function renameHint(name: string, top: string): string | undefined {
  const bare = name.replace(/(?<=\.(?:json|ya?ml|mdx?))\.txt$/i, '');
  const [, stem = '', ending = ''] = /^(.*?)(\.(?:json|ya?ml))$/i.exec(bare) ?? [];
  const isCategory =
    /^(?:docs|blog)$/.test(top) && (stem === '_category_' || closest(stem, ['_category_']) !== undefined);
  const meant = isCategory ? `_category_${ending.toLowerCase()}` : bare;
  const isMeant = isCategory || /\.mdx?$/i.test(bare) || (top === 'facts' && /^\.ya?ml$/i.test(ending));
  return meant === name || !isMeant ? undefined : `Rename it to ${meant}.`;
}

function* listPaths({ sources, files, categories }: UnusedInputs['discovered']): Iterable<string> {
  for (const { path } of sources) yield path;
  for (const { path } of categories) yield path;
  yield* files.keys();
}

function unused(path: string, reason: string, hint: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'content/unused',
    message: `"${path}" is not used: ${reason}`,
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint,
  };
}

function misplaced(top: string, paths: readonly string[]): Diagnostic {
  const meant = closest(top, AREAS);
  if (paths.includes(top) && AREAS.some((area) => area === top))
    return unused(top, 'it has to be a folder', PLACES);
  const count = paths.length === 1 ? '' : ` (${paths.length} files)`;
  return unused(
    top,
    paths.includes(top)
      ? 'files at the top of content have no place in the site'
      : `content has no folder of that name${count}`,
    meant === undefined ? PLACES : `Did you mean "${meant}"? ${PLACES}`,
  );
}

function otherFormat(path: string): Diagnostic {
  return unused(
    path,
    'guides are Markdown files that end in .md or .mdx',
    /\.(?:markdown|mdown|mkdn?|mdwn)$/i.test(path)
      ? 'Rename it: its name has to end in .md.'
      : 'Write it as Markdown, or link to it from a guide so that readers can download it.',
  );
}

/** The text of `pages/index.md` is the end of the home page, which has a heading already. */
function checkHomeTitle(
  { path, title, titleHtml, settingsAt }: Page,
  config: UnusedInputs['config'],
): readonly Diagnostic[] {
  const isShown = title === undefined || title === config.title || title === config.home.heading;
  // Further down it stands in the text.
  if (isShown || (titleHtml === '' && settingsAt['title'] === undefined)) return [];
  return [
    {
      severity: 'warning',
      code: 'content/unused',
      message: `The title "${title}" is not shown: this text stands at the end of the home page, below the site's own heading`,
      at: settingsAt['title'] ?? { file: `content/${path}`, line: 1, column: 1 },
      hint: "Write home: { heading: '…' } in config/site.ts, and delete the title here.",
    },
  ];
}
