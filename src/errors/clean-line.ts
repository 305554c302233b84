/** A line of a log without what terminals, games and editors put between its characters. Works on any text. Pure. */

/* oxlint-disable no-control-regex -- control characters are what is looked for */
/** Colours of terminals, also where something on the way has eaten the escape character. */
const ANSI =
  /\u001B\[[0-9;?<=>]{0,32}[ -/]{0,4}[@-~]|\u001B\][^\u0007\u001B]{0,400}(?:\u0007|\u001B\\)?|\u001B[@-Z\\-_]|\u009B[0-9;]{0,32}[@-~]|\[(?:\d{1,3}(?:;\d{1,3}){0,5}m(?![a-zä-ÿ]{1,5}\.?\d{4}\b)|m(?![\w/]))/g;
/** Colours of Minecraft (`§c`) and of FiveM (`^1`). */
const GAME_COLOURS = /§[0-9a-fk-orx]|\^\d/gi;
/** The same where a program has written `§` in another encoding than the rest is read in. */
const LOST_COLOURS =
  /(?<=^|[\s\]:>('"])(?:\uFFFD[0-9a-fk-or])+(?=\S)|\uFFFDr(?:\uFFFD[0-9a-fk-or])*(?![a-z])/gi;
/** Such a colour, and no letter of a word that was lost in the same way. */
const LOST_FOR_SURE = /\uFFFD(?:\d|[a-fk-o](?=[A-Z\d])|r(?![a-z]))/;
/** The same where nothing but a question mark was left of `§`. */
const ASKED_COLOURS = /(?<=^|[\s\]:])(?:\?[0-9a-fk-or])+(?=[A-Z][a-z])/g;
/** What changes the direction of text, has no width, or is no text at all. */
const UNSEEN =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g;
const SPACES = /[\s\u00A0]+/g;
/** Spaces that are more than one between words. */
const UNEVEN = /[^\S ]| {2}|^ | $/;
const ODD =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u206F\uFEFF\uFFF9-\uFFFD§^]|\[(?:\d{1,3}(?:;\d{1,3}){0,5}m|m)/;
/** What most lines have nothing of: they are clean as they stand. */
const UNCLEAN = new RegExp(`${ODD.source}|[&\\\\]|\\?[0-9a-fk-or][A-Z]|${UNEVEN.source}`);
/* oxlint-enable no-control-regex */

/** Signs that a web page has written in its own way, and somebody has copied from its source. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Colours of Minecraft as settings files have them (`&c`), and what follows is a word. */
const AMPERSAND_COLOURS = /(^|[\s\]:>])(?:&[0-9a-fk-or])+(?=\S)/gi;
/** What stands before the signs of Markdown, and before quotes in quoted texts. */
const ESCAPES = /\\(["'_*[\]<>`])/g;
/** A folder of Windows: there the same sign means something else. */
const FOLDER = /\\[A-Za-z0-9]/;

/** `F a t a l   e r r o r`: two bytes for each letter, read as if each were one. */
const SPREAD = /^\S(?: {1,3}\S){7,}$/;

/** As it is shown: one space between words, none around, nothing invisible. */
export function cleanLine(raw: string): string {
  // Most that are not clean are set in.
  const line = raw.trim();
  if (!isSpread(line) && !UNCLEAN.test(line)) return line;
  const decoded = line.includes('&')
    ? line
        .replace(/&(?:lt|gt|quot|apos|nbsp|amp|#34|#39|#x27);/g, (name) => ENTITIES[name] ?? name)
        .replace(AMPERSAND_COLOURS, '$1')
    : line;
  const plain = decoded.includes('\\') && !FOLDER.test(decoded) ? decoded.replace(ESCAPES, '$1') : decoded;
  const asked = plain.includes('?') ? plain.replace(ASKED_COLOURS, '') : plain;
  const bare =
    asked.includes('\uFFFD') && LOST_FOR_SURE.test(asked) ? asked.replace(LOST_COLOURS, '') : asked;
  const seen = ODD.test(bare) ? bare.replace(ANSI, '').replace(GAME_COLOURS, '').replace(UNSEEN, '') : bare;
  const joined = isSpread(seen) ? seen.trim().replace(/(\S) (?=\S)/g, '$1') : seen;
  return UNEVEN.test(joined) ? joined.replace(SPACES, ' ').trim() : joined;
}

function isSpread(line: string): boolean {
  const from = line.charCodeAt(0) === 32 ? 1 : 0;
  return line.charCodeAt(from + 1) === 32 && line.charCodeAt(from + 3) === 32 && SPREAD.test(line.trim());
}

/** As it is compared: small letters, one kind of quotes, the same length. */
export function foldLine(clean: string): string {
  const small = clean.toLowerCase();
  const same =
    small.length === clean.length ? small : clean.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return /["`\u00B4\u2018-\u201F\u2032\u2033\u00AB\u00BB\u2039\u203A\u2010-\u2015\u2212]/.test(same)
    ? same
        .replace(/["`\u00B4\u2018-\u201F\u2032\u2033\u00AB\u00BB\u2039\u203A]/g, "'")
        .replace(/[\u2010-\u2015\u2212]/g, '-')
    : same;
}

/** Letters, digits and the underscore; beyond ASCII all that is neither space nor punctuation. */
export function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code >= 0xc0 &&
      !(code >= 0x2000 && code <= 0x206f) &&
      !(code >= 0x3000 && code <= 0x303f) &&
      !isWidePunctuation(code))
  );
}

/** What `isWordCode` says, for all words of a line at once: a log has tens of thousands. */
export const WORDS =
  /[A-Za-z0-9_\u00C0-\u1FFF\u2070-\u2FFF\u3040-\uFF00\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFFF]+/g;

/** Punctuation of Chinese and Japanese: as wide as a letter there. */
function isWidePunctuation(code: number): boolean {
  return (
    code >= 0xff01 &&
    code <= 0xff65 &&
    !(code >= 0xff10 && code <= 0xff19) &&
    !(code >= 0xff21 && code <= 0xff3a) &&
    !(code >= 0xff41 && code <= 0xff5a)
  );
}
