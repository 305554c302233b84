/** Which lines open fenced code, lie in it and close it (CommonMark 0.31.2, section 4.5): whoever asks that asks here. Pure. */

/** A line that opens fenced code. */
export interface Fence {
  /** Where its marks begin in the line. */
  readonly at: number;
  /** Its backticks or tildes. */
  readonly marks: string;
  /** What stands behind them: the language, a title. */
  readonly info: string;
  /** Where its marks begin for the eye, tabs being four wide. */
  readonly column: number;
  /** How many quotes it stands in. */
  readonly quotes: number;
}

/** `wrapper`: a line of an `mdx-code-block` fence, whose content is text (contract.md section 2). */
export type FenceKind = 'text' | 'open' | 'code' | 'close' | 'wrapper';

/** Reads a text line by line. */
export interface FenceCursor {
  /** What the next line is. */
  readonly read: (line: string) => FenceKind;
}

/** Behind the marks of quotes and lists: a fence in an item or a quote is one. Each place is matched in one way only. */
const FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t][ \t>]*)*)(?:(`{3,})(?![^`]*`)|(~{3,}))([^]*)$/;
/** Marks of a list before a closing line make it code. */
const ITEM = /[^ \t>]/;
/** A closing line is set in by at most so much more than its list item; so is an opening one. */
const MAX_INDENT = 3;
const TAB = 4;

/**
 * The fence that a line opens; undefined when it opens none, such as a line that begins with code between backticks.
 * How far it may be set in depends on the lists around it, which a line does not know.
 */
export function readFence(line: string): Fence | undefined {
  if (!line.includes('```') && !line.includes('~~~')) return undefined;
  const [, before = '', ticks, tildes = '', info = ''] = FENCE.exec(line) ?? [];
  const marks = ticks ?? tildes;
  if (marks === '') return undefined;
  return {
    at: before.length,
    marks,
    info: info.trim(),
    column: widthOf(before),
    quotes: before.split('>').length - 1,
  };
}

/** Whether a line closes the fence. */
export function closesFence(line: string, open: Fence): boolean {
  const fence = readFence(line);
  return (
    fence?.info === '' &&
    fence.marks.startsWith(open.marks) &&
    fence.quotes === open.quotes &&
    fence.column <= open.column + MAX_INDENT &&
    !ITEM.test(line.slice(0, fence.at))
  );
}

/** Begins to read a text. */
export function createFenceCursor(): FenceCursor {
  let open: Fence | undefined;
  let wrapper: Fence | undefined;
  const read = (line: string): FenceKind => {
    if (open !== undefined) {
      if (!closesFence(line, open)) return 'code';
      open = undefined;
      return 'close';
    }
    if (wrapper !== undefined && closesFence(line, wrapper)) {
      wrapper = undefined;
      return 'wrapper';
    }
    const fence = readFence(line);
    if (fence === undefined) return 'text';
    if (fence.info === 'mdx-code-block') {
      wrapper = fence;
      return 'wrapper';
    }
    open = fence;
    return 'open';
  };
  return { read };
}

function widthOf(before: string): number {
  let width = 0;
  for (const char of before) width += char === '\t' ? TAB - (width % TAB) : 1;
  return width;
}
