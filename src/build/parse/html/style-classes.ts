/** `style` attributes as classes: the CSP forbids inline styles, so their rules go to a style sheet of the page. */
import type { StyleRule } from '../../../model.ts';
import { fnv1a } from '../../../fnv.ts';

/** Properties that keep a page's effect without letting it break out of its place or load anything. */
const ALLOWED =
  /^(?:color|background-color|background|border(?:-[a-z-]+)?|margin(?:-[a-z]+)?|padding(?:-[a-z]+)?|width|height|max-width|max-height|min-width|min-height|text-align|text-decoration|text-transform|font-(?:size|weight|style)|line-height|letter-spacing|white-space|display|flex(?:-[a-z]+)?|justify-content|align-items|align-self|align-content|gap|row-gap|column-gap|grid-template-(?:columns|rows)|grid-(?:column|row)|float|clear|vertical-align|opacity|overflow(?:-[xy])?|list-style(?:-type)?|object-fit|aspect-ratio|box-shadow|transform|word-break|overflow-wrap|columns|column-count)$/;

/** Functions that reckon, colour, place or turn: any other may load something, in this browser or one to come. */
const FUNCTIONS =
  /^(?:calc|min|max|clamp|round|mod|rem|abs|sign|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|env|minmax|repeat|fit-content|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|(?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient|matrix(?:3d)?|perspective|rotate(?:3d|[XYZ])?|scale(?:3d|[XYZ])?|skew[XY]?|translate(?:3d|[XYZ])?)?$/i;

/** A declaration that would change other rules of the sheet, or load something. */
export interface StyleFault {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
  readonly hint: string;
}

/** The class of these declarations, registering its rule; undefined when none of them is allowed. `refuse` is told what writers miss. */
export function classForStyle(
  declarations: string,
  rules: Map<string, StyleRule>,
  refuse: (fault: StyleFault) => void = () => {},
): string | undefined {
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
        !/expression|@import|[{}<>\\;]|\/\*|var\s*\(/i.test(value);
      const fault = sound ? findFault(value) : undefined;
      if (fault !== undefined) refuse({ name, value, ...fault });
      return sound && fault === undefined ? [`${name}:${value}`] : [];
    })
    .join(';');
  if (kept === '') return undefined;
  const className = `s-${fnv1a(kept).toString(36)}`;
  rules.set(className, { className, declarations: kept });
  return className;
}

/** A text in quotes, a function or bracket that opens, a bracket that closes, a quote by itself (CSS Syntax 3, section 4). */
const MARK = /"[^"\n\r\f]*"|'[^'\n\r\f]*'|([\w-]*)\(|[[\])"']/g;

const UNPAIRED = {
  reason: 'a bracket or a quote in it is by itself',
  hint: 'Write the other one of the pair.',
};

function findFault(value: string): Pick<StyleFault, 'reason' | 'hint'> | undefined {
  const open: string[] = [];
  for (const [mark, name] of value.matchAll(MARK)) {
    if (name !== undefined) {
      if (!FUNCTIONS.test(name))
        return { reason: `guides cannot use ${name}() in styles`, hint: 'Delete it.' };
      open.push(')');
    } else if (mark === '[') open.push(']');
    else if (mark.length === 1 && open.pop() !== mark) return UNPAIRED;
  }
  return open.length === 0 ? undefined : UNPAIRED;
}
