/** Texts as they may be shown to anybody: what looks like a secret becomes dots of the same length, so that columns stay. Pure. */
import { entropyOf, FAKE, findSecrets } from './find-secrets.ts';

/** `adminKey: '…'`, `DB_PASSWORD=…`, `"token": "…"`: the name says that its value is nobody's business. */
const ASSIGNED =
  /(?:\b(?:api|admin|access|auth|secret|private|signing|encryption|master|write|deploy|client|bot|licen[cs]e)[ _.-]?key|secret|token|pass(?:word|wd|phrase|code)|[_-]pass|pwd|credentials?|rcon)["'`\]]{0,2}[ \t]*(?::=|=>|[:=])[ \t]*(?:"([^"\n]{4,})"|'([^'\n]{4,})'|`([^`\n]{4,})`|([^\s"'`,;(){}<>[\]]{4,}))/gi;

/** `Authorization: Bearer …`, `//registry/:_authToken=…` have their names above; this is the header. */
const HEADER = /\b(?:Bearer|Basic|Token)[ \t]+([A-Za-z\d+/_.=-]{12,})/g;

/** What was drawn by lot: letters and digits, as long as keys are. Words and numbers are never so. */
const DRAWN = /(?<![A-Za-z\d+])[A-Za-z\d+]{24,}={0,2}(?![A-Za-z\d+])/g;

/** Values that say nothing: examples, names of variables, and what a hint tells to type. */
const HARMLESS =
  /^(?:process\.env|import\.meta|env\.|\$|\{|<|%|true$|false$|null$|none$|undefined$|\.\.\.|…)/i;

/** The text with dots in the place of whatever looks like a key, a token or a password; as long as it was. */
export function maskSecrets(text: string): string {
  let masked = text;
  const hide = (from: number, to: number): void => {
    masked = masked.slice(0, from) + masked.slice(from, to).replace(/[^\s]/gu, toDots) + masked.slice(to);
  };
  for (const { offset, length, shown } of findSecrets(text)) hide(offset + shown, offset + length);
  for (const match of text.matchAll(ASSIGNED)) {
    const value = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const from = match.index + match[0].lastIndexOf(value);
    if (isTelling(value, match[4] !== undefined)) hide(from, from + value.length);
  }
  for (const match of text.matchAll(HEADER)) {
    const value = match[1] ?? '';
    const from = match.index + match[0].length - value.length;
    if (isDrawn(value)) hide(from, from + value.length);
  }
  for (const match of text.matchAll(DRAWN)) {
    if (isDrawn(match[0])) hide(match.index, match.index + match[0].length);
  }
  return masked;
}

/** A line out of `text` that begins at `offset`, as it may be shown; undefined for one inside of a private key. */
export function maskLine(text: string, offset: number, line: string): string | undefined {
  return isInPrivateKey(text, offset, line) ? undefined : maskSecrets(line);
}

/** Dots for each half of a pair: a column counts both. */
function toDots(character: string): string {
  return '•'.repeat(character.length);
}

/** A value in quotes may be any text; a bare one is a word of a sentence, unless it holds a digit or a sign. */
function isTelling(value: string, isBare: boolean): boolean {
  if (HARMLESS.test(value) || FAKE.test(value)) return false;
  if (isBare) return /\d|[^\w.:/-]/.test(value) && !/^[\w./-]+:\/\//.test(value);
  return !/\s/.test(value.trim());
}

function isDrawn(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  if (digits < 3 || digits === value.length || FAKE.test(value)) return false;
  return /[A-Za-z]/.test(value) && entropyOf(value) >= 3;
}

function isInPrivateKey(text: string, offset: number, line: string): boolean {
  const end = offset + line.length;
  const begin = text.lastIndexOf('-----BEGIN', end);
  if (begin === -1 || !/^-----BEGIN (?:[A-Z\d]+ )*PRIVATE KEY/.test(text.slice(begin, begin + 60)))
    return false;
  const close = text.indexOf('-----END', begin);
  return close === -1 || close >= offset;
}
