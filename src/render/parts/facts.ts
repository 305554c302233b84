/** The quiet lines around a guide: what it is for below its title, against what it was checked at its end. */
import { escapeHtml } from '../escape-html.ts';
import { formatGuideDate } from '../format-date.ts';
import type { GuideFacts } from '../view.ts';

/** A `footer` of the article, so that it is no part of the guide's own text; empty when there is nothing to say. */
export function renderFacts({ appliesTo, readingMinutes }: GuideFacts): string {
  const parts: string[] = [];
  if (appliesTo !== undefined && appliesTo !== '') parts.push(`For ${escapeHtml(appliesTo)}`);
  if (readingMinutes !== undefined) parts.push(`${readingMinutes} min read`);
  return parts.length === 0
    ? ''
    : `<footer class="facts"><ul class="dots"><li>${parts.join('</li><li>')}</li></ul></footer>`;
}

/** The line at the end: only where a stamp says that it is true. */
export function renderChecked({ checked }: GuideFacts): string {
  if (checked === undefined) return '';
  const { date, testedWith, sources = [] } = checked;
  const what =
    testedWith === undefined ? `Checked against ${join(sources)}` : `Tested with ${escapeHtml(testedWith)}`;
  const day = `<time datetime="${escapeHtml(date)}">${escapeHtml(formatGuideDate(date))}</time>`;
  return `<footer class="facts"><p>${what} on ${day}.</p></footer>`;
}

/** "A", "A and B", "A, B and C". */
function join(names: readonly string[]): string {
  const all = names.map(escapeHtml);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
