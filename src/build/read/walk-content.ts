/** Lists what lies below `content/`: nothing that cannot be read is left out in silence, and a list that is old by now says so. */
import { accessSync, constants, type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import type { Diagnostic } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';
import { describeReason, isSystemError } from '../problems/world-error.ts';

export interface FileStamp {
  readonly size: number;
  readonly mtimeMs: number;
  /** Time of the last change of the file's data or name: copies and archives can keep `mtimeMs`, not this. */
  readonly ctimeMs: number;
}

/** A file as found, not yet read. */
export interface FoundFile {
  /** Relative to `content/`, forward slashes. */
  readonly path: string;
  readonly stamp: FileStamp;
  /** Set for what is no ordinary file: a symbolic link, or else a pipe, socket or device. */
  readonly isLink?: boolean;
  /** A folder that cannot be read, in the place of what is in it. */
  readonly isFolder?: boolean;
  /** Why it cannot be read. */
  readonly problem?: Diagnostic;
}

/** What was found, in any order. */
export interface Listing {
  readonly files: readonly FoundFile[];
  /** Folders (relative to `content/`, which is ``) whose list is no longer what it was: something came or went meanwhile. */
  readonly findChanged: () => readonly string[];
}

/** What is left out, by its path relative to `content/`; of a folder, all that is in it. */
export type IsSkipped = (path: string) => boolean;

/** Codes that say: it was there a moment ago, as what it was. */
const VANISHED: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ESTALE']);

/**
 * Lists every file at and below `starts` (relative to `content/`, which is ``). Links are not followed. What cannot be read
 * is in the list with its `problem`. Never throws.
 */
export function walkContent(content: string, starts: readonly string[], isSkipped: IsSkipped): Listing {
  const files: FoundFile[] = [];
  const folders = new Map<string, Stats>();
  const gone = new Set<string>();
  const at = (path: string): string => (path === '' ? content : `${content}/${path}`);

  const refuse = (path: string, what: 'file' | 'folder', error: unknown): void => {
    if (!isSystemError(error)) throw error;
    if (VANISHED.has(error.code) && path !== '') gone.add(folderAbove(path));
    else
      files.push({
        path,
        stamp: NO_STAMP,
        isFolder: what === 'folder',
        problem: unreadable(path, what, error),
      });
  };

  const takeFile = (path: string, stats: Stats): void => {
    const file: FoundFile = {
      path,
      stamp: { size: stats.size, mtimeMs: stats.mtimeMs, ctimeMs: stats.ctimeMs },
      ...(stats.isFile() ? {} : { isLink: stats.isSymbolicLink() }),
    };
    const error = stats.isFile() ? findRefusal(at(path), stats) : undefined;
    files.push(error === undefined ? file : { ...file, problem: unreadable(path, 'file', error) });
  };

  const walk = (folder: string): void => {
    let entries: readonly Dirent[];
    try {
      const stats = lstatSync(at(folder));
      entries = readdirSync(at(folder), { withFileTypes: true });
      folders.set(folder, stats);
    } catch (error) {
      return refuse(folder, 'folder', error);
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    const odd = entries.some(({ name }) => name.includes('\uFFFD')) ? findOddNames(at(folder)) : undefined;
    for (const shown of odd?.shown ?? []) {
      if (!isSkipped(prefix + shown))
        files.push({ path: prefix + shown, stamp: NO_STAMP, problem: oddName(prefix + shown) });
    }
    let isTold = false;
    for (const entry of entries) {
      const path = prefix + entry.name;
      if (odd?.hidden.has(entry.name) === true || isSkipped(path)) continue;
      if (entry.isDirectory()) walk(path);
      else {
        try {
          takeFile(path, lstatSync(at(path)));
        } catch (error) {
          // A folder that may be listed but not entered: one problem, not one for each file.
          const isFolder = isSystemError(error) && error.code === 'EACCES';
          if (!isFolder || !isTold) refuse(isFolder ? folder : path, isFolder ? 'folder' : 'file', error);
          isTold ||= isFolder;
        }
      }
    }
  };

  for (const start of starts) {
    if (start === '') walk('');
    else if (!listPrefixes(start).some(isSkipped)) {
      try {
        const stats = lstatSync(at(start));
        if (stats.isDirectory()) walk(start);
        else takeFile(start, stats);
      } catch (error) {
        refuse(start, 'file', error);
      }
    }
  }
  return { files, findChanged: () => [...gone, ...listChanged(folders, at)] };
}

const NO_STAMP: FileStamp = { size: 0, mtimeMs: 0, ctimeMs: 0 };

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
function listPrefixes(path: string): readonly string[] {
  return path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
}

function folderAbove(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function listChanged(folders: ReadonlyMap<string, Stats>, at: (path: string) => string): readonly string[] {
  return [...folders].flatMap(([folder, before]) => {
    try {
      const now = lstatSync(at(folder), { throwIfNoEntry: false });
      return now?.mtimeMs === before.mtimeMs && now.ino === before.ino ? [] : [folder];
    } catch {
      return [folder];
    }
  });
}

/** Why a file may not be read; asked of the system only where its permissions leave a doubt. */
function findRefusal(path: string, { mode }: Stats): unknown {
  if ((mode & 0o444) === 0o444) return undefined;
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    // Gone meanwhile: whoever reads it will see.
    return isSystemError(error) && !VANISHED.has(error.code) ? error : undefined;
  }
}

/** Names that are no UTF-8 cannot be opened by their text: how messages show them, and how the listing shows them. */
function findOddNames(folder: string): {
  readonly shown: readonly string[];
  readonly hidden: ReadonlySet<string>;
} {
  try {
    const odd = readdirSync(folder, { encoding: 'buffer' }).filter(
      (bytes) => !Buffer.from(bytes.toString('utf8')).equals(bytes),
    );
    return { shown: odd.map(showBytes), hidden: new Set(odd.map((bytes) => bytes.toString('utf8'))) };
  } catch {
    return { shown: [], hidden: new Set() };
  }
}

/** What is UTF-8 as it is, other bytes as `\xe9`. */
function showBytes(bytes: Buffer): string {
  let shown = '';
  for (let at = 0; at < bytes.length;) {
    const length = [1, 2, 3, 4].find((count) => {
      const part = bytes.subarray(at, at + count);
      return part.length === count && Buffer.from(part.toString('utf8')).equals(part);
    });
    shown +=
      length === undefined
        ? `\\x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}`
        : bytes.subarray(at, at + length).toString('utf8');
    at += length ?? 1;
  }
  return shown;
}

/** What a file or folder that cannot be read is told as; `reason`: what the system said, or words for it. */
export function unreadable(path: string, what: 'file' | 'folder', reason: unknown): Diagnostic {
  const why = typeof reason === 'string' ? reason : describeReason(reason);
  return {
    severity: 'error',
    code: 'source/unreadable',
    message:
      what === 'file'
        ? `This file cannot be read: ${why}`
        : `This folder cannot be read, and nothing that is in it: ${why}`,
    at: { file: path === '' ? 'content' : fileOfSource(path), line: 1, column: 1 },
    hint: 'Check its permissions: whoever builds the site must be allowed to read it. If it is not needed, delete it.',
  };
}

function oddName(path: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/unreadable',
    message: 'The name of this file or folder is not UTF-8, so it cannot be opened by its name',
    at: { file: fileOfSource(path), line: 1, column: 1 },
    hint: 'Rename it: the characters shown as \\x.. are from an older encoding, often an accented letter.',
  };
}
