/** Writes a site to its out-dir so that a whole site lies there at every instant, also when the process is killed. */
import type { EmitFile } from './emit-file.ts';
import { lstatSync, readFileSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { folderOf } from '../../urls.ts';
import { hashBytes, readFileList, writeFileList } from './file-list.ts';
import { type FolderState, type Folders, openFolders } from './folders.ts';
import { EMPTY_LEDGER, type Ledger, type LedgerEntry, readLedger, writeLedger } from './ledger.ts';
import { LOCK_FILE, withLock } from './lock.ts';
import { removeStrays } from './strays.ts';
import { MARKER_FILE, openOutDir } from './out-dir.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';

export interface EmitOptions {
  /** Absolute. Checked before any work with `checkOutDir` (out-dir.ts). */
  readonly outDir: string;
  readonly files: readonly EmitFile[];
  /** Where the ledger is kept (the cache folder); undefined or unwritable: files are compared by content. */
  readonly ledgerFile: string | undefined;
  /** Where it is noted what was written (file-list.ts); undefined: nowhere. */
  readonly listFile?: string | undefined;
  /** Writes every file anew, whatever the ledger says. */
  readonly clean: boolean;
  /**
   * For `--keep-going`: files that are not listed stay, because a page that could not be built is not listed either
   * and its last good version, with the assets it names, is better than none. The next whole build removes them.
   */
  readonly keepUnlisted?: boolean;
  /** Files that the ledger says are as they should be are made all the same, and compared (HELPSITE_MEMO=verify). */
  readonly verify?: boolean;
  /** Told the number of files done so far. */
  readonly onProgress?: (done: number) => void;
  /** How long to wait for another build, in milliseconds. */
  readonly lockWaitMs?: number;
}

/** Files written, left as they were, and removed. */
export interface EmitCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/**
 * Writes what changed: assets, then pages, then other texts, each into a temporary file that is renamed into place;
 * then removes what the site no longer holds. Two emits into one out-dir wait for each other. Nothing outside the
 * out-dir is ever written or removed. Throws a UsageError for a folder that is not ours, a WorldError when the disk
 * refuses; what lies in the out-dir is a mix of whole old and whole new files then.
 */
export function emitSite(options: EmitOptions): EmitCounts {
  const listed = listFiles(options.files);
  const outDir = openOutDir(options.outDir);
  return withLock(outDir, () => emitLocked(outDir, listed, options), options.lockWaitMs);
}

function emitLocked(outDir: string, listed: ReadonlySet<string>, options: EmitOptions): EmitCounts {
  const { ledgerFile, listFile, clean, keepUnlisted = false, verify = false, onProgress } = options;
  const ledger = ledgerFile === undefined ? EMPTY_LEDGER : readLedger(ledgerFile, outDir);
  const folders = openFolders(outDir);
  folders.ensure('');
  const entries: Record<string, LedgerEntry> = {};
  let written = 0;
  let done = 0;
  for (const file of inPhases(options.files)) {
    const outcome = emitFile({
      outDir,
      folders,
      file,
      known: clean ? undefined : ledger.files[file.file],
      clean,
      verify,
    });
    entries[file.file] = outcome.entry;
    if (outcome.isWritten) written += 1;
    onProgress?.(++done);
  }
  const removed = removeStrays({ outDir, listed, folders, ledger, temporaryOnly: keepUnlisted });
  if (listFile !== undefined) {
    const hashes = Object.entries(entries).map(([path, [, , , hash]]) => [path, hash] as const);
    writeFileList(
      listFile,
      outDir,
      new Map([...(keepUnlisted ? (readFileList(listFile, outDir) ?? []) : []), ...hashes]),
    );
  }
  if (ledgerFile !== undefined) {
    const files = keepUnlisted ? { ...ledger.files, ...entries } : entries;
    const next: Ledger = { files, folders: keepUnlisted ? {} : folderTimes(outDir, folders) };
    if (written + removed > 0 || !isSameLedger(ledger, next)) writeLedger(ledgerFile, outDir, next);
  }
  return { written, unchanged: options.files.length - written, removed };
}

function inPhases(files: readonly EmitFile[]): readonly EmitFile[] {
  return (['asset', 'page', 'text'] as const).flatMap((phase) =>
    files.filter((file) => file.phase === phase),
  );
}

interface FileJob {
  readonly outDir: string;
  readonly folders: Folders;
  readonly file: EmitFile;
  readonly known: LedgerEntry | undefined;
  readonly clean: boolean;
  readonly verify: boolean;
}

function emitFile(job: FileJob): { readonly entry: LedgerEntry; readonly isWritten: boolean } {
  const { outDir, folders, file, known, clean, verify } = job;
  const folder = folderOf(file.file);
  const path = `${outDir}/${file.file}`;
  const stats = statIn(folders.ensure(folder), path);
  if (stats?.isFile() && known?.[0] === file.key && known[1] === stats.size && known[2] === stats.mtimeMs) {
    if (verify) checkBytes(path, bytesOf(file));
    return { entry: known, isWritten: false };
  }
  const bytes = bytesOf(file);
  try {
    if (!clean && stats?.isFile() && stats.size === bytes.length && readFileSync(path).equals(bytes)) {
      return { entry: [file.key, stats.size, stats.mtimeMs, hashBytes(bytes)], isWritten: false };
    }
    if (stats?.isDirectory()) folders.moveAside(file.file);
    replaceFile(path, folders.temporaryIn(folder), bytes);
    folders.touch(folder);
    return { entry: [file.key, bytes.length, lstatSync(path).mtimeMs, hashBytes(bytes)], isWritten: true };
  } catch (error) {
    throw describeSystemError(error, `write ${path}`);
  }
}

function bytesOf(file: EmitFile): Uint8Array {
  const content = file.content();
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** Throws where a file that was left as it is would be another if it were made now. */
function checkBytes(path: string, bytes: Uint8Array): void {
  if (!readFileSync(path).equals(bytes))
    throw new Error(`The ledger says that ${path} is as it should be, and it is not`);
}

function statIn(folder: FolderState, path: string): Stats | undefined {
  if (folder.type === 'made') return undefined;
  return lstatSync(path, { throwIfNoEntry: false });
}

/** One step for whoever reads the file: it is the old one or the new one, never half of either. */
function replaceFile(path: string, temporary: string, bytes: Uint8Array): void {
  try {
    writeNew(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** `wx` never writes through what lies in the way, such as a link or the rest of a killed process of our id. */
function writeNew(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
    rmSync(path, { recursive: true, force: true });
    writeFileSync(path, bytes, { flag: 'wx' });
  }
}

/** Times of all folders as we leave them; those we did not touch are as we found them. */
function folderTimes(outDir: string, { states, touched }: Folders): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [folder, state] of states) {
    if (folder === '') continue;
    times[folder] =
      state.type === 'found' && !touched.has(folder)
        ? state.mtimeMs
        : (lstatSync(`${outDir}/${folder}`, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }
  return times;
}

function isSameLedger(a: Ledger, b: Ledger): boolean {
  const files = Object.keys(b.files);
  const folders = Object.keys(b.folders);
  return (
    files.length === Object.keys(a.files).length &&
    folders.length === Object.keys(a.folders).length &&
    files.every((file) => a.files[file] === b.files[file]) &&
    folders.every((folder) => a.folders[folder] === b.folders[folder])
  );
}

/**
 * The paths of a site, each checked: relative, without climbing, named once, no file where another needs a folder.
 * Slugs and links were checked long before, so a bad path here is our own fault and throws a plain Error.
 */
function listFiles(files: readonly EmitFile[]): ReadonlySet<string> {
  const listed = new Set<string>();
  for (const { file } of files) {
    if (!isInside(file)) throw new Error(`Refused to write outside the out-dir: ${JSON.stringify(file)}`);
    if (listed.has(file))
      throw new Error(`Two files of the site have the same path: ${JSON.stringify(file)}`);
    listed.add(file);
  }
  const checked = new Set<string>(['']);
  for (const file of listed) {
    for (let folder = folderOf(file); !checked.has(folder); folder = folderOf(folder)) {
      if (listed.has(folder)) {
        throw new Error(
          `A file of the site is also a folder: ${JSON.stringify(folder)} and ${JSON.stringify(file)}`,
        );
      }
      checked.add(folder);
    }
  }
  return listed;
}

const OWN_NAMES: ReadonlySet<string> = new Set([MARKER_FILE, LOCK_FILE, `${LOCK_FILE}.guard`]);

/** Whether a path stays below the out-dir on every system: no `..`, no root, no drive letter, no backslash. */
function isInside(file: string): boolean {
  if (file.includes('\0') || file.includes('\\') || /^[a-z]:/i.test(file) || OWN_NAMES.has(file))
    return false;
  return file.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
