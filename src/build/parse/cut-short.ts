/** The part of a source that other pages show: its settings, its title and its first words. Pure. */
import { firstWords } from './excerpt.ts';

/** Front matter with the line that ends it. */
const FRONT = /^---[ \t]*(?:ya?ml[ \t]*)?\n(?:[^]*?\n)??---[ \t]*(?:\n|$)/;
/** Headings with old ids, which may be those of other pages. */
const MOVED = /^ {0,3}#{1,6}\s[^\n]*\{[^\n]*=[^\n]*$/gm;

/**
 * The text without what only its own page shows. A guess that is nearly always right: whoever shows what was made of it looks
 * again when the whole text is understood.
 */
export function cutShort(text: string): string {
  const front = FRONT.exec(text)?.[0] ?? '';
  const body = text.slice(front.length);
  const moved = body.includes('{') ? (body.match(MOVED) ?? []) : [];
  const rest = moved.map((row) => `\n${row}\n`).join('');
  if (/^title:/m.test(front) && /^description:/m.test(front)) return front + rest;
  const rows = body.split('\n');
  const start = rows.slice(0, findEnd(rows)).join('\n');
  // What goes on over blank lines may hide what is found.
  return /<!--|\{\/\*|\$\$|<[a-z]/i.test(start) ? text : `${front}${start}\n${rest}`;
}

/** The row after the paragraph with the first words of a text, which may be its title, its description, or both. */
function findEnd(rows: readonly string[]): number {
  for (let end = 0; end <= rows.length; end += 1)
    if ((rows[end] ?? '').trim() === '' && firstWords(rows.slice(0, end).join('\n')) !== '') return end;
  return rows.length;
}
