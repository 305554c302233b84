/** Finds where an element ends: the closing tag that belongs to an opening one, past code, comments and nested elements. */
import { closesFence, readFence, type Fence } from '../../problems/fences.ts';
import { readTag, type Tag } from './tag.ts';

/** Elements without content and without a closing tag (HTML standard, void elements). */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const SPECIAL = /`+|~{3,}|<!--|\{\/\*|</g;

export interface Close {
  /** Where the closing tag begins. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
}

/** How many characters all searches of one page may read, as a multiple of its length: keeps unclosed tags from costing n². */
export interface SearchBudget {
  left: number;
}

/** The closing tag of the element `name` whose content begins at `from`; undefined when there is none. */
export function findClose(text: string, from: number, name: string, budget: SearchBudget): Close | undefined {
  let depth = 1;
  SPECIAL.lastIndex = from;
  for (let found = SPECIAL.exec(text); found !== null; found = SPECIAL.exec(text)) {
    const at = found.index;
    if (at - from > budget.left) break;
    const mark = found[0];
    if (mark === '<') {
      const tag = nameMatches(text, at, name) ? readTag(text, at) : undefined;
      if (tag === undefined) continue;
      SPECIAL.lastIndex = tag.end;
      depth += depthChange(tag, name);
      if (depth === 0) {
        budget.left -= tag.end - from;
        return { start: at, end: tag.end };
      }
    } else SPECIAL.lastIndex = skipOpaque(text, at, mark);
  }
  budget.left -= Math.min(text.length, text.length - from);
  return undefined;
}

function nameMatches(text: string, at: number, name: string): boolean {
  return text.startsWith(name, text[at + 1] === '/' ? at + 2 : at + 1);
}

function depthChange(tag: Tag, name: string): number {
  if (tag.name !== name) return 0;
  return tag.kind === 'open' ? 1 : tag.kind === 'close' ? -1 : 0;
}

/** The offset after a code span, a fenced block or a comment that begins at `at`. */
function skipOpaque(text: string, at: number, mark: string): number {
  if (mark === '<!--') return after(text, '-->', at + 4);
  if (mark === '{/*') return after(text, '*/', at + 3);
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const fence = mark.length >= 3 ? readFence(text.slice(lineStart, endOfLine(text, at))) : undefined;
  if (fence?.at === at - lineStart) return afterFence(text, endOfLine(text, at), fence);
  if (mark[0] === '~') return at + mark.length;
  const paragraphEnd = text.indexOf('\n\n', at);
  const limit = paragraphEnd === -1 ? text.length : paragraphEnd;
  for (let next = at + mark.length; next < limit;) {
    const open = text.indexOf('`', next);
    if (open === -1 || open >= limit) break;
    let end = open;
    while (text[end] === '`') end++;
    if (end - open === mark.length) return end;
    next = end;
  }
  return at + mark.length;
}

function afterFence(text: string, from: number, open: Fence): number {
  let end = from;
  while (end < text.length) {
    const start = end + 1;
    end = endOfLine(text, start);
    if (closesFence(text.slice(start, end), open)) break;
  }
  return end;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}
