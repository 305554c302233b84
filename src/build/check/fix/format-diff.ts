/** What would change in a file, as a unified diff. Pure. */

const CONTEXT = 2;
/** How far a line is looked for on the other side: fixes add a line or two, they move nothing. */
const REACH = 20;

interface Row {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** `--- file`, `+++ file` and the hunks; empty for equal texts. Line ends are not shown. */
export function formatDiff(file: string, before: string, after: string): string {
  const rows = compareLines(split(before), split(after));
  const changed = rows.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  if (changed.length === 0) return '';
  const hunks: (readonly [number, number])[] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    const [from, to] = [Math.max(0, index - CONTEXT), Math.min(rows.length, index + CONTEXT + 1)];
    if (last !== undefined && from <= last[1]) hunks[hunks.length - 1] = [last[0], to];
    else hunks.push([from, to]);
  }
  return [
    `--- ${file}`,
    `+++ ${file}`,
    ...hunks.flatMap(([from, to]) => [
      describeHunk(rows, from, to),
      ...rows.slice(from, to).map(({ sign, text }) => sign + text),
    ]),
    '',
  ].join('\n');
}

function split(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

function describeHunk(rows: readonly Row[], from: number, to: number): string {
  const count = (part: readonly Row[], other: Row['sign']): number =>
    part.filter(({ sign }) => sign !== other).length;
  const [before, hunk] = [rows.slice(0, from), rows.slice(from, to)];
  return `@@ -${count(before, '+') + 1},${count(hunk, '+')} +${count(before, '-') + 1},${count(hunk, '-')} @@`;
}

function compareLines(before: readonly string[], after: readonly string[]): Row[] {
  const rows: Row[] = [];
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < after.length) {
    if (before[old] === after[fresh]) {
      rows.push({ sign: ' ', text: before[old] ?? '' });
      old++;
      fresh++;
      continue;
    }
    const [less, more] = findMeeting(before.slice(old), after.slice(fresh));
    for (let count = 0; count < less; count++) rows.push({ sign: '-', text: before[old++] ?? '' });
    for (let count = 0; count < more; count++) rows.push({ sign: '+', text: after[fresh++] ?? '' });
  }
  return rows;
}

/** After how many lines on each side the texts are equal again. */
function findMeeting(before: readonly string[], after: readonly string[]): readonly [number, number] {
  for (let sum = 1; sum <= 2 * REACH; sum++) {
    for (let less = Math.min(sum, before.length); less >= 0 && sum - less <= after.length; less--) {
      const more = sum - less;
      if (before[less] === after[more]) return [less, more];
    }
  }
  return [before.length, after.length];
}
