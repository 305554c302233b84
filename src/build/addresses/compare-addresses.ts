/** The site compared with its address record: what others may know and would not find any more. Pure but for the memo. */
import type { AddressFiles, Diagnostic, Outcome } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import { resolveOldPath } from '../model/old-paths.ts';
import { ENOUGH } from '../model/shingles.ts';
import { routeLookupKey, sectionKey } from '../model/targets.ts';
import { baseChanged, foreignRecord, lostAddress, lostAnchor, type Place } from './describe-lost.ts';
import { findHeading } from './find-heading.ts';
import { followNeighbours } from './follow-neighbours.ts';
import { createTextFinder, type Spot, type TextFinder, type TextPage } from './find-text.ts';
import { isStaticFile, listLent, listPresent, type PresentAddress } from './list-present.ts';
import { listTexts, type TextSource } from './list-texts.ts';
import { type AddressRecord, NO_RECORD, parseLock, type RecordedAddress } from './lock.ts';
import { createNameFinder } from './similar-names.ts';
import { MIN_SHINGLES, type PageWords, parseWords, sampleShare } from './words.ts';

/** A recorded anchor that does not lead to its text. */
interface LostAnchor {
  readonly address: RecordedAddress;
  readonly id: string;
  /** The page that readers of the address see: itself, or the one it leads to. */
  readonly home: PresentAddress;
  /** Where a setting sends its readers; undefined: nowhere else than to `home`. */
  readonly sentTo?: { readonly route: string; readonly id: string };
  /** The page has another section of this name: only where the text has gone elsewhere it is lost. */
  readonly isDoubtful: boolean;
}

interface Loss {
  readonly addresses: readonly RecordedAddress[];
  readonly anchors: readonly LostAnchor[];
}

/**
 * Problems: `address/lost`, `anchor/lost`, `address/base-changed`, `address/foreign` and those of the record itself. Without a
 * record there are none, and nothing is looked at.
 */
export function compareAddresses(
  { value, diagnostics }: Outcome<AddressFiles>,
  source: TextSource,
  memo: Memo,
): readonly Diagnostic[] {
  if (value.lock === undefined) return diagnostics;
  const record = readRecord(value, memo);
  return [...diagnostics, ...record.diagnostics, ...compareRecord(record, value.words, source, memo)];
}

/** The record as it lies on the disk; nothing is recorded where there is no file. */
export function readRecord({ lock }: AddressFiles, memo: Memo): AddressRecord {
  return lock === undefined ? NO_RECORD : memo.share('address-lock', '', { text: lock }, parseLock).read();
}

/** What is lost of a record; what is wrong with its file is not told. */
export function compareRecord(
  record: AddressRecord,
  wordsText: string | undefined,
  source: TextSource,
  memo: Memo,
): readonly Diagnostic[] {
  const present = listPresent(source.model, source.lookup);
  const { base } = source.model.config;
  const isThere = (route: string): boolean =>
    present.has(routeLookupKey(route)) || isStaticFile(route, base, source.lookup.targets.files);
  const addresses = [...record.addresses.values()];
  const gone = addresses.filter(({ route }) => !isThere(route));
  const oldBase = gone.length * 2 > addresses.length ? findOldBase(addresses, base, isThere) : undefined;
  if (oldBase !== undefined) return [baseChanged(addresses, oldBase, base)];
  // Read only where somebody asks: as long as nothing is lost, nobody does.
  const words = (): ReadonlyMap<string, PageWords> => readWords(wordsText, memo);
  const texts = listTexts(source, memo);
  const anchors = findLostAnchors(addresses, present, source, words, texts);
  if (gone.length === 0 && anchors.length === 0) return [];
  return explainLoss({ addresses: gone, anchors }, addresses, words(), source, texts);
}

/** What a text is known again by. */
export function readWords(text: string | undefined, memo: Memo): ReadonlyMap<string, PageWords> {
  return text === undefined ? new Map() : memo.share('address-words', '', { text }, parseWords).read();
}

/** A base path under which most of the addresses would be there. */
function findOldBase(
  addresses: readonly RecordedAddress[],
  base: string,
  isThere: (route: string) => boolean,
): string | undefined {
  const [first] = addresses;
  if (first === undefined) return undefined;
  const segments = first.route.split('/').slice(1);
  const bases = segments.map((_, count) => `/${segments.slice(0, count).join('/')}/`.replace('//', '/'));
  // The home page's own address is a base without its slash.
  return [...bases, `${first.route}/`].find((old) => {
    const below = addresses.filter(({ route }) => `${route}/`.startsWith(old));
    const there = below.filter(({ route }) =>
      isThere(base + `${route}/`.slice(old.length).replace(/\/$/, '')),
    );
    return old !== base && there.length > addresses.length * ENOUGH;
  });
}

function findLostAnchors(
  addresses: readonly RecordedAddress[],
  present: ReadonlyMap<string, PresentAddress>,
  source: TextSource,
  words: () => ReadonlyMap<string, PageWords>,
  texts: readonly TextPage[],
): readonly LostAnchor[] {
  const moved = new Map(
    source.model.moved.map((section) => [sectionKey(section.from, section.fromId), section]),
  );
  const pages = new Map(texts.map((page) => [routeLookupKey(page.route), page]));
  const isHeld = (key: string, id: string, at: { readonly route: string; readonly id: string }): boolean => {
    const sample = words()
      .get(key)
      ?.sections.find((section) => section.id === id);
    const page = pages.get(routeLookupKey(at.route));
    if (sample === undefined || page === undefined || sample.count < MIN_SHINGLES) return true;
    return sampleShare(sample, page.shingles(), at.id) >= ENOUGH;
  };
  return addresses.flatMap((address): LostAnchor[] => {
    const key = routeLookupKey(address.route);
    const own = present.get(key);
    const home = own?.leadsTo === undefined ? own : present.get(own.leadsTo);
    if (own === undefined || home === undefined || !isWritten(own) || address.anchors.length === 0) return [];
    const asked = address.anchors.filter((id) => !moved.has(sectionKey(key, id)));
    // A setting may be older than the page: what was recorded last at this address is what its links mean.
    const sent = address.anchors.flatMap((id): LostAnchor[] => {
      const to = moved.get(sectionKey(key, id));
      if (to === undefined) return [];
      const sentTo = { route: to.to, id: to.toId };
      return isHeld(key, id, sentTo) ? [] : [{ address, id, home, sentTo, isDoubtful: true }];
    });
    const missing = asked.filter((id) => !home.anchors.has(id));
    const lost = [...sent, ...missing.map((id): LostAnchor => ({ address, id, home, isDoubtful: false }))];
    // Its own page keeps an anchor whatever it says today, unless a heading that went may have given its name to another.
    const others = asked.filter((id) => home.anchors.has(id));
    const written = source.lookup.pages.get(home.path ?? '');
    const headings = new Set(written?.headings.map(({ id }) => id));
    // What a writer has said leads there, leads there; but a heading of that name comes first.
    const claimed = new Set([
      ...(written?.oldAnchors ?? []).flatMap(({ id, page }) => (page === undefined ? [id] : [])),
      ...(written?.settings.anchors ?? []).flatMap(({ old }) => old),
    ]);
    for (const id of listLent(written)) claimed.delete(id);
    const isShaky = (id: string): boolean =>
      missing.length > 0 || hasTwin(id, home) || (claimed.has(id) && headings.has(id));
    const doubtful = others.filter(
      (id) => (home !== own || isShaky(id)) && (!claimed.has(id) || headings.has(id)),
    );
    const gone = doubtful.filter((id) => !isHeld(key, id, { route: home.route, id }));
    return [...lost, ...gone.map((id): LostAnchor => ({ address, id, home, isDoubtful: true }))];
  });
}

/** Headings of the same words are told apart by their order alone: `part`, `part-1`. */
function hasTwin(id: string, { anchors }: PresentAddress): boolean {
  return anchors.has(`${id}-1`) || /-\d+$/.test(id);
}

/** Whether anchors of this address can be lost at all: files and pages that were removed on purpose have none. */
function isWritten({ kind }: PresentAddress): boolean {
  return kind !== 'file' && kind !== 'gone';
}

/** More than half of what is recorded is gone without a trace, and it is no handful. */
const FOREIGN_SHARE = 0.5;
const FOREIGN_COUNT = 4;

function explainLoss(
  { addresses, anchors }: Loss,
  all: readonly RecordedAddress[],
  words: ReadonlyMap<string, PageWords>,
  source: TextSource,
  texts: readonly TextPage[],
): readonly Diagnostic[] {
  const wanted = [...addresses, ...anchors.map(({ address }) => address)].flatMap(
    ({ route }) => words.get(routeLookupKey(route)) ?? [],
  );
  const finder = createTextFinder(texts, wanted, words);
  const answers = addresses.map((address) => {
    const own = words.get(routeLookupKey(address.route));
    return { address, answer: own === undefined ? undefined : finder.findPage(own) };
  });
  const settled = followNeighbours(answers, all, texts);
  const traceless = settled.filter(({ answer }) => (answer?.places.length ?? 0) === 0);
  if (traceless.length >= FOREIGN_COUNT && traceless.length > all.length * FOREIGN_SHARE)
    return [
      foreignRecord(
        traceless.map(({ address }) => address),
        all.length,
      ),
    ];
  const place: Place = { base: source.model.config.base, pages: source.lookup.pages, texts };
  const claims = listClaims(source);
  const suggest = createNameFinder(
    texts.map((page) => ({
      value: page,
      names: [page.route.slice(place.base.length), titleOf(page, source)],
    })),
  );
  return [
    ...settled.map(({ address, answer }) =>
      lostAddress(address, answer, suggest(address.route.slice(place.base.length))?.value, place),
    ),
    ...anchors.flatMap((anchor) => explainAnchor(anchor, { words, finder, texts, place, claims })),
  ];
}

function titleOf({ file = '' }: TextPage, { lookup }: TextSource): string {
  return lookup.pages.get(file.replace(/^content\//, ''))?.title ?? '';
}

interface Explaining {
  readonly words: ReadonlyMap<string, PageWords>;
  readonly finder: TextFinder;
  readonly texts: readonly TextPage[];
  readonly place: Place;
  readonly claims: Claims;
}

function explainAnchor(
  { address, id, home, sentTo, isDoubtful }: LostAnchor,
  { words, finder, texts, place, claims }: Explaining,
): readonly Diagnostic[] {
  const [key, homeKey] = [routeLookupKey(address.route), routeLookupKey(home.route)];
  const own = words.get(key);
  const sample = own?.sections.find((section) => section.id === id);
  const answer =
    own === undefined || sample === undefined ? undefined : finder.findSection(own, sample, homeKey);
  const only = answer?.only?.place;
  const seen = { id: sentTo?.id ?? id, key: sentTo === undefined ? homeKey : routeLookupKey(sentTo.route) };
  const isThere = (spot: Spot): boolean =>
    spot.id === seen.id && routeLookupKey(spot.page.route) === seen.key;
  // Where a writer has sent the readers, they go; unless the page that the address shows has their text itself.
  if (sentTo !== undefined && (only === undefined || routeLookupKey(only.page.route) !== homeKey)) return [];
  // A text that was rewritten where it stands is no loss, nor is one that others have had all the time.
  const isAway =
    only === undefined
      ? answer?.isNew === true && !answer.places.some((found) => isThere(found.place))
      : !isThere(only);
  if (isDoubtful && !isAway) return [];
  const page = texts.find(({ route }) => routeLookupKey(route) === homeKey);
  const guess =
    only === undefined && page !== undefined && (sample === undefined || sample.count < MIN_SHINGLES)
      ? findHeading(id, own, page, new Set(address.anchors))
      : undefined;
  const trace = { home, answer, guess, isTaken: isDoubtful, isOwn: key === homeKey && sentTo === undefined };
  return [lostAnchor(address, id, { ...trace, claim: claims.get(sectionKey(address.route, id)) }, place)];
}

/** By `sectionKey`: the settings that say where an old anchor went, as typed. */
type Claims = ReadonlyMap<string, { readonly file: string; readonly old: string }>;

function listClaims({ model, lookup }: TextSource): Claims {
  const { config, docsRoot } = model;
  return new Map(
    [...model.docs, ...model.plainPages, ...model.posts].flatMap(({ path, route }) =>
      (lookup.pages.get(path)?.oldAnchors ?? []).map(({ id, page }) => {
        const from = page === undefined ? route : resolveOldPath(page, config.base, docsRoot);
        const old = page === undefined ? id : `${page}#${id}`;
        return [sectionKey(from, id), { file: `content/${path}`, old }] as const;
      }),
    ),
  );
}
