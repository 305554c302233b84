/** What other programs for documentation make of lines that are plain text here: they show as typed. */
import type { Slip } from './paste-slips.ts';

const TYPES: ReadonlySet<string> = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);

/** Whether a piece of text can hold such a line at all. */
export function mayBeForeign(raw: string): boolean {
  return /!!!|\?\?\?|\/\/\/|===|8<-|\[toc\]|\{[%:*]|<<<|\{\{<|\/>/i.test(raw);
}

/** `!!! note "Title"`, `/// tip | Title`: the box of ours. */
function describeBox(piece: string): string {
  const [, type = '', title] =
    /^\S+[ \t]+([a-z]+)[^\n"|]*(?:["|][ \t]*([^"\n]*?)[ \t]*"?)?[ \t]*$/i.exec(piece) ?? [];
  const known = type.toLowerCase();
  const box = `:::${TYPES.has(known) ? known : 'note'}${title === undefined || title === '' ? '' : `[${title}]`}`;
  return `Write ${box}, below it the text without spaces in front of its lines, and a line ::: at its end.`;
}

/** The earliest one is told. */
export const FOREIGN_SLIPS: readonly Slip[] = [
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+[a-z][^\n]*/im,
    code: 'text/foreign',
    message: 'This box is shown as text because it is written for another program',
    hint: describeBox,
  },
  {
    // A known word behind it, because three slashes alone are a mark in some languages.
    pattern:
      /^\/{3,}[ \t]+(?:note|tip|info|warning|danger|caution|check|success|details|example|tab|admonition|attention|hint)(?:[ \t]*\|[^\n]*)?[ \t]*$/im,
    code: 'text/foreign',
    message: 'This box is shown as text because it is written for another program',
    hint: describeBox,
  },
  {
    pattern: /^===[!+]?[ \t]+"[^"\n]+"[ \t]*$/m,
    code: 'text/foreign',
    message: 'This tab is shown as text because it is written for another program',
    hint: (piece) =>
      `Write <Tabs> around all of them, and <TabItem value="…" label=${/"[^"]+"/.exec(piece)?.[0] ?? '"…"'}> around the text of this one.`,
  },
  {
    pattern: /^(?:-{1,2}8<-{1,2}[ \t]+"[^\n]*|<<<[ \t]+[@./][^\n]*|\{\*[ \t]+\S+[^\n]*\*\})/m,
    code: 'text/foreign',
    message: 'The file that this line names is not shown, because it is written for another program',
    hint: () => "Write the text itself, or import a part: import Part from './_part.md', and <Part />.",
  },
  {
    pattern: /^\[(?:\[toc\]|toc)\][ \t]*$/im,
    code: 'text/foreign',
    message: 'This line is shown as text: the headings of a guide are listed beside it by themselves',
    hint: () => 'Delete the line.',
  },
  {
    pattern: /^\{%[^\n]*%\}/m,
    code: 'text/foreign',
    message:
      'This line is shown as text because it is written for another program: nothing in a guide is run',
    hint: () => 'Write what it would show, or put it between backticks if readers are to see it.',
  },
  {
    // `{{< name >}}` and `{{% name %}}`; braces alone may be what a guide speaks of.
    pattern: /\{\{(?:<[^{}\n]*>|%[^{}\n]*%)\}\}/,
    code: 'text/foreign',
    message:
      'What stands in these braces is shown as text because it is written for another program: nothing in a guide is run',
    hint: () => 'Write what it would show, or put it between backticks if readers are to see it.',
  },
  {
    pattern: /<[a-z][a-z\d]*(?:-[a-z\d]+)+(?:[ \t]+[\w:@.-]+="[^"\n]*")*[ \t]*\/>/,
    code: 'text/foreign',
    message: 'This element is shown as text because only another program knows it',
    hint: () => 'Write what it would show, or delete it; between backticks readers see it on purpose.',
  },
  {
    pattern: /\{:[ \t]*[.#][\w-][^{}\n]*\}/,
    code: 'text/foreign',
    message: 'These attributes are shown as text because they are written for another program',
    hint: (piece) =>
      /\{:[ \t]*#/.test(piece) ? 'Write {#name} at the end of a heading, or delete them.' : 'Delete them.',
  },
];
