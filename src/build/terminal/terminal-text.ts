/** Text of unknown origin made fit for a terminal: nothing in it can move the cursor, and its width is known. */

let segmenter: Intl.Segmenter | undefined;

/** Made when it is needed: that takes longer than to start. */
function segmentText(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Controls, invisible marks and the bidirectional overrides that make code look like other code (CVE-2021-42574). */
const UNSAFE =
  /[\0-\x1F\x7F-\x9F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Cs}/gu;

/** What takes two cells: East Asian wide and full-width characters, and emoji shown as pictures. */
const WIDE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

const ZERO_WIDTH = /^[\p{Mn}\p{Me}\u200C\u200D]+$/u;

/** One line of plain text: line ends become spaces, tabs four, and what is invisible is named, e.g. `<U+202E>`. */
export function toSafeLine(text: string): string {
  return text
    .replace(/\r\n|\r|\n/g, ' ')
    .replace(/\t/g, '    ')
    .replace(UNSAFE, nameCharacter);
}

/** As `toSafeLine`, keeping line ends. */
export function toSafeLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map(toSafeLine);
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // The control pictures block: ␀ to ␟ and ␡, one cell each.
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** Cells a safe line takes in a terminal. */
export function cellWidth(text: string): number {
  // Most lines are plain ASCII, one cell a character.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmentText(text)) width += graphemeWidth(segment);
  return width;
}

/** Cells of one user-perceived character. */
export function graphemeWidth(grapheme: string): number {
  if (ZERO_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** The text as user-perceived characters. */
export function splitGraphemes(text: string): readonly string[] {
  return Array.from(segmentText(text), ({ segment }) => segment);
}
