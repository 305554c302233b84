/** The files that the pages become: none twice, none where another needs a folder, none in the place of a static file. */
import type { Diagnostic, Location } from '../../model.ts';
import type { Route } from './list-routes.ts';
import { folderOf } from '../../urls.ts';
import { describeRoute, fileOfRoute, placeOf } from './routes.ts';

interface Claim {
  /** Below the out-dir, as written. */
  readonly file: string;
  /** What it is, in the author's words. */
  readonly name: string;
  readonly at: Location | undefined;
}

interface FilesInputs {
  readonly routes: readonly Route[];
  /** Relative to `content/`. */
  readonly files: Iterable<string>;
  /** What the site has beside its pages, relative to the base. */
  readonly own: readonly string[];
  readonly base: string;
  readonly trailingSlash: boolean | undefined;
}

/** Files that every site has below the out-dir. */
const OWN_AT_TOP = ['_headers', '_redirects'];

/** Collisions on the disk that the routes themselves do not show; case-blind disks count. Equal routes were reported before. */
export function checkFiles({ routes, files, own, base, trailingSlash }: FilesInputs): Diagnostic[] {
  const owned = base.slice(1);
  const claims: Claim[] = [
    ...OWN_AT_TOP.map((file) => ({ file, name: 'a file that every site has', at: undefined })),
    ...own.map((file) => ({
      file: owned + file,
      name: file.startsWith('blog/') ? 'a feed of the blog' : 'a file that every site has',
      at: undefined,
    })),
    ...routes.map((route) => ({
      file: fileOfRoute(route.path, trailingSlash),
      name: describeRoute(route),
      at: placeOf(route),
    })),
  ];
  for (const path of files) {
    if (!path.startsWith('static/')) continue;
    const file = `content/${path}`;
    claims.push({ file: owned + path.slice('static/'.length), name: file, at: { file, line: 1, column: 1 } });
  }
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, Claim>();
  for (const claim of claims) {
    const folded = claim.file.normalize('NFC').toLowerCase();
    const first = seen.get(folded);
    if (first === undefined) seen.set(folded, claim);
    else if (!areBothRoutes(first, claim, routes) && !areOneName(first, claim))
      diagnostics.push(collision(first, claim));
  }
  for (const [folded, claim] of seen) {
    for (let folder = folderOf(folded); folder !== ''; folder = folderOf(folder)) {
      const first = seen.get(folder);
      if (first !== undefined) diagnostics.push(fileAndFolder(first, claim));
    }
  }
  return diagnostics;
}

/** Routes that are equal but for their case have had their diagnostic. */
function areBothRoutes(first: Claim, second: Claim, routes: readonly Route[]): boolean {
  const keys = routes
    .filter((route) => describeRoute(route) === first.name || describeRoute(route) === second.name)
    .map(({ path }) => path.toLowerCase().replace(/\/$/, ''));
  return keys.length > new Set(keys).size;
}

/** Two files that a case-blind disk takes for one were told when they were found. */
function areOneName(first: Claim, second: Claim): boolean {
  const [one, other] = [first, second].map(({ name }) => name.normalize('NFC').toLowerCase());
  return one === other && one?.startsWith('content/') === true && first.name !== second.name;
}

function collision(first: Claim, second: Claim): Diagnostic {
  const at = second.at ?? first.at;
  return {
    severity: 'error',
    code: 'route/taken-file',
    message: `"${second.file}" would be written twice: by ${first.name} and by ${second.name}`,
    ...(at === undefined ? {} : { at }),
    hint: 'Rename one of them, or give the page another slug.',
    ...(first.at === undefined || at === first.at ? {} : { related: [first.at] }),
  };
}

function fileAndFolder(first: Claim, second: Claim): Diagnostic {
  const at = second.at ?? first.at;
  return {
    severity: 'error',
    code: 'route/taken-file',
    message: `"${first.file}" would be a file (${first.name}) and a folder (for ${second.name})`,
    ...(at === undefined ? {} : { at }),
    hint: 'Rename one of them, or give the page another slug.',
    ...(first.at === undefined || at === first.at ? {} : { related: [first.at] }),
  };
}
