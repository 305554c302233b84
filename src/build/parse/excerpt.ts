/**
 * A page's description when its author wrote none: the first line that says something (behaviours.md 2.3.4).
 * The cleaning is Docusaurus's to the letter, its blunt rules for `_` and `:` included (2.3.5): descriptions of
 * pages that move in must not change.
 */
import { createFenceCursor } from '../problems/fences.ts';
import { readHeadingMark } from './syntax/heading-mark.ts';

/** What is taken away from a line, in this order, until only its words are left. */
const CLEANING: readonly (readonly [RegExp, string])[] = [
  [/<[^>]*>/g, ''],
  [/^#[^#]+#?/, ''],
  [/^#{2,6}\s*([^#]*)\s*#{0,6}/, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*?\S|\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?(?:\[!(?:note|tip|info|important|warning|caution|danger|success|secondary)\])?/i, ''],
  [/:::.*/, ''],
  [/\s?:(?:::|[^:\n])+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
];

/** The first line with words, cleaned; empty when the body has none. */
export function firstWords(body: string): string {
  const fences = createFenceCursor();
  let inEsm = false;
  for (const line of body
    .trimStart()
    .replace(/^[^\n]*\n=+[ \t]*(?=\n|$)/, '')
    .split('\n')) {
    if (line.trim() === '') {
      inEsm = false;
      continue;
    }
    if (fences.read(line) !== 'text') continue;
    if (inEsm || /^(?:import|export)\s/.test(line)) {
      inEsm = true;
      continue;
    }
    const words = CLEANING.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      withoutOldIds(line),
    ).trim();
    if (words !== '') return words;
  }
  return '';
}

/** Old ids of a heading (behaviours.md 10.1) are ours, and nothing that Docusaurus would clean away. */
function withoutOldIds(line: string): string {
  const mark = line.startsWith('#') && /=|\{[^}]*\./.test(line) ? readHeadingMark(line) : undefined;
  return mark === undefined || mark.aliases.length + mark.classes.length === 0
    ? line
    : line.slice(0, mark.end);
}

/** Words for the reading time; code counts as well, it is read too. */
export function countWords(text: string): number {
  let count = 0;
  let inside = false;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index) > 32;
    if (letter && !inside) count++;
    inside = letter;
  }
  return count;
}
