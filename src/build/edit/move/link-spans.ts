/** Finds where a source names other pages and files: the exact characters of each target, so that nothing else is touched. Pure. */

import { addTo } from '../../../group-by.ts';
import { createFenceCursor } from '../../problems/fences.ts';

/** A target as it stands in the text. */
export interface LinkSpan {
  /** Offset of the target in the text, quotes and brackets left out. */
  readonly start: number;
  readonly target: string;
  /** `angle`: between `<` and `>`; `quoted`: an attribute, a call or an import; `bare`: a Markdown destination. */
  readonly form: 'bare' | 'angle' | 'quoted';
  /** `import`: names a partial or a picture by file; `id`: a guide's id. */
  readonly kind: 'link' | 'picture' | 'import' | 'id';
}

const DESTINATION =
  /(!?)(?<!\\)\[(?:[^[\]\\]|\\[\s\S]|\[(?:[^[\]\\]|\\[\s\S])*\])*\]\([ \t]*(?:\r?\n[ \t]*)?(?:<([^<>\r\n]*)>|((?:[^\s<>()\\]|\\.|\([^\s()]*\))+))/g;
/** The end of a link whose text holds pictures or links of its own. */
const LATE_DESTINATION =
  /()\]\([ \t]*(?:\r?\n[ \t]*)?(?:<([^<>\r\n]*)>|((?:[^\s<>()\\]|\\.|\([^\s()]*\))+))/g;
const DEFINITION =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?\[(?!\^)[^\]\r\n]{1,999}\]:[ \t]*(?:\r?\n[ \t]*)?)(?:<([^<>\r\n]*)>|(\S+))/gm;
const ATTRIBUTE =
  /(?<![\w-])(href|to|src|poster|light|dark|docId|image)\s*[=:]\s*\{?\s*(?:(["'`])((?:(?!\2)[^\r\n])*)\2|([^\s"'`=<>{}]+)(?=[\s/>]))/g;
const CALL = /(?<![\w$.])(?:require|useBaseUrl)\(\s*(["'`])(?:[^"'`\r\n]*!)?([^"'`\r\n!]+)\1/g;
const IMPORT =
  /^import\s(?:[^'"`;]{0,2000}?\sfrom\s*)(["'])(?:[^"'\r\n]*!)?((?:\\(?:\r\n|[\s\S])|(?!\1)[^\\\r\n!]){1,2000})\1/gm;

/** All targets of a source in the order of the text; those in code and comments are left out. */
export function findLinkSpans(text: string): readonly LinkSpan[] {
  const spans = new Map<number, LinkSpan>();
  const shown = hideCode(text);
  const add = (start: number, target: string, form: LinkSpan['form'], kind: LinkSpan['kind']) => {
    if (target !== '' && !spans.has(start)) spans.set(start, { start, target, form, kind });
  };
  const addDestination = (match: RegExpExecArray, kind: LinkSpan['kind']) => {
    const [whole, , angle, bare] = match;
    const target = angle ?? bare ?? '';
    const end = match.index + whole.length - (angle === undefined ? 0 : 1);
    add(end - target.length, target, angle === undefined ? 'bare' : 'angle', kind);
  };
  for (const match of shown.matchAll(DESTINATION))
    addDestination(match, match[1] === '!' ? 'picture' : 'link');
  for (const match of shown.matchAll(LATE_DESTINATION)) addDestination(match, 'link');
  for (const match of shown.matchAll(DEFINITION)) addDestination(match, 'link');
  for (const match of shown.matchAll(ATTRIBUTE)) {
    const [whole, name = '', quote, quoted, unquoted] = match;
    const target = quoted ?? unquoted ?? '';
    const end = match.index + whole.length - (quote === undefined ? 0 : 1);
    const isPicture = /^(?:src|poster|light|dark|image)$/.test(name);
    add(end - target.length, target, 'quoted', name === 'docId' ? 'id' : isPicture ? 'picture' : 'link');
  }
  for (const match of shown.matchAll(CALL))
    add(match.index + match[0].length - 1 - (match[2] ?? '').length, match[2] ?? '', 'quoted', 'picture');
  for (const match of shown.matchAll(IMPORT))
    add(match.index + match[0].length - 1 - (match[2] ?? '').length, match[2] ?? '', 'quoted', 'import');
  return [...spans.values()].toSorted((a, b) => a.start - b.start);
}

/** The text with code and comments as spaces, at its length; `mdx-code-block` fences hold Markdown and stay. */
export function hideCode(text: string): string {
  const fences = createFenceCursor();
  const lines = text.split('\n').map((line) => {
    const kind = fences.read(line);
    return kind === 'text' || kind === 'wrapper' ? line : ' '.repeat(line.length);
  });
  const bare = lines.join('\n').replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, blank);
  return bare.includes('`') ? hideCodeSpans(bare) : bare;
}

/** Code between two runs of as many backticks, in one paragraph (CommonMark 0.31.2, section 6.1). */
function hideCodeSpans(text: string): string {
  return text.replace(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g, (paragraph) => {
    const runs = [...paragraph.matchAll(/`+/g)].map(({ index, 0: run }) => ({ index, length: run.length }));
    if (runs.length < 2) return paragraph;
    const later = new Map<number, number[]>();
    for (const [at, { length }] of runs.entries()) addTo(later, length, at);
    let shown = '';
    let from = 0;
    for (let at = 0; at < runs.length; at++) {
      const open = runs[at];
      const same = later.get(open?.length ?? 0) ?? [];
      while (same[0] !== undefined && same[0] <= at) same.shift();
      const close = same[0] === undefined ? undefined : runs[same[0]];
      if (open === undefined || close === undefined) continue;
      const end = close.index + close.length;
      shown += paragraph.slice(from, open.index) + blank(paragraph.slice(open.index, end));
      from = end;
      at = same[0] ?? at;
    }
    return shown + paragraph.slice(from);
  });
}

function blank(piece: string): string {
  return piece.replace(/[^\r\n]/g, ' ');
}
