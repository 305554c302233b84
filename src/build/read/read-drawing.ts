/** Drawings that become part of the page: what is left of an SVG that says it is one. Pure. */

/** What a drawing may be made of; none of it loads, links or runs anything. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan'.split(' '),
);

/** Elements that are dropped with what is in them: the page says the same with the picture's description. */
const DROPPED: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  `viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry d points transform fill fill-opacity fill-rule stroke stroke-width
stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity opacity font-size font-weight font-style text-anchor
dominant-baseline`.split(/\s+/),
);

/** In characters: it is in every page that shows it. */
const LONGEST = 16_384;

const PIECE =
  /<(?<end>\/?)(?<name>[A-Za-z][\w:-]*)(?<attributes>(?:\s+[\w:-]+="[^"<>]*")*)\s*(?<isEmpty>\/?)>|(?<text>[^<]+)/y;

/**
 * The drawing of an SVG whose root has `class="diagram"`: without ids, names, descriptions and whatever could act, so that
 * it may stand in any page, more than once. Undefined for any other picture, and for one that holds more than lines, shapes
 * and words.
 */
export function readDrawing(path: string, bytes: Uint8Array): string | undefined {
  if (!/\.svg$/i.test(path) || bytes.length > LONGEST) return undefined;
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\s*<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .trim();
  if (!/^<svg\s[^>]*\bclass="diagram"/.test(text)) return undefined;
  const open: string[] = [];
  let html = '';
  let dropped = 0;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    // Nothing stands behind the root.
    if (html !== '' && open.length === 0) return undefined;
    const piece = PIECE.exec(text)?.groups;
    if (piece === undefined) return undefined;
    const { end, name, attributes = '', isEmpty, text: words } = piece;
    if (name === undefined) {
      const isSafe = /^(?:[^&]|&(?:amp|lt|gt|quot|#\d{1,6});)*$/.test(words ?? '');
      if (!isSafe) return undefined;
      if (dropped === 0) html += open.at(-1)?.startsWith('t') === true ? words : '';
      continue;
    }
    if (end === '/') {
      if (open.pop() !== name) return undefined;
      if (DROPPED.has(name)) dropped -= 1;
      else if (dropped === 0) html += `</${name}>`;
      continue;
    }
    const isDropped = DROPPED.has(name);
    if (!isDropped && !ELEMENTS.has(name)) return undefined;
    if (!isDropped && dropped === 0) html += `<${name}${keepAttributes(attributes)}>`;
    if (isEmpty === '/') {
      if (!isDropped && dropped === 0) html += `</${name}>`;
    } else {
      open.push(name);
      if (isDropped) dropped += 1;
    }
  }
  return open.length === 0 ? html : undefined;
}

/** Shapes and colours; a value that could load something is left out with its name. */
function keepAttributes(typed: string): string {
  return [...typed.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(
      ([, name = '', value = '']) => ATTRIBUTES.has(name) && /^(?!.*url\()[\w\s.,#%()+-]*$/i.test(value),
    )
    .map(([, name, value]) => ` ${name}="${value}"`)
    .join('');
}
