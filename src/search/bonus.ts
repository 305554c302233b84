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
/** How much of the question one phrase holds, at most. The words' order says nothing measurable. */
function phraseShare(page: number, words: readonly WeighedWord[], idfs: readonly number[]): number {
  const phrases = new Map<number, { sum: number; n: number }>();
  let total = 0;
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    total += idf;
    const own = new Map<number, number>();
    for (const { postings, weight } of meanings) {
      const at = findPage(postings.pages, page);
      for (const phrase of (at === -1 ? undefined : postings.asked[at]) ?? [])
        own.set(phrase, Math.max(own.get(phrase) ?? 0, weight));
    }
    for (const [phrase, weight] of own) {
      const { sum, n } = phrases.get(phrase) ?? { sum: 0, n: 0 };
      phrases.set(phrase, { sum: sum + idf * weight, n: n + 1 });
    }
  }
  let best = 0;
  for (const { sum, n } of phrases.values()) if (n >= MIN_WORDS) best = Math.max(best, sum);
  return total === 0 ? 0 : best / total;
}
