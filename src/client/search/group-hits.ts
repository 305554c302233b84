/** Hits as the dialog and the results page show them: by game, sections below their guide (behaviours.md 17.1). Pure. */
import type { Hit, Level, Marked } from '../../search/protocol.ts';
import type { Finding } from '../../errors/types.ts';
import type { FoundErrors } from './find-errors.ts';
import { type Piece, readMarks, stripMarks } from './read-marks.ts';

/** Hits of one game that are shown unless the reader keeps to it. */
const MOST_IN_GROUP = 5;

export interface HitText {
  /** Title of the guide. */
  readonly title: readonly Piece[];
  /** The section that answers; empty: the guide as a whole. */
  readonly section: readonly Piece[];
  /** What it says; empty: nothing to add. */
  readonly text: readonly Piece[];
}

export interface Row {
  readonly hit: Hit;
  /** Stands below the guide that it is a part of. */
  readonly place: 'alone' | 'child' | 'last-child';
}

export interface Group {
  readonly title: string;
  /** Folder of the game or tool; null: a topic outside of all, or a message. */
  readonly product: string | null;
  /** What stands beside the title: a mark, or the sign of a message or of a known cause. */
  readonly kind: 'topic' | 'message' | 'cause';
  /** Place of its first row in the whole list, from 0. */
  readonly first: number;
  readonly rows: readonly Row[];
}

/** Hits that belong to one message of a pasted log. */
export interface MessageHits {
  readonly message: string;
  readonly hits: readonly Hit[];
}

/**
 * Games in the order of their best hit, with at most five hits of each, in rank order, those of one guide together.
 * `isKept`: the reader keeps to one game and sees all that came.
 */
export function groupHits(hits: readonly Hit[], isKept = false): readonly Group[] {
  const games = groupBy(hits, nameGroup);
  const most = isKept ? hits.length : MOST_IN_GROUP;
  return placeGroups(
    [...games].map(([title, all]) => {
      const guides = groupBy(all.slice(0, most), ({ hierarchy }) => hierarchy.lvl1 ?? '');
      const rows = [...guides.values()].flatMap(placeRows);
      return { title, product: all[0]?.product ?? null, kind: 'topic', rows };
    }),
  );
}

/** A group for each message that has hits; a guide that answers several stands below the first. */
export function groupMessages(messages: readonly MessageHits[]): readonly Group[] {
  return placeGroups(
    messages.flatMap(({ message, hits }) =>
      hits.length === 0
        ? []
        : [
            {
              title: message,
              product: null,
              kind: 'message' as const,
              rows: hits.slice(0, MOST_IN_GROUP).map((hit): Row => ({ hit, place: 'alone' })),
            },
          ],
    ),
  );
}

/**
 * What the rules found stands above what was searched for: a group for each cause, with the section that solves it. That
 * section is not told twice.
 */
export function groupCauses(
  { findings, labels }: FoundErrors,
  groups: readonly Group[],
  toHref: (hit: Hit) => string,
): readonly Group[] {
  const causes = findings.map((finding): Omit<Group, 'first'> => ({
    title: finding.say,
    product: finding.product,
    kind: 'cause',
    rows: [{ hit: findingHit(finding, labels), place: 'alone' }],
  }));
  const told = new Set(findings.map(({ url, section }) => placeOf(url, section)));
  const others = groups.flatMap((group) => {
    const rows = group.rows.filter(({ hit }) => !told.has(placeOf(toHref(hit), hit.section ?? null)));
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
  return placeGroups([...causes, ...others]);
}

/** A section, whichever of its rows or tabs the address leads to. */
function placeOf(href: string, section: string | null): string {
  return `${href.replace(/#.*/, '')}#${section ?? ''}`;
}

/** True for what the rules found: no index knows it. */
export function isFinding({ objectID }: Pick<Hit, 'objectID'>): boolean {
  return objectID.startsWith(FINDING);
}

const FINDING = 'error:';

function findingHit(finding: Finding, labels: FoundErrors['labels']): Hit {
  const { code, url, title, section, product, text } = finding;
  const group = product === null ? '' : (labels.get(product) ?? '');
  return {
    objectID: FINDING + code,
    url,
    type: section === null ? 'lvl1' : 'lvl2',
    hierarchy: {
      lvl0: group,
      lvl1: title,
      lvl2: section,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    product,
    group,
    section,
    content: text,
  };
}

/** The same for a list that goes on: one group after the other for each of `pages`, and none of them cut. */
export function groupPages(
  pages: readonly (readonly Hit[])[],
): readonly { readonly title: string; readonly product: string | null; readonly hits: readonly Hit[] }[] {
  const groups: { title: string; product: string | null; hits: readonly Hit[] }[] = [];
  for (const page of pages)
    for (const [title, hits] of groupBy(page, nameGroup)) {
      const last = groups.at(-1);
      if (last?.title === title) last.hits = [...last.hits, ...hits];
      else groups.push({ title, product: hits[0]?.product ?? null, hits });
    }
  return groups;
}

/** The game's name, else the topic's; never that of a category inside of it. */
export function nameGroup({ group }: Pick<Hit, 'group'>): string {
  return stripMarks(group) || 'Documentation';
}

function placeGroups(groups: readonly Omit<Group, 'first'>[]): readonly Group[] {
  let first = 0;
  return groups.map((group) => {
    const placed = { ...group, first };
    first += group.rows.length;
    return placed;
  });
}

function groupBy(hits: readonly Hit[], name: (hit: Hit) => string): ReadonlyMap<string, readonly Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = name(hit);
    const group = groups.get(key) ?? [];
    group.push(hit);
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

/** What stands in a row. Titles come whole: where there is too little room the style sheet ends them, at a second line. */
export function readHitText(hit: Hit): HitText {
  const { hierarchy, section, type } = hit;
  const title = level(hit, type === 'lvl0' || !hierarchy.lvl1 ? 'lvl0' : 'lvl1');
  return { title, section: section ? readSection(hit, section) : [], text: content(hit) };
}

/** The section's name with its marks, where it is that of a heading. */
function readSection(hit: Hit, section: string): readonly Piece[] {
  const name = LEVELS.find((one) => hit.hierarchy[one] === section);
  return name === undefined ? [{ text: section, isMarked: false }] : level(hit, name);
}

const LEVELS: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'];

/** The name at one level, its matches marked. */
function level({ hierarchy, _snippetResult, _highlightResult }: Hit, name: Level): readonly Piece[] {
  const [whole, cut] = [_highlightResult?.hierarchy?.[name], _snippetResult?.hierarchy?.[name]];
  if (typeof whole?.value === 'string') return read(hierarchy[name], whole);
  return read(hierarchy[name], typeof cut?.value === 'string' && !cut.value.includes('…') ? cut : undefined);
}

/** The text around the match. */
function content({ content: raw, _snippetResult: snippet }: Hit): readonly Piece[] {
  return read(raw, snippet?.content);
}

function read(raw: string | null, marked: Marked | undefined): readonly Piece[] {
  return typeof marked?.value === 'string'
    ? readMarks(marked.value)
    : raw
      ? [{ text: raw, isMarked: false }]
      : [];
}
