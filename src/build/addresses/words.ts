/**
 * `addresses.words`: of each recorded section the smallest hashes of its word shingles, so that a text is known again
 * wherever it has gone. It only helps: a line that cannot be read is left out. Pure.
 */
import { compareText } from '../../text.ts';
import { listShingles } from '../model/shingles.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { TextSection } from '../../search/manifest.ts';
import { decodeName, encodeName } from './lock.ts';

/** At the root of a site, beside the lock. */
export const WORDS_FILE = 'addresses.words';

/** A text's smallest hashes; the share of them that another text holds is about the share of the whole. */
export interface Sample {
  /** Shingles of the text. */
  readonly count: number;
  readonly hashes: readonly number[];
}

export interface SectionSample extends Sample {
  readonly id: string;
  readonly depth: number;
  /** Its own text is too short to be known again: the sections below it count, too. */
  readonly isTree: boolean;
}

/** A page as it was when it was recorded. */
export interface PageWords {
  readonly route: string;
  readonly page: Sample;
  /** In the order of the page. */
  readonly sections: readonly SectionSample[];
}

/** A page's text as hashes; `at[n]` are those of section n, in the order of its words. */
export interface PageShingles {
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly depth: number;
    readonly own: Uint32Array;
    /** Of the heading's words: they count for the page, not for the section, whose heading may change. */
    readonly title: Uint32Array;
  }[];
}

/** Hashes that are kept of a page and of a section. */
const OF_PAGE = 32;
const OF_SECTION = 10;
/** Shingles; a shorter text may be anywhere by chance. */
export const MIN_SHINGLES = 6;

/** A page's sections as hashes. */
export function hashSections(sections: readonly TextSection[]): PageShingles {
  return {
    sections: sections.map(({ anchor, heading, level, content }, index) => ({
      id: anchor,
      heading: index === 0 ? '' : heading,
      depth: Number(level.slice(3)),
      own: listShingles(content),
      title: index === 0 ? new Uint32Array(0) : listShingles(heading),
    })),
  };
}

/** What is kept of a page: nothing of its words can be read in it. */
export function samplePage(route: string, shingles: PageShingles): PageWords {
  const { sections } = shingles;
  const all = sections.flatMap(({ own, title }) => [...title, ...own]);
  return {
    route,
    page: takeSample(all, OF_PAGE),
    sections: sections.flatMap(({ id }) => (id === '' ? [] : (sampleSection(shingles, id) ?? []))),
  };
}

/** What is kept of one section of a page. */
export function sampleSection({ sections }: PageShingles, id: string): SectionSample | undefined {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (section === undefined) return undefined;
  const isTree = section.own.length < MIN_SHINGLES;
  const hashes = isTree ? collectTree(sections, index) : [...section.own];
  return { id, depth: section.depth, isTree, ...takeSample(hashes, OF_SECTION) };
}

function collectTree(sections: PageShingles['sections'], index: number): readonly number[] {
  const top = sections[index]?.depth ?? 0;
  const hashes = [...(sections[index]?.own ?? [])];
  for (const { depth, own, title } of sections.slice(index + 1)) {
    if (depth <= top) break;
    hashes.push(...title, ...own);
  }
  return hashes;
}

function takeSample(hashes: readonly number[], size: number): Sample {
  const distinct = [...new Set(hashes)].toSorted((a, b) => a - b);
  return { count: distinct.length, hashes: distinct.slice(0, size) };
}

/**
 * How much of a sample another text held when it was recorded itself. Of a long text only the smallest hashes are known, so
 * only those of the sample that would be among them say anything.
 */
export function shareOf(sample: Sample, other: Sample): number {
  const limit = other.count > other.hashes.length ? (other.hashes.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  const asked = sample.hashes.filter((hash) => hash <= limit);
  if (asked.length === 0) return 0;
  const known = new Set(other.hashes);
  return asked.filter((hash) => known.has(hash)).length / asked.length;
}

/** How much of a section's sample a page's section holds today; 0 where there is no such section. */
export function sampleShare(sample: SectionSample, { sections }: PageShingles, id: string): number {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (section === undefined || sample.hashes.length === 0) return 0;
  const held = new Set(sample.isTree ? collectTree(sections, index) : section.own);
  return sample.hashes.filter((hash) => held.has(hash)).length / sample.hashes.length;
}

const HEADER =
  '# Made by "helpsite addresses record": how helpsite knows a text again that has moved. It may be deleted.';
/** Six digits of 64 hold the 32 bits of a hash. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const WIDTH = 6;

/** The file's text: one line a page, sorted. */
export function formatWords(pages: Iterable<PageWords>): string {
  const lines = [...pages].map(({ route, page, sections }) =>
    [
      encodeName(route),
      `${page.count}:${writeHashes(page.hashes)}`,
      ...sections.map(
        ({ id, depth, isTree, count, hashes }) =>
          `#${encodeName(id)}:${depth}${isTree ? 't' : ''}:${count}:${writeHashes(hashes)}`,
      ),
    ].join(' '),
  );
  const sorted = lines.toSorted(compareText);
  return `${[HEADER, ...sorted].join('\n')}\n`;
}

/** Reads `addresses.words`, by `routeLookupKey`; lines that are damaged are left out. */
export function parseWords({ text }: { readonly text: string }): ReadonlyMap<string, PageWords> {
  const pages = new Map<string, PageWords>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.startsWith('/')) continue;
    const [name = '', whole = '', ...rest] = line.trimEnd().split(' ');
    const route = decodeName(name);
    const page = readSample(whole);
    const sections = rest.map(readSection);
    if (page !== undefined && sections.every((section) => section !== undefined))
      pages.set(routeLookupKey(route), { route, page, sections });
  }
  return pages;
}

function readSection(typed: string): SectionSample | undefined {
  const [, id, depth, tree, sample] = /^#([^:]+):(\d)(t?):(.*)$/.exec(typed) ?? [];
  const read = sample === undefined ? undefined : readSample(sample);
  return read === undefined
    ? undefined
    : { id: decodeName(id ?? ''), depth: Number(depth), isTree: tree === 't', ...read };
}

function readSample(typed: string): Sample | undefined {
  const [, count, digits = ''] = /^(\d{1,9}):((?:[\w-]{6}){0,64})$/.exec(typed) ?? [];
  if (count === undefined) return undefined;
  const hashes = Array.from({ length: digits.length / WIDTH }, (_, at) =>
    readHash(digits.slice(at * WIDTH, (at + 1) * WIDTH)),
  );
  return { count: Number(count), hashes };
}

function writeHashes(hashes: readonly number[]): string {
  return hashes
    .map((hash) => {
      let digits = '';
      for (let left = hash, at = 0; at < WIDTH; at++, left = Math.floor(left / 64))
        digits = (DIGITS[left % 64] ?? '') + digits;
      return digits;
    })
    .join('');
}

function readHash(digits: string): number {
  let hash = 0;
  for (const digit of digits) hash = hash * 64 + DIGITS.indexOf(digit);
  return hash;
}
