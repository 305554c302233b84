/** What is put online, in which order: the files of a built site against those that are online already. Pure. */
import { encodePath } from '../../urls.ts';

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

/** Some files that may go online in any order, after those of the steps before. */
export interface Step {
  readonly phase: 1 | 2 | 3 | 4;
  readonly name: 'assets' | 'new-pages' | 'changed-pages' | 'manifests' | 'delete';
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
  site: { readonly base: string; readonly origin: string | null; readonly files: readonly PlannedFile[] },
  old: OldPlan | undefined,
): DeployPlan {
  const files = site.files.toSorted((a, b) => comparePaths(a.path, b.path));
  const paths = new Set(files.map(({ path }) => path));
  const isChanged = ({ path, sha256 }: PlannedFile): boolean => old?.files.get(path) !== sha256;
  const isNew = ({ path }: PlannedFile): boolean => old === undefined || !old.files.has(path);
  const changed = files.filter(isChanged);
  const removed = [...(old?.files.keys() ?? [])].filter((path) => !paths.has(path)).toSorted(comparePaths);
  const home = `${site.base.slice(1)}index.html`;
  const pages = changed.filter(({ phase }) => phase === 2);
  // The home page is the way in: on the first day it comes last.
  const isFirst = (file: PlannedFile): boolean => isNew(file) && withoutTwin(file.path) !== home;
  const named = (file: PlannedFile): boolean => file.phase === 3 && isNew(file) && isNamedByPages(file.path);
  const steps: readonly Step[] = [
    step(
      1,
      'assets',
      changed.filter((file) => file.phase === 1 || named(file)),
    ),
    step(2, 'new-pages', pages.filter(isFirst)),
    step(
      2,
      'changed-pages',
      pages.filter((file) => !isFirst(file)),
    ),
    step(
      3,
      'manifests',
      changed.filter((file) => file.phase === 3 && !named(file)),
    ),
    {
      phase: 4,
      name: 'delete',
      paths: [...removed.filter(isPage), ...removed.filter((path) => !isPage(path))],
    },
  ];
  const uploads = steps.slice(0, -1).flatMap((one) => one.paths);
  return {
    schemaVersion: 1,
    base: site.base,
    origin: site.origin,
    files,
    upload: uploads,
    remove: steps.at(-1)?.paths ?? [],
    unchanged: files.filter((file) => !isChanged(file)).map(({ path }) => path),
    steps,
    purge: listPurged([...uploads, ...removed], site),
  };
}

function step(phase: Step['phase'], name: Step['name'], files: readonly PlannedFile[]): Step {
  return { phase, name, paths: files.map(({ path }) => path) };
}

/** By code unit, so that the order is the same on every machine. */
function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Pages and their compressed twins. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(withoutTwin(path));
}

/** The file that a compressed twin is of; the path itself for others. */
export function withoutTwin(path: string): string {
  return path.replace(/(\.\w+)\.(?:br|gz)$/, '$1');
}

/** What each page's head names: it must be there before the first page that does. */
function isNamedByPages(path: string): boolean {
  return /(?:^|\/)(?:opensearch|rss|atom)\.xml$/.test(withoutTwin(path));
}

/** Public addresses of what changed under its old name, in every form that a CDN may have kept. */
function listPurged(
  paths: readonly string[],
  { base, origin }: { readonly base: string; readonly origin: string | null },
): readonly string[] {
  const addresses = paths
    .filter((path) => !path.startsWith(`${base.slice(1)}assets/`) && !isForHosts(path))
    .flatMap(addressesOf);
  return [...new Set(addresses)].toSorted(comparePaths).map((address) => (origin ?? '') + address);
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
