/** Reads `content/search/needs.yml`: what customers want of every game, and the guide of each that answers. Pure. */
import type { Diagnostic, Location, Outcome, SearchWords, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { analyseText } from '../../search/analyse.ts';
import { dropFillers, MAX_WORDS } from '../../search/whole-question.ts';
import type { Memo } from '../memo/memo.ts';
import { closest } from '../problems/did-you-mean.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import type { AskedPhrases } from './asked-list.ts';
import type { GuideNames } from './guide-names.ts';
import { findListPlaces, type ListPlace } from './list-places.ts';
import { unknownGuide } from './near-guide.ts';

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 512 * 1024;
const KEYS = ['need', 'guides', 'phrases'];
const FORM =
  'Write "- need: what is wanted", and below it "guides:" with a list of guides and "phrases:" with a list of phrases.';

/** What a list of needs is read with. */
interface NeedInputs {
  readonly source: Source;
  readonly guides: GuideNames;
  readonly language: string;
}

/** The site's needs, as phrases by guide; none without the file. `guides`: all, drafts included; `language`: the site's. */
export function readSiteNeeds(
  { value, diagnostics }: SearchWords['needs'],
  { guides, language }: Omit<NeedInputs, 'source'>,
  memo: Memo,
): Outcome<AskedPhrases> {
  if (value === undefined) return { value: {}, diagnostics };
  return memo.run('needs', '', { source: value, guides, language }, readNeedsInputs);
}

function readNeedsInputs({ source, guides, language }: NeedInputs): Outcome<AskedPhrases> {
  return readNeeds(source, new Map(guides), language);
}

/**
 * The phrases by source path of the guide, of which `guides` has the names and paths; what has a mistake is left out. Problems:
 * `search/invalid-needs`, `search/unknown-guide` (errors, each at its line).
 */
export function readNeeds(
  { path, text }: Source,
  guides: ReadonlyMap<string, string>,
  language: string,
): Outcome<AskedPhrases> {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, at: Partial<Location> = {}, hint = FORM): void => {
    const place = { file: path, line: 1, column: 1, ...at };
    diagnostics.push({ severity: 'error', code: 'search/invalid-needs', message, at: place, hint });
  };
  if (text.length > MAX_LENGTH) {
    refuse('The list of needs is longer than 512 KB', {}, 'Keep the phrases that say most.');
    return { value: {}, diagnostics };
  }
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, line, column, hint } = reading.problem;
    refuse(message, { line: line + 1, column: column + 1 }, hint);
    return { value: {}, diagnostics };
  }
  const list = reading.value ?? [];
  if (!Array.isArray(list)) {
    refuse('The needs must be a list');
    return { value: {}, diagnostics };
  }
  const places = findListPlaces(text);
  const rows = text.split('\n');
  const names = new Set(guides.keys());
  const phrases: Record<string, readonly string[]> = {};
  for (const [index, item] of list.entries()) {
    const at = places[index] ?? { line: 1, column: 1 };
    const need = readNeed(item);
    if ('fault' in need) {
      refuse(need.fault, at, need.hint);
      continue;
    }
    const place = (key: 'guides' | 'phrases', entry: string) =>
      findLine(rows, { key, entry }, [at, places[index + 1]]);
    for (const slip of need.phrases.flatMap((phrase) => findSlip(phrase, language)))
      refuse(slip.fault, place('phrases', slip.phrase), slip.hint);
    for (const key of ['guides', 'phrases'] as const)
      for (const entry of listTwice(need[key]))
        refuse(`"${entry}" stands twice in one need`, place(key, entry), 'Delete one of the two.');
    for (const guide of new Set(need.guides)) {
      const known = guides.get(guide);
      if (known === undefined)
        diagnostics.push(unknownGuide(guide, { file: path, ...place('guides', guide) }, names));
      else phrases[known] = [...new Set([...(phrases[known] ?? []), ...need.phrases])];
    }
  }
  return { value: phrases, diagnostics };
}

interface Need {
  readonly guides: readonly string[];
  readonly phrases: readonly string[];
}

interface Fault {
  readonly fault: string;
  readonly hint?: string;
}

function readNeed(item: unknown): Need | Fault {
  if (!isRecord(item)) return { fault: 'This is no need' };
  const odd = Object.keys(item).find((key) => !KEYS.includes(key));
  if (odd !== undefined) {
    const near = closest(odd, KEYS);
    const hint = near === undefined ? `It has ${KEYS.join(', ')}.` : `Did you mean "${near}"?`;
    return { fault: `"${odd}" is no key of a need`, hint };
  }
  const { need, guides, phrases } = item;
  if (typeof need !== 'string' || need.trim() === '')
    return { fault: 'A need says in "need" what is wanted' };
  if (!isList(guides)) return { fault: `The guides of "${need}" must be a list of guides` };
  if (!isList(phrases))
    return {
      fault: `The phrases of "${need}" must be a list of texts`,
      hint: 'Put phrases in quotes that hold ": " or " #", or are numbers.',
    };
  return { guides, phrases };
}

function listTwice(entries: readonly string[]): readonly string[] {
  return [...new Set(entries.filter((entry, at) => entries.indexOf(entry) < at))];
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');
}

/** A phrase that nobody's question is as a whole. */
function findSlip(phrase: string, language: string): readonly (Fault & { readonly phrase: string })[] {
  const words = dropFillers(analyseText(phrase, language).flatMap((chunk) => chunk.words));
  if (words.length === 0)
    return [
      { phrase, fault: `The phrase "${phrase}" holds no word`, hint: 'Write one, or delete the line.' },
    ];
  if (words.length <= MAX_WORDS) return [];
  return [
    {
      phrase,
      fault: `"${phrase}" has more than ${MAX_WORDS} words, so it is never found`,
      hint: 'Shorten it, or write it below a guide in asked.yml.',
    },
  ];
}

/** Where an entry of one of a need's lists stands: below its key, before the next need. */
function findLine(
  rows: readonly string[],
  { key, entry }: { readonly key: 'guides' | 'phrases'; readonly entry: string },
  [from, to]: readonly [from: ListPlace, to: ListPlace | undefined],
): Pick<Location, 'line' | 'column' | 'length'> {
  let isBelow = false;
  for (let line = from.line; line < (to?.line ?? rows.length + 1); line++) {
    const row = rows[line - 1] ?? '';
    const named = /^(?:\s|-(?=\s))*(need|guides|phrases)\s*:/.exec(row);
    if (named !== null) isBelow = named[1] === key;
    if (!isBelow) continue;
    const start = named?.[0].length ?? 0;
    for (let index = row.indexOf(entry, start); index !== -1; index = row.indexOf(entry, index + 1)) {
      const after = row.slice(index + entry.length);
      if (/(?:^|[\s"'[,:])$/.test(row.slice(0, index)) && /^["']?\s*(?:[,\]#]|$)/.test(after))
        return { line, column: index + 1, length: entry.length };
    }
  }
  return from;
}
