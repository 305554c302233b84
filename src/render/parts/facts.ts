/** What a guide is for, below its title. */
import { say } from '../../words/say.ts';
import { escapeHtml } from '../escape-html.ts';
import type { GuideFacts } from '../view.ts';

/** A `footer` of the article, so that it is no part of the guide's own text; empty when there is nothing to say. */
export function renderApplies({ appliesTo = '' }: GuideFacts): string {
  // Commas stand inside of a name ("Windows, macOS and Linux"); semicolons part things of their own.
  const chips = appliesTo.split(';').flatMap((part) => (part.trim() === '' ? [] : [escapeHtml(part.trim())]));
  if (chips.length === 0) return '';
  return `<footer class="applies"><ul class="chips" aria-label="${escapeHtml(say('Applies to'))}"><li>${chips.join('</li><li>')}</li></ul></footer>`;
}
