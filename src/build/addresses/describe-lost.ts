/** What is said of lost addresses: what was recorded, where its text went, and the line to type. Pure. */
import type { Diagnostic, KeptAddress, Location, Page } from '../../model.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { Answer, Spot, TextPage } from './find-text.ts';
import type { PresentAddress } from './list-present.ts';
import { encodeName, ADDRESSES_FILE, type RecordedAddress } from './lock.ts';

/** The site, as far as sentences need it. */
export interface Place {
  readonly base: string;
  /** By source path. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly texts: readonly TextPage[];
}

/** What is known of a lost anchor. */
export interface AnchorTrace {
  /** The page that readers of the address see. */
  readonly home: PresentAddress;
  readonly answer: Answer<Spot> | undefined;
  /** The heading that is probably meant, by its words and its place. */
  readonly guess: Spot | undefined;
  /** Another section of that page has this anchor. */
  readonly isTaken: boolean;
  /** The address is that of the page itself, no old one. */
  readonly isOwn: boolean;
  /** Settings that say where the anchor went, and name a heading that is not there. */
  readonly claim: { readonly file: string; readonly old: string } | undefined;
}

/** Files that can say which old addresses lead to them. */
const TAKES_ADDRESSES = /^content\/(?:docs|pages|blog)\/.*\.mdx?$/i;

/** `/help/docs/a` → `/docs/a`, as it is typed in settings. */
export function typedRoute(route: string, base: string): string {
  const typed = route.startsWith(base) ? route.slice(base.length - 1) : route;
  // What is left may look as if it had its base still.
  return `${typed}/`.startsWith(base) ? route : typed;
}

/** The problem of a recorded page that is gone: `address/lost`. */
export function lostAddress(
  address: RecordedAddress,
  answer: Answer<TextPage> | undefined,
  likely: TextPage | undefined,
  place: Place,
): Diagnostic {
  const { route } = address;
  const typed = typedRoute(route, place.base);
  const file = answer?.only?.place.file;
  const kept: KeptAddress | undefined =
    file !== undefined && TAKES_ADDRESSES.test(file) ? { file, page: typed } : undefined;
  return {
    severity: 'error',
    code: 'address/lost',
    message: `The address ${route} is recorded, and no page answers there any more${sayWhereTo(answer)}`,
    at: placeOf(kept, 'redirect_from', place) ?? {
      file: ADDRESSES_FILE,
      line: address.line,
      column: 1,
      length: encodeName(route).length,
    },
    hint: hintFor(address, answer, likely, kept, place),
    missing: { routes: [route] },
    ...(kept === undefined
      ? {}
      : { keep: kept, related: [{ file: ADDRESSES_FILE, line: address.line, column: 1 }] }),
  };
}

function sayWhereTo(answer: Answer<TextPage> | undefined): string {
  const names = (answer?.places ?? []).map(({ place }) => nameOf(place));
  const [first] = names;
  if (first === undefined) return '';
  if (answer?.isSplit === true) return `: its text is now in ${listNames(names)}, most of it in ${first}`;
  const only = answer?.only;
  if (only === undefined) return `: its text is now in ${listNames(names)}`;
  return `: its text is now in ${nameOf(only.place)}`;
}

function hintFor(
  { route }: RecordedAddress,
  answer: Answer<TextPage> | undefined,
  likely: TextPage | undefined,
  kept: KeptAddress | undefined,
  place: Place,
): string {
  const typed = typedRoute(route, place.base);
  if (kept !== undefined)
    return `Write into the settings of ${kept.file}: ${redirectLine(kept.file, typed, place)}`;
  const found = answer?.places[0]?.place;
  if (found !== undefined && found.file === undefined)
    return `It is the page of a category: write into the _category_ file of its folder: redirect_from: ${quoteYaml(typed)} (in JSON: "redirect_from": ${JSON.stringify(typed)})`;
  const guide = found?.file ?? likely?.file;
  const [verb, where] =
    found === undefined && guide !== undefined
      ? ['If its text is now in', `${guide}, write`]
      : found === undefined
        ? ['If another guide answers now, write', 'into its settings']
        : ['Choose one, and write', 'into its settings'];
  const line =
    guide === undefined ? `redirect_from: [${quoteYaml(typed)}]` : redirectLine(guide, typed, place);
  return [
    guide !== undefined && found === undefined
      ? `${verb} ${where} into its settings: ${line}`
      : `${verb} ${where}: ${line}`,
    `Removed on purpose? In config/addresses.ts: gone: [{ route: '${route}', since: 'YYYY-MM-DD', reason: '…' }]`,
    `Never published? helpsite addresses record --forget ${route}`,
  ].join('\n');
}

/** The problem of a recorded anchor that is gone, or stands for another text now: `anchor/lost`. */
export function lostAnchor(
  address: RecordedAddress,
  id: string,
  { home, answer, guess, isTaken, isOwn, claim }: AnchorTrace,
  place: Place,
): Diagnostic {
  const spot = answer?.only?.place ?? guess;
  // An id that a heading has today leads to that heading: only another name for it makes room.
  const isFree = !(isTaken && isOwn);
  const kept =
    spot === undefined || !isFree ? undefined : keepAnchor(address, id, home, spot, isTaken, claim, place);
  const gone = isTaken
    ? `The address ${address.route}#${id} is recorded, and leads to another section now`
    : `The address ${address.route}#${id} is recorded, and its page has no such heading any more`;
  return {
    severity: 'warning',
    code: 'anchor/lost',
    message: gone + saySpot(answer, guess, home),
    at: placeOf(kept, 'anchors', place) ?? anchorPlace(address, id),
    hint: isFree ? hintForAnchor(address, id, spot, kept, home) : hintForTaken(address, id, home),
    ...(isTaken ? {} : { missing: { routes: [home.route], anchor: id } }),
    ...(kept === undefined ? {} : { keep: kept, related: [anchorPlace(address, id)] }),
  };
}

/** An id of the page itself is short; where another page has the id, or took the section, the whole address says which one is meant. */
function keepAnchor(
  address: RecordedAddress,
  id: string,
  home: PresentAddress,
  spot: Spot,
  isTaken: boolean,
  claim: AnchorTrace['claim'],
  { base }: Place,
): KeptAddress | undefined {
  const { file } = spot.page;
  if (file === undefined || !TAKES_ADDRESSES.test(file) || spot.id === '') return undefined;
  const key = routeLookupKey(spot.page.route);
  const isShort = key === routeLookupKey(isTaken ? address.route : home.route);
  const old = isShort ? id : `${typedRoute(address.route, base)}#${id}`;
  return { file, anchor: { id: spot.id, old }, ...(claim === undefined ? {} : { instead: claim }) };
}

function saySpot(answer: Answer<Spot> | undefined, guess: Spot | undefined, home: PresentAddress): string {
  const describe = (spot: Spot): string => {
    const isHome = routeLookupKey(spot.page.route) === routeLookupKey(home.route);
    const where = isHome ? '' : ` in ${nameOf(spot.page)}`;
    return spot.id === ''
      ? `at the top${isHome ? ' of the page' : ` of ${nameOf(spot.page)}`}`
      : `"${spot.heading}" (#${spot.id})${where}`;
  };
  if (answer?.only !== undefined)
    return `: its text is now ${answer.only.place.id === '' ? '' : 'in '}${describe(answer.only.place)}`;
  if (guess !== undefined) return `: it is probably ${describe(guess)} now`;
  const places = (answer?.places ?? []).map((found) => describe(found.place));
  return places.length === 0 ? '' : `: its text is now in ${listNames(places)}`;
}

function hintForAnchor(
  { route }: RecordedAddress,
  id: string,
  spot: Spot | undefined,
  kept: KeptAddress | undefined,
  home: PresentAddress,
): string {
  if (kept?.anchor !== undefined)
    return `Write into the settings of ${kept.file}: anchors: { ${quoteYaml(kept.anchor.id)}: [${quoteYaml(kept.anchor.old)}] }`;
  const file = spot?.page.file ?? (home.path === undefined ? 'the page' : `content/${home.path}`);
  return [
    `Write <a id="${id}"></a> into ${file} where its text is now, or into the settings of the guide that has it: anchors: { today: [${quoteYaml(`${route}#${id}`)}] }`,
    `Removed on purpose, or never published? helpsite addresses record --forget ${route}#${id}`,
  ].join('\n');
}

function hintForTaken({ route }: RecordedAddress, id: string, { path }: PresentAddress): string {
  return [
    `Give the heading that has #${id} now in content/${path ?? ''} an id of its own: ## Its words {#other-id}`,
    `If it is meant as it is now: helpsite addresses record --forget ${route}#${id}`,
  ].join('\n');
}

/** One problem in the place of many: the whole site has another base path. */
export function baseChanged(addresses: readonly RecordedAddress[], old: string, base: string): Diagnostic {
  return {
    severity: 'error',
    code: 'address/base-changed',
    message: `The recorded addresses (${addresses.length}) begin with ${old}, and the site is now below ${base}: they do not answer any more`,
    at: { file: ADDRESSES_FILE, line: addresses[0]?.line ?? 1, column: 1, length: old.length },
    hint: `Set the base path back to ${old}, or let your host lead ${old}* on to ${base}* and run: helpsite addresses record --rebase ${old}`,
  };
}

/** One problem in the place of many: the record is probably that of another site. */
export function foreignRecord(gone: readonly RecordedAddress[], count: number): Diagnostic {
  return {
    severity: 'error',
    code: 'address/foreign',
    message: `Of ${count} recorded addresses ${gone.length} are not here, nor is their text: the record may be another site's (the first is ${gone[0]?.route ?? ''})`,
    at: { file: ADDRESSES_FILE, line: gone[0]?.line ?? 1, column: 1 },
    hint: 'Bring the right addresses.lock back from version control. If these pages were removed, bring them back, or forget each: helpsite addresses record --forget <address>',
  };
}

/** Where the line has to be typed: in the settings, at the key if it is there already. */
function placeOf(kept: KeptAddress | undefined, key: string, { pages }: Place): Location | undefined {
  if (kept === undefined) return undefined;
  return (
    pages.get(kept.file.replace(/^content\//, ''))?.settingsAt[key] ?? { file: kept.file, line: 1, column: 1 }
  );
}

function anchorPlace({ line }: RecordedAddress, _id: string): Location {
  return { file: ADDRESSES_FILE, line, column: 1 };
}

function redirectLine(file: string, typed: string, { pages }: Place): string {
  const known = pages.get(file.replace(/^content\//, ''))?.settings.redirectFrom ?? [];
  return `redirect_from: [${[...known, typed].map(quoteYaml).join(', ')}]`;
}

function nameOf({ file, route }: TextPage): string {
  return file ?? route;
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
}

/** A text as it may stand in a YAML list on one line. */
export function quoteYaml(text: string): string {
  return /^\/?[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
