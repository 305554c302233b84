/** Blocks as Markdown. Each is a text of lines; whoever holds them indents them. Pure. */
import { attributeOf, hasClass, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { longestRun, trimLine, writeInline } from './write-inline.ts';
import { writeTable } from './write-table.ts';

/** Elements that stand in a line; all others are blocks, or hold some. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q rp rt ruby s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'audio', 'video']);

/** The blocks of some HTML, with an empty line between each two. */
export function writeBlocks(nodes: readonly HtmlNode[]): string {
  return listBlocks(nodes).join('\n\n');
}

function listBlocks(nodes: readonly HtmlNode[]): readonly string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const text = writeParagraph(line);
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.tag)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...writeBlock(node));
  }
  endLine();
  return blocks;
}

function writeBlock(element: HtmlElement): readonly string[] {
  const { tag, children } = element;
  if (SILENT.has(tag)) return [];
  switch (tag) {
    case 'p':
      return some(writeParagraph(children));
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return writeHeading(Number(tag.charAt(1)), children);
    case 'ul':
    case 'ol':
      return some(writeList(element));
    case 'blockquote':
      return some(indent(writeBlocks(children), '> ', '> '));
    case 'pre':
      return [writeFence(textOf(element), '')];
    case 'figure':
      return hasClass(element, 'code') ? writeCodeFigure(element) : listBlocks(children);
    case 'table':
      return writeTable(element);
    case 'hr':
      return ['---'];
    case 'summary':
    case 'dt':
      return some(writeStrong(children));
    default:
      return writeBox(element);
  }
}

/** Boxes of our own, and what only holds others. */
function writeBox(element: HtmlElement): readonly string[] {
  const { children } = element;
  if (hasClass(element, 'tab-list')) return [];
  if (hasClass(element, 'h2')) return writeHeading(2, children);
  if (!hasClass(element, 'admonition')) {
    const isLabelled = children.some((child) => typeof child !== 'string' && hasClass(child, 'tab-label'));
    return listBlocks(isLabelled ? children.map(strengthenLabel) : children);
  }
  const [title, ...rest] = children.filter((child) => typeof child !== 'string');
  const head = title === undefined ? [] : some(writeStrong(title.children));
  return some(indent([...head, ...listBlocks(rest)].join('\n\n'), '> ', '> '));
}

/** A tab's label heads its text. */
function strengthenLabel(node: HtmlNode): HtmlNode {
  if (typeof node === 'string' || !hasClass(node, 'tab-label')) return node;
  return { tag: 'dt', attributes: '', children: node.children };
}

function some(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

function writeHeading(depth: number, children: readonly HtmlNode[]): readonly string[] {
  const text = writeInline(children).replace(/\\?\n/g, ' ').trim();
  // A closing run of # would be taken for the heading's own.
  return text === '' ? [] : [`${'#'.repeat(depth)} ${text.replace(/(#+)$/, '\\$1')}`];
}

/** A line in bold, where bold can be told from the words. */
function writeStrong(children: readonly HtmlNode[]): string {
  return writeParagraph([{ tag: 'strong', attributes: '', children: [...children] }]);
}

/** What a line would begin other than a paragraph with. */
const BEGINNINGS = /^(?:[#+\-=>]|\d{1,9}(?=[.)]))/;

function writeParagraph(nodes: readonly HtmlNode[]): string {
  return trimLine(writeInline(nodes))
    .split('\n')
    .map((line) =>
      line.trim().replace(BEGINNINGS, (typed) => (/\d/.test(typed) ? `${typed}\\` : `\\${typed}`)),
    )
    .join('\n');
}

function writeList(list: HtmlElement): string {
  const items = list.children.filter(
    (child): child is HtmlElement => typeof child !== 'string' && child.tag === 'li',
  );
  const first = Number(attributeOf(list, 'start') ?? '1');
  const written = items.map((item, index) => {
    const marker = list.tag === 'ol' ? `${first + index}. ` : '- ';
    const blocks = listBlocks(item.children);
    const box = boxOf(item);
    const isTight = blocks.length < 2 || (blocks.length === 2 && /^(?:- |\d+\. )/.test(blocks[1] ?? ''));
    const text = blocks.join(isTight ? '\n' : '\n\n');
    return { text: indent(box + text, marker, ' '.repeat(marker.length)), isTight };
  });
  return written.map(({ text }) => text).join(written.every(({ isTight }) => isTight) ? '\n' : '\n\n');
}

/** The box of a task. */
function boxOf({ children }: HtmlElement): string {
  for (const child of children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return '';
    } else if (child.tag === 'input') return child.attributes.includes(' checked') ? '[x] ' : '[ ] ';
    else return child.tag === 'p' ? boxOf(child) : '';
  }
  return '';
}

/** Lines behind a mark; those that are empty stay so. */
function indent(text: string, first: string, others: string): string {
  if (text === '') return first.startsWith('>') ? '' : first.trimEnd();
  return text
    .split('\n')
    .map((line, index) => (line === '' ? others.trimEnd() : (index === 0 ? first : others) + line))
    .join('\n');
}

function writeCodeFigure(figure: HtmlElement): readonly string[] {
  const language = attributeOf(figure, 'data-language') ?? '';
  return figure.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'figcaption') return some(writeStrong(child.children));
    return child.tag === 'pre' ? [writeFence(textOf(child), language)] : [];
  });
}

function writeFence(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = /^[\w+#.-]+$/.test(language) && language !== 'text' ? language : '';
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}
