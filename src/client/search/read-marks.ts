/** Texts of hits as plain pieces: whatever an index holds, nothing of it is ever read as HTML (behaviours.md 6.7.5). Pure. */

/** A run of text, and whether the searched words are in it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const TAG = /<mark>|<\/mark>/gi;

/** What both engines escape in the texts they mark; anything else with an ampersand is what somebody wrote. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * `Add &lt;b&gt; <mark>mods</mark>` → `Add <b> `, and marked: `mods`. Any other tag is text like the rest, as it was when
 * the guide named it (`/tp <player>`).
 */
export function readMarks(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  let start = 0;
  const add = (end: number): void => {
    if (end > start) pieces.push({ text: decodeEntities(html.slice(start, end)), isMarked });
  };
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    add(index);
    isMarked = tag.length === '<mark>'.length;
    start = index + tag.length;
  }
  add(html.length);
  return pieces;
}

/** A text without its marks. */
export function stripMarks(html: string): string {
  return readMarks(html)
    .map(({ text }) => text)
    .join('');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
