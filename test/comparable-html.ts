/** HTML as lines that can be compared: what helpsite adds by design is taken away from both sides. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements around which white space means nothing. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body br details div dd dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Attributes that are ours to add (contract of guide bodies): ids, loading hints, link targets, table and code focus, cards. */
const OURS: ReadonlySet<string> = new Set([
  'id',
  'loading',
  'decoding',
  'target',
  'rel',
  'tabindex',
  'aria-label',
  'scope',
  'data-label',
]);

const TABLE_ROLES = /^(?:table|rowgroup|row|columnheader|cell)$/;

const OUR_CLASSES = /^(?:task|task-list|block|language-text|align-(?:left|center|right))$/;

/** The tree as an indented text: one line for each element, attribute list sorted, and for each run of text. */
export function toComparable(html: string): string {
  const lines: string[] = [];
  writeChildren(parseFragment(html), '', false, lines);
  return lines.join('\n');
}

function writeChildren(parent: Tree.ParentNode, indent: string, isPre: boolean, lines: string[]): void {
  const children = joinTexts(parent.childNodes.flatMap(unwrap));
  for (const [index, child] of children.entries()) {
    if (typeof child === 'string') {
      const text = isPre ? child : trimText(child, children[index - 1], children[index + 1], isBlock(parent));
      if (text !== '') lines.push(`${indent}${JSON.stringify(isPre ? text.replace(/\n$/, '') : text)}`);
    } else {
      const name = nameOf(child);
      lines.push(`${indent}<${[name, ...attributesOf(child)].join(' ')}>`);
      writeChildren(child, `${indent}  `, isPre || name === 'pre', lines);
    }
  }
}

/** Neighbouring texts as one, so that a comment or a wrapper taken away leaves no seam. */
function joinTexts(nodes: readonly (Tree.Element | string)[]): readonly (Tree.Element | string)[] {
  const joined: (Tree.Element | string)[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

function unwrap(node: Tree.ChildNode): readonly (Tree.Element | string)[] {
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  if (!('tagName' in node)) return [];
  const classes = classesOf(node);
  // A place where a path may be parted holds no text (behaviours.md 18.6.1).
  const isSeam = node.tagName === 'wbr' && node.parentNode?.nodeName === 'code';
  if (isSeam || classes.includes('hash-link')) return [];
  const isWrapper =
    classes.includes('table-scroll') || (node.tagName === 'figure' && classes.includes('code'));
  return isWrapper ? node.childNodes.flatMap(unwrap) : [node];
}

/** A later `h1` is written as a heading of level two, because a page has one `h1`. */
function nameOf(element: Tree.Element): string {
  return element.attrs.some(({ name, value }) => name === 'role' && value === 'heading')
    ? 'h1'
    : element.tagName;
}

function classesOf(element: Tree.Element): readonly string[] {
  return element.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
}

function attributesOf(element: Tree.Element): readonly string[] {
  const isHeading = nameOf(element) !== element.tagName;
  const align = classesOf(element).find((name) => name.startsWith('align-'));
  const kept = element.attrs.flatMap(({ name, value }) => {
    if (
      OURS.has(name) ||
      (name === 'alt' && value === '') ||
      (isHeading && /^(?:role|aria-level|class)$/.test(name)) ||
      // Parts of a table say what they are: as cards they would be none (behaviours.md 18.3.1).
      (name === 'role' && TABLE_ROLES.test(value))
    )
      return [];
    if (name !== 'class')
      return [`${name}=${JSON.stringify(name === 'href' || name === 'src' ? decode(value) : value)}`];
    const rest = value.split(/\s+/).filter((word) => word !== '' && !OUR_CLASSES.test(word));
    return rest.length === 0 ? [] : [`class=${JSON.stringify(rest.join(' '))}`];
  });
  return (align === undefined ? kept : [...kept, `align="${align.slice('align-'.length)}"`]).toSorted();
}

/** Links are compared as the reader's browser understands them: percent-encoding apart. */
function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function isBlock(node: Tree.ParentNode): boolean {
  return !('tagName' in node) || BLOCKS.has(node.tagName);
}

function trimText(
  text: string,
  before: Tree.Element | string | undefined,
  after: Tree.Element | string | undefined,
  inBlock: boolean,
): string {
  const edge = (side: Tree.Element | string | undefined) =>
    side === undefined ? inBlock : typeof side !== 'string' && BLOCKS.has(side.tagName);
  let result = text.replace(/[ \t\n\r\f]+/g, ' ');
  if (edge(before)) result = result.trimStart();
  if (edge(after)) result = result.trimEnd();
  return result;
}
