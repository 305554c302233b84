/** The parse stage: one source (and the partials it shows) understood as a page. Pure: it sees its inputs and nothing else. */
import type { Diagnostic, Outcome, Page, PageBody, Settings } from '../../model.ts';
import { readFrontmatter } from './front-matter/frontmatter.ts';
import { substituteLabel, substituteText } from './substitute.ts';
import { findExposedSecrets } from './slips/exposed-secrets.ts';
import { findGarbledLetters } from './slips/garbled-letters.ts';
import { findHiddenCharacters } from './slips/hidden-characters.ts';
import { judgeStamp } from './facts/stamp.ts';
import { joinFacts, NO_FACTS } from './facts/used-facts.ts';
import { findSilence } from './slips/silence.ts';
import { isVisible } from './visible.ts';
import { isSuspicious, tooDeep } from './limits.ts';
import { type BodyInputs, type BodyResult, writeBody } from './body.ts';
import type { ParseInputs } from './parse-inputs.ts';

export interface ParsedPage {
  readonly page: Page;
  readonly body: PageBody;
  /** Something ran out of time or stack, of which there is more or less at other times. */
  readonly isOfMachine: boolean;
}

/** Reads one page. Everything its writer did wrong comes back as diagnostics; the page itself is always usable. */
export function parsePage({
  source,
  partials,
  variables,
  used = NO_FACTS,
  drawers = {},
  components = {},
  prefix,
}: ParseInputs): Outcome<ParsedPage> {
  const file = prefix + source.path;
  const front = readFrontmatter(source, file);
  const { settings, settingsAt, body, bodyLine } = front.value;
  const diagnostics: Diagnostic[] = [
    ...findHiddenCharacters(source.text, file),
    ...findGarbledLetters(source.text, file),
    ...findExposedSecrets(source.text, file),
    ...front.diagnostics,
  ];
  const shown = substituteSettings(settings, joinFacts(variables, used));
  const tooMuch = isSuspicious(body, file, bodyLine);
  if (tooMuch !== undefined) diagnostics.push(tooMuch);
  const inputs = {
    source,
    partials,
    variables,
    used,
    drawers,
    components,
    prefix,
    file,
    bodyLine,
    diagnostics,
    renamed: shown.anchors ?? [],
    renamedAt: settingsAt['anchors'],
    former: shown.redirectFrom ?? [],
    your: shown.your ?? {},
  };
  const result = writeSafely(tooMuch === undefined ? body : '', inputs);
  const title = [shown.title, result.title].find((text) => text !== undefined && isVisible(text));
  const read = { file, settled: shown.title, settledAt: settingsAt['title'], typed: result.title };
  // Nobody sees a draft, and what is missing in it is known.
  if (shown.draft !== true)
    diagnostics.push(
      ...findSilence({ ...read, text: body, textLine: bodyLine, body: result.body }, diagnostics),
    );
  const page: Page = {
    path: source.path,
    settings: shown,
    settingsAt,
    ...(title === undefined ? {} : { title }),
    ...(result.titleHtml === undefined ? {} : { titleHtml: result.titleHtml }),
    description: shown.description ?? result.excerpt,
    headings: result.headings,
    anchors: result.anchors,
    oldAnchors: result.oldAnchors,
    links: result.links,
    ...(shown.verifiedStamp === undefined ? {} : { stamp: judgeStamp(shown.verifiedStamp, body, used) }),
    words: result.words,
    styles: result.styles,
    ...(result.yours.length === 0 ? {} : { yours: result.yours }),
    ...(result.body.slots.some((slot) => slot.type === 'contact') ? { showsContact: true } : {}),
    showsCards: result.body.slots.some((slot) => slot.type === 'cards'),
    namedDocs: result.body.slots.flatMap((slot) => (slot.type === 'description' ? [slot.docId] : [])),
    languages: result.languages,
  };
  return { value: { page, body: result.body, isOfMachine: result.isOfMachine }, diagnostics };
}

/** Whatever the limits let through: a text too deep for the parser's own recursion is told, never a crash. */
function writeSafely(body: string, inputs: BodyInputs): BodyResult {
  try {
    return writeBody(body, inputs);
  } catch (error) {
    if (!(error instanceof RangeError)) throw nameFile(error, inputs.file);
    inputs.diagnostics.push(tooDeep(inputs.file, inputs.bodyLine));
    return { ...writeBody('', inputs), isOfMachine: true };
  }
}

/** A fault of helpsite says in which file it came up: changing what stands there is the way past it. */
function nameFile(error: unknown, file: string): unknown {
  if (error instanceof Error) error.message = `${file}: ${error.message}`;
  return error;
}

const LABELS: ReadonlySet<string> = new Set(['title', 'sidebarLabel', 'paginationLabel', 'description']);

/** Variables may stand in every text of the front matter, and in lists of texts (`related`, `keywords`). */
function substituteSettings(settings: Settings, variables: Readonly<Record<string, string>>): Settings {
  const shown = Object.entries(settings).map(([key, value]: readonly [string, unknown]) => {
    if (typeof value === 'string')
      return [key, (LABELS.has(key) ? substituteLabel : substituteText)(value, variables)];
    return [key, Array.isArray(value) ? substituteList(value, variables) : value];
  });
  return Object.fromEntries(shown) as Settings;
}

/** Entries that are no texts (tags) stay; one that has nothing left to say is left out. */
function substituteList(
  entries: readonly unknown[],
  variables: Readonly<Record<string, string>>,
): readonly unknown[] {
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') return [entry];
    const text = substituteText(entry, variables);
    return text === '' && entry !== '' ? [] : [text];
  });
}
