/** Addresses and files that are too long for a disk, each told where its address comes from. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import type { Route } from './list-routes.ts';
import { fileOfRoute, placeOf } from './routes.ts';
import type { SiteLookup, SiteModel } from './site-model.ts';

/** Longest name of one file or folder, in bytes: disks allow 255, and `.html.br` comes behind it. */
const MAX_NAME = 240;
/** The same of a sidebar, whose file is called `sidebar-<name>.txt`. */
const MAX_SIDEBAR = MAX_NAME - 20;
/** Longest path of a file below the out-dir, in bytes: systems allow 4,096 for a whole one, sitemaps 2,048 for an address. */
const MAX_PATH = 2000;

/** Problems `route/too-long`; `files` are those below `content/` that are no pages, `assets` what pages show of them. */
export function checkLengths(
  model: SiteModel,
  lookup: Pick<SiteLookup, 'pages' | 'docsById'>,
  files: Iterable<string>,
): Diagnostic[] {
  const { base, trailingSlash } = model.config;
  const find = createFinder(model, lookup);
  const own = longestPart(base);
  // All addresses begin with it: one problem, not one for each page.
  if (own.bytes > MAX_NAME || byteLength(base) > MAX_PATH / 2)
    return [
      tooLong(`A part of the base path is ${own.bytes} bytes long; ${MAX_NAME} are allowed`, base, undefined),
    ];
  const routes = model.routes.flatMap((route): Diagnostic[] => {
    // A character has three bytes at most.
    if (route.path.length * 3 < MAX_NAME) return [];
    const part = longestPart(routeKey(route.path));
    const path = byteLength(fileOfRoute(route.path, trailingSlash));
    if (part.bytes > MAX_NAME)
      return [
        tooLong(
          `A part of the address is ${part.bytes} bytes long; ${MAX_NAME} are allowed`,
          part.text,
          find(route),
        ),
      ];
    return path > MAX_PATH ? [tooLongPath(path, route.path, find(route))] : [];
  });
  const statics = [...files].flatMap((path): Diagnostic[] => {
    const bytes = byteLength(base.slice(1) + path.slice('static/'.length));
    if (!path.startsWith('static/') || bytes <= MAX_PATH) return [];
    return [tooLongPath(bytes, path, { file: `content/${path}`, line: 1, column: 1 })];
  });
  const sidebars = model.sidebars.flatMap(({ name }): Diagnostic[] =>
    byteLength(name) > MAX_SIDEBAR
      ? [
          tooLong(
            `The name of a sidebar is ${byteLength(name)} bytes long; ${MAX_SIDEBAR} are allowed`,
            name,
            undefined,
          ),
        ]
      : [],
  );
  return [...routes, ...statics, ...sidebars];
}

/** Says where the address of a route was written: its slug, the tag, the category's label, or the file by its name. */
function createFinder(
  model: SiteModel,
  { pages, docsById }: Pick<SiteLookup, 'pages' | 'docsById'>,
): (route: Route) => Location | undefined {
  const settingOf = (path: string, key: string): Location | undefined => pages.get(path)?.settingsAt[key];
  return (route) => {
    const { kind, path: address, source = '' } = route;
    if (kind === 'category') return model.categoryPages.find((page) => page.route === address)?.at;
    if (kind === 'tag') {
      const [first] = model.tags.find((tag) => tag.route === address)?.docIds ?? [];
      const doc = first === undefined ? undefined : docsById.get(first);
      return doc === undefined ? undefined : (settingOf(doc.path, 'tags') ?? doc.at);
    }
    const setting = kind === 'redirect' ? 'redirect_from' : 'slug';
    return settingOf(source.replace(/^content\//, ''), setting) ?? placeOf(route);
  };
}

function tooLongPath(bytes: number, address: string, at: Location | undefined): Diagnostic {
  return tooLong(`The address is ${bytes} bytes long as a path; ${MAX_PATH} are allowed`, address, at);
}

/** Without a place the message shows the beginning of what is too long. */
function tooLong(message: string, text: string, at: Location | undefined): Diagnostic {
  return {
    severity: 'error',
    code: 'route/too-long',
    message: at === undefined ? `${message}: "${text.slice(0, 40)}…"` : message,
    ...(at === undefined ? {} : { at }),
    hint: 'Give the page a shorter name or slug.',
  };
}

function longestPart(path: string): { readonly text: string; readonly bytes: number } {
  return path
    .split('/')
    .map((text) => ({ text, bytes: byteLength(text) }))
    .reduce((longest, part) => (part.bytes > longest.bytes ? part : longest));
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
