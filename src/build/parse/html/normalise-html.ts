/** Makes typed HTML valid and safe: well nested, known elements and attributes, no inline styles, no code. */
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { LinkSlot } from '../../../model.ts';
import { cleanAttributes, type CleaningContext } from './html-attributes.ts';
import { BLOCK, isHtmlName, isSvgName, OBSOLETE, PHRASING, REFUSED, TEXT_ONLY } from './html-names.ts';

export interface NormaliserContext extends CleaningContext {
  /** Registers a link or image found in raw HTML and returns its slot's text. */
  readonly addTarget: (kind: LinkSlot['kind'], href: string) => string;
  readonly refuse: (what: string) => void;
}

/** The body as valid HTML. The marks of slots pass unchanged, and none comes about. */
export function normaliseHtml(html: string, context: NormaliserContext): string {
  const fragment = parseFragment(html.includes('&#') ? html.replace(NUMBER, readNumber) : html);
  cleanChildren(fragment, context, false);
  return serialize(fragment);
}

/** A character by its number, as HTML reads it: leading zeros count for nothing, and the semicolon may be missing. */
const NUMBER = /&#(?:x([\da-f]+)|(\d+));?/gi;

/** The number as typed, but for those of the characters that mark slots. */
function readNumber(typed: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 0xfdd0 && code <= 0xfdef ? '\uFFFD' : typed;
}

function isElement(node: Tree.ChildNode): node is Tree.Element {
  return 'tagName' in node;
}

function cleanChildren(parent: Tree.ParentNode, context: NormaliserContext, textOnly: boolean): void {
  const children: Tree.ChildNode[] = [];
  for (const child of parent.childNodes) {
    if (!isElement(child)) {
      if (
        child.nodeName === '#text' ||
        (child.nodeName === '#comment' && 'data' in child && child.data === 'truncate')
      )
        children.push(child);
      continue;
    }
    for (const cleaned of cleanElement(child, context, textOnly)) children.push(cleaned);
  }
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
}

/** What takes the element's place: itself, its children, or nothing. */
function cleanElement(
  element: Tree.Element,
  context: NormaliserContext,
  textOnly: boolean,
): Tree.ChildNode[] {
  const svg = (element.namespaceURI as string) === SVG;
  let name = element.tagName;
  if (REFUSED.has(name) || (svg && !isSvgName(name) && name !== 'title')) {
    context.refuse(name);
    return [];
  }
  const successor = svg ? undefined : OBSOLETE.get(name);
  name = successor?.name ?? name;
  if (successor?.className !== undefined) addClass(element, successor.className);
  if (!svg && textOnly && (BLOCK.has(name) || name === 'div') && name !== 'legend') {
    addClass(element, 'block');
    name = 'span';
  }
  rename(element, name);
  cleanAttributes(element, name, svg, context);
  const inside = textOnly || TEXT_ONLY.has(name);
  cleanChildren(element, context, svg ? false : inside);
  if (!svg && !isHtmlName(name)) return element.childNodes;
  if (isEmptyLeftover(element)) return [];
  // Neither a link nor an anchor: unclosed ones are repeated by the parser in every block that follows.
  if (name === 'a' && element.attrs.length === 0) return element.childNodes;
  return [wrap(repair(element))];
}

const SVG = 'http://www.w3.org/2000/svg';

function rename(element: Tree.Element, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}

function addClass(element: Tree.Element, className: string): void {
  const known = element.attrs.find((attribute) => attribute.name === 'class');
  if (known === undefined) element.attrs.push({ name: 'class', value: className });
  else known.value += ` ${className}`;
}

/** Paragraphs and spans that the parser split off and left empty. */
function isEmptyLeftover(element: Tree.Element): boolean {
  return (
    element.tagName === 'p' &&
    element.attrs.length === 0 &&
    element.childNodes.every((child) => 'value' in child && child.value.trim() === '')
  );
}

/** Puts right what HTML's content models ask for and writers forget. */
function repair(element: Tree.Element): Tree.Element {
  if (element.tagName === 'ul' || element.tagName === 'ol') {
    element.childNodes = element.childNodes.map((child) =>
      (isElement(child) && child.tagName === 'li') || isBlank(child) ? child : enclose('li', [child]),
    );
  }
  if (element.tagName === 'button' && !element.attrs.some(({ name }) => name === 'type'))
    element.attrs.push({ name: 'type', value: 'button' });
  if (element.tagName === 'iframe' && !element.attrs.some(({ name }) => name === 'title'))
    element.attrs.push({ name: 'title', value: 'Embedded content' });
  if (element.tagName === 'img' && !element.attrs.some(({ name }) => name === 'alt'))
    element.attrs.push({ name: 'alt', value: '' });
  if (element.tagName === 'th' && element.childNodes.every(isBlank)) {
    rename(element, 'td');
    element.attrs = element.attrs.filter(({ name }) => name !== 'scope' && name !== 'abbr');
  }
  if (element.tagName === 'details') {
    const at = element.childNodes.findIndex((child) => isElement(child) && child.tagName === 'summary');
    const [summary] = at > 0 ? element.childNodes.splice(at, 1) : [];
    if (summary !== undefined) element.childNodes.unshift(summary);
  }
  return element;
}

function isBlank(node: Tree.ChildNode): boolean {
  return 'value' in node && node.value.trim() === '';
}

function enclose(
  name: string,
  children: Tree.ChildNode[],
  attributes: { name: string; value: string }[] = [],
): Tree.Element {
  const fragment = parseFragment(`<${name === 'li' ? 'ul><li' : name}>`);
  let element = fragment.childNodes[0] as Tree.Element;
  if (name === 'li') element = element.childNodes[0] as Tree.Element;
  element.attrs = attributes;
  element.childNodes = children;
  for (const child of children) child.parentNode = element;
  return element;
}

/** Wide things scroll inside a box of their own. */
function wrap(element: Tree.Element): Tree.Element {
  const parent = element.parentNode;
  const inBox =
    parent !== null &&
    'attrs' in parent &&
    parent.attrs.some(({ name, value }) => name === 'class' && /^(?:table-scroll|embed)$/.test(value));
  if (inBox) return element;
  if (element.tagName === 'table') {
    return enclose(
      'div',
      [element],
      [
        { name: 'class', value: 'table-scroll' },
        { name: 'tabindex', value: '0' },
        { name: 'role', value: 'group' },
        { name: 'aria-label', value: 'Table' },
      ],
    );
  }
  if (element.tagName === 'iframe' || element.tagName === 'video')
    return enclose(insideText(element) ? 'span' : 'div', [element], [{ name: 'class', value: 'embed' }]);
  return element;
}

function insideText(element: Tree.Element): boolean {
  for (let parent = element.parentNode; parent !== null && 'tagName' in parent; parent = parent.parentNode) {
    if (TEXT_ONLY.has(parent.tagName) || (PHRASING.has(parent.tagName) && parent.tagName !== 'a'))
      return true;
  }
  return false;
}
