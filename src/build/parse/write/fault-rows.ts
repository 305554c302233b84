/** Rows of tables that say what somebody sees and what to do then: each is a place that a search can lead to. */
import type { Tokens } from 'marked';
import { slugify } from '../../../urls.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import type { BodyContext } from './body-context.ts';

/** What every id of a row begins with; no heading's id does, unless somebody types it. */
const ROW_ID = 'row-';

/** So much of what is seen makes the id: it stays the same when the rest is put in other words. */
const MAX_WORDS = 6;
const MAX_LENGTH = 40;

/** How the first header of such a table begins, in small letters: what is seen, was done, or is told. */
const HEADER = new RegExp(
  [
    '^(?:if |when )?(?:you|players?|users?|they|it)(?: may| might| can| will)? (?:see|sees|saw|notice|already|hear|read|shows?|says?)\\b',
    '^what (?:you|they|players?|users?|people)(?: may| might)? (?:see|saw|notice|hear|read|are told|already|have done|did)\\b',
    '^what (?:else )?(?:happens|happened|goes wrong|went wrong|is wrong|fails|is shown|it (?:says|shows))\\b',
    '^what (?:the |your )?(?:[\\w-]+ ){1,3}(?:shows?|says?|sees?|gets?|prints?|reports?|displays?)\\b',
    '^(?:common |typical |possible |frequent )?(?:error|problem|symptom|message|warning|fault|issue|failure|exception)s?(?: (?:message|text|shown|code|line|in [\\w ]+))?s?$',
    // The same in the languages that most sites are written in.
    '^(?:symptome?|fehler(?:meldung)?|meldung|problema?s?|problèmes?|was (?:sie|du) (?:sehen|siehst)|erreurs?|symptômes?|s[ií]ntomas?|mensaje|errore|messaggio)$',
  ].join('|'),
);

/** Whether a table with this first header says what to do about what is seen. */
export function isFaultHeader(text: string): boolean {
  return HEADER.test(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s’']+/g, ' ')
      .replace(/[.:?…]+$/, ''),
  );
}

/** Attribute of each body row of a table: ids where it is such a table, and nothing elsewhere. */
export function nameRows({ header, rows }: Tokens.Table, context: BodyContext): readonly string[] {
  const [first] = header;
  if (first === undefined || header.length < 2 || !isFaultHeader(plainText(first.tokens)))
    return rows.map(() => '');
  return rows.map(([cell]) => {
    const name = nameRow(cell === undefined ? '' : plainText(cell.tokens));
    if (name === '') return '';
    let id = name;
    for (let count = 2; context.rows.has(id); count++) id = `${name}-${count}`;
    context.rows.add(id);
    return ` id="${escapeHtml(id)}"`;
  });
}

function nameRow(text: string): string {
  const words = slugify(text)
    .split('-')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  while (words.length > 1 && words.join('-').length > MAX_LENGTH) words.pop();
  const name = words.join('-').slice(0, MAX_LENGTH);
  return name === '' ? '' : ROW_ID + name;
}

/** The rows' ids take their place among the page's anchors; one that a heading has as well is the heading's. */
export function settleRows(html: string, { rows, anchors }: BodyContext): string {
  let settled = html;
  for (const id of rows) {
    if (anchors.has(id)) settled = settled.replace(`<tr id="${escapeHtml(id)}">`, '<tr>');
    else anchors.add(id);
  }
  return settled;
}

/** Whether an id is one that rows are given; a heading may be called so, too. */
export function isRowId(id: string): boolean {
  return id.startsWith(ROW_ID);
}
