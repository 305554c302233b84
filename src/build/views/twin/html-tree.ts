/** HTML that this program wrote, as a tree: every element is closed, every attribute quoted. Pure. */
import { decodeHTML } from 'entities';

export interface HtmlElement {
  readonly tag: string;
  /** As written: ` class="code"`. */
  readonly attributes: string;
  readonly children: HtmlNode[];
}

/** A text is decoded. */
export type HtmlNode = string | HtmlElement;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</g;

const VOID: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'use',
  'wbr',
]);

/** What is not closed ends with what holds it. */
export function readHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: '', children: [] };
  const open: HtmlElement[] = [root];
  for (const [typed, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) {
      if (!typed.startsWith('<!--')) parent.children.push(typed.includes('&') ? decodeHTML(typed) : typed);
      continue;
    }
    const tag = name.toLowerCase();
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const element: HtmlElement = { tag, attributes, children: [] };
    parent.children.push(element);
    if (!VOID.has(tag) && !attributes.endsWith('/')) open.push(element);
  }
  return root.children;
}

/** The decoded value of an attribute; undefined: it has none of this name. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  const value = attributes.slice(from, attributes.indexOf('"', from));
  return value.includes('&') ? decodeHTML(value) : value;
}

/** Whether an element has this class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class')?.split(' ').includes(name) === true;
}

/** All text below, as it stands. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
