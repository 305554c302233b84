/** What the last emit left in an out-dir, kept in the cache folder, so that unchanged files are not even read. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
    const ledger: unknown = JSON.parse(readFileSync(pathFor(ledgerFile, outDir), 'utf8'));
    if (!isLedgerOf(ledger, outDir)) return EMPTY_LEDGER;
    return ledger;
  } catch {
    return EMPTY_LEDGER;
  }
}

/** Keeps the ledger for the next run. A cache folder that cannot be written costs speed, nothing else. */
export function writeLedger(ledgerFile: string, outDir: string, ledger: Ledger): void {
  const file = pathFor(ledgerFile, outDir);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify({ version: VERSION, outDir, ...ledger }));
    renameSync(temporary, file);
  } catch {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // An unwritable folder holds no temporary file either.
    }
  }
}

/** Each out-dir has a ledger of its own: `emit.json` becomes `emit-1a2b3c4d.json`. */
function pathFor(ledgerFile: string, outDir: string): string {
  const mark = createHash('sha256').update(outDir).digest('hex').slice(0, 8);
  return `${ledgerFile.replace(/\.json$/, '')}-${mark}.json`;
}

/** Entries are not checked one by one: a wrong one never equals what the disk says, and is then compared by content. */
function isLedgerOf(value: unknown, outDir: string): value is Ledger {
  if (!isRecord(value) || value['version'] !== VERSION || value['outDir'] !== outDir) return false;
  const { files, folders } = value;
  return isRecord(files) && isRecord(folders) && Object.values(files).every((entry) => Array.isArray(entry));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
