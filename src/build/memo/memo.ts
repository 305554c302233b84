/** Remembers what pure functions returned: all of the incrementality. */
import { hashText, hashValue, keepHash } from './hash.ts';
import type { MemoStore } from './memo-store.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** One stage run that the memo could not answer, and which inputs changed since that id last ran. */
export interface Miss {
  readonly stage: string;
  readonly id: string;
  readonly because: readonly string[];
}

/** A large part of a result, kept apart: read from the disk only when it is asked for. Its hash stands for it in keys. */
export interface Deferred<T> {
  readonly hash: string;
  readonly read: () => T;
  /** Like `read`, but a fresh value stays in memory for whoever reads it next. */
  readonly look: () => T;
}

/**
 * A result is filed under the hash of its inputs, so there is no dependency graph to keep right and nothing to
 * invalidate: equal inputs, equal answer. Invariants: values are JSON-shaped and never mutated, so each object is
 * hashed once; `compute` sees `inputs` and nothing else, so that they are its whole key.
 */
export class Memo {
  readonly misses: Miss[] = [];
  #values = new Map<string, unknown>();
  /** What was last used before `forgetUnused` was last called. */
  #older = new Map<string, unknown>();
  readonly #last = new Map<string, ReadonlyMap<string, string>>();
  readonly #store: MemoStore | undefined;

  constructor(store?: MemoStore) {
    this.#store = store;
  }

  /** The result of `compute(inputs)`, computed at most once per distinct input. */
  run<I extends Inputs, T>(stage: string, id: string, inputs: I, compute: (inputs: I) => T): T {
    const key = this.#keyOf(stage, id, inputs);
    if (this.#isKnown(key.text)) return this.#values.get(key.text) as T;
    const stored = this.#store?.read(key.text);
    const value = stored === undefined ? this.#compute(stage, id, key, inputs, compute) : (stored.value as T);
    // Known and new values must have one hash: the keys of later stages are made of it.
    const hash = stored === undefined ? this.#store?.write(key.text, value) : stored.hash;
    if (hash !== undefined) keepHash(value, hash);
    this.#values.set(key.text, value);
    return value;
  }

  /** Like `run`, for a result of which one part is large and rarely needed: that part stays on the disk. */
  runParts<I extends Inputs, H, R>(
    stage: string,
    id: string,
    inputs: I,
    compute: (inputs: I) => { head: H; rest: R },
  ): { head: H; rest: Deferred<R> } {
    const key = this.#keyOf(stage, id, inputs);
    if (this.#isKnown(key.text)) return this.#values.get(key.text) as { head: H; rest: Deferred<R> };
    const head = this.#store?.read(key.text);
    const restKey = `${key.text}+`;
    const restHash = this.#store?.hashOf(restKey);
    let parts: { head: H; rest: Deferred<R> };
    if (head !== undefined && restHash !== undefined) {
      keepHash(head.value, head.hash);
      // A rest that cannot be read after all (a damaged cache) is made again.
      const read = () => (this.#store?.read(restKey)?.value as R | undefined) ?? compute(inputs).rest;
      parts = { head: head.value as H, rest: { hash: restHash, read, look: read } };
    } else {
      const computed = this.#compute(stage, id, key, inputs, compute);
      const headHash = this.#store?.write(key.text, computed.head);
      if (headHash !== undefined) keepHash(computed.head, headHash);
      const hash = this.#store?.write(restKey, computed.rest) ?? hashValue(computed.rest);
      parts = {
        head: computed.head,
        rest: { hash, ...this.#release(restKey, computed.rest, inputs, compute) },
      };
    }
    this.#values.set(key.text, parts);
    return parts;
  }

  /** Hands a fresh rest out once and forgets it: bodies of a large site would fill the memory. Later it comes from the disk. */
  #release<I extends Inputs, R>(
    key: string,
    rest: R,
    inputs: I,
    compute: (inputs: I) => { rest: R },
  ): Omit<Deferred<R>, 'hash'> {
    let kept: { readonly it: R } | undefined = { it: rest };
    const look = (): R =>
      kept?.it ?? (this.#store?.read(key)?.value as R | undefined) ?? compute(inputs).rest;
    const read = (): R => {
      const value = look();
      kept = undefined;
      return value;
    };
    return { read, look };
  }

  /** Lets go of what was not used since the last call but one: for processes that live long. */
  forgetUnused(): void {
    this.#older = this.#values;
    this.#values = new Map();
    this.misses.length = 0;
  }

  #isKnown(key: string): boolean {
    if (this.#values.has(key)) return true;
    if (!this.#older.has(key)) return false;
    this.#values.set(key, this.#older.get(key));
    return true;
  }

  #keyOf(
    stage: string,
    id: string,
    inputs: Inputs,
  ): { text: string; parts: ReadonlyMap<string, string>; last: ReadonlyMap<string, string> | undefined } {
    const parts = new Map<string, string>();
    let joined = '';
    for (const [name, value] of Object.entries(inputs)) {
      const part = hashValue(value);
      parts.set(name, part);
      joined += `${name}=${part};`;
    }
    const last = this.#last.get(`${stage}:${id}`);
    this.#last.set(`${stage}:${id}`, parts);
    return { text: `${stage}:${hashText(joined)}`, parts, last };
  }

  #compute<I extends Inputs, T>(
    stage: string,
    id: string,
    key: { parts: ReadonlyMap<string, string>; last: ReadonlyMap<string, string> | undefined },
    inputs: I,
    compute: (inputs: I) => T,
  ): T {
    const { parts, last } = key;
    const because =
      last === undefined
        ? ['new']
        : [...parts].filter(([name, part]) => last.get(name) !== part).map(([name]) => name);
    this.misses.push({ stage, id, because });
    return compute(inputs);
  }
}
