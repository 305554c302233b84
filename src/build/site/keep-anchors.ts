/** Headings of a translation have the ids of those they were made from: links to sections lead there in every language. Pure. */
import type { Page } from '../../model.ts';
import { scanText } from '../problems/scan-text.ts';

/** The text with an id behind each heading that has none of its own; as it is where its headings are not those of the source. */
export function keepAnchors(text: string, source: Page | undefined): string {
  const wanted = source?.headings ?? [];
  if (wanted.length === 0) return text;
  const lines = text.split('\n');
  const found = scanText(text).lines.flatMap(({ number, prose }) => {
    const [, marks] = /^ {0,3}(#{2,6})[ \t]+\S/.exec(prose) ?? [];
    return marks === undefined ? [] : [{ line: number, depth: marks.length }];
  });
  const isSame =
    found.length === wanted.length && found.every(({ depth }, index) => wanted[index]?.depth === depth);
  if (!isSame) return text;
  for (const [index, { line }] of found.entries()) {
    const own = lines[line - 1] ?? '';
    const id = wanted[index]?.id;
    if (id !== undefined && !/\{#[^}]*\}\s*$/.test(own))
      lines[line - 1] = `${own.replace(/[ \t]+#*[ \t]*$/, '')} {#${id}}`;
  }
  return lines.join('\n');
}
