/** A page's long paragraphs as words, for comparing them with those of other pages. Pure. */
import type { Location } from '../../model.ts';
import type { ScannedLine, ScannedText } from '../problems/scan-text.ts';

export interface Paragraph {
  readonly at: Location;
  readonly words: readonly string[];
}

/** Shorter ones are steps and notes that must sound the same everywhere ("Stop the server before you change a file."). */
const MIN_WORDS = 30;

const STARTS = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+/;
const NO_PROSE = /^[ \t>]*(?:#|\||:{3}|<[/!]?[A-Za-z]|import\s|export\s|\[[^\]]+\]:|[-=*_]{3,}[ \t]*$|\{)/;

/** Paragraphs and list items of running text; headings, tables, tags and code apart. */
export function listParagraphs({ lines, text }: ScannedText, file: string): Paragraph[] {
  if (text.length < MIN_WORDS * 3) return [];
  const found: Paragraph[] = [];
  let open: ScannedLine[] = [];
  const close = (): void => {
    const [first] = open;
    if (first !== undefined) {
      const words = wordsOf(open.map((line) => line.text).join(' '));
      if (words.length >= MIN_WORDS) {
        const column = (STARTS.exec(first.text)?.[0].length ?? first.text.search(/[^\s>]/)) + 1;
        const length = first.text.trimEnd().length - column + 1;
        found.push({ at: { file, line: first.number, column, length }, words });
      }
    }
    open = [];
  };
  for (const line of lines) {
    if (line.kind !== 'prose' || line.prose.trim() === '' || NO_PROSE.test(line.prose)) close();
    else {
      if (STARTS.test(line.prose)) close();
      open.push(line);
    }
  }
  close();
  return found;
}

/** Words in lower case, without marks; link targets are not read. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
