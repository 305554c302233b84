/** Whether a guide's Markdown says what its page says, word for word. */
import { marked } from 'marked';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'attrs' in node;
const classesOf = (node: Element): readonly string[] =>
  node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];

/** Elements that do not part words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What the page shows beside the guide's own text, or shows twice. */
const BESIDE = new Set(['checked', 'your', 'hash-link', 'tab-list', 'to-steps', 'diagram']);
/** A `footer` of the article is no part of its text (behaviours.md 18.1, 18.5.1). */
const SILENT = new Set(['footer', 'svg', 'script', 'style', 'template', 'iframe', 'audio', 'video', 'head']);

/** On phones it says how many points are folded below the heading (behaviours.md 18.2.1). */
function isFoldLine({ tagName, parentNode }: Element): boolean {
  return (
    tagName === 'summary' &&
    parentNode !== null &&
    isElement(parentNode) &&
    classesOf(parentNode).includes('fold')
  );
}

function collect(node: Node): string {
  if ('value' in node) return node.value;
  if (
    isElement(node) &&
    (SILENT.has(node.tagName) || isFoldLine(node) || classesOf(node).some((name) => BESIDE.has(name)))
  )
    return '';
  const text = 'childNodes' in node ? node.childNodes.map(collect).join('') : '';
  return isElement(node) && INLINE.has(node.tagName) ? text : ` ${text} `;
}

function find(node: Node, isIt: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isIt(node)) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}

const split = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The words of a page's own text. */
export function wordsOfPage(html: string): readonly string[] {
  const page = parse(html);
  const article = find(page, (node) => node.tagName === 'article' && classesOf(node).includes('prose'));
  // A guide that hides its title says it outside its text.
  const title = find(page, (node) => node.attrs.some(({ value }) => value === 'Page title'));
  return [title, article].flatMap((part) => (part === undefined ? [] : split(collect(part))));
}

/** The words that a reader of the Markdown sees once it is laid out. */
export function wordsOfMarkdown(markdown: string): readonly string[] {
  return split(collect(parse(marked.parse(markdown, { async: false, gfm: true }))));
}

/** Where the two begin to differ, in a few words of each; undefined: nowhere. */
export function findDifference(html: string, markdown: string): string | undefined {
  const [page, twin] = [wordsOfPage(html), wordsOfMarkdown(markdown)];
  const at = page.findIndex((word, index) => word !== twin[index]);
  if (at === -1 && page.length === twin.length) return undefined;
  const from = Math.max(0, (at === -1 ? page.length : at) - 4);
  return `page: ${page.slice(from, from + 12).join(' ')} | twin: ${twin.slice(from, from + 12).join(' ')}`;
}
