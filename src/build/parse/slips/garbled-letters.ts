/** Letters that were written as UTF-8 and read as Windows-1252 on their way here: `donâ€™t`, `cafÃ©`. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { blankCode } from '../html/refused-html.ts';
import { positionOf } from '../../problems/position-of.ts';

/** What Windows-1252 has at 0x80 to 0x9F (Unicode's table CP1252.TXT); where it has nothing, programs keep the number. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Letters with accents, signs, punctuation and emoji, as they come out. Only what no language writes: of two letters those with a quote or
 * a space behind them are left out, because a word in capitals may end so (`MENÜ“`, `CAFÉ »`).
 */
const GARBLED = new RegExp(
  [
    '\\u00c3[\\u00a1-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]',
    '(?<!\\p{Lu})\\u00c2[\\u00a0-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf]',
    `\\u00e2[€‚„†‡ˆ‰][${HIGH}\\u00a0-\\u00bf]`,
    `\\u00f0\\u0178[${HIGH}\\u00a0-\\u00bf]{2}`,
  ].join('|'),
  'gu',
);

/** One warning for all of a text, at the first of them, with what it should be; code is left alone. */
export function findGarbledLetters(text: string, file: string): readonly Diagnostic[] {
  if (!/[\u00c2\u00c3\u00e2\u00f0]/.test(text) || text.search(GARBLED) === -1) return [];
  const visible = blankCode(text);
  const found = [...visible.matchAll(GARBLED)];
  const [first] = found;
  if (first === undefined) return [];
  const before = /\S{0,20}$/u.exec(visible.slice(Math.max(0, first.index - 40), first.index))?.[0] ?? '';
  const after = /^\S{0,20}/u.exec(visible.slice(first.index))?.[0] ?? first[0];
  const word = before + (after.length < first[0].length ? first[0] : after);
  const more = found.length === 1 ? '' : `; this file holds ${found.length} of the kind`;
  return [
    {
      severity: 'warning',
      code: 'text/garbled',
      message: `"${word}" was read in the wrong encoding on its way into this file${more}`,
      at: { file, ...positionOf(visible, first.index - before.length), length: word.length },
      hint: `It should be "${word.replace(GARBLED, decode)}": copy the text once more, and save it as UTF-8.`,
    },
  ];
}

/** The letters as they were written; what is no UTF-8 stays. */
function decode(garbled: string): string {
  const bytes = Array.from(garbled, (letter) => {
    const high = HIGH.indexOf(letter);
    return high === -1 ? letter.charCodeAt(0) : 0x80 + high;
  });
  const text = new TextDecoder().decode(Uint8Array.from(bytes));
  return text.includes('\uFFFD') ? garbled : text;
}
