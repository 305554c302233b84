/** The table of contents as nested lists. */
import type { Heading } from '../../model.ts';

/** Nested `<ul>` of links; a skipped level hangs below the nearest heading above it (behaviours.md 3.7.1). */
export function renderContents(headings: readonly Heading[]): string {
  let html = '';
  const depths: number[] = [];
  for (const { depth, id, html: label } of headings) {
    while (depths.length > 1 && (depths.at(-1) ?? 0) > depth) {
      html += '</li></ul>';
      depths.pop();
    }
    const last = depths.at(-1);
    if (last === undefined || depth > last) {
      html += '<ul>';
      depths.push(depth);
    } else {
      html += '</li>';
      // The first heading may be deeper than the ones after it: they are its equals.
      depths[depths.length - 1] = depth;
    }
    html += `<li><a href="#${encodeURI(id)}">${label}</a>`;
  }
  return html + '</li></ul>'.repeat(depths.length);
}
