/** What the last emit left in an out-dir, kept in the cache folder, so that unchanged files are not even read. */
import { isRecord } from '../../is-record.ts';
import { readFileSync } from 'node:fs';
import { keepText } from '../memo/keep-text.ts';

/** Content key, size in bytes, time of the last change in milliseconds, SHA-256. */
export type LedgerEntry = readonly [key: string, size: number, mtimeMs: number, sha256: string];

/** Paths are relative to the out-dir, with forward slashes; the out-dir itself is the folder ``. */
export interface Ledger {
  readonly files: Readonly<Record<string, LedgerEntry>>;
  /** A folder whose time is still the same holds the same names. */
  readonly folders: Readonly<Record<string, number>>;
}

export const EMPTY_LEDGER: Ledger = { files: {}, folders: {} };

const VERSION = 2;

/** Reads what is known about this out-dir. A ledger that is missing, damaged or another folder's is empty. */
export function readLedger(ledgerFile: string, outDir: string): Ledger {
  try {
    const ledger: unknown = JSON.parse(readFileSync(ledgerFile, 'utf8'));
    if (!isLedgerOf(ledger, outDir)) return EMPTY_LEDGER;
    return ledger;
  } catch {
    return EMPTY_LEDGER;
  }
}

/** Keeps the ledger for the next run. */
export function writeLedger(ledgerFile: string, outDir: string, ledger: Ledger): void {
  keepText(ledgerFile, JSON.stringify({ version: VERSION, outDir, ...ledger }));
}

/** Entries are not checked one by one: a wrong one never equals what the disk says, and is then compared by content. */
function isLedgerOf(value: unknown, outDir: string): value is Ledger {
  if (!isRecord(value) || value['version'] !== VERSION || value['outDir'] !== outDir) return false;
  const { files, folders } = value;
  return isRecord(files) && isRecord(folders) && Object.values(files).every((entry) => Array.isArray(entry));
}
