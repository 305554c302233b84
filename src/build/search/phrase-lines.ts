/** Where phrases stand in `content/search/asked.yml`, and the file without some of them. Pure. */
import { readYaml } from '../parse/front-matter/yaml.ts';

/** A phrase on a line of its own. */
export interface PhraseLine {
  /** As the file names the guide. */
  readonly guide: string;
  readonly phrase: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** All phrases that have a line to themselves, in their order; of lists in brackets and of texts over several lines none. */
export function listPhraseLines(text: string): readonly PhraseLine[] {
  const found: PhraseLine[] = [];
  const rows = text.split('\n');
  let guide: string | undefined;
  for (const [index, row] of rows.entries()) {
    const key = /^(?:"([^"]+)"|'([^']+)'|([^\s#"'-][^"']*?))\s*:\s*(?:#.*)?$/.exec(row);
    if (key !== null) guide = key[1] ?? key[2] ?? key[3];
    else if (/^\S/.test(row) && !/^[#-]/.test(row)) guide = undefined;
    const item = /^\s*-\s+(?=\S)/.exec(row);
    if (guide === undefined || item === null || goesOn(row, rows[index + 1])) continue;
    const reading = readYaml(row.trim());
    const value: unknown = 'value' in reading && Array.isArray(reading.value) ? reading.value[0] : undefined;
    if (typeof value !== 'string') continue;
    const phrase = value.trim().replace(/\s+/g, ' ').toLowerCase();
    found.push({ guide, phrase, line: index + 1, column: item[0].length + 1 });
  }
  return found;
}

/** A row that is indented deeper than the dash belongs to the phrase above it. */
function goesOn(row: string, next = ''): boolean {
  const depth = (line: string): number => line.length - line.trimStart().length;
  return next.trim() !== '' && !/^\s*(?:-\s|#)/.test(next) && depth(next) > depth(row);
}

/** The text without these lines; comments and everything else stay as they are. */
export function dropLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
}
