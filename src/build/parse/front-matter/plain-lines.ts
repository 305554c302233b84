/** Lines of YAML without a colon: YAML takes them for the key of the line below, which is right, and fails there. Pure. */
import { KEY_RULES } from './frontmatter-keys.ts';

/** Longer lines are not looked into: no person typed them. */
const MAX_ROW = 1_000;

/** What js-yaml says where it needs a key; of a text that has none yet it says that its end is expected. */
const REASONS =
  /multiline key|implicit (?:key|mapping)|document separator is expected|indentation of a mapping/;

/** Neither a key, nor an entry of a list, a comment, a bracket or a quote; and at the left edge, as keys are. */
const PLAIN = /^[^\s#\-"'[\]{}|>&*!%@`?](?!.*:(?:\s|$))/;

interface PlainLine {
  /** Both from 0. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** Where YAML failed at the line `failed` (from 0) because of a line without a colon: that line, and what to type there. */
export function findPlainLine(
  reason: string,
  rows: readonly string[],
  failed: number,
): PlainLine | undefined {
  if (!REASONS.test(reason)) return undefined;
  const line = PLAIN.test((rows[failed] ?? '').trimStart()) ? failed : findAbove(rows, failed - 1);
  const typed = rows[line];
  if (typed === undefined || typed.length > MAX_ROW) return undefined;
  const above = rows.slice(0, line).findLast((row) => row.trim() !== '');
  return {
    line,
    column: typed.search(/\S/),
    message: 'This line is not "key: value"',
    hint: advise(typed.replace(/\s#.*$/, '').trim(), above),
  };
}

/** The first of the lines without a colon that end at `from`, or -1; what such a line cut off from a list may stand below it. */
function findAbove(rows: readonly string[], from: number): number {
  let line = from;
  while (/^(?:\s*$|- )/.test(rows[line] ?? 'end')) line--;
  if (!PLAIN.test(rows[line] ?? '')) return -1;
  while (PLAIN.test(rows[line - 1] ?? '')) line--;
  return line;
}

/** What was meant most probably: a key, an entry of the list above, or the rest of the value above. */
function advise(text: string, above = ''): string {
  if (KEY_RULES.has(text)) return `Write a colon and a value behind it: ${text}: …`;
  const entry = /^\s*- +(?=\S)/.exec(above)?.[0];
  if (entry !== undefined) return `Write a hyphen before it, below that of the line above: "${entry}${text}"`;
  const [, key, value = ''] = /^([\w-]+):(?:\s+(.*?))?\s*$/.exec(above.slice(0, MAX_ROW)) ?? [];
  if (key === undefined || /^[|>[{&*!]|\s#/.test(value)) return 'Write a key, a colon, a space and a value.';
  if (value === '') return `Put it behind the colon of the line above: ${key}: ${text}`;
  const quote = /["']$/.exec(value)?.[0] ?? '';
  const whole = `${value.slice(0, value.length - quote.length)} ${text}${quote}`;
  return `Put it behind the text of the line above: ${key}: ${whole}`;
}
