/** Caps that keep hostile or broken input from stopping a build: marked takes minutes on some texts. */
import type { Diagnostic } from '../../model.ts';

/** A guide's text, in characters. The longest real guides are a tenth of this. */
const MAX_LENGTH = 2_000_000;
/** Blockquote or list marks before the text of one line. */
const MAX_NESTING = 60;
/** Marks of one kind in one paragraph that emphasis, links or HTML must be matched over: their cost grows with the square. */
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
    if (end === start) marks = 0;
    else
      for (let at = start; at < end; at++) {
        const code = body.charCodeAt(at);
        // * _ [ ] ` < ~ !
        if (
          code === 42 ||
          code === 95 ||
          code === 91 ||
          code === 93 ||
          code === 96 ||
          code === 60 ||
          code === 126
        )
          marks++;
      }
    if (marks > MAX_MARKS)
      return report(
        'This paragraph holds thousands of marks such as * [ ` <',
        line,
        'Put it into a code block (```), or break it up with blank lines.',
      );
    start = end + 1;
  }
  return undefined;
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
