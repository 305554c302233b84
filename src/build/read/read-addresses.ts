/** Reads the two files of the address record: the only place that looks for them on the disk. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressFiles, Diagnostic, Outcome } from '../../model.ts';
import { isSystemError } from '../problems/world-error.ts';

/** Every address that others may know; what their texts were. Relative to the root. */
export const [LOCK, WORDS] = ['addresses.lock', 'addresses.words'] as const;
export const ADDRESS_FILES: readonly string[] = [LOCK, WORDS];

/** Bytes; a site of 10,000 pages has some 2 MB of addresses. */
const MAX_BYTES = 64_000_000;

/**
 * Both files as text, whatever bytes they hold. Problem: `address/unreadable`, for a record that is there and cannot be
 * read; it may not be written then. The words only help, so nothing is said of them.
 */
export function readAddresses(root: string): Outcome<AddressFiles> {
  const lock = readText(root, LOCK);
  if (typeof lock === 'object') return { value: {}, diagnostics: [lock] };
  if (lock === undefined) return { value: {}, diagnostics: [] };
  const words = readText(root, WORDS);
  return { value: { lock, ...(typeof words === 'string' ? { words } : {}) }, diagnostics: [] };
}

function readText(root: string, file: string): string | Diagnostic | undefined {
  const path = join(root, file);
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return unreadable(file, 'is no file');
    if (stats.size > MAX_BYTES) return unreadable(file, `has ${Math.round(stats.size / 1_000_000)} MB`);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return error.code === 'ENOENT' ? undefined : unreadable(file, `cannot be read (${error.code})`);
  }
}

function unreadable(file: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'address/unreadable',
    message: `The record of addresses ${reason}`,
    at: { file, line: 1, column: 1 },
    hint: 'No address is protected as long as it cannot be read. Bring it back from version control: git checkout -- addresses.lock',
  };
}
