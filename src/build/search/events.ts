/** Millions of places of terms, as numbers that need no room of their own each. Pure. */

/** Stands for a page on which a term stands in no section; less than it: minus that, the numbers of the page. */
export const NOWHERE = -1;

/** Where terms stand, one after the other, page by page: millions, so nothing but numbers. */
export interface Events {
  readonly add: (term: number, page: number, value: number) => void;
  readonly pageAt: (event: number) => number;
  readonly valueAt: (event: number) => number;
  /** 1 for each term that has an event. */
  readonly known: (terms: number) => Uint8Array;
  /** The events by term, each term's in their order; and where each term's begin. */
  readonly group: (terms: number) => { readonly order: Uint32Array; readonly starts: Uint32Array };
}

/** No events yet. */
export function makeEvents(): Events {
  const [terms, pages, values] = [makeNumbers(), makeNumbers(), makeNumbers()];
  return {
    add(term, page, value) {
      terms.push(term);
      pages.push(page);
      values.push(value);
    },
    pageAt: (event) => pages.at(event),
    valueAt: (event) => values.at(event),
    known(count) {
      const known = new Uint8Array(count);
      for (const term of terms.view()) known[term] = 1;
      return known;
    },
    group(count) {
      const list = terms.view();
      const starts = new Uint32Array(count + 1);
      for (const term of list) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      for (let term = 0; term < count; term++)
        starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
      const next = starts.slice();
      const order = new Uint32Array(list.length);
      for (let event = 0; event < list.length; event++) {
        const term = list[event] ?? 0;
        const at = next[term] ?? 0;
        order[at] = event;
        next[term] = at + 1;
      }
      return { order, starts };
    },
  };
}

/** A list of whole numbers of 32 bits that grows. */
export interface Numbers {
  readonly length: number;
  readonly push: (value: number) => void;
  readonly at: (index: number) => number;
  readonly view: () => Int32Array;
}

/** An empty list. */
export function makeNumbers(): Numbers {
  let list = new Int32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === list.length) {
        const grown = new Int32Array(list.length * 2);
        grown.set(list);
        list = grown;
      }
      list[length++] = value;
    },
    at: (index) => list[index] ?? 0,
    view: () => list.subarray(0, length),
  };
}
