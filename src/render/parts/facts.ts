/** The quiet line below a guide's title. */
import { escapeHtml } from '../escape-html.ts';
import { formatGuideDate } from '../format-date.ts';
import type { GuideFacts } from '../view.ts';

/** A `footer` of the article, so that it is no part of the guide's own text; empty when there is nothing to say. */
export function renderFacts(facts: GuideFacts, panelName: string): string {
  const parts: string[] = [];
  if (isSet(facts.appliesTo)) parts.push(`For ${escapeHtml(facts.appliesTo)}`);
  if (facts.verification === 'tested' && isSet(facts.verifiedWith)) {
    parts.push(`Tested with ${escapeHtml(facts.verifiedWith)}`);
  }
  if (isSet(facts.lastVerified)) {
    const date = escapeHtml(facts.lastVerified);
    parts.push(
      `Last checked <time datetime="${date}">${escapeHtml(formatGuideDate(facts.lastVerified))}</time>`,
    );
  }
  if (facts.readingMinutes !== undefined) parts.push(`${facts.readingMinutes} min read`);
  const line = parts.length === 0 ? '' : `<ul class="dots"><li>${parts.join('</li><li>')}</li></ul>`;
  const notice =
    facts.verification === 'documented'
      ? `<p>Written from official documentation. Not yet tested on ${escapeHtml(panelName)}.</p>`
      : '';
  return line === '' && notice === '' ? '' : `<footer class="facts">${line}${notice}</footer>`;
}

function isSet(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
