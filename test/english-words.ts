/** What of a page is seen or heard, and whether it is English. */
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { attribute } from './page-tree.ts';

/** Words that English texts can hardly do without, and no word of German is. */
export const ENGLISH =
  /\b(?:the|this|that|these|it|its|is|are|of|to|and|or|for|from|with|without|your|you|we|our|not|no|by|at|on|page|pages|guide|guides|search|read|paste|copy|close|open|show|step|question|answer|items?|posts?|messages?|lines?|points?)\b/i;

const UNSEEN = /^(?:script|style|svg|code|pre|template|textarea)$/;
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** Texts, names, titles and descriptions of a page; no code, nothing in another language (`lang`). */
export function listSeen(html: string): readonly string[] {
  const seen: string[] = [];
  const walk = (parent: Tree.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (child.nodeName === '#text') seen.push((child as Tree.TextNode).value);
      if (!('tagName' in child)) continue;
      for (const name of ATTRIBUTES) seen.push(attribute(child, name) ?? '');
      if (child.tagName === 'meta' && attribute(child, 'name') === 'description')
        seen.push(attribute(child, 'content') ?? '');
      // Only an operator whose base path is wrong sees it.
      const isForOperators = attribute(child, 'class') === 'base-problem';
      if (!UNSEEN.test(child.tagName) && !isForOperators) walk(child);
    }
  };
  walk(parse(html));
  return seen.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
