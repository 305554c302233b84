/** Text as the words that are searched for: one analyser for the build and the browser. Pure. */
import { stemWord } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Changes whenever the same text may give other words: an index is only read by the analyser that made it. */
export const ANALYSER_VERSION = 8;

export interface Word {
  /** Small letters, without accents and apostrophes. */
  readonly raw: string;
  /** Its stem: what the index holds. */
  readonly term: string;
  /** Says nothing about what is looked for. */
  readonly stop: boolean;
}

/** What stands between spaces: a word, or a name with parts such as `server.properties`, `maxPlayers` or `sub-user`. */
export interface Analysis {
  readonly words: readonly Word[];
  /** All parts as one term, where there are several; and those between two full stops. */
  readonly joined: readonly string[];
}

export interface Chunk extends Analysis {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, joined by single marks; `C++`, `C#` and `Rust+` keep theirs, `10+` does not. */
const CHUNK =
  /[\p{L}\p{N}\p{M}]+(?:[._\-'’]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|(?<=\p{L})\+(?![\p{L}\p{N}+])|#(?![\p{L}\p{N}]))?/gu;
const PLAIN = /^[a-z]+$/;
/** Longer "words" are keys, hashes or noise: their beginning is enough. */
const MAX_WORD = 40;
const MAX_PARTS = 12;
const MAX_JOINED_PARTS = 4;

/** Texts of pages are asked for again with every key that is typed. */
const texts = new Map<string, readonly Chunk[]>();
const MAX_TEXTS = 1500;
let textsLanguage = '';

/** All chunks of a text in order, with their places. */
export function analyseText(text: string, language: string): readonly Chunk[] {
  if (language !== textsLanguage || texts.size >= MAX_TEXTS) texts.clear();
  textsLanguage = language;
  const known = texts.get(text);
  if (known !== undefined) return known;
  const chunks = findChunks(text, language);
  texts.set(text, chunks);
  return chunks;
}

function findChunks(text: string, language: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (const match of text.matchAll(CHUNK)) {
    const [chunk] = match;
    const start = match.index;
    chunks.push({ start, end: start + chunk.length, ...analyseChunk(chunk, language) });
  }
  return chunks;
}

/** The chunks of a text as they stand there: for whoever has many texts to read. */
export function listChunks(text: string): readonly string[] {
  return text.match(CHUNK) ?? [];
}

/** The same few thousand chunks make up most texts. */
const analyses = new Map<string, Analysis>();
const MAX_KNOWN = 50_000;
let knownLanguage = '';

/** One chunk's words. Languages other than English have neither stems nor stop words. */
export function analyseChunk(chunk: string, language: string): Analysis {
  if (language !== knownLanguage || analyses.size > MAX_KNOWN) analyses.clear();
  knownLanguage = language;
  const known = analyses.get(chunk);
  if (known !== undefined) return known;
  const analysis = analyseAnew(chunk, language);
  analyses.set(chunk, analysis);
  return analysis;
}

/** The same, for whoever remembers more than fits in here. */
export function analyseAnew(chunk: string, language: string): Analysis {
  const isEnglish = /^en\b/i.test(language);
  const segments = splitChunk(chunk);
  const words = segments.flat().map((part) => makeWord(part, isEnglish));
  return { words, joined: words.length === 1 ? [] : joinSegments(segments, isEnglish) };
}

/** `java.lang.OutOfMemoryError` is looked for as "outofmemoryerror", `server.properties` as "serverproperties". */
function joinSegments(segments: readonly (readonly string[])[], isEnglish: boolean): readonly string[] {
  const joined: string[] = [];
  for (const parts of segments.length === 1 ? segments : [segments.flat(), ...segments]) {
    if (parts.length > 1 && parts.length <= MAX_JOINED_PARTS)
      joined.push(makeWord(parts.join(''), isEnglish).term);
  }
  return joined;
}

/** The term under which `serverproperties` and `server.properties` meet. */
export function joinWords(words: readonly Word[], isEnglish: boolean): string {
  return makeWord(words.map(({ raw }) => raw).join(''), isEnglish).term;
}

/** One word on its own, e.g. a possible completion of what is being typed. */
export function makeWord(typed: string, isEnglish: boolean): Word {
  const raw = typed.slice(0, MAX_WORD);
  return isEnglish
    ? { raw, term: stemWord(raw), stop: STOP_WORDS.has(raw) }
    : { raw, term: raw, stop: false };
}

/** Parts of a chunk, in one list for each stretch between full stops. */
function splitChunk(chunk: string): readonly (readonly string[])[] {
  if (PLAIN.test(chunk)) return [[chunk]];
  const bare = chunk.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  // Versions and addresses are one word: 1.20.1.
  if (/^\d+(?:\.\d+)+$/.test(bare)) return [[bare]];
  let count = 0;
  return bare.split('.').flatMap((segment) => {
    const parts = segment
      .replace(/[_-]+/g, ' ')
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .split(' ')
      .filter((part) => part !== '' && ++count <= MAX_PARTS);
    return parts.length === 0 ? [] : [parts];
  });
}
