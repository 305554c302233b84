/** A style sheet of the site's own in pieces: its addresses apart, without its comments. Pure. */

/** An address in a style sheet. */
export interface CssAddress {
  /** As meant: without quotes and escapes. */
  readonly href: string;
  /** Where it stands, in characters. */
  readonly at: number;
  /** Of a font, or of anything else. */
  readonly kind: 'font' | 'other';
}

/** What is wrong with a style sheet, and where. */
export interface CssProblem {
  readonly at: number;
  /** Nothing of it can be used, or only this part is left out. */
  readonly isFatal: boolean;
  readonly message: string;
  readonly hint: string;
}

/** `texts[0] + address(0) + texts[1] + …`; the addresses stand inside `url("…")`. */
export interface ScannedCss {
  readonly texts: readonly string[];
  readonly addresses: readonly CssAddress[];
  readonly problems: readonly CssProblem[];
}

/** A comment, a string, an address, a word that begins a rule of its own, or what gives the text its shape. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*(?:"|$|(?=\n))|'(?:[^'\\\n]|\\[\s\S])*(?:'|$|(?=\n))|(?<![\w-])url\(\s*|@[\w-]+|\\[\s\S]|[{}()[\];]/gi;

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

interface Scan {
  readonly css: string;
  readonly texts: string[];
  readonly addresses: CssAddress[];
  readonly problems: CssProblem[];
  /** What is open: its mark, where it stands, and whether it is a font's. */
  readonly open: { readonly mark: string; readonly at: number; readonly isFont: boolean }[];
  /** The text since the last address. */
  text: string;
  isFontNext: boolean;
}

/** Reads a style sheet as CSS Syntax 3 has it: strings, comments, addresses and brackets; what is refused is left out. */
export function scanCss(css: string): ScannedCss {
  const scan: Scan = { css, texts: [], addresses: [], problems: [], open: [], text: '', isFontNext: false };
  const token = new RegExp(TOKEN);
  let end = 0;
  for (let found = token.exec(css); found !== null; found = token.exec(css)) {
    scan.text += css.slice(end, found.index);
    end = readToken(found[0], found.index, scan);
    token.lastIndex = end;
  }
  scan.texts.push(scan.text + css.slice(end));
  for (const { mark, at } of scan.open.slice(-1))
    refuse(scan, at, true, `This "${mark}" is never closed`, `Write "${CLOSING[mark] ?? ''}" where it ends.`);
  return { texts: scan.texts, addresses: scan.addresses, problems: scan.problems };
}

function refuse(scan: Scan, at: number, isFatal: boolean, message: string, hint: string): void {
  scan.problems.push({ at, isFatal, message, hint });
}

/** Takes one token, and returns where the text goes on. */
function readToken(typed: string, at: number, scan: Scan): number {
  const end = at + typed.length;
  if (typed.startsWith('/*')) {
    if (!/^\/\*[\s\S]*\*\/$/.test(typed))
      refuse(scan, at, true, 'This comment is never closed', 'Write */ where it ends.');
    return end;
  }
  if (/^url\(/i.test(typed)) return readAddress(at, end, scan);
  if (typed.startsWith('@')) return readAtWord(typed.toLowerCase(), at, end, scan);
  scan.text += typed;
  if (/^["']/.test(typed)) {
    if (typed.length < 2 || !typed.endsWith(typed.charAt(0)))
      refuse(
        scan,
        at,
        true,
        'This text is not closed on its line',
        `Write ${typed.charAt(0)} where it ends.`,
      );
  } else if (/^[{([]$/.test(typed)) {
    scan.open.push({ mark: typed, at, isFont: typed === '{' && scan.isFontNext });
    if (typed === '{') scan.isFontNext = false;
  } else if (/^[})\]]$/.test(typed)) {
    const last = scan.open.pop();
    if (last === undefined || CLOSING[last.mark] !== typed) {
      if (last !== undefined) scan.open.push(last);
      refuse(scan, at, true, `This "${typed}" closes nothing`, 'Delete it, or open what it should close.');
    }
  }
  return end;
}

/** `@import` and `@charset` go: one would ask for files one after the other, the other is always UTF-8. */
function readAtWord(word: string, at: number, end: number, scan: Scan): number {
  if (word === '@font-face') scan.isFontNext = true;
  if (word !== '@import' && word !== '@charset') {
    scan.text += word;
    return end;
  }
  const statement = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)|[^;{}"'])*;?/i.exec(
    scan.css.slice(end),
  );
  if (word === '@import')
    refuse(
      scan,
      at,
      false,
      '@import is left out: browsers would wait for one style sheet after the other',
      'Name both files in "css"; a style sheet of another host is linked to in "head".',
    );
  return end + (statement?.[0].length ?? 0);
}

function readAddress(at: number, start: number, scan: Scan): number {
  const rest = scan.css.slice(start, start + 200_000);
  const found =
    /^(?:"((?:[^"\\\n]|\\[\s\S])*)"|'((?:[^'\\\n]|\\[\s\S])*)'|((?:[^\s"'()\\]|\\[\s\S])*))\s*\)/.exec(rest);
  if (found === null) {
    refuse(scan, at, true, 'This url( is never closed', 'Write ) behind the address.');
    scan.text += 'url("")';
    return scan.css.length;
  }
  const href = (found[1] ?? found[2] ?? found[3] ?? '').replace(
    /\\(?:([\da-f]{1,6})\s?|\n|([\s\S]))/gi,
    (_typed, hex?: string, other?: string) =>
      hex === undefined
        ? (other ?? '')
        : String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)),
  );
  scan.texts.push(`${scan.text}url("`);
  scan.addresses.push({
    href,
    at: start,
    kind: scan.open.some(({ isFont }) => isFont) ? 'font' : 'other',
  });
  scan.text = '")';
  return start + found[0].length;
}
