/** An HTML page as a tree of parse5, and the few questions that checks ask of it. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Every element of a page in the order of the text. */
export function listElements(html: string): readonly Tree.Element[] {
  const elements: Tree.Element[] = [];
  const walk = (parent: Tree.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      elements.push(child);
      walk(child);
    }
  };
  walk(parse(html));
  return elements;
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((own) => own.name === name)?.value;
}

/** The text of an element, its descendants' included. */
export function textOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Reached with the Tab key, as far as the markup says. */
export function isFocusable(element: Tree.Element): boolean {
  const tabindex = attribute(element, 'tabindex');
  if (tabindex !== undefined) return Number(tabindex) >= 0;
  if (element.tagName === 'a') return attribute(element, 'href') !== undefined;
  return (
    /^(?:button|input|select|textarea|summary|iframe)$/.test(element.tagName) &&
    attribute(element, 'disabled') === undefined
  );
}
