/** Long paragraphs that stand on two pages: `text/duplicate`, `text/near-duplicate`. Pure. */
import type { Diagnostic } from '../../model.ts';
import type { Paragraph } from './list-paragraphs.ts';
import { fnv1a } from '../../fnv.ts';

/** Words in a shingle. */
const SHINGLE = 3;
/** Rows of a signature, in bands: pairs that share 4 of 5 shingles meet in one of the bands in 99.8 % of cases. */
const ROWS = 40;
const BAND = 4;
/** Share of common shingles (Jaccard index) from which two paragraphs are nearly the same. */
const NEAR = 0.8;
/** How many earlier paragraphs of a bucket one is compared with: boilerplate of a thousand pages must not cost a million comparisons. */
const MAX_COMPARED = 8;

interface Known {
  readonly paragraph: Paragraph;
  readonly shingles: ReadonlySet<number>;
}

/** One warning for each paragraph that an earlier page has already, word for word or nearly. `paragraphs` in the order of the pages. */
export function checkDuplicates(paragraphs: readonly Paragraph[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  const exact = new Map<string, Paragraph>();
  const buckets = new Map<number, Known[]>();
  for (const paragraph of paragraphs) {
    const text = paragraph.words.join(' ');
    const same = exact.get(text);
    if (same !== undefined) {
      if (same.at.file !== paragraph.at.file) found.push(describe(paragraph, same, true));
      continue;
    }
    exact.set(text, paragraph);
    const shingles = shinglesOf(paragraph.words);
    const known = { paragraph, shingles };
    const keys = bandsOf(shingles);
    const near = findNear(known, keys, buckets);
    if (near !== undefined) found.push(describe(paragraph, near, false));
    for (const key of keys) {
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [known]);
      else if (bucket.length < MAX_COMPARED) bucket.push(known);
    }
  }
  return found;
}

function findNear(
  { paragraph, shingles }: Known,
  keys: readonly number[],
  buckets: ReadonlyMap<number, readonly Known[]>,
): Paragraph | undefined {
  const seen = new Set<Known>();
  for (const key of keys) {
    for (const other of buckets.get(key) ?? []) {
      if (seen.has(other) || other.paragraph.at.file === paragraph.at.file) continue;
      seen.add(other);
      if (likeness(shingles, other.shingles) >= NEAR) return other.paragraph;
    }
  }
  return undefined;
}

function likeness(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  let common = 0;
  for (const one of left) if (right.has(one)) common++;
  return common / (left.size + right.size - common);
}

function shinglesOf(words: readonly string[]): ReadonlySet<number> {
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at++)
    shingles.add(fnv1a(words.slice(at, at + SHINGLE).join(' ')));
  return shingles;
}

/** The least hash under each of `ROWS` orders of all hashes, `BAND` at a time (MinHash with locality-sensitive hashing). */
function bandsOf(shingles: ReadonlySet<number>): number[] {
  const least = new Uint32Array(ROWS).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let row = 0; row < ROWS; row++) {
      let mixed = Math.imul(shingle ^ (row * 0x9e3779b1), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      mixed = (mixed ^ (mixed >>> 16)) >>> 0;
      if (mixed < (least[row] ?? 0)) least[row] = mixed;
    }
  }
  const keys: number[] = [];
  for (let row = 0; row < ROWS; row += BAND)
    keys.push(fnv1a(`${row}:${least.slice(row, row + BAND).join(',')}`));
  return keys;
}

function describe(paragraph: Paragraph, first: Paragraph, isSame: boolean): Diagnostic {
  const { file, line } = first.at;
  return {
    severity: 'warning',
    code: isSame ? 'text/duplicate' : 'text/near-duplicate',
    message: `This paragraph ${isSame ? 'stands word for word' : 'is nearly the same as one'} in ${file}:${line}`,
    at: paragraph.at,
    hint: 'Keep one of them and link to it, or make it a partial that both pages show.',
    related: [first.at],
  };
}
