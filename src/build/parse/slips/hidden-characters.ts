/** Characters that nobody sees: those that make text read otherwise than it is, and controls. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { positionOf } from '../../problems/position-of.ts';

/** Overrides, embeddings and isolates: they reorder what is shown (CVE-2021-42574, "Trojan Source"). */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Controls but tab and line feed, tags, and code points that are no characters. */
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]|[\u{e0001}-\u{e007f}]/gu;

/** One warning for each of the two kinds that the text holds, at the first of them. */
export function findHiddenCharacters(text: string, file: string): readonly Diagnostic[] {
  // Half a pair is meant: every tag character begins with \udb40, and the quick look needs no more.
  // oxlint-disable-next-line no-misleading-character-class
  if (!/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufffe\uffff\udb40]/.test(text))
    return [];
  return [
    describe(text, file, REORDERING, 'changes the order in which this text is shown'),
    describe(withoutFlags(text), file, CONTROL, 'is an invisible control character'),
  ].flat();
}

/** Flags of England, Scotland and Wales are written with tags (Unicode Technical Standard 51, annex C). */
function withoutFlags(text: string): string {
  return text.replace(/\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu, (flag) => '-'.repeat(flag.length));
}

function describe(text: string, file: string, pattern: RegExp, effect: string): readonly Diagnostic[] {
  const found = [...text.matchAll(pattern)];
  const [first] = found;
  if (first === undefined) return [];
  const code = (first[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const more = found.length === 1 ? '' : `; this file holds ${found.length} of the kind`;
  return [
    {
      severity: 'warning',
      code: 'text/hidden-character',
      message: `U+${code} ${effect}${more}`,
      at: { file, ...positionOf(text, first.index) },
      hint: 'Delete it: most editors show it when invisible characters are turned on.',
    },
  ];
}

/** No page may hold these (HTML, section 13.2.3.5): controls, and noncharacters, some of which are our slot marks. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Noncharacter_Code_Point}/gu;

/** NUL becomes a replacement character (CommonMark 0.31.2, section 2.3), and so does what HTML forbids like it. */
export function replaceForbidden(text: string): string {
  return text.replace(FORBIDDEN, (character) => (/[\x0b\x0c]/.test(character) ? ' ' : '\uFFFD'));
}

/** Whether a text of the settings holds a control character, at any depth. */
export function holdsControl(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]/u.test(value);
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  return Object.values(value).some((entry) => holdsControl(entry, depth + 1));
}
