/** Text that stands on several pages: whole paragraphs, and guides that are nearly the same. Pure. */
import type { Block } from './guide-blocks.ts';

export interface ReadGuide {
  readonly path: string;
  readonly blocks: readonly Block[];
}

/** Shorter texts are steps that must sound the same everywhere: "Stop the server." */
const LONG = 80;
const SHINGLE = 5;

export interface Duplicates {
  /** Texts of more than 80 characters on more than two pages. */
  readonly repeated: readonly { readonly text: string; readonly paths: readonly string[] }[];
  /** Share of all long texts that stand on another page as well, from 0 to 1. */
  readonly ratio: number;
}

export function findDuplicates(guides: readonly ReadGuide[]): Duplicates {
  const pages = new Map<string, Set<string>>();
  const texts: string[] = [];
  for (const { path, blocks } of guides) {
    for (const block of blocks.filter(isText)) {
      // Without code: an exact message may be quoted wherever players meet it.
      const text = normalise(block.prose);
      if (text.length <= LONG) continue;
      texts.push(text);
      pages.set(text, (pages.get(text) ?? new Set<string>()).add(path));
    }
  }
  const shared = texts.filter((text) => (pages.get(text)?.size ?? 0) > 1).length;
  const repeated = [...pages]
    .filter(([, paths]) => paths.size > 2)
    .map(([text, paths]) => ({ text, paths: [...paths] }));
  return { repeated, ratio: texts.length === 0 ? 0 : shared / texts.length };
}

function isText({ kind, section }: Block): boolean {
  return (kind === 'paragraph' || kind === 'item' || kind === 'cell') && section !== 'Related guides';
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every run of five words in a guide's text. */
export function listShingles(blocks: readonly Block[]): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (const block of blocks.filter(isText)) {
    const words = normalise(block.text).split(' ');
    for (let at = 0; at + SHINGLE <= words.length; at += 1)
      shingles.add(words.slice(at, at + SHINGLE).join(' '));
  }
  return shingles;
}

/** How much two guides share (Jaccard index of their runs of five words), from 0 to 1. */
export function compareShingles(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let common = 0;
  for (const one of left) if (right.has(one)) common += 1;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

export interface Likeness {
  readonly left: string;
  readonly right: string;
  readonly share: number;
}

/** All pairs of guides that share a run of words, the most alike first. */
export function listLikenesses(guides: readonly ReadGuide[]): readonly Likeness[] {
  const sets = guides.map(({ path, blocks }) => ({ path, shingles: listShingles(blocks) }));
  return sets
    .flatMap((left, index) =>
      sets.slice(index + 1).map((right) => ({
        left: left.path,
        right: right.path,
        share: compareShingles(left.shingles, right.shingles),
      })),
    )
    .toSorted((one, other) => other.share - one.share);
}
