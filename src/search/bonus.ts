/** What is added to a page whose title, heading or phrases hold the words as the question does: together. Pure. */
import { findPage } from './close-look.ts';
import type { Postings } from './postings.ts';
import type { Meaning, RankedPage, WeighedWord } from './rank-types.ts';
import type { Ranking } from './ranking.ts';

/** Words that stand side by side in the title or heading as in the query, how much of the title the query says, and its best phrase. */
export function bonusOf(
  { page, section }: RankedPage,
  words: readonly WeighedWord[],
  idfs: readonly number[],
  ranking: Ranking,
): number {
  const titles = words.map(({ meanings }) => bestByte(meanings, (postings) => titleByte(postings, page)));
  const headings = words.map(({ meanings }) =>
    section === 0 ? 0 : bestByte(meanings, (postings) => headingByte(postings, page, section)),
  );
  const length = titles.reduce((most, byte) => Math.max(most, byte & 15), 0);
  const positions = new Set(titles.filter((byte) => byte !== 0).map((byte) => byte >> 4));
  return (
    ranking.titleNeighbours * neighbourShare(titles) +
    ranking.headingNeighbours * neighbourShare(headings) +
    (length === 0 ? 0 : ranking.titleShare * Math.min(1, positions.size / length)) +
    ranking.phrase * phraseShare(page, words, idfs)
  );
}

function bestByte(meanings: readonly Meaning[], read: (postings: Postings) => number): number {
  let [byte, weight] = [0, 0];
  for (const meaning of meanings) {
    const found = meaning.weight > weight ? read(meaning.postings) : 0;
    if (found !== 0) [byte, weight] = [found, meaning.weight];
  }
  return byte;
}

function titleByte(postings: Postings, page: number): number {
  const at = findPage(postings.pages, page);
  return at === -1 ? 0 : (postings.titles[at] ?? 0);
}

function headingByte(postings: Postings, page: number, section: number): number {
  const at = findPage(postings.pages, page);
  if (at === -1) return 0;
  for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
    if (postings.sections[from] === section) return postings.headings[from] ?? 0;
  }
  return 0;
}

/** Share of the query's neighbours that are neighbours here as well. */
function neighbourShare(bytes: readonly number[]): number {
  let side = 0;
  for (let index = 1; index < bytes.length; index++) {
    const [before, byte] = [bytes[index - 1] ?? 0, bytes[index] ?? 0];
    if (before !== 0 && byte !== 0 && (byte >> 4) - (before >> 4) === 1) side++;
  }
  return bytes.length < 2 ? 0 : side / (bytes.length - 1);
}

/** Of fewer words in one phrase nothing follows. */
const MIN_WORDS = 3;
/** A word that stands in a phrase, but not where the question's order wants it. */
const OUT_OF_ORDER = 0.5;

/** How much of the question one phrase holds, at most: words in their order, whatever stands between, count in full. */
function phraseShare(page: number, words: readonly WeighedWord[], idfs: readonly number[]): number {
  const phrases = new Map<number, { sum: number; last: number; n: number }>();
  let total = 0;
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    total += idf;
    const own = new Map<number, { place: number; weight: number }>();
    for (const { postings, weight } of meanings) {
      const at = findPage(postings.pages, page);
      for (const value of (at === -1 ? undefined : postings.asked[at]) ?? [])
        if ((own.get(value >> 3)?.weight ?? 0) < weight) own.set(value >> 3, { place: value & 7, weight });
    }
    for (const [phrase, { place, weight }] of own) {
      const known = phrases.get(phrase);
      if (known === undefined) phrases.set(phrase, { sum: idf * weight, last: place, n: 1 });
      else {
        known.sum += idf * weight * (place > known.last ? 1 : OUT_OF_ORDER);
        known.n++;
        known.last = Math.max(known.last, place);
      }
    }
  }
  let best = 0;
  for (const { sum, n } of phrases.values()) if (n >= MIN_WORDS) best = Math.max(best, sum);
  return total === 0 ? 0 : best / total;
}
