/** Finds and reads what a site is made of: the only place that looks for content on the disk. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Source } from '../../model.ts';
import { BESIDE_CONTENT, fileOfSource, isBesideContent } from '../../urls.ts';
import { compareText } from '../../text.ts';
import { findConflicts } from '../problems/find-conflict.ts';
import { isSystemError } from '../problems/world-error.ts';
import { pointerProblem, isPointer } from './inspect-file.ts';
import { leadsOutOf, linkOut } from './links-out.ts';
import { findNameProblems } from './portable-names.ts';
import { findConflictedCopy, findUnwantedName } from './unwanted-names.ts';
import { type FileStamp, type FoundFile, type Listing, unreadable, walkContent } from './walk-content.ts';
import { findInvalidByte, nameHint } from './invalid-byte.ts';
import { normaliseText } from '../parse/normalise-text.ts';

export type { FileStamp, FoundFile } from './walk-content.ts';

export interface Discovered {
  /** Guides, partials, pages and posts as read, sorted by path. */
  readonly sources: readonly Source[];
  /** `_category_` files. */
  readonly categories: readonly Source[];
  /** Facts about games: `facts/*.yml`. */
  readonly sheets: readonly Source[];
  /** Lists of names: `blog/authors.yml`, `blog/tags.yml`, `docs/tags.yml`, and theirs of versions and translations. Unset: none. */
  readonly lists?: readonly Source[];
  /** React pages (`pages/**.tsx`), relative to `content/`. */
  readonly reactPages: readonly string[];
  /** All other files, relative to `content/`, with size and time of change for the cache. */
  readonly files: ReadonlyMap<string, FileStamp>;
  /** Everything that was found, sorted, as it was before it was read; undefined where it was not found by `discover`. */
  readonly listed?: readonly FoundFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Stands for a file that was there once. */
export const PAST_FILE: FileStamp = { size: 0, mtimeMs: 0, ctimeMs: 0 };

/** Tests beside guides are no guides (behaviours.md 2.1.2), nor is what editors leave beside a file while they save it. */
const IGNORED =
  /(?:^|\/)(?:node_modules|__tests__|4913|[^/]*\.test\.[jt]sx?|[^/]*\.mdx?\.tmp[^/]*)$|^(?:docs|pages|blog)\/(?:.*\/)?[^/]*~$|^(?:search|errors)(?:\/|$)/;

/** Names that begin with a dot are other tools' (`.git`, `.obsidian`); below `static` they may be meant (`.well-known`). */
function isHidden(path: string): boolean {
  return /(?:^|\/)\./.test(path);
}

/** A file with what it is to the site; `source` for those that are read as text. */
export interface ReadFile extends FoundFile {
  readonly kind: 'source' | 'category' | 'sheet' | 'list' | 'react' | 'file' | 'none';
  readonly source?: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Milliseconds before each new look at content that changed while it was read: saving takes less, a checkout hardly more. */
const PAUSES = [20, 60, 150, 400, 800];

/**
 * Reads everything below `<root>/content`. Links are not followed: a file belongs where it lies. What changes while it is
 * read is read again, all of it; content that never rests is told (`source/changing`).
 */
export function discover(root: string): Discovered {
  const leadsOut = leadsOutOf(root);
  for (let attempt = 0; ; attempt += 1) {
    const listing = listFiles(root);
    const restless = new Set<string>();
    const files = listing.files.toSorted(comparePaths);
    const sizes = new Map(files.map(({ path, stamp }) => [path, stamp.size]));
    const read = files.map((file) => readFile(file, watchful(readIn(root, true), sizes, restless), leadsOut));
    const changed = [...restless, ...listing.findChanged()];
    if (changed.length === 0) return { ...gatherFiles(read), listed: files };
    const milliseconds = PAUSES[attempt];
    if (milliseconds === undefined) {
      const found = gatherFiles(read);
      return { ...found, diagnostics: [...found.diagnostics, changing(changed[0] ?? '')] };
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  }
}

/** Notes the files that are gone, or of another size, when they are read. */
function watchful(
  read: (path: string) => Buffer,
  sizes: ReadonlyMap<string, number>,
  restless: Set<string>,
): (path: string) => Buffer {
  return (path) => {
    try {
      const bytes = read(path);
      if (bytes.length !== sizes.get(path)) restless.add(path);
      return bytes;
    } catch (error) {
      if (isSystemError(error) && /^(?:ENOENT|ENOTDIR|EISDIR|ESTALE)$/.test(error.code)) restless.add(path);
      throw error;
    }
  };
}

function changing(path: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/changing',
    message: 'Something changes here all the time while it is read, so the site may not have all of it',
    at: { file: path === '' ? 'content' : `content/${path}`, line: 1, column: 1 },
    hint: 'A build takes no page away now; run it again when no other program writes here.',
  };
}

function listFiles(root: string, starts: readonly string[] = ['']): Listing {
  const isSkipped = (path: string): boolean =>
    IGNORED.test(path) || (!path.startsWith('static/') && isHidden(path));
  const content = walkContent(
    join(root, 'content'),
    starts.filter((path) => !isBesideContent(path)),
    (path) => isSkipped(path) || isBesideContent(path),
  );
  const beside = starts.includes('')
    ? BESIDE_CONTENT.filter((folder) => existsSync(join(root, folder)))
    : starts.filter(isBesideContent);
  if (beside.length === 0) return content;
  const others = walkContent(root, beside, isSkipped);
  return {
    files: [...content.files, ...others.files],
    findChanged: () => [...content.findChanged(), ...others.findChanged()],
  };
}

/** Every file at and below these paths of `<root>/content`, sorted by path: the order of a disk must not show in the site. */
export function findFiles(root: string, starts: readonly string[] = ['']): readonly FoundFile[] {
  return listFiles(root, starts).files.toSorted(comparePaths);
}

/** By code unit, so that the order is the same on every machine. */
export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return compareText(a.path, b.path);
}

/**
 * Reads files below `<root>/content`; throws as the system does. Where it is `patient`, a file that was emptied a moment ago is
 * looked at again for a while; a server hears of the next change.
 */
export function readIn(root: string, patient: boolean): (path: string) => Buffer {
  return (path) => {
    const file = join(root, fileOfSource(path));
    const bytes = readFileSync(file);
    return bytes.length > 0 || !patient ? bytes : readAgain(file);
  };
}

/** Milliseconds before each further look at a file that was empty. */
const LOOKS = [5, 10, 20, 40, 80, 160, 320, 640, 640];
/** Milliseconds. A file that was changed no longer ago may be in the middle of it. */
const RECENT = 2000;
/** When a file stayed empty last. */
let gaveUpAt = 0;

/** A program that saves a file empties it first: what was empty a moment ago may not be, or be gone. */
function readAgain(file: string): Buffer {
  if (Date.now() - statSync(file).ctimeMs <= RECENT) {
    // Where one stayed empty there may be many, and nobody waits for all of them.
    for (const pause of Date.now() - gaveUpAt < RECENT ? LOOKS.slice(0, 1) : LOOKS) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      const bytes = readFileSync(file);
      if (bytes.length > 0) return bytes;
    }
    gaveUpAt = Date.now();
  }
  statSync(file);
  return Buffer.alloc(0);
}

/** What cannot be read is told where it is to be copied. */
function readOrNothing(path: string, read: (path: string) => Buffer): Buffer {
  try {
    return read(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Lists of names: of posts, and of the guides of each version and their translations. */
const NAME_LIST =
  /^(?:(?:i18n\/[^/]+\/docusaurus-plugin-content-)?blog\/(?:authors|tags)|(?:docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\/tags)\.ya?ml$/;

/**
 * Decides what a file is to the site, and reads it when it is a text. `leadsOut` says of a symbolic link whether it leads out
 * of `content/`.
 */
export function readFile(
  found: FoundFile,
  read: (path: string) => Buffer,
  leadsOut: (path: string) => boolean = () => false,
): ReadFile {
  const { path, stamp, isLink, problem } = found;
  if (problem !== undefined) {
    const isFile = found.isFolder !== true && isOther(path);
    return { ...found, kind: isFile ? 'file' : 'none', diagnostics: [problem] };
  }
  const none = (diagnostics: readonly Diagnostic[]): ReadFile => ({ path, stamp, kind: 'none', diagnostics });
  if (isLink !== undefined) return none([isLink && leadsOut(path) ? linkOut(path) : noFile(path, isLink)]);
  const diagnostics: Diagnostic[] = [];
  const isCategory = /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path);
  const area = path.slice(0, path.indexOf('/'));
  const isSheet = /^facts\/[^/]+\.ya?ml$/.test(path);
  const isList = NAME_LIST.test(path);
  if (isCategory || isSheet || isList || (/\.mdx?$/i.test(path) && area !== 'static')) {
    const copy = findConflictedCopy(path);
    if (copy !== undefined) return none([copy]);
    const text = readText(path, stamp, read, diagnostics);
    if (text === undefined) return none(diagnostics);
    if (isPointer(text)) return none([pointerProblem(path)]);
    diagnostics.push(...findConflicts(text, fileOfSource(path), !isCategory && !isSheet && !isList));
    const kind = isCategory ? 'category' : isSheet ? 'sheet' : isList ? 'list' : 'source';
    return { path, stamp, kind, source: { path, text }, diagnostics };
  }
  if (area === 'pages' && /\.[jt]sx$/.test(path)) return { path, stamp, kind: 'react', diagnostics };
  if (area === 'static') {
    if (!isPortableName(path)) return none([unusableName(path)]);
    const unwanted = findUnwantedName(path, () => readOrNothing(path, read));
    if (unwanted !== undefined) return none(unwanted === 'silent' ? [] : [unwanted]);
  }
  return { path, stamp, kind: 'file', diagnostics };
}

/** Whether a file is neither a guide nor code of the site: links to it are no dead links when it cannot be read. */
function isOther(path: string): boolean {
  return path.startsWith('static/') || !/\.(?:mdx?|[jt]sx|json|ya?ml)$/i.test(path);
}

/** Sorted files as the parts of a site. */
export function gatherFiles(
  read: readonly ReadFile[],
  nameProblems: readonly Diagnostic[] = checkNames(read),
): Discovered {
  const sources: Source[] = [];
  const categories: Source[] = [];
  const sheets: Source[] = [];
  const lists: Source[] = [];
  const reactPages: string[] = [];
  const files = new Map<string, FileStamp>();
  const diagnostics: Diagnostic[] = [];
  for (const { path, stamp, kind, source, diagnostics: own } of read) {
    diagnostics.push(...own);
    if (kind === 'react') reactPages.push(path);
    else if (kind === 'file') files.set(path, stamp);
    else if (source !== undefined)
      (kind === 'category' ? categories : kind === 'sheet' ? sheets : kind === 'list' ? lists : sources).push(
        source,
      );
  }
  return {
    sources,
    categories,
    sheets,
    ...(lists.length === 0 ? {} : { lists }),
    reactPages,
    files,
    diagnostics: [...diagnostics, ...nameProblems],
  };
}

/** What is wrong with the names of these files, whatever is in them. */
export function checkNames(read: readonly ReadFile[]): readonly Diagnostic[] {
  return findNameProblems(read.filter(isNamed).map(({ path }) => path));
}

/** What is hidden or left behind is to be deleted: how it is called is not looked at. */
export function isNamed({ kind, problem, diagnostics }: ReadFile): boolean {
  // The name of what cannot be read may be no text at all.
  if (problem !== undefined) return false;
  return kind !== 'none' || diagnostics.some(({ code }) => !code.startsWith('file/'));
}

/** Names that every disk and server can hold; those of our own marker and lock are taken. */
function isPortableName(path: string): boolean {
  const below = path.slice('static/'.length);
  return !/[\\\0-\x1f]|(?:^|\/)[a-z]:(?:\/|$)/i.test(below) && !/^\.helpsite(?:\.lock)?$/.test(below);
}

function noFile(path: string, isLink: boolean): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/not-a-file',
    message: isLink
      ? 'This is a symbolic link, and links are not followed'
      : 'This is a pipe, a socket or a device, not a file',
    at: { file: fileOfSource(path), line: 1, column: 1 },
    hint: isLink ? 'Put a copy of the file or folder here.' : 'Delete it.',
  };
}

function unusableName(path: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/unusable-name',
    message: 'This file cannot be published under its name',
    at: { file: fileOfSource(path), line: 1, column: 1 },
    hint: 'Rename it: no backslash, no drive letter, not ".helpsite".',
  };
}

/** Larger files are no text of ours: reading them would only waste memory. */
const MAX_BYTES = 20_000_000;

function readText(
  path: string,
  stamp: FileStamp,
  read: (path: string) => Buffer,
  diagnostics: Diagnostic[],
): string | undefined {
  const at = { file: fileOfSource(path), line: 1, column: 1 };
  try {
    // Whoever asks for more than fits into memory gets nothing at all.
    const bytes = stamp.size > MAX_BYTES ? undefined : read(path);
    if (bytes === undefined || bytes.length > MAX_BYTES) {
      diagnostics.push({
        severity: 'error',
        code: 'page/too-complex',
        message: `This file is ${Math.round((bytes?.length ?? stamp.size) / 1e6)} MB large; the limit is 20 MB`,
        at,
        hint: 'Split it into several guides.',
      });
      return undefined;
    }
    const text = bytes.toString('utf8');
    if (text.includes('\0') && bytes.filter((byte) => byte === 0).length > bytes.length / 5) {
      diagnostics.push({
        severity: 'error',
        code: 'source/not-utf8',
        message: `This file is not UTF-8: byte ${bytes.indexOf(0)} does not fit`,
        at,
        hint: nameHint(bytes),
      });
      return undefined;
    }
    if (text.includes('\uFFFD')) {
      const invalid = findInvalidByte(bytes);
      if (invalid !== undefined) {
        const { offset, line, column, hint } = invalid;
        const message = `This file is not UTF-8: byte ${offset} does not fit`;
        diagnostics.push({
          severity: 'error',
          code: 'source/not-utf8',
          message,
          at: { ...at, line, column },
          hint,
        });
        return undefined;
      }
    }
    return normaliseText(text);
  } catch (error) {
    // A file that vanished between listing and reading is simply not there: whoever reads the site lists it anew.
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    diagnostics.push(unreadable(path, 'file', error));
    return undefined;
  }
}
