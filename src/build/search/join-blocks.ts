/** Blocks put together to one: every term with what all of them say of it. Pure. */
import { createWriter } from '../../search/bytes.ts';
import type { Block } from './blocks.ts';
import {
  clearColumns,
  copyEntry,
  type EntryReader,
  type EntryWriter,
  finishEntry,
  makeEntryReader,
  makeEntryWriter,
  readEntry,
} from './entries.ts';
import { makeNumbers, type Numbers } from './events.ts';

/** A block with the number of its first page. */
export interface PlacedBlock {
  readonly block: Block;
  readonly from: number;
}

/** One block of the pages of all, which are given in their order; its pages have the numbers that `from` counts on. */
export function joinBlocks(blocks: Iterable<PlacedBlock>): Block {
  const numbers = new Map<string, number>();
  const all: OpenBlock[] = [];
  const [owners, places] = [makeNumbers(), makeNumbers()];
  const reader = makeEntryReader();
  for (const { block, from } of blocks) {
    const entries = Buffer.from(block.entries, 'base64');
    reader.bytes = entries;
    reader.at = 0;
    for (const term of block.terms === '' ? [] : block.terms.split(' ')) {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = numbers.size));
      owners.push(number);
      places.push(reader.at);
      readEntry(reader);
    }
    all.push({ entries, from, end: owners.length });
  }
  const grouped = { blocks: all, ...groupEntries(numbers.size, all, owners, places) };
  // By code unit, as everywhere; `toSorted` without a function does that faster than with one.
  const terms = [...numbers.keys()].toSorted();
  const out = createWriter();
  const writer = makeEntryWriter(out);
  for (const term of terms) joinEntries(grouped, numbers.get(term) ?? 0, reader, writer);
  return { terms: terms.join(' '), entries: Buffer.from(out.finish()).toString('base64') };
}

interface OpenBlock {
  readonly entries: Uint8Array;
  /** The number of its first page. */
  readonly from: number;
  /** Where its entries end among all. */
  readonly end: number;
}

/** The entries of all terms, term by term, each term's in the order of the blocks. */
interface Grouped {
  readonly blocks: readonly OpenBlock[];
  /** By term: where its entries begin. */
  readonly starts: Uint32Array;
  /** Two numbers for each entry: its block, and where it begins there. */
  readonly entries: Uint32Array;
}

function groupEntries(
  terms: number,
  blocks: readonly OpenBlock[],
  owners: Numbers,
  places: Numbers,
): Pick<Grouped, 'starts' | 'entries'> {
  const list = owners.view();
  const starts = new Uint32Array(terms + 1);
  for (const term of list) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < terms; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const entries = new Uint32Array(list.length * 2);
  let block = 0;
  for (let index = 0; index < list.length; index++) {
    while (index === blocks[block]?.end) block++;
    const term = list[index] ?? 0;
    const at = next[term] ?? 0;
    next[term] = at + 1;
    entries[at * 2] = block;
    entries[at * 2 + 1] = places.at(index);
  }
  return { starts, entries };
}

/** One entry of all. Of lost ones only where there are no others. */
function joinEntries(
  { blocks, starts, entries }: Grouped,
  number: number,
  reader: EntryReader,
  writer: EntryWriter,
): void {
  const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  clearColumns(writer);
  let [count, size, first, last] = [0, 0, 0, 0];
  let isNamed = false;
  for (let isLost = 0; isLost < 2 && count === 0; isLost++) {
    for (let at = from; at < to; at++) {
      const block = blocks[entries[at * 2] ?? 0];
      if (block === undefined) continue;
      reader.bytes = block.entries;
      reader.at = entries[at * 2 + 1] ?? 0;
      readEntry(reader);
      if (reader.isLost !== (isLost === 1)) continue;
      const page = block.from + reader.first;
      if (count === 0) first = page;
      copyEntry(reader, count === 0 ? undefined : page - last, writer.columns);
      last = block.from + reader.last;
      count += reader.count;
      size += reader.size;
      isNamed ||= reader.isNamed;
    }
  }
  finishEntry(writer, { count, isNamed, isLost: false, size, first, last });
}
