/** Settings that were typed almost as "key: value": YAML joins such lines with the one above, or fails on the line after. Pure. */
import { findIntendedKey, KEY_RULES } from './frontmatter-keys.ts';
import type { YamlProblem } from './yaml.ts';

/** A line that begins with a word: what stands before it, the word, what stands between it and its value, the value. */
const LINE = /^([ \t\u00a0\u2007\u202f]*)(["']?)([A-Za-z][\w-]*)\2([ \t]*)([:：=;,.]?)([ \t]*)(.*)$/;

/** They look like a space, and are none to YAML. */
const ODD_SPACE = /[\u00a0\u2007\u202f]/;

/** Longer lines are not looked into: no person typed them. */
const MAX_ROW = 1_000;

/**
 * The first line (from 0) that was meant to set a known key and does not. `isSet` says which keys YAML did find; undefined
 * when it found none, because it failed: then `upTo` is the line it failed on, and what begins behind it is not looked at.
 */
export function findSettingSlip(
  rows: readonly string[],
  isSet?: (key: string) => boolean,
  upTo: number = rows.length,
): YamlProblem | undefined {
  const seen = new Set<string>();
  let open: YamlProblem | undefined;
  for (const [line, row] of rows.slice(0, upTo + 1).entries()) {
    const slip =
      row.length > MAX_ROW
        ? undefined
        : (explainRow(row, seen, isSet) ?? explainIndent(line, rows, isSet === undefined));
    if (slip !== undefined) return { line, ...slip };
    // A key that YAML did not see is part of a text whose quote is still open.
    const key = isSet === undefined ? undefined : /^([A-Za-z][\w-]*):\s/.exec(row)?.[1];
    if (open !== undefined && key !== undefined && KEY_RULES.has(key) && isSet?.(key) === false) return open;
    const found = explainOpen(row, rows[line + 1]);
    if (found !== undefined) open = { line, ...found };
    if (open !== undefined && isSet === undefined) return open;
  }
  return undefined;
}

/** Whether each line is like `title Turn on`: a known key in lower case, and no end of a sentence, as the first words of a text have it. */
export function lackColons(rows: readonly string[]): boolean {
  return rows.every((row) => {
    if (row.trim() === '') return true;
    const [, key = ''] = /^([a-z][a-z_]*)[ \t]+\S.*(?<![.!?,;])$/.exec(row.slice(0, MAX_ROW).trimEnd()) ?? [];
    return KEY_RULES.has(key);
  });
}

type Slip = Omit<YamlProblem, 'line'>;

function explainRow(
  row: string,
  seen: Set<string>,
  isSet: ((key: string) => boolean) | undefined,
): Slip | undefined {
  const [, indent = '', quote = '', word = '', gap = '', sign = '', space = '', value = ''] =
    LINE.exec(row) ?? [];
  // A text may go on below its key, set in; only there a word may stand without a colon.
  const isNear = KEY_RULES.has(word) || (sign === ':' && findIntendedKey(word, 'doc') !== undefined);
  if (!isNear || isSet?.(word) === true || (indent.includes(' ') && !indent.includes('\t'))) return undefined;
  const column = indent.length;
  const whole = `${word}: ${value.trimStart()}`.trimEnd();
  const fix = { from: row.trimEnd(), to: whole };
  if (ODD_SPACE.test(indent))
    return {
      column: 0,
      message: `The space before "${word}" is not an ordinary one, so the line is not read`,
      hint: `Delete it: ${whole}`,
      fix,
    };
  if (indent !== '')
    return { column: 0, message: 'This line begins with a tab', hint: `Delete the tab: ${whole}` };
  if (sign !== ':')
    return /^[：=;,.]$/.test(sign) || gap !== ''
      ? {
          column: column + word.length,
          message: `The colon after "${word}" is ${sign === '：' ? 'a full-width one' : 'missing'}`,
          hint: `Write ${whole}`,
          fix,
        }
      : undefined;
  if (space === '' && value !== '' && !value.startsWith('/'))
    return {
      column: column + word.length + 2 * quote.length,
      message: ODD_SPACE.test(value.charAt(0))
        ? 'The space after the colon is not an ordinary one'
        : 'A space is missing after the colon',
      hint: `Write ${whole}`,
      fix,
    };
  if (seen.has(word) && isSet === undefined)
    return { column, message: `"${word}" is set twice`, hint: 'Keep one of the two lines.' };
  seen.add(word);
  return undefined;
}

/** A known key that is set in although nothing above it can hold it: YAML fails there, or of a tab takes it for a key of its own. */
function explainIndent(line: number, rows: readonly string[], hasFailed: boolean): Slip | undefined {
  const [, indent = '', key = ''] = /^([ \t]+)([A-Za-z][\w-]*):(?:\s|$)/.exec(rows[line] ?? '') ?? [];
  if (indent === '') return undefined;
  const whole = (rows[line] ?? '').trim();
  const above = rows.slice(0, line).findLast((row) => row.trim() !== '' && !/^[ \t]*#/.test(row));
  if (indent.startsWith('\t')) {
    const parent = /^([A-Za-z][\w-]*):\s*$/.exec(above ?? '')?.[1];
    return parent === undefined
      ? undefined
      : {
          column: 0,
          message: `This line begins with a tab, so "${key}" is no part of "${parent}"`,
          hint: `Begin it with two spaces: "  ${whole}"`,
        };
  }
  // A key without a value, a long text and a list hold what is set in below them.
  const isAlone =
    above === undefined
      ? rows.slice(line + 1).some((row) => /^[A-Za-z][\w-]*:(?:\s|$)/.test(row))
      : /^[A-Za-z][\w-]*:[ \t]+[^\s|>&!#"'[{]/.test(above);
  if (!hasFailed || !KEY_RULES.has(key) || !isAlone) return undefined;
  return {
    column: 0,
    message: `This line begins with ${indent.length === 1 ? 'a space too many' : 'too many spaces'}`,
    hint: `Write ${whole} at the start of the line.`,
    fix: { from: `${indent}${whole}`, to: whole },
  };
}

/** A quote or a bracket that is still open where the next key begins. */
function explainOpen(row: string, next: string | undefined): Slip | undefined {
  const [, before = '', value = ''] =
    /^([A-Za-z_][\w-]*:[ \t]+)(["'[{].*)$/.exec(row.slice(0, MAX_ROW)) ?? [];
  if (value === '' || !/^(?:[A-Za-z_][\w-]*[ \t]*[:=]|\s*$)/.test(next ?? '')) return undefined;
  const first = value.charAt(0);
  const column = before.length;
  const text = value.replace(/\s+#.*$/, '').trimEnd();
  if (first === '"' || first === "'") {
    const inner = first === '"' ? text.replace(/\\./g, '') : text.replace(/''/g, '');
    if (inner.length > 1 && inner.indexOf(first, 1) !== -1) return undefined;
    return {
      column,
      message: 'The closing quote is missing',
      hint: `Write ${before}${text}${first}`,
      fix: { from: text, to: text + first },
    };
  }
  const close = first === '[' ? ']' : '}';
  // Where brackets stand in brackets, nobody can tell which one is missing.
  if (text.includes(close) || text.split(first).length > 5) return undefined;
  return {
    column,
    message: `The closing bracket ${close} is missing`,
    hint: `Write ${before}${text.replace(/,$/, '')}${close}`,
    fix: { from: text, to: text.replace(/,$/, '') + close },
  };
}

/** Dashes of any kind and number, alone on a line: what a writer types for `---`. */
const DASHES = /^[ \t]*(?:[-–—_=*+~]{1,10}|[-*_](?:[ \t]+[-*_]){2,9}|\.{3})[ \t]*$/;

/** How many lines settings without their first `---` may have. */
const MAX_LINES = 60;

export interface UnopenedSettings {
  /** Line (from 0) of what was typed in the place of `---`, or of the first setting. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly isMistyped: boolean;
  /** `---` stands below them. */
  readonly isClosed: boolean;
  /** Spaces or characters that nobody sees stand before the line of dashes, and nothing above it. */
  readonly isIndented: boolean;
  /** So many known settings, between lines of dashes: nothing else can be meant. */
  readonly isCertain: boolean;
}

/** What may stand above settings by mistake: blank lines, characters that nobody sees, comments, imports, headings. */
const ABOVE =
  /^(?:[\s\p{Cf}]|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s[^\n]*\n|#{1,6} [^\n]*\n(?=\s*\n))+/u;

/** A paragraph above `---`. */
const TEXT_ABOVE = /^(?:[^\s`~<>|:-][^\n]*\n){1,5}\s*?(?=---[ \t]*\n)/;

/** Settings at the start of a text that no `---` opens: a title or two other known keys, one below the other. */
export function findUnopenedSettings(text: string): UnopenedSettings | undefined {
  const head = text.slice(0, 8_000);
  const above = countLines(ABOVE.exec(head));
  const found = findUnopenedAt(head, above);
  // Text above is left out only where what follows it can be nothing else.
  if (found?.isCertain === true || (found && /^[\s\p{Cf}]*$/u.test(head.split('\n', above).join(''))))
    return found;
  const below = findUnopenedAt(head, countLines(TEXT_ABOVE.exec(head)));
  // Right below a paragraph the first dashes make a heading of it: only a second line of them makes settings of the rest.
  return below?.isCertain === true && below.isClosed ? below : undefined;
}

function countLines(match: RegExpExecArray | null): number {
  return (match?.[0] ?? '').split('\n').length - 1;
}

function findUnopenedAt(head: string, above: number): UnopenedSettings | undefined {
  const typedRows = head.split('\n', above + MAX_LINES);
  const first = above;
  const typed = (typedRows[first] ?? '').replace(/^[\p{Cf}]+/u, '');
  const indent = /^[ \t]*/.exec(typed)?.[0] ?? '';
  const rows = typedRows.map((row) => (row.startsWith(indent) ? row.slice(indent.length) : row));
  const isMistyped = DASHES.test(typed);
  const start = isMistyped ? first + 1 : first;
  const keys = [];
  let end = start;
  for (; end < rows.length; end++) {
    const row = (rows[end] ?? '').slice(0, MAX_ROW);
    const word = /^["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=\s|$)/.exec(row)?.[1];
    if (word !== undefined && KEY_RULES.has(word)) keys.push(word);
    else if (word === undefined && !/^(?:[ \t]+\S|- |#)/.test(row)) break;
  }
  const isClosed = DASHES.test(rows[end] ?? '');
  // "Title: …" alone may be how a text begins; with a line of dashes above or below it is a setting.
  if (keys.length < (isClosed || isMistyped ? 1 : 2)) return undefined;
  const isTyped = isMistyped && typed.trim() === '---';
  return {
    line: first,
    column: Math.max(0, (typedRows[first] ?? '').search(/[^\s\p{Cf}]/u)),
    length: typed.trim().length,
    isMistyped,
    isClosed: (typedRows[end] ?? '') === '---',
    isIndented: isTyped && first === 0 && !(typedRows[first] ?? '').startsWith('-'),
    isCertain: (isTyped || keys.length > 1) && (isClosed || (isTyped && keys.length > 1)),
  };
}
