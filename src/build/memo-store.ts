/** The memo on disk: one growing file of values and an index that says where each stands. */
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from './memo.ts';

/** Offset, length in bytes, and hash of the value's JSON. */
type Entry = readonly [offset: number, length: number, hash: string];

interface Index {
  readonly version: 1;
  readonly values: string;
  readonly entries: Readonly<Record<string, Entry>>;
}

export interface MemoStore {
  /** The value filed under `key`, checked against its hash; undefined when there is none that is whole. */
  read(key: string): { readonly value: unknown; readonly hash: string } | undefined;
  /** The hash of a filed value, without reading it. */
  hashOf(key: string): string | undefined;
  /** Files a value for `save`; returns its hash. */
  write(key: string, value: unknown): string;
  /** Puts what is new on the disk. Never throws: a cache that cannot be written is no reason to fail. */
  save(): void;
}

/** A value file larger than this, or with more forgotten than live bytes, is written anew. */
const MAX_BYTES = 1_000_000_000;
const MIN_WASTE = 4_000_000;

/** Opens the store in `folder` (made when needed). Anything odd there counts as empty. */
export function openMemoStore(folder: string): MemoStore {
  const index = readIndex(folder);
  const entries = new Map<string, Entry>(index === undefined ? [] : Object.entries(index.entries));
  const fresh = new Map<string, { json: string; hash: string }>();
  const used = new Set<string>();
  let values: number | undefined;
  let size = 0;
  if (index !== undefined) {
    try {
      values = openSync(join(folder, index.values), 'r');
      size = fstatSync(values).size;
    } catch {
      entries.clear();
    }
  }
  const readBytes = ([offset, length]: Entry): Buffer | undefined => {
    if (values === undefined || !(offset >= 0 && length >= 0 && offset + length <= size)) return undefined;
    const bytes = Buffer.allocUnsafe(length);
    return readSync(values, bytes, 0, length, offset) === length ? bytes : undefined;
  };
  const readJson = (key: string): { json: string; hash: string } | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const bytes = readBytes(entry);
    // The hash guards against a value file that was cut, mixed up by two builds at once, or edited.
    if (bytes === undefined || hashText(bytes) !== entry[2]) {
      entries.delete(key);
      return undefined;
    }
    return { json: bytes.toString('utf8'), hash: entry[2] };
  };
  return {
    read(key) {
      used.add(key);
      const found = fresh.get(key) ?? readJson(key);
      return found === undefined ? undefined : { value: JSON.parse(found.json) as unknown, hash: found.hash };
    },
    hashOf(key) {
      used.add(key);
      return fresh.get(key)?.hash ?? entries.get(key)?.[2];
    },
    write(key, value) {
      used.add(key);
      const json = JSON.stringify(value) ?? 'null';
      const hash = hashText(json);
      fresh.set(key, { json, hash });
      return hash;
    },
    save() {
      if (fresh.size === 0) return;
      try {
        mkdirSync(folder, { recursive: true });
        const live = [...entries].filter(([key]) => used.has(key) || key.startsWith('highlight:'));
        const liveBytes = live.reduce((sum, [, entry]) => sum + entry[1], 0);
        if (index === undefined || size > MAX_BYTES || size - liveBytes > Math.max(MIN_WASTE, liveBytes)) {
          rewrite(folder, live, readJson, fresh, index?.values);
        } else append(folder, index.values, entries, fresh);
      } catch {
        // A read-only or full disk: the next run computes again.
      }
    },
  };
}

function readIndex(folder: string): Index | undefined {
  try {
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
    return index.version === 1 && /^values-[\w-]+\.bin$/.test(index.values) && typeof index.entries === 'object' ? index : undefined;
  } catch {
    return undefined;
  }
}

function append(folder: string, name: string, entries: ReadonlyMap<string, Entry>, fresh: ReadonlyMap<string, { json: string; hash: string }>): void {
  const file = openSync(join(folder, name), 'a');
  try {
    const { bytes, added } = pack(fresh, fstatSync(file).size);
    writeSync(file, bytes);
    writeIndex(folder, { version: 1, values: name, entries: Object.fromEntries([...entries, ...added]) });
  } finally {
    closeSync(file);
  }
}

function rewrite(folder: string, live: readonly (readonly [string, Entry])[], readJson: (key: string) => { json: string; hash: string } | undefined, fresh: ReadonlyMap<string, { json: string; hash: string }>, old: string | undefined): void {
  const all = new Map(live.flatMap(([key]) => {
    const found = readJson(key);
    return found === undefined ? [] : [[key, found] as const];
  }));
  for (const [key, value] of fresh) all.set(key, value);
  const { bytes, added } = pack(all, 0);
  const name = `values-${process.pid}-${Date.now().toString(36)}.bin`;
  writeFileSync(join(folder, name), bytes);
  writeIndex(folder, { version: 1, values: name, entries: Object.fromEntries(added) });
  if (old !== undefined) rmSync(join(folder, old), { force: true });
}

function pack(values: ReadonlyMap<string, { json: string; hash: string }>, start: number): { bytes: Buffer; added: [string, Entry][] } {
  const added: [string, Entry][] = [];
  const parts: Buffer[] = [];
  let offset = start;
  for (const [key, { json, hash }] of values) {
    const bytes = Buffer.from(json, 'utf8');
    parts.push(bytes);
    added.push([key, [offset, bytes.length, hash]]);
    offset += bytes.length;
  }
  return { bytes: Buffer.concat(parts), added };
}

function writeIndex(folder: string, index: Index): void {
  const temporary = join(folder, `index-${process.pid}.tmp`);
  writeFileSync(temporary, JSON.stringify(index));
  renameSync(temporary, join(folder, 'index.json'));
}
