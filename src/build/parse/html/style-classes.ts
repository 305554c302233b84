/** `style` attributes as classes: the CSP forbids inline styles, so their rules go to a style sheet of the page. */
import type { StyleRule } from '../../../model.ts';

/** Properties that keep a page's effect without letting it break out of its place or load anything. */
const ALLOWED =
  /^(?:color|background-color|background|border(?:-[a-z-]+)?|margin(?:-[a-z]+)?|padding(?:-[a-z]+)?|width|height|max-width|max-height|min-width|min-height|text-align|text-decoration|text-transform|font-(?:size|weight|style)|line-height|letter-spacing|white-space|display|flex(?:-[a-z]+)?|justify-content|align-items|align-self|align-content|gap|row-gap|column-gap|grid-template-(?:columns|rows)|grid-(?:column|row)|float|clear|vertical-align|opacity|overflow(?:-[xy])?|list-style(?:-type)?|object-fit|aspect-ratio|box-shadow|transform|word-break|overflow-wrap|columns|column-count)$/;

/** The class of these declarations, registering its rule; undefined when none of them is allowed. */
export function classForStyle(declarations: string, rules: Map<string, StyleRule>): string | undefined {
  const kept = declarations
    .split(';')
    .map((part) => part.trim())
    .flatMap((part) => {
      const colon = part.indexOf(':');
      const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const value = part.slice(colon + 1).trim();
      const sound =
        colon > 0 &&
        ALLOWED.test(name) &&
        value !== '' &&
        !/url\s*\(|expression|@import|[{}<>\\;]|\/\*|var\s*\(/i.test(value);
      return sound ? [`${name}:${value}`] : [];
    })
    .join(';');
  if (kept === '') return undefined;
  const className = `s-${hash(kept)}`;
  rules.set(className, { className, declarations: kept });
  return className;
}

/** FNV-1a, 32 bits: a short name that is the same on every machine. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
}
