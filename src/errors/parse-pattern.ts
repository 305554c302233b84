/**
 * The small language of error patterns: text, and the gaps `{number}`, `{word}`, `{path}` and `{rest}`, which may have a name
 * (`{number:needed}`); `{{` is a brace. `{start}` before all and `{end}` behind all: the message begins and ends there. There is nothing
 * in it that could be tried in several ways again and again. Pure.
 */

export type GapKind = 'number' | 'word' | 'path' | 'rest';

export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: GapKind; readonly name: string | null };

/** A mistake, and the characters of the pattern before it. */
export interface PatternMistake {
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

export interface Pattern {
  readonly parts: readonly PatternPart[];
  /** Nothing but what stands before messages may stand before it. */
  readonly starts: boolean;
  /** Nothing may stand behind it. */
  readonly ends: boolean;
  readonly mistakes: readonly PatternMistake[];
}

const KINDS: readonly string[] = ['number', 'word', 'path', 'rest'];
const GAPS =
  'Gaps are {number}, {word}, {path} and {rest}, with a name if you like: {number:needed}; {start} stands first, {end} last';
const START = '{start}';
const END = '{end}';
/** More gaps than any message has. */
const MOST_GAPS = 24;
const LONGEST = 600;

/** The parts of a pattern. What is wrong stays text, and is told in `mistakes`. */
export function parsePattern(text: string): Pattern {
  const starts = text.startsWith(START);
  const ends = text.endsWith(END) && !text.endsWith(`{${END}`);
  const inner = text.slice(starts ? START.length : 0, ends ? -END.length : undefined);
  return { ...parseParts(inner, starts ? START.length : 0), starts, ends };
}

/** `before`: characters of the pattern before this text. */
function parseParts(text: string, before: number): Pick<Pattern, 'parts' | 'mistakes'> {
  // Most patterns are nothing but text, and thousands are read before a log.
  if (!text.includes('{') && text !== '' && text.length <= LONGEST)
    return { parts: [{ kind: 'text', text }], mistakes: [] };
  const parts: PatternPart[] = [];
  const mistakes: PatternMistake[] = [];
  let literal = '';
  const endText = () => {
    if (literal !== '') parts.push({ kind: 'text', text: literal });
    literal = '';
  };
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('{', at);
    literal += text.slice(at, next < 0 ? undefined : next);
    if (next < 0) break;
    if (text[next + 1] === '{') {
      literal += '{';
      at = next + 2;
      continue;
    }
    const end = text.indexOf('}', next);
    const inside = text.slice(next + 1, end < 0 ? undefined : end);
    const gap = readGap(inside);
    if (end < 0 || gap === undefined) {
      mistakes.push(describeGap(before + next, inside, end < 0));
      literal += '{';
      at = next + 1;
      continue;
    }
    endText();
    if (parts.at(-1)?.kind !== 'text' && parts.length > 0) mistakes.push(twoGaps(before + next));
    parts.push(gap);
    at = end + 1;
  }
  endText();
  return { parts, mistakes: [...mistakes, ...checkWhole(text, parts)] };
}

/** The pattern that has these parts. */
export function writePattern(parts: readonly PatternPart[]): string {
  return parts
    .map((part) =>
      part.kind === 'text'
        ? part.text.replaceAll('{', '{{')
        : `{${part.kind}${part.name === null ? '' : `:${part.name}`}}`,
    )
    .join('');
}

function readGap(inside: string): PatternPart | undefined {
  const [kind = '', name, ...more] = inside.split(':');
  if (!KINDS.includes(kind) || more.length > 0) return undefined;
  if (name !== undefined && !/^[a-z][a-z0-9_-]{0,31}$/i.test(name)) return undefined;
  return { kind: kind as GapKind, name: name ?? null };
}

function describeGap(at: number, inside: string, isOpen: boolean): PatternMistake {
  if (isOpen)
    return { at, message: 'A gap is not closed: "}" is missing', hint: `Write {{ for a brace. ${GAPS}` };
  const [kind = '', name] = inside.split(':');
  const message = KINDS.includes(kind)
    ? `"${name ?? ''}" is no name for a gap: letters, digits and dashes, a letter first`
    : `There is no gap {${inside.slice(0, 40)}}`;
  return { at, message, hint: `${GAPS}; write {{ for a brace` };
}

function twoGaps(at: number): PatternMistake {
  return {
    at,
    message: 'Two gaps touch each other: nobody could say where the first one ends',
    hint: 'Put the text between them that stands there in the log, or write one {rest}',
  };
}

function checkWhole(text: string, parts: readonly PatternPart[]): readonly PatternMistake[] {
  const mistakes: PatternMistake[] = [];
  const gaps = parts.flatMap((part) => (part.kind === 'text' ? [] : [part]));
  const names = gaps.flatMap(({ name }) => (name === null ? [] : [name]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    mistakes.push({
      at: 0,
      message: `Two gaps are called "${twice}"`,
      hint: 'Give each gap a name of its own',
    });
  if (gaps.length > MOST_GAPS)
    mistakes.push({
      at: 0,
      message: `A pattern has at most ${MOST_GAPS} gaps`,
      hint: 'Leave out the end of the message',
    });
  if (text.length > LONGEST)
    mistakes.push({
      at: 0,
      message: `A pattern has at most ${LONGEST} characters`,
      hint: 'Leave out the end of the message',
    });
  return mistakes;
}
