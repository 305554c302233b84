/** Remembers what pure functions returned: all of the incrementality. */
import { hashText, keepHash } from './hash.ts';
import { hashInputs, type Inputs, isEqual, isSame, type Known } from './key.ts';
import { type Lazy, makeLazy } from './lazy.ts';
import type { MemoStore } from './memo-store.ts';
import { checkSame, freeze } from './verify.ts';

/**
 * A pure function of `inputs` alone. `memo` is for stages inside it: it remembers, and knows nothing else. Named and at
 * the top of its file: a closure could see what is not in the key (test/architecture.test.ts).
 */
export type Compute<I extends Inputs, T> = (inputs: I, memo: Memo) => T;

/** A result of which one part is large and rarely needed. */
export interface Parts<H, R> {
  readonly head: H;
  readonly rest: R;
  /**
   * How long it is remembered where its inputs are not all that it says: `call`, for nobody (it says more of the machine: a stack that
   * overflowed); `process`, for this one (code of the site was asked that may say something else each time). Unset: for ever.
   */
  readonly lasts?: 'call' | 'process';
}

/** What is asked of a stage that works on many at once. */
export interface Job<I extends Inputs> {
  readonly id: string;
  readonly inputs: I;
}

/** One stage run that the memo could not answer, and which inputs changed since that id last ran. */
export interface Miss {
  readonly stage: string;
  readonly id: string;
  readonly because: readonly string[];
}

/**
 * `freeze`: inputs and results cannot be changed, for tests. `verify`: besides, whatever the memo knows is made again and
 * compared. From the variable HELPSITE_MEMO.
 */
export type MemoMode = 'trust' | 'freeze' | 'verify';

/** The mode that the environment asks for; anything unknown is `trust`. */
export function readMemoMode(env: Readonly<Record<string, string | undefined>>): MemoMode {
  const mode = env['HELPSITE_MEMO'];
  return mode === 'freeze' || mode === 'verify' ? mode : 'trust';
}

/** What a memory counts together with its parts. */
interface Tally {
  readonly misses: Miss[];
  verified: number;
}

/** A shared value with what it was made of. */
interface Shared {
  readonly inputs: Inputs;
  readonly lazy: Lazy<unknown>;
}

/** So many of a stage that works on many at once are made together. */
const BATCH = 64;
/** Large values that are kept after they are read. */
const MAX_RECENT = 4;

interface Key extends Known {
  readonly stage: string;
  readonly id: string;
  readonly last: Known | undefined;
}

/**
 * A result is filed under the hash of its inputs, so there is no dependency graph to keep right and nothing to
 * invalidate: equal inputs, equal answer. Invariants: values are JSON-shaped and never mutated, so each object is hashed
 * once; `compute` sees its inputs and nothing else, so that they are its whole key.
 */
export class Memo {
  readonly mode: MemoMode;
  readonly #tally: Tally;
  #values = new Map<string, unknown>();
  /** What was last used before `forgetUnused` was last called. */
  #older = new Map<string, unknown>();
  #last = new Map<string, Known>();
  #olderLast = new Map<string, Known>();
  #shared = new Map<string, Shared>();
  #olderShared = new Map<string, Shared>();
  /** By name: what is remembered of parts of the site that have ids of their own. */
  readonly #parts = new Map<string, Memo>();
  readonly #store: MemoStore | undefined;
  /** Large values that were read last. */
  readonly #recent = new Map<string, { readonly it: unknown }>();

  constructor(store?: MemoStore, mode: MemoMode = 'trust', tally: Tally = { misses: [], verified: 0 }) {
    this.#store = store;
    this.mode = mode;
    this.#tally = tally;
  }

  /** Of this memory and of all its parts, since `forgetUnused`. */
  get misses(): Miss[] {
    return this.#tally.misses;
  }

  /** Hits that were made again and compared, here and in all parts. */
  get verified(): number {
    return this.#tally.verified;
  }

  /** The memory of a part of the site whose ids are those of other parts, too: a version of the guides. One store has all. */
  part(name: string): Memo {
    const known = this.#parts.get(name) ?? new Memo(this.#store, this.mode, this.#tally);
    this.#parts.set(name, known);
    return known;
  }

  /** The result of `compute(inputs)`, computed at most once per distinct input, by this run or an earlier one. */
  run<I extends Inputs, T>(stage: string, id: string, inputs: I, compute: Compute<I, T>): T {
    const key = this.#keyOf(stage, id, inputs);
    const known = this.#find(key);
    if (known !== undefined) return this.#verify(key, known.value as T, inputs, compute);
    const stored = this.#store?.read(key.key);
    if (stored !== undefined) {
      keepHash(stored.value, stored.hash);
      this.#keep(key, stored.value);
      return this.#verify(key, stored.value as T, inputs, compute);
    }
    const value = this.#compute(key, inputs, compute);
    // Known and new values must have one hash: the keys of later stages are made of it.
    const hash = this.#store?.write(key.key, value);
    if (hash !== undefined) keepHash(value, hash);
    this.#keep(key, value);
    return value;
  }

  /**
   * A value that all its readers share, made when the first one asks and kept in memory only: for what is cheaper to make
   * than to bring back from the disk, or is no JSON. Its key is that of the inputs, hashed only when somebody asks: in a
   * single build nobody may.
   */
  share<I extends Inputs, T>(stage: string, id: string, inputs: I, compute: Compute<I, T>): Lazy<T> {
    const place = `${stage}:${id}`;
    const last = this.#shared.get(place) ?? this.#olderShared.get(place);
    const shared =
      last !== undefined && isEqual(last.inputs, inputs)
        ? last
        : { inputs, lazy: this.#openShared(stage, inputs, compute) };
    this.#shared.set(place, shared);
    return shared.lazy as Lazy<T>;
  }

  /** Like `run`, for a large result: it stays on the disk, and the key of the lazy value is that of its content. */
  defer<I extends Inputs, T>(stage: string, id: string, inputs: I, compute: Compute<I, T>): Lazy<T> {
    const key = this.#keyOf(stage, id, inputs);
    const known = this.#find(key);
    if (known !== undefined) return known.value as Lazy<T>;
    const lazy =
      this.#stored<T>(key.key, () => compute(inputs, this)) ??
      this.#fresh(key.key, this.#compute(key, inputs, compute), () => compute(inputs, this));
    this.#keep(key, lazy);
    return lazy;
  }

  /**
   * Many results at once, in the order of the jobs, each with its large part left on the disk. `computeAll` makes those
   * that are not known; undefined for one means that it was not finished, which says nothing of its inputs and is not
   * remembered.
   */
  runEach<I extends Inputs, H, R>(
    stage: string,
    jobs: readonly Job<I>[],
    computeAll: (inputs: readonly I[], memo: Memo) => readonly (Parts<H, R> | undefined)[],
  ): readonly (Parts<H, Lazy<R>> | undefined)[] {
    const keys = jobs.map(({ id, inputs }) => this.#keyOf(stage, id, inputs));
    const again = (index: number): R => {
      const [made] = computeAll([jobs[index]?.inputs as I], this);
      if (made === undefined)
        throw new Error(`${stage} ${jobs[index]?.id ?? ''} could be made, and now cannot`);
      return made.rest;
    };
    const results = keys.map((key, index) => this.#findParts<H, R>(key, () => again(index)));
    const missing = keys.flatMap((_, index) => (results[index] === undefined ? [index] : []));
    // Some at a time: what is large of the others is on the disk by then.
    for (let from = 0; from < missing.length; from += BATCH) {
      const batch = missing.slice(from, from + BATCH);
      const made = computeAll(
        batch.map((index) => this.#guard(jobs[index]?.inputs as I)),
        this,
      );
      for (const [at, index] of batch.entries()) {
        const key = keys[index] as Key;
        this.#note(key);
        const parts = made[at];
        if (parts !== undefined)
          results[index] = this.#fileParts(key, this.#guard(parts), () => again(index));
      }
    }
    if (this.mode === 'verify') this.#verifyEach(keys, results, missing, jobs, computeAll);
    return results;
  }

  /** Whether a stage would be answered without being run. */
  knows<I extends Inputs>(stage: string, { id, inputs }: Job<I>): boolean {
    const { key } = this.#keyOf(stage, id, inputs);
    return this.#values.has(key) || this.#older.has(key) || this.#store?.hashOf(key) !== undefined;
  }

  /** A value that nobody keeps: made anew by every reader. Its key is that of the inputs. */
  lazy<I extends Inputs, T>(stage: string, _id: string, inputs: I, compute: Compute<I, T>): Lazy<T> {
    // Nothing of a page stays in memory: the inputs are not remembered.
    const { parts } = hashInputs(stage, inputs);
    const text = Object.entries(parts)
      .map(([name, hash]) => `${name}:${hash}`)
      .join(' ');
    return makeLazy(text, parts, () => compute(this.#guard(inputs), this));
  }

  /** Lets go of what was not used since the last call but one: for processes that live long. */
  forgetUnused(): void {
    this.#older = this.#values;
    this.#values = new Map();
    this.#olderLast = this.#last;
    this.#last = new Map();
    this.#olderShared = this.#shared;
    this.#shared = new Map();
    this.misses.length = 0;
    for (const part of this.#parts.values()) part.forgetUnused();
  }

  #openShared<I extends Inputs, T>(stage: string, inputs: I, compute: Compute<I, T>): Lazy<T> {
    let known: Known | undefined;
    let made: { readonly it: T } | undefined;
    const hash = (): Known => (known ??= hashInputs(stage, inputs));
    const read = (): T => (made ??= { it: compute(this.#guard(inputs), this) }).it;
    const take = (): T => {
      const taken = read();
      made = undefined;
      return taken;
    };
    return {
      get key() {
        return hash().key;
      },
      get parts() {
        return hash().parts;
      },
      read,
      take,
      toJSON: () => `lazy:${hash().key}`,
    };
  }

  #find({ key }: Key): { readonly value: unknown } | undefined {
    if (this.#values.has(key)) return { value: this.#values.get(key) };
    if (!this.#older.has(key)) return undefined;
    const value = this.#older.get(key);
    this.#values.set(key, value);
    return { value };
  }

  #keep({ key }: Key, value: unknown): void {
    this.#values.set(key, value);
  }

  #keyOf(stage: string, id: string, inputs: Inputs): Key {
    const place = `${stage}:${id}`;
    const last = this.#last.get(place) ?? this.#olderLast.get(place);
    const known = last !== undefined && isSame(last.inputs, inputs) ? last : hashInputs(stage, inputs);
    this.#last.set(place, known);
    const { key, parts } = known;
    return { inputs, key, parts, stage, id, last };
  }

  #note({ stage, id, parts, last }: Key): void {
    const because =
      last === undefined ? ['new'] : Object.keys(parts).filter((name) => last.parts[name] !== parts[name]);
    this.misses.push({ stage, id, because });
  }

  #compute<I extends Inputs, T>(key: Key, inputs: I, compute: Compute<I, T>): T {
    this.#note(key);
    return this.#guard(compute(this.#guard(inputs), this));
  }

  #guard<T>(value: T): T {
    return this.mode === 'trust' ? value : freeze(value);
  }

  #verify<I extends Inputs, T>(key: Key, value: T, inputs: I, compute: Compute<I, T>): T {
    if (this.mode !== 'verify') return value;
    checkSame(`${key.stage} ${key.id}`, value, compute(freeze(inputs), this));
    this.#tally.verified += 1;
    return value;
  }

  #verifyEach<I extends Inputs, H, R>(
    keys: readonly Key[],
    results: readonly (Parts<H, Lazy<R>> | undefined)[],
    missing: readonly number[],
    jobs: readonly Job<I>[],
    computeAll: (inputs: readonly I[], memo: Memo) => readonly (Parts<H, R> | undefined)[],
  ): void {
    const fresh = new Set(missing);
    for (const [index, parts] of results.entries()) {
      if (parts === undefined || fresh.has(index)) continue;
      const [made] = computeAll([jobs[index]?.inputs as I], this);
      if (made === undefined || made.lasts !== undefined) continue;
      checkSame(
        `${keys[index]?.stage} ${keys[index]?.id}`,
        [parts.head, parts.rest.read()],
        [made.head, made.rest],
      );
      this.#tally.verified += 1;
    }
  }

  /** The lazy form of a value that an earlier run filed; one that cannot be read after all (a damaged cache) is made again. */
  #stored<T>(key: string, again: () => T): Lazy<T> | undefined {
    const hash = this.#store?.hashOf(key);
    if (hash === undefined) return undefined;
    const read = (): T => {
      const stored = this.#readStored(key);
      if (stored === undefined || this.mode !== 'verify')
        return stored === undefined ? again() : (stored.it as T);
      checkSame(key, stored.it, again());
      this.#tally.verified += 1;
      return stored.it as T;
    };
    return makeLazy(hash, { content: hash }, read);
  }

  /**
   * The lazy form of a value just made. Bodies of a large site would fill the memory: what the store has is read from there, which
   * costs less than carrying it along; without a store it is kept until it is taken.
   */
  #fresh<T>(key: string, value: T, again: () => T): Lazy<T> {
    // With and without a store alike: names in the site may be made of it.
    const hash = this.#store?.write(key, value) ?? hashText(JSON.stringify(value));
    const isFiled = this.#store?.hashOf(key) === hash;
    let kept: { readonly it: T } | undefined = isFiled ? undefined : { it: value };
    const read = (): T =>
      kept === undefined ? ((this.#readStored(key)?.it as T | undefined) ?? again()) : kept.it;
    const take = (): T => {
      const taken = read();
      kept = undefined;
      return taken;
    };
    return makeLazy(hash, { content: hash }, read, take);
  }

  /** A value of the store; of the last few the very same, for some are read by several stages in a row, or for many pages. */
  #readStored(key: string): { readonly it: unknown } | undefined {
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const stored = this.#store?.read(key);
    if (stored === undefined) return undefined;
    const found = { it: this.#guard(stored.value) };
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= MAX_RECENT) this.#recent.delete(oldest);
    this.#recent.set(key, found);
    return found;
  }

  #findParts<H, R>(key: Key, again: () => R): Parts<H, Lazy<R>> | undefined {
    const known = this.#find(key);
    if (known !== undefined) return known.value as Parts<H, Lazy<R>>;
    const head = this.#store?.read(key.key);
    const rest = head === undefined ? undefined : this.#stored<R>(restKey(key), again);
    if (head === undefined || rest === undefined) return undefined;
    keepHash(head.value, head.hash);
    const parts = { head: head.value as H, rest };
    this.#keep(key, parts);
    return parts;
  }

  #fileParts<H, R>(key: Key, { head, rest, lasts }: Parts<H, R>, again: () => R): Parts<H, Lazy<R>> {
    if (lasts !== undefined) {
      const unfiled = { head, rest: makeLazy(hashText(JSON.stringify(rest)), {}, () => rest) };
      if (lasts === 'process') this.#keep(key, unfiled);
      return unfiled;
    }
    const hash = this.#store?.write(key.key, head);
    if (hash !== undefined) keepHash(head, hash);
    const parts = { head, rest: this.#fresh(restKey(key), rest, again) };
    this.#keep(key, parts);
    return parts;
  }
}

function restKey({ key }: Key): string {
  return `${key}+`;
}
