/**
 * Every number of the ranking in one table, so that each can be switched off by itself (`npm run search:ablations`).
 * They are set by hand and round: a search over them made questions worse that it had not seen.
 */

export const RANKING = {
  // What a word counts in each part of a page, where 1 is running text.
  title: 5,
  place: 3,
  keywords: 4,
  description: 0.5,
  heading: 2.6,
  /** For each phrase under which the page is asked for: most where the question is long. */
  asked: 0.5,
  /** The same for questions of one or two words, which name what they want. */
  askedShort: 0.4,
  /** More of a word in one place counts ever less. */
  saturation: 1.6,
  /**
   * How rare a word is: 0 counts the pages on which it stands, 1 those on which it means something. With dozens of phrases
   * a page, "friend" stands nearly everywhere, and is still what a few pages are about.
   */
  spread: 1,
  /** Pages with all words of the question come before those with some. */
  coverage: 0.2,
  /** A word elsewhere on the page counts for a section half. */
  elsewhere: 0.5,
  /** What the second best section of a page adds; each one after it adds `fading` times what the one before it does. */
  otherSections: 0.05,
  fading: 0.9,
  // What is added for words that stand together.
  titleNeighbours: 0.35,
  headingNeighbours: 0.2,
  titleShare: 0.35,
  /** Three words or more in one phrase of those under which the page is asked for. */
  phrase: 0.5,
  /** A short question that is one of those phrases, its words in their order, or in what it says. */
  wholeTyped: 0.8,
  wholeSaid: 0.3,
  /** What the best page has by its words, a page has by such a phrase alone: so much of it for each of the two above. */
  wholeFloor: 1,
  /** For each word of a quoted message, from the fourth on, that the question holds in the same order. */
  run: 0.5,
  /** Of what the best page has by its words, a page that quotes so many words beyond the third has half at least. */
  runFloor: 1,
  // How sure it is that a term is meant, where 1 is the word as typed.
  joined: 0.85,
  /** A name with parts, typed as a program writes it, beside its parts. */
  name: 2,
  prefix: 0.8,
  typo: 0.5,
  synonym: 0.62,
  twoTypos: 0.36,
  /** Times the cosine, for words that are near to one without a synonym. */
  near: 0.35,
  /** A word that stands nowhere says less about what is looked for than a rare one. */
  unknown: 0.5,
  /** Pages with less of the question than this share of the best one's are no answers to it. */
  minShare: 0.2,
  // Where the question names a product: pages of others, and pages outside all products, more of it where many pages are the product's.
  otherProduct: 0.1,
  general: 0.35,
  /** Products that share the first word of their label with the one that is named, `ark`; others' pages that name it in their title. */
  family: 0.6,
  /** The product in which the reader stands, where the question names none. */
  hint: 1.2,
  /** The page of a product whose name was begun, and nothing else typed. */
  productPage: 3,
  /** Best answers that are worth less than this are doubtful (`is-likely.ts`). */
  sure: 2.7,
  /** So much of any of these is enough of a page whose phrases have none of the words: where a site has no phrases, pages are worth less. */
  sureUnasked: 0.7,
  /** With less of the question than that a page is about something else, however well it answers the rest: a hoster whom nobody here knows. */
  sureShare: 0.45,
  /** The same as `sure` where the question names a product; and where it then asks how to play. */
  sureOfProduct: 0.6,
  sureOfPlay: 1.5,
  /** What a word counts there that a page only mentions. */
  mention: 0.7,
  /** So many words are looked for at most, the rarest. */
  words: 16,
  /** Of the words beyond three, those that together stand on so many pages at most: what is on each of ten thousand says little. */
  places: 10_000,
  /** 1: words that say nothing are left out. */
  stopWords: 1,
} as const;

export type Ranking = Readonly<Record<keyof typeof RANKING, number>>;
