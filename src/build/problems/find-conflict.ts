/** What git leaves in a text when two people changed the same lines: `source/conflict`. Pure. */
import type { Diagnostic } from '../../model.ts';
import { scanText } from './scan-text.ts';

const START = /^<{7}(?: |$)/;
const MIDDLE = /^={7}$/;
const END = /^>{7}(?: |$)/;

/**
 * The first line of each conflict: `<<<<<<<`, `=======` and `>>>>>>>` at the beginning of lines, in this order. In a guide
 * (`isMarkdown`) a code block that shows all three is an example, and what stands alone is told as well.
 */
export function findConflicts(text: string, file: string, isMarkdown: boolean): readonly Diagnostic[] {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return [];
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const blocks = isMarkdown ? numberBlocks(text) : [];
  const found: Diagnostic[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (START.test(line)) {
      const end = findEnd(lines, at);
      if (end !== undefined) {
        const isExample = blocks[at] !== undefined && blocks[at] === blocks[end];
        if (!isExample) found.push(describe(file, at, line));
        at = end;
        continue;
      }
    }
    if (isMarkdown && blocks[at] === undefined && /^(?:<{7}|>{7}) \S/.test(line))
      found.push(describe(file, at, line));
  }
  return found;
}

/** Where a conflict that begins at `start` ends; undefined where it is none. */
function findEnd(lines: readonly string[], start: number): number | undefined {
  let isDivided = false;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (START.test(line)) return undefined;
    if (MIDDLE.test(line)) isDivided = true;
    else if (END.test(line)) return isDivided ? at : undefined;
  }
  return undefined;
}

/** For each line of a code block, which one it is in; a block without its end hides whatever is below it. */
function numberBlocks(text: string): readonly (number | undefined)[] {
  let block = 0;
  const { lines } = scanText(text);
  const blocks = lines.map(({ kind }) => {
    if (kind === 'fence') block++;
    return kind === 'code' ? block : undefined;
  });
  const isOpen =
    (lines.findLast(({ kind }) => kind === 'fence' || kind === 'end')?.kind ?? 'end') === 'fence';
  return isOpen ? blocks.map((number) => (number === block ? undefined : number)) : blocks;
}

function describe(file: string, index: number, line: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/conflict',
    message: 'This is a mark that git left here because two people changed the same lines',
    at: { file, line: index + 1, column: 1, length: line.length },
    hint: 'Keep the lines that are right, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
  };
}
