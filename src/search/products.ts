/** Which product of the site a question is about: a game, mostly, that its readers call by many names. Pure. */
import { groupBy } from '../group-by.ts';
import { analyseText, type Word } from './analyse.ts';
import { editDistance } from './edit-distance.ts';
import type { ExpandedWord } from './expand.ts';
import type { Product } from './manifest.ts';
import type { Query } from './query.ts';

/** A product with all that it is called. */
export interface NamedProduct {
  /** Each name as terms of the index; whoever types them one after the other means this product. */
  readonly names: readonly (readonly string[])[];
  /** First word of a label that has more: others may begin with it as well. */
  readonly family: string | undefined;
  /** What it is called in small letters, without spaces: what is being typed may be the beginning. */
  readonly beginnings: readonly string[];
  /** Names that also say what is wanted. */
  readonly topics: readonly string[];
}

/** Fewer words have no initials that anybody would type. */
const MIN_INITIALS = 3;

/** All names of a product: its folder, its label and the beginnings of it, its initials, and its aliases. */
export function nameProduct(product: Product, language: string): NamedProduct {
  const { id, label, aliases, words = [], topics = [], isOrdinary } = product;
  if (isOrdinary) return { names: [], family: undefined, beginnings: [], topics };
  const terms = readTerms(label, language);
  const raws = analyseText(label, language).flatMap((chunk) => chunk.words.map(({ raw }) => raw));
  const initials = raws.length < MIN_INITIALS ? [] : [[raws.map((raw) => raw[0] ?? '').join('')]];
  const parts = terms.slice(2).map((_, index) => terms.slice(0, index + 2));
  const names = [
    terms,
    [raws.join('')],
    ...parts,
    ...initials,
    ...words.map((word) => [word]),
    ...[id, ...aliases].flatMap((name) => [readTerms(name, language), [squash(name)]]),
  ];
  const known = new Map(names.filter((name) => name.length > 0).map((name) => [name.join(' '), name]));
  const family = terms.length > 1 ? terms[0] : undefined;
  return {
    names: [...known.values()],
    family,
    beginnings: [...new Set([id, label, ...aliases].map(squash))],
    topics,
  };
}

/** The words of a text as terms of the index, in their order. */
export function readTerms(text: string, language: string): readonly string[] {
  return analyseText(text, language).flatMap((chunk) => chunk.words.map(({ term }) => term));
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a question says about products. */
export interface Understood {
  /** Indexes of the products that it names; more than one where a name is theirs together. */
  readonly named: readonly number[];
  /** It names two of which each has words of its own: whoever changes from one to the other asks about neither alone. */
  readonly isBetween: boolean;
  /** Those whose label begins with the name that was typed. */
  readonly related: readonly number[];
  /** Where the words stand that only name them, or a time; the rest says what is wanted. */
  readonly words: ReadonlySet<number>;
  /** Products whose name was begun, and nothing else typed. */
  readonly begun: readonly number[];
}

/** Shorter beginnings fit too many names. */
const MIN_BEGINNING = 3;
/** What a mistyped word means that is likelier than this may be a product's name. */
const LIKELY = 0.4;
/** Between two words it compares them, "paper vs purpur", whatever game is called so. */
const VERSUS = 'vs';
/** What belongs to a game: before one of these it is the game, "update vs server". */
const OF_A_GAME = new Set(
  'server servers mod mods world worlds map save saves admin admins player players whitelist settings config password port ip game dedicated backup hosting'.split(
    ' ',
  ),
);
/** Shorter words are mostly words of their own: "dont sta(rt)", "java edit", "small lan party". */
const MIN_CUT = 5;
/** "7 day bans", "logs older than 7 days": a time, and not the game, unless its name goes on. */
const DAYS = /^days?$/;
const OF_TIME = new Set('about after another every last least max next past since than within'.split(' '));
const FOR_SOME_TIME = new Set('ban banned free keep kept mute muted suspended'.split(' '));
/** Letters of a word that has one slip at most. */
const SHORT_NAME = 6;

/** An underscored name of a DNS record (RFC 8552): `_minecraft._tcp` is about the record, not about the game. */
const RECORD = /^_\S+$/;

/** Understands a question. Of names that overlap the longest counts: `minecraft bedrock` is not `minecraft`. */
export function understandProducts(
  query: Query,
  expanded: readonly ExpandedWord[],
  products: readonly NamedProduct[],
): Understood {
  if (RECORD.test(query.text.trim()))
    return { named: [], isBetween: false, related: [], words: new Set(), begun: [] };
  const raws = new Map(query.words.map(({ at, raw }) => [at, raw]));
  const times = query.all.flatMap((_, at) => (isTime(at, query.all) ? [at] : []));
  const terms = query.terms.map((term, at) =>
    query.hosts.has(at) || isVersus(at, query.all) || times.includes(at)
      ? []
      : [term, ...likelyTerms(at, expanded)],
  );
  const taken = new Set<number>();
  const named = new Map<number, number[]>();
  const names = products
    .flatMap(({ names: own }, product) => own.map((name) => ({ product, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  const owners = groupBy(names, ({ name }) => name.join(' '));
  /** Of a name of several words the last may be cut short, "space engin", unless those before it name another product alone: "minecraft bed". */
  const isBegun = (product: number, name: readonly string[], at: number) => {
    const [raw = '', last = ''] = [raws.get(at), name.at(-1)];
    if (name.length < 2 || raw.length < MIN_CUT || !last.startsWith(raw)) return false;
    const before = owners.get(name.slice(0, -1).join(' ')) ?? [];
    return before.length !== 1 || before[0]?.product === product;
  };
  for (let length = names[0]?.name.length ?? 0; length > 0; length--) {
    const spans = new Set<number>();
    for (const { product, name } of names) {
      if (name.length !== length) continue;
      for (let at = 0; at + length <= terms.length; at++) {
        const isHere = name.every(
          (term, index) =>
            terms[at + index]?.includes(term) === true ||
            (index === length - 1 && isBegun(product, name, at + index)),
        );
        if (!isHere || name.some((_, index) => taken.has(at + index))) continue;
        const places = name.map((_, index) => at + index);
        named.set(product, [...(named.get(product) ?? []), ...places]);
        for (const place of places) spans.add(place);
      }
    }
    for (const at of spans) taken.add(at);
  }
  const single = new Set([...taken].flatMap((at) => terms[at] ?? []));
  const related = products.flatMap(({ family }, index) =>
    family !== undefined && single.has(family) && !named.has(index) ? [index] : [],
  );
  const all = [...named.values()];
  const isBetween = all.some((one) => all.some((other) => !one.some((place) => other.includes(place))));
  const topics = new Set([...named.keys()].flatMap((product) => products[product]?.topics ?? []));
  const words = new Set(times.flatMap((at) => [at, at + 1]));
  for (const at of taken) if (terms[at]?.some((term) => topics.has(term)) !== true) words.add(at);
  return { named: [...named.keys()], isBetween, related, words, begun: findBegun(query, products) };
}

/** The words that say what is wanted of the product; all where nothing else was typed, or it is about two of them. */
export function dropNames(
  expanded: readonly ExpandedWord[],
  { words, isBetween }: Understood,
): readonly ExpandedWord[] {
  if (isBetween) return expanded;
  const rest = expanded.filter(({ word }) => !words.has(word.at));
  return rest.length === 0 ? expanded : rest;
}

function isVersus(at: number, words: readonly Word[]): boolean {
  const [before, vs, next] = [words[at - 1], words[at], words[at + 1]];
  return vs?.raw === VERSUS && before !== undefined && next !== undefined && !OF_A_GAME.has(next.raw);
}

/** Whether a number of days begins here that only says how long. */
function isTime(at: number, words: readonly Word[]): boolean {
  const [number = '', days = '', next] = words.slice(at, at + 3).map(({ raw }) => raw);
  if (!/^\d+$/.test(number) || !DAYS.test(days) || next === 'to') return false;
  const before = words.slice(0, at).map(({ raw }) => raw);
  if (OF_TIME.has(before.at(-1) ?? '')) return true;
  if (before.at(-1) === 'for' && before.some((raw) => FOR_SOME_TIME.has(raw))) return true;
  return days === 'day' && next !== undefined && !OF_A_GAME.has(next);
}

/** What a word that stands nowhere probably means. */
function likelyTerms(at: number, expanded: readonly ExpandedWord[]): readonly string[] {
  return expanded.flatMap(({ word, expansions, isKnown }) =>
    word.at !== at || isKnown
      ? []
      : expansions.flatMap(({ terms: [term = '', ...others], weight }) =>
          others.length === 0 && weight > LIKELY && isSlipOf(word.raw, term) ? [term] : [],
        ),
  );
}

/** A short name has no endings that a slip could hide: "relms" are realms, and not RedM. */
function isSlipOf(raw: string, name: string): boolean {
  return raw.length > SHORT_NAME || name.startsWith(raw) || editDistance(raw, name, 1) <= 1;
}

function findBegun(query: Query, products: readonly NamedProduct[]): readonly number[] {
  const typed = squash(query.text);
  if (typed.length < MIN_BEGINNING) return [];
  return products.flatMap(({ beginnings }, index) =>
    beginnings.some((name) => name.startsWith(typed)) ? [index] : [],
  );
}
