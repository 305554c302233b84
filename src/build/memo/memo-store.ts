/** The memo on disk: one growing file of values and an index that says where each stands. */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashText } from './hash.ts';

/** Offset, length in bytes, and hash of the value's JSON; 1 where the last run that wrote a whole site asked for it. */
type Entry = readonly [offset: number, length: number, hash: string, isOfWhole?: 1];

/** In its file behind a line with the hash of it all: the hash of a value is believed before the value is read. */
interface Index {
  readonly version: 4;
  readonly values: string;
  readonly entries: Readonly<Record<string, Entry>>;
}

export interface MemoStore {
  /** The value filed under `key`, checked against its hash; undefined when there is none that is whole. */
  read(key: string): { readonly value: unknown; readonly hash: string } | undefined;
  /** The hash of a filed value, without reading it. */
  hashOf(key: string): string | undefined;
  /** Files a value; returns its hash. Until `save` no other run sees it. */
  write(key: string, value: unknown): string;
  /**
   * Lets later runs see what is new. `isWhole`: the run wrote a whole site, so that whatever it did not ask for is old; unset: it may
   * have asked for little. Never throws: a cache that cannot be written is no reason to fail.
   */
  save(run?: { readonly isWhole: boolean }): void;
}

/** The value file is written anew without what nobody asked for when that is more than the rest, and more than this. */
const MIN_WASTE = 4_000_000;
/** Values go to the disk in pieces of this size, so that a large site's results are not held twice. Bytes. */
const PIECE = 2_000_000;

/** Opens the store in `folder` (made when needed). Anything odd there counts as empty. */
export function openMemoStore(folder: string): MemoStore {
  const index = readIndex(folder);
  const entries = new Map<string, Entry>(index === undefined ? [] : Object.entries(index.entries));
  const used = new Set<string>();
  const file = openValues(folder, index?.values);
  if (index !== undefined && file.size() === 0) entries.clear();
  const knownAtStart = entries.size;
  let isChanged = false;
  /** The hash guards against a file that was cut, mixed up by two builds at once, or edited. */
  const readJson = (key: string): { json: string; hash: string } | undefined => {
    const entry = entries.get(key);
    if (!isEntry(entry)) return undefined;
    const bytes = file.read(entry[0], entry[1]);
    if (bytes !== undefined && hashText(bytes) === entry[2])
      return { json: bytes.toString('utf8'), hash: entry[2] };
    entries.delete(key);
    return undefined;
  };
  return {
    read(key) {
      used.add(key);
      const found = readJson(key);
      return found === undefined ? undefined : { value: JSON.parse(found.json) as unknown, hash: found.hash };
    },
    hashOf(key) {
      used.add(key);
      const entry = entries.get(key);
      return isEntry(entry) ? entry[2] : undefined;
    },
    write(key, value) {
      used.add(key);
      const bytes = Buffer.from(JSON.stringify(value) ?? 'null', 'utf8');
      const hash = hashText(bytes);
      const offset = file.append(bytes);
      if (offset === undefined) entries.delete(key);
      else {
        entries.set(key, [offset, bytes.length, hash]);
        isChanged = true;
      }
      return hash;
    },
    save({ isWhole } = { isWhole: false }) {
      if (!isChanged) return;
      try {
        file.flush();
        if (isWhole) for (const [key, entry] of entries) entries.set(key, markEntry(entry, used.has(key)));
        // Coloured code is keyed by its text alone and cheap to keep.
        const live = [...entries].filter(
          ([key, entry]) => used.has(key) || entry[3] === 1 || key.startsWith('highlight:'),
        );
        const liveBytes = live.reduce((sum, [, entry]) => sum + (isEntry(entry) ? entry[1] : 0), 0);
        const waste = file.size() - liveBytes;
        if (knownAtStart > 0 && waste > MIN_WASTE && waste > liveBytes)
          compact(folder, live, readJson, file.name);
        else writeIndex(folder, { values: file.name, entries: Object.fromEntries(entries) });
      } catch {
        // A read-only or full disk: the next run computes again.
      } finally {
        file.close();
      }
    },
  };
}

interface ValueFile {
  readonly name: string;
  size(): number;
  read(offset: number, length: number): Buffer | undefined;
  /** Where the bytes will stand; undefined when nothing can be written. */
  append(bytes: Buffer): number | undefined;
  flush(): void;
  close(): void;
}

function openValues(folder: string, known: string | undefined): ValueFile {
  const name = known ?? `values-${process.pid}-${Date.now().toString(36)}.bin`;
  const path = join(folder, name);
  let reader = known === undefined ? undefined : attempt(() => openSync(path, 'r'));
  let writer: number | undefined;
  let isRefused = false;
  let written = reader === undefined ? 0 : (attempt(() => fstatSync(reader as number).size) ?? 0);
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const flush = () => {
    if (pendingBytes === 0 || writer === undefined) return;
    const bytes = Buffer.concat(pending);
    writeSync(writer, bytes);
    written += bytes.length;
    pending = [];
    pendingBytes = 0;
  };
  return {
    name,
    size: () => written + pendingBytes,
    read(offset, length) {
      if (!(offset >= 0 && length >= 0)) return undefined;
      if (offset + length > written) attempt(flush);
      reader ??= attempt(() => openSync(path, 'r'));
      if (reader === undefined || offset + length > written) return undefined;
      const bytes = Buffer.allocUnsafe(length);
      const file = reader;
      return attempt(() => readSync(file, bytes, 0, length, offset)) === length ? bytes : undefined;
    },
    append(bytes) {
      if (isRefused) return undefined;
      try {
        if (writer === undefined) {
          mkdirSync(folder, { recursive: true });
          writer = openSync(path, 'a');
          written = fstatSync(writer).size;
        }
        const offset = written + pendingBytes;
        pending.push(bytes);
        pendingBytes += bytes.length;
        if (pendingBytes > PIECE) flush();
        return offset;
      } catch {
        isRefused = true;
        return undefined;
      }
    },
    flush,
    close() {
      if (reader !== undefined) closeSync(reader);
      if (writer !== undefined) closeSync(writer);
      reader = writer = undefined;
      isRefused = true;
    },
  };
}

function markEntry([offset, length, hash]: Entry, isOfWhole: boolean): Entry {
  return isOfWhole ? [offset, length, hash, 1] : [offset, length, hash];
}

/** The index is a file that anything may have happened to. */
function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [offset, length, hash] = entry as readonly unknown[];
  return (
    Number.isSafeInteger(offset) &&
    Number.isSafeInteger(length) &&
    Number(offset) >= 0 &&
    Number(length) >= 0 &&
    typeof hash === 'string'
  );
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readIndex(folder: string): Index | undefined {
  try {
    const text = readFileSync(join(folder, 'index.json'), 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (text.slice(0, end) !== hashText(json)) return undefined;
    const index = JSON.parse(json) as Index;
    return index.version === 4 &&
      /^values-[\w-]+\.bin$/.test(index.values) &&
      typeof index.entries === 'object' &&
      index.entries !== null
      ? index
      : undefined;
  } catch {
    return undefined;
  }
}

function compact(
  folder: string,
  live: readonly (readonly [string, Entry])[],
  readJson: (key: string) => { json: string; hash: string } | undefined,
  old: string,
): void {
  const name = `values-${process.pid}-${Date.now().toString(36)}c.bin`;
  const file = openSync(join(folder, name), 'w');
  const entries: [string, Entry][] = [];
  let offset = 0;
  for (const [key, entry] of live) {
    const found = readJson(key);
    if (found === undefined) continue;
    const bytes = Buffer.from(found.json, 'utf8');
    writeSync(file, bytes);
    entries.push([key, markEntry([offset, bytes.length, found.hash], entry[3] === 1)]);
    offset += bytes.length;
  }
  closeSync(file);
  writeIndex(folder, { values: name, entries: Object.fromEntries(entries) });
  rmSync(join(folder, old), { force: true });
}

function writeIndex(folder: string, { values, entries }: Pick<Index, 'values' | 'entries'>): void {
  const json = JSON.stringify({ version: 4, values, entries } satisfies Index);
  const temporary = join(folder, `index-${process.pid}.tmp`);
  writeFileSync(temporary, `${hashText(json)}\n${json}`);
  renameSync(temporary, join(folder, 'index.json'));
}
