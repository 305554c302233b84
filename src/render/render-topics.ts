/** All games and topics by group, above the tree of the one that is read: a control that works without a script. */
import { say } from '../words/say.ts';
import type { Mark, TopicGroup } from '../model.ts';
import { escapeHtml } from './escape-html.ts';
import { renderMark } from './parts/mark.tsx';

export interface TopicsView {
  readonly groups: readonly TopicGroup[];
  /** URL of the icons. */
  readonly sprite: string;
  /** A group of more topics than this is cut; default: none is. */
  readonly maxTopics?: number;
  /** Where "All N topics" of a cut group leads. */
  readonly homeHref: string;
}

/** What a page has that belongs to a topic: the lists come when they are asked for (comforts/topics.ts). */
export interface TopicsLinkView {
  readonly sprite: string;
  /** Where all of them are listed, for whoever has no script. */
  readonly homeHref: string;
  /** How many there are. */
  readonly count: number;
}

/** The control, shut, with a link in the place of the lists: `count` topics would be a tenth of every page. */
export function renderTopicsLink({ sprite, homeHref, count }: TopicsLinkView): string {
  return `<details class="topics" data-later>${renderSummary(sprite)}<ul>${renderAll(homeHref, count)}</ul></details>`;
}

/** The control, open: the page belongs to none of them. */
export function renderTopics(view: TopicsView): string {
  return `<details class="topics" open>${renderSummary(view.sprite)}${renderTopicLists(view)}</details>`;
}

/**
 * The groups, with a field that leaves the topics a reader types (comforts/topic-filter.ts); without a script the field is
 * not shown.
 */
export function renderTopicLists({ groups, sprite, maxTopics = Infinity, homeHref }: TopicsView): string {
  const hasDrawings = groups.some(({ topics }) => topics.some(({ mark }) => 'glyph' in mark));
  let html =
    `<label class="filter"><span class="sr-only">${say('Filter topics')}</span>${renderIcon(sprite, 'search')}` +
    `<input type="search" placeholder="${escapeHtml(say('Filter'))}" autocomplete="off" autocapitalize="none" spellcheck="false"></label>`;
  for (const { title, topics } of groups) {
    const label = escapeHtml(title);
    html += `<p aria-hidden="true">${label}</p><ul aria-label="${label}">`;
    for (const topic of topics.slice(0, maxTopics))
      html += `<li><a href="${escapeHtml(topic.href)}">${hasDrawings ? drawMark(topic.mark, sprite) : ''}${escapeHtml(topic.label)}</a></li>`;
    if (topics.length > maxTopics) html += renderAll(homeHref, topics.length);
    html += '</ul>';
  }
  return html;
}

function renderSummary(sprite: string): string {
  return `<summary>${renderIcon(sprite, 'tiles')}${say('All topics')}</summary>`;
}

function renderAll(homeHref: string, count: number): string {
  return `<li class="all"><a href="${escapeHtml(homeHref)}">${say('All {count} topics', { count })}</a></li>`;
}

function renderIcon(sprite: string, name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#${name}"></use></svg>`;
}

/** Letters have no room beside a line of text: an icon keeps the line in place among those that are drawn. */
function drawMark(mark: Mark, sprite: string): string {
  return renderMark({ mark: 'glyph' in mark ? mark : { glyph: 'guide' }, sprite });
}
