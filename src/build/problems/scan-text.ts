/** A source line by line, with what is prose told from settings, code and comments; every column stays where it was typed. Pure. */
import type { Location } from '../../model.ts';
import { createFenceCursor } from './fences.ts';

export interface ScannedLine {
  /** From 1, in the file. */
  readonly number: number;
  readonly text: string;
  /** `fence` opens a code block, `code` lies in it; `end` closes it. */
  readonly kind: 'settings' | 'prose' | 'fence' | 'code' | 'end';
  /** The line with code spans and comments as spaces, so that columns stay; all spaces for lines that are not prose. */
  readonly prose: string;
}

/** A comment, with where it begins. Columns count from 1. */
export interface ScannedComment {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export interface ScannedText {
  readonly lines: readonly ScannedLine[];
  readonly comments: readonly ScannedComment[];
  /** All lines' prose: as long as the source, so that an offset means the same in both. */
  readonly prose: string;
  /** The source as given. */
  readonly text: string;
}

const KINDS = { text: 'prose', wrapper: 'prose', open: 'fence', code: 'code', close: 'end' } as const;

const COMMENT_ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };

/** Reads a text as written (front matter included, `\n` line ends). */
export function scanText(text: string): ScannedText {
  const typed = text.split('\n');
  const lines: ScannedLine[] = [];
  const comments: ScannedComment[] = [];
  const settingsEnd = /^---[ \t]*(?:ya?ml[ \t]*)?$/.test(typed[0] ?? '')
    ? typed.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line))
    : -1;
  const fences = createFenceCursor();
  let open: OpenComment | undefined;
  for (const [index, line] of typed.entries()) {
    const number = index + 1;
    const blank = ' '.repeat(line.length);
    if (index <= settingsEnd) {
      const at = line.search(/(?:^|\s)#/);
      if (at !== -1) comments.push({ line: number, column: at + 1, text: line.slice(at) });
      lines.push({ number, text: line, kind: 'settings', prose: blank });
      continue;
    }
    const kind = open === undefined ? KINDS[fences.read(line)] : 'prose';
    if (kind !== 'prose') {
      lines.push({ number, text: line, kind, prose: blank });
      continue;
    }
    const read = blankLine(line, number, open, comments);
    open = read.open;
    lines.push({ number, text: line, kind: 'prose', prose: read.prose });
  }
  return { lines, comments, prose: lines.map(({ prose }) => prose).join('\n'), text };
}

/** Line and column of an offset, from 1; offsets must be asked for in ascending order. */
export function createLocator(text: string, file: string): (offset: number, length: number) => Location {
  let line = 1;
  let start = 0;
  return (offset, length) => {
    for (let end = text.indexOf('\n', start); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { file, line, column: offset - start + 1, length };
  };
}

interface OpenComment {
  readonly end: string;
}

/** Code spans and comments become spaces; a comment may go on to the next line. */
function blankLine(
  line: string,
  number: number,
  before: OpenComment | undefined,
  comments: ScannedComment[],
): { readonly prose: string; readonly open: OpenComment | undefined } {
  let prose = '';
  let at = 0;
  let open = before;
  const skip = (to: number): void => {
    prose += ' '.repeat(to - at);
    at = to;
  };
  while (at < line.length) {
    if (open !== undefined) {
      const end = line.indexOf(open.end, at);
      if (end === -1) {
        skip(line.length);
        break;
      }
      skip(end + open.end.length);
      open = undefined;
      continue;
    }
    const found = /`+|<!--|\{\/\*/.exec(line.slice(at));
    if (found === null) {
      prose += line.slice(at);
      break;
    }
    prose += line.slice(at, at + found.index);
    at += found.index;
    const [mark] = found;
    const end = COMMENT_ENDS[mark];
    if (end !== undefined) {
      const close = line.indexOf(end, at);
      comments.push({ line: number, column: at + 1, text: line.slice(at, close === -1 ? undefined : close) });
      open = { end };
      continue;
    }
    const span = new RegExp(`(?<!\`)${mark}(?!\`)`).exec(line.slice(at + mark.length));
    if (span === null) {
      prose += mark;
      at += mark.length;
    } else skip(at + mark.length + span.index + mark.length);
  }
  return { prose, open };
}
