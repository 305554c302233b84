/**
 * Writes a site to its out-dir so that a whole site lies there at every instant, also when the process is killed or the disk
 * is full: everything that differs is written beside the old site first, then it takes its place by renaming.
 */
import { existsSync, lstatSync, readFileSync, type Stats } from 'node:fs';
import { folderOf } from '../../urls.ts';
import type { EmitFile } from './emit-file.ts';
import { hashBytes, readFileList, writeFileList } from './file-list.ts';
import { type Folders, openFolders } from './folders.ts';
import { EMPTY_LEDGER, type Ledger, type LedgerEntry, readLedger, writeLedger } from './ledger.ts';
import { LOCK_FILE, withLock } from './lock.ts';
import { MARKER_FILE, openOutDir } from './out-dir.ts';
import { areSame, hashInPieces, LARGE } from './pieces.ts';
import { openStage, removeRests, removeTemporary, type Stage } from './stage.ts';
import { staysInside } from './stays-inside.ts';
import { findStrays } from './strays.ts';
import { type Staged, switchSite } from './switch-site.ts';
import { describeSystemError, FileChangedError, isSystemError } from '../problems/world-error.ts';

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
  /**
   * Told which pages (`.html` files) lie in the out-dir before anything is changed, and which of them would go. May throw:
   * then nothing is changed.
   */
  readonly onPages?:
    | ((pages: { readonly kept: readonly string[]; readonly gone: readonly string[] }) => void)
    | undefined;
  /** Told what lies in the out-dir at the end, where all of it is known. */
  readonly onLedger?: (ledger: Ledger) => void;
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
 * Writes what changed beside the old site, then switches by renaming: assets, pages, other texts; then takes away what the
 * site no longer holds. Two emits into one out-dir wait for each other. Nothing outside the out-dir is ever written or
 * removed. Throws a UsageError for a folder that is not ours, a WorldError when the disk refuses: the old site is as it was
 * then. Throws a FileChangedError where the out-dir was removed meanwhile.
 */
export function emitSite(options: EmitOptions): EmitCounts {
  const listed = listFiles(options.files);
  const { outDir, abandon } = openOutDir(options.outDir);
  try {
    const emitWith = (giveSign: () => void): EmitCounts =>
      emitLocked(outDir, listed, {
        ...options,
        onProgress: (done) => {
          giveSign();
          options.onProgress?.(done);
        },
      });
    return withLock(outDir, emitWith, options.lockWaitMs);
  } catch (error) {
    abandon();
    throw isTaken(error, outDir)
      ? new FileChangedError(`${outDir} was removed while the site was written; build it again`, {
          cause: error,
        })
      : error;
  }
}

/** Somebody removed the out-dir while we wrote. */
function isTaken(error: unknown, outDir: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return isSystemError(cause) && cause.code === 'ENOENT' && !existsSync(`${outDir}/${MARKER_FILE}`);
}

function emitLocked(outDir: string, listed: ReadonlySet<string>, options: EmitOptions): EmitCounts {
  const { ledgerFile, listFile, keepUnlisted = false } = options;
  removeRests(outDir);
  const ledger = ledgerFile === undefined ? EMPTY_LEDGER : readLedger(ledgerFile, outDir);
  const folders = openFolders(outDir);
  folders.look('');
  const places = inPhases(options.files).map((file) => ({ file, old: folders.statOf(file.file) }));
  const strays = findStrays({ outDir, listed, folders, ledger, temporaryOnly: keepUnlisted });
  options.onPages?.({
    kept: places.flatMap(({ file, old }) => (old?.isFile() === true && isPage(file.file) ? file.file : [])),
    gone: strays.found.flatMap(({ pages }) => pages.filter(isPage)),
  });
  const stage = openStage(outDir);
  try {
    const { staged, entries } = stageFiles(outDir, places, stage, ledger, options);
    const touched = switchSite({ outDir, folders, stage, staged, strays });
    for (const rest of strays.rests) removeTemporary(`${outDir}/${rest}`);
    const removed = strays.found.reduce((sum, { files }) => sum + files, 0);
    const written = staged.length;
    // Before the ledger: it holds the times of the folders.
    stage.remove();
    if (listFile !== undefined) {
      const hashes = Object.entries(entries).map(([path, [, , , hash]]) => [path, hash] as const);
      const kept = keepUnlisted ? (readFileList(listFile, outDir) ?? []) : [];
      writeFileList(listFile, outDir, new Map([...kept, ...hashes]));
    }
    if (ledgerFile !== undefined) {
      const files = keepUnlisted ? { ...ledger.files, ...entries } : entries;
      const next: Ledger = { files, folders: keepUnlisted ? {} : folderTimes(outDir, folders, touched) };
      if (written + removed > 0 || !isSameLedger(ledger, next)) writeLedger(ledgerFile, outDir, next);
      if (!keepUnlisted) options.onLedger?.(next);
    }
    return { written, unchanged: options.files.length - written, removed };
  } finally {
    stage.remove();
  }
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

function inPhases(files: readonly EmitFile[]): readonly EmitFile[] {
  return (['asset', 'page', 'text'] as const).flatMap((phase) =>
    files.filter((file) => file.phase === phase),
  );
}

/** A file of the site and what lies at its place. */
interface Place {
  readonly file: EmitFile;
  readonly old: Stats | undefined;
}

/** Writes what differs from the old site beside it. */
function stageFiles(
  outDir: string,
  places: readonly Place[],
  stage: Stage,
  ledger: Ledger,
  { clean, verify = false, onProgress }: EmitOptions,
): { readonly staged: readonly Staged[]; readonly entries: Readonly<Record<string, LedgerEntry>> } {
  const staged: Staged[] = [];
  const entries: Record<string, LedgerEntry> = {};
  for (const [index, { file, old }] of places.entries()) {
    const path = `${outDir}/${file.file}`;
    const known = clean ? undefined : ledger.files[file.file];
    if (old?.isFile() && known?.[0] === file.key && known[1] === old.size && known[2] === old.mtimeMs) {
      if (verify) checkBytes(path, bytesOf(file));
      entries[file.file] = known;
    } else {
      const { waiting, hash } = stageFile(file, path, clean ? undefined : old, stage);
      // Without one it is the old file that stays.
      const { size = 0, mtimeMs = 0 } = waiting ?? old ?? {};
      entries[file.file] = [file.key, size, mtimeMs, hash];
      if (waiting !== undefined) staged.push({ file: file.file, phase: file.phase, path: waiting.path, old });
    }
    onProgress?.(index + 1);
  }
  return { staged, entries };
}

interface Waiting {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** What a file is now: SHA-256 of its bytes, and where it waits, unless the one in its place holds the same. */
interface StagedFile {
  readonly hash: string;
  readonly waiting?: Waiting;
}

/** Writes a file into the stage when the one in its place (`path`) does not hold the same bytes. */
function stageFile(file: EmitFile, path: string, old: Stats | undefined, stage: Stage): StagedFile {
  const { copyFrom } = file;
  const isLarge = copyFrom !== undefined && (file.size ?? 0) > LARGE;
  const bytes = isLarge ? undefined : bytesOf(file);
  const size = bytes?.length ?? file.size ?? 0;
  const isSame = (): boolean =>
    bytes === undefined ? areSame(copyFrom ?? '', path) : readFileSync(path).equals(bytes);
  const hashOf = (copy: string): string => {
    if (bytes !== undefined) return hashBytes(bytes);
    const hash = hashInPieces(copy, 'hex');
    file.checkCopy?.(hash);
    return hash;
  };
  if (old?.isFile() === true && old.size === size && isTrue(isSame)) return { hash: hashOf(path) };
  try {
    const staged = bytes === undefined ? stage.copy(copyFrom ?? '') : stage.write(bytes);
    const { mtimeMs, size: now } = lstatSync(staged);
    const hash = hashOf(staged);
    return { hash, waiting: { path: staged, size: now, mtimeMs } };
  } catch (error) {
    throw isSystemError(error) && error.path === copyFrom
      ? describeSystemError(error, `read ${copyFrom}`)
      : describeSystemError(error, `write ${path}`);
  }
}

/** A file of the out-dir that cannot be read is replaced. */
function isTrue(look: () => boolean): boolean {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
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

/** Times of all folders as we leave them; those we did not touch are as we found them. */
function folderTimes(
  outDir: string,
  { states }: Folders,
  touched: ReadonlySet<string>,
): Readonly<Record<string, number>> {
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
    if (OWN_NAMES.has(file) || !staysInside(file))
      throw new Error(`Refused to write outside the out-dir: ${JSON.stringify(file)}`);
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
