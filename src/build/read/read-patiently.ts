/** Reads a file that somebody may be saving: editors and checkouts take a file away for a moment before they put the new one there. */
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isSystemError } from '../problems/world-error.ts';

/** Milliseconds before each new look. */
const PAUSES = [20, 60, 150];

/** Bytes of a file that was there a moment ago; undefined for what is no file. Throws the system's error. */
export async function readPatiently(path: string): Promise<Buffer | undefined> {
  for (const pause of PAUSES) {
    try {
      return await readOnce(path);
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'ENOENT') throw error;
      await delay(pause);
    }
  }
  return readOnce(path);
}

/** A pipe would never end, and a folder is no text. */
async function readOnce(path: string): Promise<Buffer | undefined> {
  return (await stat(path)).isFile() ? readFile(path) : undefined;
}
