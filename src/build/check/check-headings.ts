/** Headings that leave out a level: `heading/skipped-level`. Pure. */
import type { Diagnostic } from '../../model.ts';
import type { ScannedText } from '../problems/scan-text.ts';

/** A partial may begin anywhere: it is shown below headings of others. */
export function checkHeadings({ lines }: ScannedText, file: string, isPartial: boolean): Diagnostic[] {
  const found: Diagnostic[] = [];
  let above = isPartial ? 6 : 1;
  for (const [index, { prose, number, text }] of lines.entries()) {
    const depth = depthOf(prose, lines[index + 1]?.prose ?? '');
    if (depth === undefined) continue;
    if (depth > above + 1) {
      const marks = '#'.repeat(above + 1);
      found.push({
        severity: 'warning',
        code: 'heading/skipped-level',
        message: `This heading has level ${depth}, and the one above it has level ${above}`,
        at: { file, line: number, column: text.search(/\S/) + 1, length: text.trim().length },
        hint: `Begin it with ${marks}: readers who hear the page go from level to level.`,
      });
    }
    above = depth;
  }
  return found;
}

function depthOf(line: string, next: string): number | undefined {
  const marks = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1] ?? /^ {0,3}<h([1-6])[\s>]/i.exec(line)?.[1];
  if (marks !== undefined) return marks.startsWith('#') ? marks.length : Number(marks);
  // A line of text with === or --- below it.
  if (!/^ {0,3}[\p{L}\p{N}*_]/u.test(line)) return undefined;
  return /^ {0,3}=+[ \t]*$/.test(next) ? 1 : /^ {0,3}-{3,}[ \t]*$/.test(next) ? 2 : undefined;
}
