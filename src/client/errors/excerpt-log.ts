/** As much of a log as its field shows: all of a short one, else what is around the lines that were found. Pure. */

const MOST_LINES = 2000;
const MOST_LETTERS = 200_000;
/** Lines before and behind one that was found. */
const AROUND = 12;
/** Lines of its beginning and of its end. */
const HEAD = 30;
const TAIL = 60;
const LONGEST_LINE = 1000;

/** `found` are numbers of lines, from 1. What is left out is said where it was. */
export function excerptLog(text: string, found: readonly number[]): string {
  const lines = text.split(/\r\n|[\r\n]/);
  if (lines.length <= MOST_LINES && text.length <= MOST_LETTERS) return lines.map(cutLine).join('\n');
  const kept = new Set<number>();
  const keep = (from: number, to: number): void => {
    for (let at = Math.max(0, from); at < Math.min(lines.length, to) && kept.size < MOST_LINES; at++)
      kept.add(at);
  };
  for (const line of found) keep(line - 1 - AROUND, line + AROUND);
  keep(0, HEAD);
  keep(lines.length - TAIL, lines.length);
  const excerpt: string[] = [];
  let [size, before] = [0, -1];
  for (const at of [...kept].toSorted((a, b) => a - b)) {
    const line = cutLine(lines[at] ?? '');
    size += line.length;
    if (size > MOST_LETTERS) break;
    if (at > before + 1) excerpt.push(sayLeftOut(at - before - 1));
    excerpt.push(line);
    before = at;
  }
  if (before < lines.length - 1) excerpt.push(sayLeftOut(lines.length - 1 - before));
  return excerpt.join('\n');
}

/** At a space where there is one: half of an address would not be known as one. */
export function cutLine(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const at = line.lastIndexOf(' ', LONGEST_LINE);
  return `${line.slice(0, at > LONGEST_LINE / 2 ? at : LONGEST_LINE)} …`;
}

function sayLeftOut(count: number): string {
  return count === 1 ? '[1 line left out]' : `[${count} lines left out]`;
}
