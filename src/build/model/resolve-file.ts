/** Pictures and downloads: where each leads, and what all links have in common. Pure. */
import type { Diagnostic, LinkSlot } from '../../model.ts';
import { decodePath, encodePath, encodeTyped, isExternal, joinPath, splitHref } from '../../urls.ts';
import { checkLoaded } from '../problems/loaded-address.ts';
import { checkLocal } from '../problems/local-path.ts';
import { missingImage } from './link-hints.ts';
import { findAsset, routeLookupKey, type Section, type Targets } from './targets.ts';

/** What goes into a slot. */
export interface Resolved {
  readonly href: string;
  readonly width?: number;
  readonly height?: number;
  /** Smaller copies, as `srcset` has them. */
  readonly copies?: string;
  /** A drawing that stands in the page itself, in its colours. */
  readonly drawing?: string;
  /** Leads nowhere: the browser must not fetch it ahead. */
  readonly dead?: true;
  /** An old address was typed: where the text is today. */
  readonly today?: Section;
}

/** Where a link leads, and what is wrong with it. */
export interface Verdict {
  readonly resolved: Resolved;
  readonly problem?: Omit<Diagnostic, 'at'>;
}

/** Addresses that run code or hold a page of their own. */
export const CODE_SCHEME = /^(?:javascript|vbscript|data|file|blob):/i;

/** What becomes of a link that runs code. */
export function refused(href: string): Verdict {
  return {
    resolved: { href: '#' },
    problem: {
      severity: 'error',
      code: 'link/unsafe',
      message: `Links cannot run code: "${href.slice(0, 40)}"`,
      hint: 'Link to a page or a web address.',
    },
  };
}

/** Spaces and quotes of a typed web address are encoded; what is encoded already stays. */
export function encodeSafe(href: string): string {
  return href.replace(/[\s"<>\\^`{|}]|[^\x00-\x7f]+/g, (char) => encodeURI(char));
}

/** A path from the host's root; one without the base path gets it. */
export function withBase(path: string, base: string): string {
  return path.startsWith(base) || `${path}/` === base ? path : joinPath(base, path);
}

/** Whether an address is of a film or a sound: their slots do not say. */
function isFilm(href: string): boolean {
  return /\.(?:mp4|m4v|webm|og[gv]|mov|mp3|m4a|wav|flac|vtt)(?:[?#]|$)/i.test(href);
}

/** Where the picture or file is that `src` names in the source `from`. */
export function resolveFile(src: string, from: string, kind: LinkSlot['kind'], targets: Targets): Verdict {
  const typed = src.trim();
  if (/^data:image\/(?:png|gif|jpeg|webp);/i.test(typed)) return { resolved: { href: typed } };
  const local = resolveLocal(typed, kind === 'image' ? 'picture' : 'link', targets);
  if (local !== undefined) return local;
  if (CODE_SCHEME.test(typed.replace(/[\0-\x20]/g, ''))) return refused(typed);
  if (typed.startsWith('pathname://'))
    return {
      resolved: {
        href: encodeTyped(
          withBase(`/${typed.slice('pathname://'.length).replace(/^\/+/, '')}`, targets.base),
        ),
      },
    };
  if (isExternal(typed)) {
    const problem = checkLoaded(isFilm(typed) ? 'film' : 'picture', typed);
    return { resolved: { href: encodeSafe(typed) }, ...(problem && { problem }) };
  }
  const { path, query, hash } = splitHref(typed);
  const decoded = decodePath(path);
  const below = decoded.startsWith(targets.base) ? decoded.slice(targets.base.length - 1) : decoded;
  const found = findAsset(below, from, targets.files) ?? findAsset(decoded, from, targets.files);
  const asset = found === undefined ? undefined : targets.assets.get(found);
  if (asset === undefined) {
    const href = decoded.startsWith('/') ? withBase(decoded, targets.base) : decoded;
    return {
      resolved: { href: encodePath(href) + query + hash },
      problem: missingImage(decoded, from, kind, targets),
    };
  }
  const drawing = asset.drawing === undefined || kind !== 'image' ? {} : { drawing: asset.drawing };
  const copies =
    asset.copies === undefined || kind !== 'image'
      ? {}
      : { copies: asset.copies.map(({ url, width }) => `${encodePath(url)} ${width}w`).join(', ') };
  const size =
    asset.width === undefined || asset.height === undefined
      ? drawing
      : { width: asset.width, height: asset.height, ...drawing, ...copies };
  return {
    resolved: { href: encodePath(asset.url) + query + hash, ...size },
    ...(kind === 'image' && UNSHOWN.test(decoded) && { problem: unshown(decoded) }),
  };
}

/** Formats of cameras and of programs for pictures, which browsers do not show, or few of them. */
const UNSHOWN = /\.(heic|heif|tiff?|psd|eps|ai|xcf|raw|cr[23]|nef|arw|dng|jxl|jp2|pdf)$/i;

function unshown(path: string): Omit<Diagnostic, 'at'> {
  return {
    severity: 'warning',
    code: 'image/broken',
    message: `Most browsers cannot show pictures that end in ${UNSHOWN.exec(path)?.[0] ?? ''}`,
    hint: 'Save it as JPEG, PNG or WebP, and name that file here.',
  };
}

/** What becomes of an address on the writer's computer; a file of the site may be called so below its root. */
export function resolveLocal(
  typed: string,
  what: 'picture' | 'link',
  { files, byRoute, base }: Targets,
): Verdict | undefined {
  const problem = checkLocal(typed, what);
  if (problem === undefined) return undefined;
  if (typed.startsWith('/')) {
    const path = decodePath(splitHref(typed).path);
    if (files.has(`static${path}`) || byRoute.has(routeLookupKey(withBase(path, base)))) return undefined;
    if (path.startsWith(base) && base !== '/') return undefined;
  }
  return { resolved: { href: '#' }, problem };
}
