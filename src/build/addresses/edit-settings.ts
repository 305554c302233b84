/** Writes old addresses into front matter and leaves every other character as it is. Pure. */
import { readFrontmatter } from '../parse/front-matter/frontmatter.ts';
import { normaliseText } from '../parse/normalise-text.ts';

interface Block {
  /** Offsets of the text between the two `---` lines. */
  readonly start: number;
  readonly end: number;
}

/** What the files of a text mostly end their lines with. */
export function lineEndOf(text: string): string {
  return /\r\n/.test(text) ? '\r\n' : '\n';
}

/** Where the settings stand; undefined without any. */
export function findBlock(text: string): Block | undefined {
  const opening = /^\uFEFF?---[ \t]*(?:ya?ml[ \t]*)?\r?\n/.exec(text);
  if (opening === null) return undefined;
  const closing = /^---[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening[0].length;
  const end = closing.exec(text)?.index;
  return end === undefined ? undefined : { start: opening[0].length, end };
}

/** Length of the front matter with its marks; 0 without any. Links are looked for behind it. */
export function settingsLength(text: string): number {
  const block = findBlock(text);
  return block === undefined ? 0 : block.end + 3;
}

/** Offsets of a key's line and the indented or listed lines below it. */
export function findKey(text: string, { start, end }: Block, key: string): Block | undefined {
  const inside = text.slice(start, end);
  const match = new RegExp(
    `^["']?${key}["']?[ \\t]*:[^\\n]*(?:\\n|$)(?:(?:[ \\t]+[^\\n]*|-[^\\n]*|\\][^\\n]*|[ \\t]*\\r?)(?:\\n))*`,
    'm',
  ).exec(inside);
  if (match === null) return undefined;
  const own = match[0].replace(/(?:\r?\n[ \t]*)+$/, '');
  return { start: start + match.index, end: start + match.index + own.length };
}

/**
 * Sets the list of old addresses. What is there already keeps its form; undefined when the front matter is written in a
 * way that cannot be edited with certainty.
 */
export function setRedirects(text: string, wanted: readonly string[], path: string): string | undefined {
  const before = readRedirects(text, path);
  if (sameList(before, wanted)) return text;
  const added = wanted.filter((entry) => !before.includes(entry));
  const isAppended = sameList([...before, ...added], wanted) && before.length > 0;
  const drafts = isAppended ? [append(text, added), replaceList(text, wanted)] : [replaceList(text, wanted)];
  return drafts.find((draft) => draft !== undefined && sameList(readRedirects(draft, path), wanted));
}

/** The old addresses as typed. */
export function readRedirects(text: string, path: string): readonly string[] {
  const { value } = readFrontmatter({ path, text: normaliseText(text) }, path);
  return value.settings.redirectFrom ?? [];
}

/** The text with a key of its front matter set to a value (YAML, one line); undefined without front matter. */
export function setKey(text: string, key: string, value: string): string | undefined {
  const block = findBlock(text);
  if (block === undefined) return undefined;
  const line = `${key}: ${value}`;
  const at = findKey(text, block, key);
  if (at !== undefined) return text.slice(0, at.start) + line + text.slice(at.end);
  return `${text.slice(0, block.end)}${line}${lineEndOf(text)}${text.slice(block.end)}`;
}

function append(text: string, added: readonly string[]): string | undefined {
  const block = findBlock(text);
  const at = block === undefined ? undefined : findKey(text, block, 'redirect_from');
  if (at === undefined) return undefined;
  const lines = text.slice(at.start, at.end);
  const items = added.map(quote);
  const close = /\s*,?(\s*)\](?=[ \t]*(?:#[^\n]*)?$)/.exec(lines);
  if (close !== null)
    return `${text.slice(0, at.start + close.index)}, ${items.join(', ')}${lines.slice(close.index).replace(/^\s*,/, '')}${text.slice(at.end)}`;
  const last = [...lines.matchAll(/^([ \t]*)-[ \t]/gm)].at(-1);
  if (last === undefined) return undefined;
  const end = lineEndOf(text);
  return (
    text.slice(0, at.end) +
    items.map((item) => `${end}${last[1] ?? ''}- ${item}`).join('') +
    text.slice(at.end)
  );
}

function replaceList(text: string, wanted: readonly string[]): string {
  const end = lineEndOf(text);
  const line = `redirect_from: [${wanted.map(quote).join(', ')}]`;
  const block = findBlock(text);
  if (block === undefined) {
    const mark = text.charCodeAt(0) === 0xfeff ? text.slice(0, 1) : '';
    return `${mark}---${end}${line}${end}---${end}${end}${text.slice(mark.length)}`;
  }
  const at = findKey(text, block, 'redirect_from');
  if (at === undefined) return `${text.slice(0, block.end)}${line}${end}${text.slice(block.end)}`;
  if (wanted.length > 0) return text.slice(0, at.start) + line + text.slice(at.end);
  return text.slice(0, at.start) + text.slice(at.end).replace(/^\r?\n/, '');
}

function quote(entry: string): string {
  return /^\/[\w./-]*$/.test(entry) ? entry : JSON.stringify(entry);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}
