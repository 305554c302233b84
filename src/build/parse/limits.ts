/** Caps that keep hostile or broken input from stopping a build: marked takes minutes on some texts. */
import type { Diagnostic } from '../../model.ts';
import { createFenceCursor } from '../problems/fences.ts';

/** A guide's text, in characters. The longest real guides are a tenth of this. */
const MAX_LENGTH = 2_000_000;
/** Blockquote or list marks before the text of one line. */
const MAX_NESTING = 60;
/** Marks in one paragraph, code apart, that emphasis, links or HTML are matched over: their cost grows with the square. */
const MAX_MARKS = 6_000;

/** A diagnostic when the text is larger, deeper or denser than any page; such a text is not parsed. */
export function isSuspicious(body: string, file: string, firstLine: number): Diagnostic | undefined {
  const report = (message: string, line: number, hint: string): Diagnostic => ({
    severity: 'error',
    code: 'page/too-complex',
    message,
    at: { file, line, column: 1 },
    hint,
  });
  if (body.length > MAX_LENGTH)
    return report(
      `This page is ${(body.length / 1_000_000).toFixed(1)} MB long; the limit is 2 MB`,
      firstLine,
      'Split it into several guides.',
    );
  let marks = 0;
  const fences = createFenceCursor();
  let line = firstLine;
  for (let start = 0; start < body.length; line++) {
    const newline = body.indexOf('\n', start);
    const end = newline === -1 ? body.length : newline;
    if (end - start >= MAX_NESTING) {
      const lead =
        /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/.exec(
          body.slice(start, Math.min(end, start + 4000)),
        )?.[0] ?? '';
      const depth = lead.match(/[>*+-]|\d+[.)]/g)?.length ?? 0;
      if (depth > MAX_NESTING && !isRule(body.slice(start, end)))
        return report(
          `This line is nested ${depth} levels deep; the limit is ${MAX_NESTING}`,
          line,
          'Remove some of the marks at its start.',
        );
    }
    const kind = fences.read(body.slice(start, end));
    if (kind === 'text' || kind === 'open') {
      // A list item begins a text of its own, and so does what follows an empty line.
      if (end === start || LIST_ITEM.test(body.slice(start, start + 20))) marks = 0;
      marks += countMarks(body, start, end);
    }
    if (marks > MAX_MARKS)
      return report(
        'This paragraph holds thousands of marks such as * [ ` < @',
        line,
        'Put it into a code block (```), or break it up with blank lines.',
      );
    start = end + 1;
  }
  return undefined;
}

const LIST_ITEM = /^[ \t]*[-*+][ \t]/;
/** `* @ [ ] _ ` < { ~` */
const MARKS: ReadonlySet<number> = new Set([42, 64, 91, 93, 95, 96, 60, 123, 126]);
/** Looked up for every character of a site: an array is faster than a set. */
const IS_MARK = Uint8Array.from({ length: 128 }, (_, code) => (MARKS.has(code) ? 1 : 0));
const SLASH = 47;
/** A line of colons is tried as a box, and as a paragraph with every line below it. */
const BOX_WEIGHT = 20;
/** The cells of a table are read one by one. */
const CELL_WEIGHT = 0.1;

function countMarks(body: string, start: number, end: number): number {
  let marks = body.startsWith(':::', start) ? BOX_WEIGHT : 0;
  for (let at = start; at < end; at++) {
    const code = body.charCodeAt(at);
    if (IS_MARK[code] === 1 || (code === SLASH && body.charCodeAt(at - 1) === SLASH)) marks++;
  }
  return body.startsWith('|', start) ? marks * CELL_WEIGHT : marks;
}

/** A horizontal rule may be as long as its writer likes. */
function isRule(line: string): boolean {
  return /^[ \t]*(?:-[- \t]*|\*[* \t]*|_[_ \t]*)$/.test(line);
}

/** The diagnostic of a text that is nested deeper than the parser can follow. */
export function tooDeep(file: string, firstLine: number): Diagnostic {
  return {
    severity: 'error',
    code: 'page/too-complex',
    message: 'This page is nested too deeply',
    at: { file, line: firstLine, column: 1 },
    hint: 'Remove some of its levels: lists in lists, quotes in quotes, brackets in brackets.',
  };
}

/** The diagnostic for a text that takes too long to read. */
export function tooSlow(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'page/too-complex',
    message: 'This page takes seconds to read: something in it is repeated or nested thousands of times',
    at: { file, line: 1, column: 1 },
    hint: 'Remove what is repeated, or split the page.',
  };
}
