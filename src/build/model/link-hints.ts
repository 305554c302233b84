/** What to say about a link that leads nowhere: the fact, and what was probably meant. */
import type { Diagnostic, LinkSlot, Missing } from '../../model.ts';
import { decodeTyped, fileNameOf, folderOf, routeKey } from '../../urls.ts';
import { sharedLength } from '../problems/closest-of-many.ts';
import { closest } from '../problems/did-you-mean.ts';
import { dottedPath } from './relative-path.ts';
import { type FileNames, foldPath, withoutEnding } from './target-names.ts';
import { assetCandidates, fileCandidates, type Targets } from './targets.ts';

type Problem = Omit<Diagnostic, 'at'>;

/** `from` is the source's path for file links; undefined for addresses that begin with `/`. */
export function missingPage(
  typed: string,
  from: string | undefined,
  missing: Missing,
  targets: Targets,
): Problem {
  const problem = { severity: 'error', code: 'link/missing-page', message: `No page at "${typed}"` } as const;
  const address = addressIn(typed);
  if (address !== undefined)
    return { ...problem, hint: `A web address begins with https://, so write ${address}` };
  const path = typed.replace(/[#?].*$/, '');
  const same = from === undefined ? undefined : findSame(path, from, targets.names().pages);
  if (same !== undefined) return { ...problem, hint: askFor(path, same), fix: { from: path, to: same } };
  const meant = from === undefined ? closestRoute(typed, targets) : closestFile(typed, from, targets);
  return {
    ...problem,
    hint: meant === undefined ? 'Check the path, or remove the link.' : `Did you mean "${meant}"?`,
    missing,
  };
}

/** A page that `config/addresses` lists as removed; `replacement` is where readers find the same. */
export function removedPage(typed: string, route: string, replacement: string | undefined): Problem {
  const path = typed.replace(/[?#].*$/, '');
  return {
    severity: 'error',
    code: 'link/missing-page',
    message: `The page at "${path}" was removed on purpose`,
    hint:
      replacement === undefined
        ? 'Remove the link, or let it lead to another page.'
        : `Let the link lead to "${replacement}", as readers of the old page are told.`,
    ...(replacement !== undefined && { fix: { from: typed, to: replacement } }),
    missing: { routes: [route], isMeant: true },
  };
}

/** The one file that differs from what was typed in capitals, backslashes or the form of its accents only, as a link to it. */
function findSame(typed: string, from: string, { byFolded }: FileNames): string | undefined {
  const path = typed.replaceAll('\\', '/');
  const candidates = [...fileCandidates(path, from), ...(path.startsWith('/') ? [`static${path}`] : [])];
  const found = [...new Set(candidates.map(foldPath))].flatMap((folded) => byFolded.get(folded) ?? []);
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return only.startsWith('static/') ? only.slice('static'.length) : dottedPath(folderOf(from), only);
}

/** The question whether `same` was meant; where both look the same, why it is another. */
function askFor(typed: string, same: string): string {
  return typed.normalize('NFC') === same.normalize('NFC')
    ? 'The name of the file holds its accents in another form: helpsite check --fix writes it here as it is there.'
    : `Did you mean "${same}"?`;
}

/** `www.example.com/x` and `https//example.com/x`: meant as an address of the web. */
function addressIn(typed: string): string | undefined {
  const rest =
    /^(?:https?[:/]+|(?=www\.[^/]+\.))(?=\w)(.+)/i.exec(typed)?.[1] ??
    /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|gg|co\.uk|dev)(?:\/.*)?$/i.exec(typed)?.[0];
  return rest === undefined ? undefined : `https://${rest}`;
}

/** `[text]()`: marked makes a link to the page itself of it. */
export function noTarget(): Problem {
  return {
    severity: 'warning',
    code: 'link/no-target',
    message: 'This link has no target, so it leads nowhere',
    hint: 'Write between the parentheses where it leads: [text](./other-guide.md)',
  };
}

const SCHEMES = ['https', 'http', 'mailto'];
/** Like one of the above, and meant: schemes that other programs open. */
const OTHER_SCHEMES: ReadonlySet<string> = new Set([
  'ftp',
  'ftps',
  'sftp',
  'tftp',
  'smtp',
  'rtsp',
  'hxxp',
  'hxxps',
]);

/** `htps://…` and `https:/…`: an address that no browser opens, or only by guessing. */
export function checkScheme(href: string): Problem | undefined {
  const [, scheme = '', slashes = ''] = /^([a-z][a-z\d+.-]*):(\/{0,9})/i.exec(href) ?? [];
  const name = scheme.toLowerCase();
  const rest = href.slice(scheme.length + 1 + slashes.length);
  const isWeb = name === 'http' || name === 'https';
  if (scheme === '' || name === 'mailto' || OTHER_SCHEMES.has(name) || (isWeb && slashes === '//'))
    return undefined;
  const meant = isWeb ? name : closest(name, SCHEMES, name.length < 4 ? 1 : 2);
  if (meant === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'link/broken-address',
    message: `"${scheme}:${slashes}" is not how a web address begins`,
    hint: `Did you mean "${meant}:${meant === 'mailto' ? '' : '//'}${rest}"?`,
    ...(isWeb && { fix: { from: `${scheme}:${slashes}${rest}`, to: `${meant}://${rest}` } }),
  };
}

/** The page whose file has the same or nearly the same name, written relative to the linking file. */
function closestFile(typed: string, from: string, targets: Targets): string | undefined {
  const { byName, closest: closestName } = targets.names().pages;
  const wanted = withoutEnding(fileNameOf(typed.replace(/\/$/, ''))).replace(/[#?].*$/, '');
  const paths = byName.get(wanted) ?? byName.get(closestName(wanted) ?? '') ?? [];
  let best: { readonly path: string; readonly shared: number } | undefined;
  for (const path of paths) {
    const shared = sharedLength(path, from);
    if (best === undefined || shared > best.shared || (shared === best.shared && path < best.path))
      best = { path, shared };
  }
  return best === undefined ? undefined : dottedPath(folderOf(from), best.path);
}

function closestRoute(typed: string, targets: Targets): string | undefined {
  const path = routeKey(typed.replace(/[#?].*$/, ''));
  const below = path.startsWith(targets.base) ? path : `${targets.base.slice(0, -1)}${path}`;
  const { closestRoute: nearest, routesByName } = targets.names();
  return nearest(below, 3) ?? routesByName.get(fileNameOf(below))?.[0];
}

/** `hash` begins with `#`; `anchors` are the ids of the page it should be on, whose address is `route`. */
export function missingAnchor(
  hash: string,
  route: string,
  anchors: ReadonlySet<string> | undefined,
): Problem {
  const id = hash.slice(1);
  const known = [...(anchors ?? [])];
  // Boxes and tabs have ids, too, which nobody would link to.
  const headings = known.filter((anchor) => !/^(?:adm-\d+|tabs-\d+-\d+(?:-panel)?)$/.test(anchor));
  // The heading as it reads, or with other capitals: what its id is made of.
  const slug = decodeTyped(id)
    .toLowerCase()
    .replace(/^#+/, '')
    .replace(/[\s_]+/g, '-');
  const same = known.filter((anchor) => anchor.toLowerCase() === slug);
  const match =
    (same.length === 1 ? same[0] : undefined) ??
    closest(decodeTyped(id), known) ??
    known.find((anchor) => anchor.includes(id) || id.includes(anchor));
  return {
    ...(same.length === 1 && { fix: { from: hash, to: `#${same[0]}` } }),
    severity: 'error',
    code: 'link/missing-anchor',
    message: `No heading "${hash}" on the linked page`,
    hint:
      match !== undefined
        ? `Did you mean "#${match}"?`
        : headings.length === 0
          ? 'That page has no headings: link to the page itself.'
          : `Headings are: ${headings
              .slice(0, 6)
              .map((anchor) => `#${anchor}`)
              .join(', ')}${headings.length > 6 ? ', …' : ''}.`,
    missing: { routes: [route], anchor: decodeTyped(id) },
  };
}

/** `ann@example.com`, not `logo@2x.png`. */
const MAIL = /^[^\s@/\\]+@(?!\d+x\.)[^\s@/\\]+\.[a-z]{2,}$/i;

/** A picture or file that is not there; `from` is the path of the source that names it. */
export function missingImage(typed: string, from: string, kind: LinkSlot['kind'], targets: Targets): Problem {
  const address = kind === 'link' || kind === 'file' ? addressIn(typed) : undefined;
  if (address !== undefined) return missingPage(typed, undefined, {}, targets);
  const wanted = fileNameOf(typed);
  const { files } = targets.names();
  const same = findSame(typed, from, files);
  const near = (files.byName.get(wanted) ?? files.byName.get(files.closest(wanted) ?? ''))?.at(-1);
  const meant =
    near === undefined || same !== undefined
      ? same
      : near.startsWith('static/')
        ? near.slice('static'.length)
        : dottedPath(folderOf(from), near);
  return {
    severity: 'error',
    code: kind === 'image' ? 'image/missing' : 'link/missing-file',
    message: `No ${kind === 'image' ? 'picture' : 'file'} at "${typed}"`,
    hint:
      meant === undefined
        ? typed.includes('\\')
          ? `Write forward slashes: ${typed.replaceAll('\\', '/')}`
          : kind !== 'image' && MAIL.test(typed)
            ? `Write mailto:${typed} for an address of e-mail.`
            : 'Put the file beside the guide, or into content/static.'
        : askFor(typed, meant),
    ...(same === undefined
      ? { missing: { paths: assetCandidates(typed, from) } }
      : { fix: { from: typed, to: same } }),
  };
}
