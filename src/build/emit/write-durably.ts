/** Replaces a file of which no version may ever be lost: on the disk before the old one goes, and only if that is still the one that was read. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemError, WorldError } from '../problems/world-error.ts';

/** Milliseconds; a half-written file of a process that was killed is no use to anybody. */
const STALE_MS = 60_000;

/**
 * Writes `text` to `path`. At every instant the old file or the new one is there, whole. `before` are the bytes as read, undefined for no file:
 * throws a WorldError when somebody has written the file since.
 */
export function writeDurably(path: string, text: string, before: Uint8Array | undefined): void {
  const folder = dirname(path);
  const prefix = `.${basename(path)}.`;
  removeStale(folder, prefix);
  const temporary = join(folder, `${prefix}${process.pid}.helpsite-new`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  try {
    const file = openSync(temporary, 'w', mode ?? 0o666);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (!isSame(readBytes(path), before))
      throw new WorldError(
        `${basename(path)} was changed at the same time and is left as it is; run the command again`,
      );
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** The bytes of a file; undefined when there is none. Throws the system's error for what is no ordinary file. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
}

function removeStale(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith('.helpsite-new')) continue;
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > STALE_MS)
      rmSync(join(folder, name), { force: true });
  }
}

/** The new name is kept by the disk, too; some systems cannot be asked for it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Then it is kept a moment later.
  }
}
