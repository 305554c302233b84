/**
 * Which texts of the browser's scripts are words of the interface: they are marked in the sources before these are compiled, and found
 * again in what became of them. What a library calls the same (a key named `Clear`) is none. Pure.
 */
import { escapePattern } from '../../text.ts';
import { TEXTS } from '../../words/tables.ts';
import { ADMONITION_TYPES } from '../parse/syntax/admonition-syntax.ts';

/** Stands before a word. Of private use (Unicode 23.5): no text of ours has it. */
const MARK = '\uE000';

/** Texts of the tables that scripts only know as names of keys and kinds. */
const NAMES: ReadonlySet<string> = new Set(['Home', 'Main', 'Next', 'Previous', ...ADMONITION_TYPES]);

const WORDS = TEXTS.filter((text) => !NAMES.has(text));

/** The source with a mark in each literal, template and text between tags that is a word as a whole. */
export function markWords(source: string): string {
  return WORDS.reduce((marked, text) => {
    // Most words are in no script: this is asked for each of them.
    const [longest = ''] = text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
    if (!marked.includes(longest.split(/['"\\]/, 1)[0] ?? '')) return marked;
    const literals = [`'${text.replaceAll("'", "\\'")}'`, JSON.stringify(text)].reduce(
      (known, literal) => known.replaceAll(literal, () => literal[0] + MARK + literal.slice(1)),
      marked,
    );
    const between = literals.replace(
      new RegExp(`(?<=>\\s*)${escapePattern(text)}(?=\\s*[<{])`, 'g'),
      (typed) => MARK + typed,
    );
    return text.includes('{')
      ? between.replace(new RegExp(templateOf(text), 'g'), (typed) => `\`${MARK}${typed.slice(1)}`)
      : between;
  }, source);
}

/** The pattern of a template that says a text with values: `${e} could not be loaded.` for `{what} could not be loaded.` */
export function templateOf(text: string): string {
  return `\`${text
    .split(/\{\w+\}/)
    .map(escapePattern)
    .join('\\$\\{([^`{}]*)\\}')}\``;
}

/** The script without marks, and where they were: offsets of the letters behind the quotes. */
export function takeMarks(script: string): { readonly text: string; readonly words: readonly number[] } {
  const [first = '', ...rest] = script.split(MARK);
  const words: number[] = [];
  let text = first;
  for (const piece of rest) {
    if (/["'`]$/.test(text)) words.push(text.length);
    text += piece;
  }
  return { text, words };
}
