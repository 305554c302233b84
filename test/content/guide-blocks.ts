/** A built guide as a flat list of what a reader meets, from top to bottom: headings, paragraphs, cells, code. */
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

export type BlockKind =
  | 'title'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'head-cell'
  | 'cell'
  | 'admonition'
  | 'code'
  | 'image'
  | 'tabs'
  | 'summary';

export interface Block {
  readonly kind: BlockKind;
  /** White space collapsed; for code as it stands. For tabs: the labels, joined with ` | `. */
  readonly text: string;
  /** The same with each piece of inline code as `CODE`, for judging language. */
  readonly prose: string;
  /** Heading: 1 to 6. Admonition: none. */
  readonly level?: number;
  /** Code: its language. Admonition: its type. Tabs: the group. */
  readonly name?: string;
  /** Code: its title. Image: its address. */
  readonly title?: string;
  /** Tabs: the value behind each label. */
  readonly values?: readonly string[];
  /** What stands in bold. */
  readonly bold: readonly string[];
  readonly links: readonly GuideLink[];
  /** Text of the latest heading of level 2; empty before the first. */
  readonly section: string;
}

export interface GuideLink {
  readonly href: string;
  readonly text: string;
}

/** Stands for a piece of inline code: a symbol that is no letter, so that no rule on words meets it. */
export const CODE = '⌘';

const KINDS: Readonly<Record<string, BlockKind>> = {
  p: 'paragraph',
  li: 'item',
  td: 'cell',
  th: 'head-cell',
  dd: 'item',
  dt: 'item',
  summary: 'summary',
  blockquote: 'paragraph',
};
const CONTAINERS: ReadonlySet<string> = new Set(
  'p li td th dd dt summary blockquote ul ol dl table thead tbody tr div section details figure pre h1 h2 h3 h4 h5 h6 article'.split(
    ' ',
  ),
);

interface Reading {
  readonly blocks: Block[];
  section: string;
}

/** The blocks of the first `article` in a page's HTML, without the facts at its foot. */
export function readBlocks(html: string): readonly Block[] {
  const article = findFirst(parse(html), (element) => element.tagName === 'article');
  const reading: Reading = { blocks: [], section: '' };
  if (article !== undefined) readChildren(article, 'paragraph', reading);
  return reading.blocks;
}

/** The first element below a node, in document order, that passes a test. */
export function findFirst(
  node: Tree.ParentNode,
  test: (element: Tree.Element) => boolean,
): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    if (test(child)) return child;
    const found = findFirst(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readChildren(parent: Tree.ParentNode, kind: BlockKind, reading: Reading): void {
  let inline: Tree.ChildNode[] = [];
  const flush = (): void => {
    addText(inline, kind, reading);
    inline = [];
  };
  for (const child of parent.childNodes) {
    if (!('tagName' in child) || !CONTAINERS.has(child.tagName)) {
      if (!('tagName' in child && child.tagName === 'footer')) inline.push(child);
      continue;
    }
    flush();
    readContainer(child, kind, reading);
  }
  flush();
}

function isFold(parent: Tree.ParentNode | null): boolean {
  return parent !== null && 'tagName' in parent && attribute(parent, 'class') === 'fold';
}

function readContainer(element: Tree.Element, kind: BlockKind, reading: Reading): void {
  const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
  const heading = /^h([1-6])$/.exec(element.tagName);
  if (heading !== null) {
    const level = Number(heading[1]);
    const before = reading.blocks.length;
    addText(element.childNodes, level === 1 ? 'title' : 'heading', reading, { level }, true);
    if (level === 2) reading.section = reading.blocks[before]?.text ?? '';
  } else if (element.tagName === 'figure' && classes.includes('code')) addCode(element, reading);
  else if (classes.includes('tab-list')) addTabs(element, reading);
  else if (classes.includes('tab-label') || classes.includes('your')) return;
  // What the page adds to the writer's text (behaviours.md 18.2).
  else if (classes.includes('to-steps')) return;
  else if (classes.includes('diagram')) addDrawing(element, reading);
  else if (element.tagName === 'summary' && isFold(element.parentNode)) return;
  else if (classes.includes('admonition-title')) return;
  else if (classes.includes('admonition')) {
    const title = findFirst(element, (inner) => attribute(inner, 'class') === 'admonition-title');
    const name = classes.find((one) => one.startsWith('admonition-'))?.slice('admonition-'.length) ?? '';
    addText(title?.childNodes ?? [], 'admonition', reading, { name }, true);
    readChildren(element, 'paragraph', reading);
  } else {
    const own = KINDS[element.tagName];
    // A paragraph in a list item or a cell is still part of a step or a table; an empty item must be seen.
    const inner = own === undefined || (own === 'paragraph' && kind !== 'paragraph') ? kind : own;
    const before = reading.blocks.length;
    readChildren(element, inner, reading);
    if (own !== undefined && reading.blocks.length === before) addText([], inner, reading, {}, true);
  }
}

/** A drawing that is part of the page counts as the picture that the writer named. */
function addDrawing(figure: Tree.Element, reading: Reading): void {
  const drawing = findFirst(figure, ({ tagName }) => tagName === 'svg');
  const text = (drawing && attribute(drawing, 'aria-label')) ?? '';
  const { section } = reading;
  reading.blocks.push({
    kind: 'image',
    text,
    prose: text,
    title: 'drawing.svg',
    bold: [],
    links: [],
    section,
  });
}

function addCode(figure: Tree.Element, reading: Reading): void {
  const caption = findFirst(figure, (inner) => inner.tagName === 'figcaption');
  const pre = findFirst(figure, (inner) => inner.tagName === 'pre');
  const text = pre === undefined ? '' : textOf(pre);
  const title = caption === undefined ? {} : { title: textOf(caption).trim() };
  const name = attribute(figure, 'data-language') ?? '';
  reading.blocks.push({
    kind: 'code',
    text,
    prose: '',
    name,
    ...title,
    bold: [],
    links: [],
    section: reading.section,
  });
}

function addTabs(list: Tree.Element, reading: Reading): void {
  const buttons = list.childNodes.filter((child): child is Tree.Element => 'tagName' in child);
  const labels = buttons.map((button) => textOf(button).trim());
  const values = buttons.map((button) => attribute(button, 'data-value') ?? '');
  const group =
    list.parentNode !== null && 'attrs' in list.parentNode
      ? attribute(list.parentNode, 'data-group')
      : undefined;
  reading.blocks.push({
    kind: 'tabs',
    text: labels.join(' | '),
    prose: '',
    ...(group === undefined ? {} : { name: group }),
    values,
    bold: [],
    links: [],
    section: reading.section,
  });
}

function addText(
  nodes: readonly Tree.ChildNode[],
  kind: BlockKind,
  reading: Reading,
  more: Partial<Block> = {},
  evenEmpty = false,
): void {
  for (const image of nodes.flatMap((node) => ('tagName' in node ? listOf(node, 'img') : []))) {
    const text = attribute(image, 'alt') ?? '';
    const title = attribute(image, 'src') ?? '';
    reading.blocks.push({
      kind: 'image',
      text,
      prose: text,
      title,
      bold: [],
      links: [],
      section: reading.section,
    });
  }
  const text = collapse(nodes.map((node) => read(node, false)).join(''));
  if (text === '' && !evenEmpty) return;
  const elements = nodes.filter((node): node is Tree.Element => 'tagName' in node);
  reading.blocks.push({
    kind,
    text,
    prose: collapse(nodes.map((node) => read(node, true)).join('')),
    bold: elements.flatMap((node) => listOf(node, 'strong')).map((strong) => collapse(textOf(strong))),
    links: elements
      .flatMap((node) => listOf(node, 'a'))
      .filter((link) => !(attribute(link, 'class') ?? '').includes('hash-link'))
      .map((link) => ({ href: attribute(link, 'href') ?? '', text: collapse(textOf(link)) })),
    section: reading.section,
    ...more,
  });
}

function listOf(element: Tree.Element, name: string): readonly Tree.Element[] {
  const inner = element.childNodes.flatMap((child) => ('tagName' in child ? listOf(child, name) : []));
  return element.tagName === name ? [element, ...inner] : inner;
}

function read(node: Tree.ChildNode, hideCode: boolean): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('tagName' in node)) return '';
  if (hideCode && (node.tagName === 'code' || node.tagName === 'kbd')) return CODE;
  if (node.tagName === 'br') return ' ';
  return node.childNodes.map((child) => read(child, hideCode)).join('');
}

function textOf(node: Tree.ParentNode): string {
  return node.childNodes.map((child) => read(child, false)).join('');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
