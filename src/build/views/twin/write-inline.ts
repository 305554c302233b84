/** What stands in a line, as Markdown (CommonMark 0.31.2 with GitHub's tables and strikes). Pure. */
import { attributeOf, hasClass, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';

/** What has no words of its own in a text, or says something only on a screen. */
const SILENT: ReadonlySet<string> = new Set(['svg', 'script', 'style', 'template', 'iframe', 'input', 'wbr']);

const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

/** Running text; line breaks stay. */
export function writeInline(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string') text = join(text, escapeText(node));
    else {
      const mark = MARKS[node.tag];
      text =
        mark === undefined
          ? join(text, writeElement(node))
          : addMarked(text, writeInline(node.children), mark, nodes[index + 1]);
    }
  }
  return text;
}

/** Without white space and line breaks at its ends. */
export function trimLine(text: string): string {
  // Not one pattern for both ends: it would be tried at every space.
  let trimmed = text.trim();
  while (trimmed.startsWith('\\\n')) trimmed = trimmed.slice(2).trimStart();
  // A break at the end has lost its line's end to `trim`; an escaped backslash is two.
  while (/(?<!\\)(?:\\\\)*\\$/.test(trimmed.slice(-8)) && text.includes('\\\n'))
    trimmed = trimmed.slice(0, -1).trimEnd();
  return trimmed;
}

/** White space at the seam is one space. */
function join(before: string, after: string): string {
  return after.startsWith(' ') && /\s/.test(before.charAt(before.length - 1))
    ? before + after.slice(1)
    : before + after;
}

function writeElement(element: HtmlElement): string {
  const { tag, children } = element;
  if (SILENT.has(tag)) return '';
  switch (tag) {
    case 'br':
      return '\\\n';
    case 'code':
      return writeCode(children.map(textOf).join(''));
    case 'img':
      return writeImage(element);
    case 'a':
      return writeLink(element);
    case 'p':
    case 'div':
    case 'li':
    case 'tr':
    case 'td':
    case 'th':
    case 'dt':
    case 'dd':
    case 'pre':
    case 'figure':
    case 'figcaption':
    case 'summary':
    case 'blockquote':
      // Blocks in a line, as a cell of a table has them.
      return ` ${trimLine(writeInline(children))} `;
    default:
      return writeInline(children);
  }
}

function writeLink(element: HtmlElement): string {
  if (hasClass(element, 'hash-link')) return '';
  const href = attributeOf(element, 'href') ?? '';
  if (hasClass(element, 'card')) return writeCard(element, href);
  const inner = writeInline(element.children);
  const text = trimLine(inner);
  if (text === '' || href === '') return inner;
  return inner.replace(text, () => `[${text}](${writeTarget(href)})`);
}

/** The title leads, the description stands behind it. */
function writeCard({ children }: HtmlElement, href: string): string {
  const [title, ...rest] = children.filter((child) => textOf(child).trim() !== '');
  if (title === undefined) return '';
  const more = writeInline(rest.flatMap((child) => [child, ' '])).trim();
  return `[${writeInline([title]).trim()}](${writeTarget(href)})${more === '' ? '' : ` ${more}`}`;
}

function writeImage(element: HtmlElement): string {
  const src = attributeOf(element, 'src') ?? '';
  return src === '' ? '' : `![${escapeText(attributeOf(element, 'alt') ?? '')}](${writeTarget(src)})`;
}

function writeTarget(href: string): string {
  const target = href.replace(/[<>\n]/g, (typed) => encodeURIComponent(typed));
  return /[\s()\\]/.test(target) ? `<${target}>` : target;
}

/** Code in a line, between more backticks than it holds. */
export function writeCode(code: string): string {
  const text = code.replace(/[\n\r]+/g, ' ');
  if (text.trim() === '') return text;
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = /^`|`$/.test(text) || /^ .* $/.test(text) ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** The longest run of backticks. */
export function longestRun(text: string): number {
  let longest = 0;
  if (text.includes('`')) for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Marks only where Markdown takes them for marks: `a**"b"**c` would show its stars. */
function addMarked(before: string, inner: string, mark: string, next: HtmlNode | undefined): string {
  const text = trimLine(inner);
  if (text === '') return join(before, inner === '' ? '' : ' ');
  const lead = /^\s/.test(inner) ? ' ' : '';
  const tail = /\s$/.test(inner) ? ' ' : '';
  const start = join(before, lead);
  const follows = tail !== '' || next === undefined ? ' ' : textOf(next).charAt(0) || ' ';
  const opens = isApart(start.at(-1)) || !isPunctuation(text.charAt(0));
  const closes = isApart(follows) || !isPunctuation(text.at(-1));
  const isClear = !/[*~\\]$/.test(start) && !/^[*~]|[*~\\]$/.test(text);
  return opens && closes && isClear ? `${start}${mark}${text}${mark}${tail}` : `${start}${text}${tail}`;
}

function isPunctuation(letter: string | undefined): boolean {
  return letter !== undefined && /[^\p{L}\p{N}\s]/u.test(letter);
}

function isApart(letter: string | undefined): boolean {
  return letter === undefined || letter === '' || !/[\p{L}\p{N}]/u.test(letter);
}

/** A text whose signs mean themselves; white space between words is one space. */
export function escapeText(text: string): string {
  // Single spaces, of which a text is full, are no match.
  const flat = text.replace(/[ \t\n\r\f]{2,}|[\t\n\r\f]/g, ' ');
  if (!/[\\`*_[\]<&~]/.test(flat)) return flat;
  return flat.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, (typed, at: number) =>
    typed === '_' && isWord(flat.charAt(at - 1)) && isWord(flat.charAt(at + 1)) ? '_' : `\\${typed}`,
  );
}

/** Inside a word an underscore marks nothing. */
function isWord(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
