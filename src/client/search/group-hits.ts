/** Hits as the dialog shows them: by topic, sections below their guide (behaviours.md 6.7.1 to 6.7.4). Pure. */
import type { Hit, Level, Marked } from '../../search/protocol.ts';
import { type Piece, readMarks, stripMarks } from './read-marks.ts';

/** Hits of one topic that are shown (behaviours.md 6.7.1). */
const MOST_IN_GROUP = 5;

export interface HitText {
  readonly title: readonly Piece[];
  /** Where it is from, or what it says; empty: nothing to add. */
  readonly more: readonly Piece[];
  readonly kind: 'page' | 'content' | 'heading';
}

export interface Row {
  readonly hit: Hit;
  /** Stands below the guide that it is a part of. */
  readonly place: 'alone' | 'child' | 'last-child';
}

export interface Group {
  readonly title: string;
  /** Place of its first row in the whole list, from 0. */
  readonly first: number;
  readonly rows: readonly Row[];
}

/** Topics in the order of their best hit; in each at most five hits in rank order, those of one guide together. */
export function groupHits(hits: readonly Hit[]): readonly Group[] {
  const topics = groupBy(hits, ({ hierarchy }) => stripMarks(hierarchy.lvl0 ?? ''));
  let first = 0;
  return [...topics].map(([title, all]) => {
    const guides = groupBy(all, ({ hierarchy }) => hierarchy.lvl1 ?? '');
    const rows = [...guides.values()].flatMap(placeRows);
    const group = { title: title || 'Documentation', first, rows };
    first += rows.length;
    return group;
  });
}

function groupBy(hits: readonly Hit[], name: (hit: Hit) => string): ReadonlyMap<string, readonly Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = name(hit);
    const group = groups.get(key) ?? [];
    if (group.length < MOST_IN_GROUP) group.push(hit);
    groups.set(key, group);
  }
  return groups;
}

/** The guide itself comes first and its sections below it; without the guide each stands alone. */
function placeRows(hits: readonly Hit[]): readonly Row[] {
  const parent = hits.find(({ type }) => type === 'lvl1');
  if (!parent) return hits.map((hit) => ({ hit, place: 'alone' }));
  const children = hits.filter((hit) => hit !== parent);
  return [
    { hit: parent, place: 'alone' },
    ...children.map((hit, index): Row => ({
      hit,
      place: index === children.length - 1 ? 'last-child' : 'child',
    })),
  ];
}

/** What stands in a row (6.7.3): snippets where the index made some, else its plain text. */
export function readHitText(hit: Hit): HitText {
  const { type } = hit;
  if (type === 'lvl1') return { kind: 'page', title: level(hit, 'lvl1'), more: content(hit) };
  if (type === 'lvl0') return { kind: 'page', title: level(hit, 'lvl0'), more: content(hit) };
  const page = level(hit, 'lvl1');
  if (type !== 'content') return { kind: 'heading', title: level(hit, type), more: page };
  const text = content(hit);
  // A text hit without its text still has the name of its section.
  return { kind: 'content', title: text.length > 0 ? text : level(hit, deepest(hit)), more: page };
}

/** The name of the smallest part that a hit is about. */
export function deepest({ hierarchy }: Hit): Level {
  const levels: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];
  return levels.find((name) => Boolean(hierarchy[name])) ?? 'lvl0';
}

/** The name at one level, its matches marked. */
export function level({ hierarchy, _snippetResult, _highlightResult }: Hit, name: Level): readonly Piece[] {
  return read(hierarchy[name], _snippetResult?.hierarchy?.[name] ?? _highlightResult?.hierarchy?.[name]);
}

/** The text around the match. */
export function content(hit: Hit): readonly Piece[] {
  const { _snippetResult: snippet } = hit;
  return read(hit.content, snippet?.content);
}

function read(raw: string | null, marked: Marked | undefined): readonly Piece[] {
  return typeof marked?.value === 'string'
    ? readMarks(marked.value)
    : raw
      ? [{ text: raw, isMarked: false }]
      : [];
}
