/** What the record will be: everything that was known, and everything that is there now. Pure. */
import { decodePath, isExternal, joinPath, routeKey } from '../../urls.ts';
import { routeLookupKey, sectionKey } from '../model/targets.ts';
import type { TextPage } from './find-text.ts';
import type { PresentAddress } from './list-present.ts';
import type { TextSource } from './list-texts.ts';
import type { AddressRecord, RecordedAddress } from './lock.ts';
import { type PageWords, samplePage, sampleSection, type SectionSample } from './words.ts';

/** An address as somebody typed it, or a part of it. */
export interface NamedAddress {
  /** `routeLookupKey`. */
  readonly key: string;
  readonly route: string;
  /** Undefined: the whole page. */
  readonly anchor?: string;
}

/** `/help/docs/a#b`, `/docs/a`, `docs/a` or a whole web address as the record names it. */
export function readName(typed: string, base: string): NamedAddress {
  const path = isExternal(typed) ? typed.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '') : typed;
  const cut = path.indexOf('#');
  const bare = decodePath(cut === -1 ? path : path.slice(0, cut));
  const full = bare.startsWith(base) || `${bare}/` === base ? bare : joinPath(base, bare);
  const route = routeKey(full);
  const anchor = cut === -1 ? '' : decodePath(path.slice(cut + 1));
  return { key: routeLookupKey(route), route, ...(anchor === '' ? {} : { anchor }) };
}

/** The record without what is forgotten on purpose. */
export function forgetAddresses(record: AddressRecord, forgotten: readonly NamedAddress[]): AddressRecord {
  if (forgotten.length === 0) return record;
  const addresses = new Map(record.addresses);
  for (const { key, anchor } of forgotten) {
    const known = addresses.get(key);
    if (known === undefined) continue;
    if (anchor === undefined) addresses.delete(key);
    else addresses.set(key, { ...known, anchors: known.anchors.filter((name) => name !== anchor) });
  }
  return { ...record, addresses };
}

/** The record with each address below `old` below `base` instead. */
export function rebaseRecord(record: AddressRecord, old: string, base: string): AddressRecord {
  const addresses = [...record.addresses.values()].map((address): [string, RecordedAddress] => {
    const route = rebase(address.route, old, base);
    return [routeLookupKey(route), { ...address, route }];
  });
  return { ...record, addresses: new Map(addresses) };
}

/** The same for what is known of their texts. */
export function rebaseWords(
  words: ReadonlyMap<string, PageWords>,
  old: string,
  base: string,
): ReadonlyMap<string, PageWords> {
  const pages = [...words.values()].map((page) => ({ ...page, route: rebase(page.route, old, base) }));
  return new Map(pages.map((page) => [routeLookupKey(page.route), page]));
}

function rebase(route: string, old: string, base: string): string {
  return `${route}/`.startsWith(old) ? routeKey(base + `${route}/`.slice(old.length)) : route;
}

/** All that is known: what was recorded stays, and what is there now comes to it. */
export function mergeRecord(
  { addresses }: Pick<AddressRecord, 'addresses'>,
  present: ReadonlyMap<string, Pick<PresentAddress, 'route' | 'anchors'>>,
): ReadonlyMap<string, RecordedAddress> {
  const merged = new Map(addresses);
  for (const [key, { route, anchors }] of present) {
    const known = merged.get(key);
    const all = new Set([...(known?.anchors ?? []), ...anchors]);
    merged.set(key, { route: known?.route ?? route, anchors: [...all], line: known?.line ?? 0 });
  }
  return merged;
}

/** What is not in the record yet. */
export interface Unrecorded {
  readonly addresses: readonly string[];
  readonly anchors: number;
}

/** Counts what `record` would add. */
export function listUnrecorded(
  { addresses }: Pick<AddressRecord, 'addresses'>,
  present: ReadonlyMap<string, Pick<PresentAddress, 'route' | 'anchors'>>,
): Unrecorded {
  const fresh: string[] = [];
  let anchors = 0;
  for (const [key, now] of present) {
    const known = addresses.get(key);
    if (known === undefined) fresh.push(now.route);
    const before = new Set(known?.anchors);
    for (const anchor of now.anchors) if (!before.has(anchor)) anchors += 1;
  }
  return { addresses: fresh.toSorted(), anchors };
}

/** The texts of all recorded addresses: of pages as they are now, of others as they were. */
export function planWords(
  addresses: ReadonlyMap<string, RecordedAddress>,
  present: ReadonlyMap<string, PresentAddress>,
  texts: readonly TextPage[],
  before: ReadonlyMap<string, PageWords>,
  { model, lookup }: TextSource,
): readonly PageWords[] {
  const pages = new Map(texts.map((page) => [routeLookupKey(page.route), page]));
  const moved = new Map(model.moved.map((section) => [sectionKey(section.from, section.fromId), section]));
  return [...addresses].flatMap(([key, { route, anchors }]): PageWords[] => {
    const old = before.get(key);
    // Of an address that leads on, the text is the one it leads to: that is what readers find there.
    const home = present.get(key)?.leadsTo ?? key;
    const page = pages.get(home);
    if (page === undefined) return old === undefined ? [] : [old];
    const now = samplePage(route, page.shingles());
    const aliases = new Map(
      lookup.pages
        .get(present.get(home)?.path ?? '')
        ?.oldAnchors.map(({ id, toId, page: other }) => [other === undefined ? id : '', toId]),
    );
    const order = new Map(now.sections.map(({ id }, index) => [id, index]));
    const sections = anchors.flatMap((id): SectionSample[] => {
      const to = moved.get(sectionKey(key, id));
      const target = to === undefined ? page : pages.get(routeLookupKey(to.to));
      const sample =
        target === undefined
          ? undefined
          : sampleSection(target.shingles(), to?.toId ?? aliases.get(id) ?? id);
      const kept = sample ?? old?.sections.find((section) => section.id === id);
      return kept === undefined ? [] : [{ ...kept, id }];
    });
    const place = ({ id }: SectionSample): number => order.get(aliases.get(id) ?? id) ?? order.size;
    return [{ ...now, sections: sections.toSorted((a, b) => place(a) - place(b)) }];
  });
}
