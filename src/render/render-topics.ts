/** All games and topics by group, above the tree of the one that is read: a control that works without a script. */
import { say } from '../words/say.ts';
import type { Mark, TopicGroup } from '../model.ts';
import { escapeHtml } from './escape-html.ts';
import { renderMark } from './parts/mark.tsx';

export interface TopicsView {
  readonly groups: readonly TopicGroup[];
  /** URL of the icons. */
  readonly sprite: string;
  /** The page belongs to none of them: all are shown at once. */
  readonly isOpen: boolean;
  /** A group of more topics than this is cut; default: none is. */
  readonly maxTopics?: number;
  /** Where "All N topics" of a cut group leads. */
  readonly homeHref: string;
}

/**
 * The groups in `details`, with a field that leaves the topics a reader types (comforts/topic-filter.ts); without a script
 * the field is not shown.
 */
export function renderTopics({ groups, sprite, isOpen, maxTopics = Infinity, homeHref }: TopicsView): string {
  const icon = (name: string) =>
    `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#${name}"></use></svg>`;
  const hasDrawings = groups.some(({ topics }) => topics.some(({ mark }) => 'glyph' in mark));
  let html =
    `<details class="topics"${isOpen ? ' open' : ''}><summary>${icon('tiles')}${say('All topics')}</summary>` +
    `<label class="filter"><span class="sr-only">${say('Filter topics')}</span>${icon('search')}` +
    `<input type="search" placeholder="${escapeHtml(say('Filter'))}" autocomplete="off" autocapitalize="none" spellcheck="false"></label>`;
  for (const { title, topics } of groups) {
    const label = escapeHtml(title);
    html += `<p aria-hidden="true">${label}</p><ul aria-label="${label}">`;
    for (const topic of topics.slice(0, maxTopics))
      html += `<li><a href="${escapeHtml(topic.href)}">${hasDrawings ? drawMark(topic.mark, sprite) : ''}${escapeHtml(topic.label)}</a></li>`;
    if (topics.length > maxTopics)
      html += `<li class="all"><a href="${escapeHtml(homeHref)}">${say('All {count} topics', { count: topics.length })}</a></li>`;
    html += '</ul>';
  }
  return `${html}</details>`;
}

/** Letters have no room beside a line of text: an icon keeps the line in place among those that are drawn. */
function drawMark(mark: Mark, sprite: string): string {
  return renderMark({ mark: 'glyph' in mark ? mark : { glyph: 'guide' }, sprite });
}
