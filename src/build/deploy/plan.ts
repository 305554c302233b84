/** What is put online, in which order: the files of a built site against those that are online already. Pure. */
import { CACHE_HASHED, cacheControlFor, listHashedPaths } from '../emit/cache-rules.ts';
import { encodePath } from '../../urls.ts';
import { compareText } from '../../text.ts';

/** A file of the site, as it is to be served. */
export interface PlannedFile {
  /** Relative to the out-dir, forward slashes. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
  readonly cacheControl: string;
  /** Of a compressed twin: `type` is that of what it unpacks to. */
  readonly contentEncoding?: 'br' | 'gzip';
  /** 1 what pages need, 2 pages, 3 what names pages and tells hosts what to do. Deletions are the fourth. */
  readonly phase: 1 | 2 | 3;
}

/** What a file is for the order in which files go online. */
export type FileRole =
  /** Pages need it: it goes first. */
  | 'asset'
  | 'page'
  /** It names pages, and pages name it: after the new pages, before the changed ones. */
  | 'sidebar'
  /** It names pages, and pages name it for other programs. */
  | 'feed'
  /** It names pages or tells hosts what to do. */
  | 'list';

/** A file of the site whose place in the order is not decided yet. */
export type BuiltFile = Omit<PlannedFile, 'phase'> & { readonly role: FileRole };

/** Some files that may go online in any order, after those of the steps before. */
export interface Step {
  readonly phase: 1 | 2 | 3 | 4;
  readonly name: 'assets' | 'new-pages' | 'sidebars' | 'changed-pages' | 'manifests' | 'delete';
  readonly paths: readonly string[];
}

/** `deploy.json` (contract.md 3). */
export interface DeployPlan {
  readonly schemaVersion: 1;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** Where the site is online, when it says so. */
  readonly origin: string | null;
  /** Every file, sorted by path. */
  readonly files: readonly PlannedFile[];
  /** In the order in which they go online. */
  readonly upload: readonly string[];
  /** In the order in which they go, once nobody has a page of the old site open any more. */
  readonly remove: readonly string[];
  readonly unchanged: readonly string[];
  readonly steps: readonly Step[];
  /** Addresses whose old answers a CDN must forget. */
  readonly purge: readonly string[];
}

/** What is online: of an older plan only this counts. */
export interface OldPlan {
  readonly base: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The plan from what is online (`old`; undefined: nothing) to these files. Every file goes online after all that it names, and
 * leaves after all that name it: what pages need, new pages, which nothing leads to yet, changed pages, and then what lists
 * pages. The same files give the same plan.
 */
export function planDeploy(
  site: Pick<DeployPlan, 'base' | 'origin'> & {
    readonly files: readonly BuiltFile[];
    /** Folders of further languages below the base path. */
    readonly languages: readonly string[];
  },
  old: OldPlan | undefined,
): DeployPlan {
  const files = site.files.toSorted((a, b) => compareText(a.path, b.path));
  const paths = new Set(files.map(({ path }) => path));
  const home = `${site.base.slice(1)}index.html`;
  const placed = files.map((file) => ({ file, step: chooseStep(file, old, home) }));
  const changed = placed.filter(({ file }) => old?.files.get(file.path) !== file.sha256);
  const removed = [...(old?.files.keys() ?? [])].filter((path) => !paths.has(path)).toSorted(compareText);
  const uploads = UPLOADS.map(({ phase, name }) => ({
    phase,
    name,
    paths: changed.filter(({ step }) => step.name === name).map(({ file }) => file.path),
  }));
  const remove = [...removed.filter(isPage), ...removed.filter((path) => !isPage(path))];
  const upload = uploads.flatMap((step) => step.paths);
  const isUploaded = new Set(upload);
  return {
    schemaVersion: 1,
    base: site.base,
    origin: site.origin,
    files: placed.map(({ file, step }) => withPhase(file, step.phase)),
    upload,
    remove,
    unchanged: [...paths].filter((path) => !isUploaded.has(path)),
    steps: [...uploads, { phase: 4, name: 'delete', paths: remove }],
    purge: listPurged([...upload, ...remove], site),
  };
}

function withPhase(file: BuiltFile, phase: PlannedFile['phase']): PlannedFile {
  const { path, sha256, bytes, type, cacheControl, contentEncoding } = file;
  const twin = contentEncoding === undefined ? {} : { contentEncoding };
  return { path, sha256, bytes, type, cacheControl, ...twin, phase };
}

const UPLOADS = [
  { phase: 1, name: 'assets' },
  { phase: 2, name: 'new-pages' },
  { phase: 2, name: 'sidebars' },
  { phase: 2, name: 'changed-pages' },
  { phase: 3, name: 'manifests' },
] as const;

/** Nothing leads to what is new, and what pages name must be there before them: its own names come later. */
function chooseStep(
  { path, role }: BuiltFile,
  old: OldPlan | undefined,
  home: string,
): (typeof UPLOADS)[number] {
  const [assets, newPages, sidebars, changedPages, manifests] = UPLOADS;
  const isNew = old === undefined || !old.files.has(path);
  if (role === 'asset') return assets;
  if (role === 'list') return manifests;
  if (role === 'sidebar') return isNew ? assets : sidebars;
  if (role === 'feed') return isNew ? assets : manifests;
  // The home page is the way in: on the first day it comes last.
  return isNew && withoutTwin(path) !== home ? newPages : changedPages;
}

/** Pages and their compressed twins. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(withoutTwin(path));
}

/** The file that a compressed twin is of; the path itself for others. */
export function withoutTwin(path: string): string {
  return path.replace(/(\.\w+)\.(?:br|gz)$/, '$1');
}

/** Public addresses of what changed under its old name, in every form that a CDN may have kept. */
function listPurged(
  paths: readonly string[],
  { base, origin, languages }: Parameters<typeof planDeploy>[0],
): readonly string[] {
  const addresses = paths
    .filter((path) => {
      const isHashed = cacheControlFor(`/${path}`, base, listHashedPaths(languages)) === CACHE_HASHED;
      return !isHashed && !isForHosts(path);
    })
    .flatMap(addressesOf);
  return [...new Set(addresses)].toSorted(compareText).map((address) => (origin ?? '') + address);
}

/** Files that hosts read and do not serve. */
export function isForHosts(path: string): boolean {
  return /^(?:_headers|_redirects|\.htaccess|\.nojekyll)$/.test(path);
}

function addressesOf(path: string): readonly string[] {
  const address = encodePath(`/${withoutTwin(path)}`);
  const page = /^(.*?)(?:\/index)?\.html$/.exec(address)?.[1];
  if (page === undefined) return [address];
  return page === '' ? ['/', '/index.html'] : [page, `${page}/`, address];
}
