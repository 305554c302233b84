/** What of a log can be shown: nothing in it may hide, turn around or overwrite what stands beside it. Pure. */

/** Colours and moves of the cursor, as terminals read them: `ESC[31m`, `ESC]0;title BEL`. */
const TERMINAL =
  /\u001B(?:\[[0-?]{0,16}[ -/]{0,4}[@-~]|\][^\u0007\u001B]{0,200}(?:\u0007|\u001B\\)|[@-Z\\-_])/g;
/** Signs without a picture: controls, what turns the direction of writing, what has no width. */
// Control characters are what is looked for.
// eslint-disable-next-line no-control-regex
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** Colours of a terminal go; any other sign that would not be seen becomes `�`. Line ends are `\n`. */
export function showText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(TERMINAL, '')
    .replace(HIDDEN, '�');
}
