/** What a JavaScript string says, read without running anything. Pure. */

/** The inside of a string between `'` or `"`, for patterns: escapes are whole, a bare line break ends it. */
export const JS_STRING_INSIDE = String.raw`(?:\\(?:\r\n|[\s\S])|(?!\k<quote>)[^\\\r\n]){1,2000}`;

const ESCAPE = /\\(?:(\r\n|[\n\r\u2028\u2029])|x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([\s\S]))/gi;

const CONTROLS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
};

/**
 * Undoes the escapes of a string's inside: `\_` is `_`, `\x41`, `\u0041` and `\u{41}` are `A`, a backslash at the end of a
 * line continues it. Prettier writes the first kind into the imports of `.md` files.
 */
export function readJsString(inside: string): string {
  if (!inside.includes('\\')) return inside;
  return inside.replace(ESCAPE, (typed, line?: string, x?: string, u?: string, code?: string, char = '') => {
    if (line !== undefined) return '';
    const point = Number.parseInt(x ?? u ?? code ?? '', 16);
    // No character has such a number: the text stays as typed.
    if (point > 0x10ffff) return typed;
    return Number.isNaN(point) ? (CONTROLS[char] ?? char) : String.fromCodePoint(point);
  });
}
