/** `{provider}` and the other registered names become what the configuration says. */
import type { Diagnostic, Location } from '../../model.ts';
import { VARIABLES } from '../../variables.ts';
import { createFenceCursor } from '../problems/fences.ts';
import { explainUnknownName, findNameSlips } from './slips/name-slips.ts';
import { FACT_NAME } from './facts/fact-names.ts';
import type { Shift } from './positions.ts';

const NAMES: ReadonlySet<string> = new Set(VARIABLES.map((variable) => variable.name));
const FALLBACKS: ReadonlyMap<string, string> = new Map(
  VARIABLES.flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback] as const])),
);

/** Whether a name is replaced: every site has some, the configuration adds its own. `values` says what they are. */
export function isVariable(name: string, values: Readonly<Record<string, string>>): boolean {
  return NAMES.has(name) || Object.hasOwn(values, name);
}

/** Whether readers fill it in themselves (yours.ts): in a body it stays as typed until its block is written. */
function isYours(name: string): boolean {
  return name.startsWith('your.') && NAMES.has(name);
}

/** All names that are replaced, those of every site first. */
export function listVariables(values: Readonly<Record<string, string>>): readonly string[] {
  return [...new Set([...NAMES, ...Object.keys(values)])];
}

/** Letters and dots only: code braces (`{ "a": 1 }`, `{id}` with digits) rarely match, and unknown names stay as typed. */
const TOKEN = new RegExp(`\\{([a-z][A-Za-z]*(?:\\.[A-Za-z]+)*|${FACT_NAME})\\}`, 'g');

/** A fact of a game: what a sheet says, an empty default too, so nothing of it is ever missing. */
const FACT = new RegExp(`^${FACT_NAME}$`);

/** Menu items of the panel and the client area: bold when set, because then they are what the reader sees. */
const LABEL = /^(?:panel|clientArea)\.labels\./;

/** Fallbacks may hold tokens themselves; this deep and no deeper. */
const MAX_DEPTH = 5;

/** What `{name}` says: the configured text, or the fallback; undefined: nothing, the line is left out. */
export function readVariable(
  name: string,
  values: Readonly<Record<string, string>>,
  depth = 0,
): string | undefined {
  // An empty text is a name that was declared, and says nothing; a fact that is empty says just that.
  if (Object.hasOwn(values, name)) return values[name] === '' && !FACT.test(name) ? undefined : values[name];
  const fallback = FALLBACKS.get(name);
  if (fallback === undefined || depth >= MAX_DEPTH) return undefined;
  return fallback.replace(TOKEN, (typed, inner: string) =>
    isVariable(inner, values) ? (readVariable(inner, values, depth + 1) ?? '') : typed,
  );
}

/** Replaces the names in a short text (a title, a label, a file name); unset ones without fallback vanish. */
export function substituteText(text: string, values: Readonly<Record<string, string>>): string {
  if (!text.includes('{')) return text;
  return text
    .replace(TOKEN, (typed, name: string) =>
      isVariable(name, values) ? (readVariable(name, values) ?? '') : typed,
    )
    .trim();
}

/**
 * Like `substituteText`, for a label or a title: when a fallback such as "the control panel" begins it,
 * it begins with a capital and without the article, as labels do.
 */
export function substituteLabel(text: string, values: Readonly<Record<string, string>>): string {
  const label = substituteText(text, values);
  if (label === text || !text.startsWith('{')) return label;
  const bare = label.replace(/^the (?=\p{L})/u, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function substituteCode(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(TOKEN, (typed, name: string) =>
    isVariable(name, values) && !isYours(name) ? (readVariable(name, values) ?? '') : typed,
  );
}

interface Substitution {
  readonly text: string;
  readonly shifts: readonly Shift[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Replaces the names in a body, before Markdown is parsed. Fenced code is left alone unless its info string says `vars`;
 * a line with an unset name without fallback is left out, but a link to one keeps its text. Lines keep their numbers.
 */
export function substituteBody(
  body: string,
  values: Readonly<Record<string, string>>,
  file: string,
  firstLine: number,
  unknownFacts: Readonly<Record<string, string>> = {},
): Substitution {
  if (!body.includes('{')) return { text: body, shifts: [], diagnostics: [] };
  const shifts: Shift[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = {
    has: (name: string) => isVariable(name, values),
    list: () => listVariables(values),
  };
  const lines = body.split('\n');
  const fences = createFenceCursor();
  let inVars = false;
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const kind = fences.read(line);
    let next = line;
    if (kind === 'open') inVars = /\bvars\b/.test(line);
    else if (kind === 'code' && inVars) next = substituteCode(line, values);
    else if (kind === 'text' && line.includes('{')) {
      const place = { file, line: firstLine + index, column: 1 };
      diagnostics.push(...findNameSlips(line, names, place));
      const isFirst = ABOVE_START.test(lines[index - 1] ?? '');
      next = substituteLine(line, values, { offset, isFirst }, shifts, (name, column) =>
        diagnostics.push(...unknownName(name, values, unknownFacts, { ...place, column })),
      );
    }
    lines[index] = next;
    offset += next.length + 1;
  }
  return { text: lines.join('\n'), shifts, diagnostics };
}

/** Where a sentence begins within a line: behind another one, in a cell of a table, behind the mark of a heading, a list or a quote. */
const SENTENCE_START =
  /(?:(?<!\b(?:e\.g|i\.e|etc|vs|cf|ca|approx|incl|no))[.?!]["”’)*_]{0,3} |^\s*\|\s*|[^\\]\|\s*|^\s*(?:(?:[-*+>]|\d+[.)]|#{1,6})\s+)+)$/i;
/** Above the first line of a paragraph: nothing, the end of a sentence, a box, a heading or a tag. */
const ABOVE_START = /^\s*$|[.?!]["”’)*_]{0,3}\s*$|^\s*(?:::|#{1,6} |<)/;
/** In code and in tags it is no word of a sentence. */
const INSIDE = /^(?:[^`]*`[^`]*`)*[^`]*`[^`]*$|<[^>]*$/;

/** Fallbacks are written as they stand within a sentence: "the control panel". `isFirst`: the line begins one. */
function beginSentence(said: string, before: string, isFirst: boolean): string {
  if (INSIDE.test(before)) return said;
  // `**{panel}**`, `[{panel}](…)`
  const bare = before.replace(/(?:\*{1,2}|_{1,2}|\[|["“])$/, '');
  const begins = bare === '' ? isFirst : SENTENCE_START.test(bare);
  return begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** What a name says behind `before` in its line; undefined: nothing. */
function sayAt(
  name: string,
  values: Readonly<Record<string, string>>,
  before: string,
  isFirst: boolean,
): string | undefined {
  const said = readVariable(name, values);
  if (said === undefined) return undefined;
  // What stands in addresses and names of files is never written large.
  if (name === 'productSlug') return said;
  if (!Object.hasOwn(values, name)) return beginSentence(said, before, isFirst);
  return LABEL.test(name) ? `**${said}**` : said;
}

function substituteLine(
  line: string,
  values: Readonly<Record<string, string>>,
  { offset, isFirst }: { readonly offset: number; readonly isFirst: boolean },
  shifts: Shift[],
  report: (name: string, column: number) => void,
): string {
  let drop = false;
  // `[text]({panelUrl})` with nothing to link to is its text.
  const linked = line.replace(/\[([^\]]*)\]\(\{([\w.]+)\}([^)\s]*)\)/g, (typed, text: string, name: string) =>
    isVariable(name, values) && readVariable(name, values) === undefined ? text : typed,
  );
  let shift = 0;
  const text = linked.replace(TOKEN, (typed, name: string, at: number) => {
    if (!isVariable(name, values)) {
      report(name, at + 1);
      return typed;
    }
    if (isYours(name)) return typed;
    const value = sayAt(name, values, linked.slice(0, at), isFirst);
    if (value === undefined) drop = true;
    shifts.push({
      at: offset + at + shift + (value ?? '').length,
      shift: typed.length - (value ?? '').length,
    });
    shift += (value ?? '').length - typed.length;
    return value ?? '';
  });
  return drop ? '' : text;
}

/** Other braces are literal text; a fact that no sheet knows is an error, and a name one edit away from a registered one is probably a slip. */
function unknownName(
  name: string,
  values: Readonly<Record<string, string>>,
  unknownFacts: Readonly<Record<string, string>>,
  place: Location,
): Diagnostic[] {
  const at = { ...place, length: name.length + 2 };
  const advice = Object.hasOwn(unknownFacts, name) ? unknownFacts[name] : undefined;
  if (advice !== undefined)
    return [
      {
        severity: 'error',
        code: 'fact/not-in-sheet',
        message: `No sheet of facts says "{${name}}", so it is shown as typed`,
        at,
        hint: advice,
      },
    ];
  return explainUnknownName(name, listVariables(values), at);
}
