/** What word processors and web pages leave in a text that was copied from them, and Markdown does not know: it shows as typed. */
import type { RuleCode } from '../../../model.ts';

/** A slip of the hand that shows as text. */
export interface Slip {
  readonly pattern: RegExp;
  readonly code: RuleCode;
  /** `piece` is what the pattern found. */
  readonly message: string;
  readonly hint: (piece: string) => string;
  /** What the piece should be, where that is certain. */
  readonly fix?: (piece: string) => string | undefined;
}

/** Spaces at which a line does not break: they look like spaces, and are none to Markdown. */
const SPACES = '[\u00a0\u2007\u202f]';
const SPACE = new RegExp(SPACES, 'g');

/** Signs that programs draw in front of the lines of a list. */
const BULLETS = '[•◦▪‣●○■·]';

const CURLY = /[“”„‟«»]/g;

/** Whether a piece of text can hold such a slip at all. */
export function mayBePasted(raw: string): boolean {
  return /[\u00a0\u2007\u202f•◦▪‣●○■·“”„‟«»]|\t|\+[-=]/.test(raw);
}

/** `[text](./op.md “title”)`: Markdown knows straight quotes alone. */
export const CURLY_TITLE: Slip = {
  pattern: /!?\[[^[\]\n]*\]\([^()\n"'“”„‟«»]+[ \t][“”„‟«»][^()\n"]*[“”„‟«»]\)/,
  code: 'link/broken-syntax',
  message: 'This link is shown as text because its quotes are curly',
  hint: (piece) => `Write ${piece.replace(CURLY, '"')}`,
  fix: (piece) => piece.replace(CURLY, '"'),
};

/** Its closing line shows as text as well. */
export const PASTED_BOX: Slip = {
  pattern: new RegExp(String.raw`^:{3,}[ \t]*[A-Za-z]+${SPACES}[^\n]*`, 'm'),
  code: 'text/pasted',
  message: 'This box is shown as text because the space after its type is not an ordinary one',
  hint: (piece) => `Type the space again: ${piece.replace(SPACE, ' ')}`,
  fix: (piece) => piece.replace(SPACE, ' '),
};

/** The earliest one is told. */
export const PASTE_SLIPS: readonly Slip[] = [
  {
    pattern: new RegExp(String.raw`^(?:#{1,6}|[-*+]|\d{1,9}[.)])${SPACES}[^\n]*`, 'm'),
    code: 'text/pasted',
    message: 'This line is shown as text because the space after its mark is not an ordinary one',
    hint: (piece) => `Type the space again: ${piece.replace(SPACE, ' ')}`,
    fix: (piece) => piece.replace(new RegExp(`^([^ ]*?)${SPACES}`), '$1 '),
  },
  PASTED_BOX,
  {
    // One line with a tab, as word processors write it, or two lines.
    pattern: new RegExp(
      String.raw`^(?:${BULLETS}|o(?=\t))[ \t]*\t[^\n]*|^${BULLETS}[ \t\u00a0]*[^\s][^\n]*(?=\n${BULLETS}[ \t\u00a0]*\S)`,
      'm',
    ),
    code: 'text/pasted',
    message:
      'This list is shown as one paragraph because its lines begin with a sign that Markdown does not know',
    hint: (piece) => `Begin each line with a hyphen and a space: - ${piece.slice(1).trim()}`,
  },
  {
    pattern: /^[^\t\n|]{1,200}\t[^\n|]*[^\s|](?=\n[^\t\n|]{1,200}\t[^\n|]*\S)/m,
    code: 'text/pasted',
    message: 'These columns are shown as one paragraph: tabs make no table',
    hint: (piece) => {
      const cells = piece.split(/\t+/).map((cell) => cell.trim());
      return `Write | ${cells.join(' | ')} |, below it |${' --- |'.repeat(cells.length)}, and the other rows like the first.`;
    },
  },
  {
    pattern: /^\+(?:[-=]{2,}\+)+(?=[ \t]*\n[ \t]*\|)/m,
    code: 'table/no-line',
    message: 'This table is shown as text because its lines are drawn with plus signs',
    hint: (piece) =>
      `Delete these lines, and write below the first row: |${' --- |'.repeat(piece.split('+').length - 2)}`,
  },
];
