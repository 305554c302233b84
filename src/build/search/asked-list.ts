/** Reads `content/search/asked.yml`: how customers ask for each guide, in their own words. Pure. */
import type { Diagnostic, Location, Outcome, SearchWords, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import type { Memo } from '../memo/memo.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import { findFormSlip } from './asked-slips.ts';
import type { GuideNames } from './guide-names.ts';
import { findKeyPlaces, type KeyPlace } from './list-places.ts';
import { unknownGuide } from './near-guide.ts';

/** A guide's source path → phrases under which it is asked for. */
export type AskedPhrases = Readonly<Record<string, readonly string[]>>;

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 4 * 1024 * 1024;
/** A guide that is asked for in more ways than that answers too much. */
const MAX_PHRASES = 120;
/** In characters: nobody types more. */
const MAX_PHRASE = 300;

const FORM = 'Write the path of a guide, a colon, and below it a list: "- i cant join my server".';
const QUOTES = 'Put phrases in quotes that hold ": " or " #", or are numbers: "error 404".';

/** The site's phrases; none without the file. `guides`: all, drafts included. */
export function readSiteAsked(
  { value, diagnostics }: SearchWords['asked'],
  guides: GuideNames,
  memo: Memo,
): Outcome<AskedPhrases> {
  if (value === undefined) return { value: {}, diagnostics };
  return memo.run('asked', '', { source: value, guides }, readAskedInputs);
}

function readAskedInputs({
  source,
  guides,
}: {
  readonly source: Source;
  readonly guides: GuideNames;
}): Outcome<AskedPhrases> {
  return readAsked(source, new Map(guides));
}

/**
 * The phrases by guide, of which `guides` has the names and paths; what has a mistake is left out. Problems: `search/invalid-asked`, `search/unknown-guide` (errors,
 * each at its line).
 */
export function readAsked(
  { path, text }: Source,
  guides: ReadonlyMap<string, string>,
): Outcome<AskedPhrases> {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, at: Partial<Location> = {}, hint = FORM): void => {
    const place = { file: path, line: 1, column: 1, ...at };
    diagnostics.push({ severity: 'error', code: 'search/invalid-asked', message, at: place, hint });
  };
  const nothing = { value: {}, diagnostics };
  if (text.length > MAX_LENGTH) {
    refuse('The list of phrases is longer than 4 MB', {}, 'Keep the phrases that say most.');
    return nothing;
  }
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, line, column, hint } = findFormSlip(text) ?? reading.problem;
    refuse(message, { line: line + 1, column: column + 1 }, hint);
    return nothing;
  }
  if (reading.value === undefined || reading.value === null) return nothing;
  const slip = isListed(reading.value) ? undefined : findFormSlip(text);
  if (slip !== undefined) {
    refuse(slip.message, { line: slip.line + 1, column: slip.column + 1 }, slip.hint);
    return nothing;
  }
  if (!isRecord(reading.value)) {
    refuse('The phrases must stand below the guides that they ask for');
    return nothing;
  }
  const places = findKeyPlaces(text);
  const phrases: Record<string, readonly string[]> = {};
  for (const [guide, list] of Object.entries(reading.value)) {
    const place = places.get(guide);
    const known = guides.get(guide);
    if (known === undefined)
      diagnostics.push(
        unknownGuide(guide, { file: path, line: 1, column: 1, ...place?.at }, new Set(guides.keys())),
      );
    else phrases[known] = [...(phrases[known] ?? []), ...readPhrases(guide, list, place, refuse)];
  }
  return { value: phrases, diagnostics };
}

function isListed(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((list) => Array.isArray(list));
}

function readPhrases(
  guide: string,
  list: unknown,
  place: KeyPlace | undefined,
  refuse: (message: string, at?: Partial<Location>, hint?: string) => void,
): readonly string[] {
  if (!Array.isArray(list)) {
    refuse(`The phrases of "${guide}" must be a list`, place?.at);
    return [];
  }
  if (list.length === 0) refuse(`"${guide}" has no phrase`, place?.at, 'Write one, or delete the line.');
  if (list.length > MAX_PHRASES)
    refuse(`"${guide}" has more than ${MAX_PHRASES} phrases`, place?.at, 'Keep those that say most.');
  const known = new Set<string>();
  for (const [index, entry] of list.slice(0, MAX_PHRASES).entries()) {
    const at = place?.entries[index] ?? place?.at;
    const phrase = typeof entry === 'string' ? entry.trim().replace(/\s+/g, ' ') : '';
    if (typeof entry !== 'string') refuse(`A phrase of "${guide}" is no text`, at, QUOTES);
    else if (!/[\p{L}\p{N}]/u.test(phrase)) refuse(`A phrase of "${guide}" holds no word`, at);
    else if (phrase.length > MAX_PHRASE)
      refuse(
        `A phrase is longer than ${MAX_PHRASE} characters`,
        at,
        'Keep the words that somebody would type.',
      );
    else if (known.has(phrase.toLowerCase()))
      refuse(`"${phrase}" stands twice below "${guide}"`, at, 'Delete one of the two lines.');
    else known.add(phrase.toLowerCase());
  }
  return [...known];
}
