/** Links and boxes that were typed wrongly and so show as text: what the reader would see is found, and the fix named. */
import type { Token } from 'marked';
import type { Diagnostic } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import type { BodyContext } from '../write/body-context.ts';
import { listComponents } from '../component-table.ts';
import { ADMONITION_TYPES } from '../syntax/admonition-syntax.ts';
import { htmlNameOf } from '../html/html-names.ts';
import { FOREIGN_SLIPS, mayBeForeign } from './foreign-slips.ts';
import { CURLY_TITLE, mayBePasted, PASTE_SLIPS, PASTED_BOX, type Slip } from './paste-slips.ts';

/** What a link's target looks like, so that brackets and parentheses in prose are left alone. */
const TARGET = String.raw`(?:\.{1,2}[/\\]|/[\w{]|#[\w-]|https?:|mailto:|@site/|pathname:|[^()[\]\n]*\.(?:mdx?|html?|png|jpe?g|svg|gif|webp|zip|pdf)(?=[)#\s]|$))`;

const SHAPE = 'Write [text](target): no space between the brackets, and each of them closed.';

const LINK_SLIPS: readonly Slip[] = [
  CURLY_TITLE,
  {
    // `[text](./a b.md)`
    pattern: new RegExp(String.raw`!?\[[^[\]\n]*\]\(\s*(?=${TARGET})[^()\n"']*[^()\s"'] [^()\n"']*\)`),
    code: 'link/broken-syntax',
    message: 'This link is shown as text because its target holds a space',
    hint: (piece) => {
      const target = /\]\(\s*(.*?)\s*\)$/.exec(piece)?.[1] ?? '';
      return `Write the target in angle brackets: (<${target}>)`;
    },
    fix: (piece) => piece.replace(/\]\(\s*(.*?)\s*\)$/, '](<$1>)'),
  },
  {
    // `[text](./op.md` and `text](./op.md)`: one of the four brackets is missing.
    pattern: new RegExp(String.raw`(?:!?\[[^[\]\n]*)?\]\(<?\s*(?:${TARGET}[^\s)]*\)?|$)`),
    code: 'link/broken-syntax',
    message: 'This link is shown as text because one of its brackets is missing',
    hint: () => SHAPE,
  },
  {
    // `[text] (./op.md)`
    pattern: new RegExp(String.raw`\[[^[\]\n]+\][ \t]+\(${TARGET}[^\s()]*\)`),
    code: 'link/broken-syntax',
    message: 'This link is shown as text because there is a space between its brackets',
    hint: (piece) => `Write ${piece.replace(/\][ \t]+\(/, '](')}`,
    fix: (piece) => piece.replace(/\][ \t]+\(/, ']('),
  },
  {
    // `(text)[./op.md]`
    pattern: new RegExp(String.raw`\((?:[^()\n]|\([^()\n]*\))+\)\[${TARGET}[^\s[\]]*\]`),
    code: 'link/broken-syntax',
    message: 'This link is shown as text because its brackets are the wrong way round',
    hint: (piece) => `Write ${piece.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}`,
    fix: (piece) => piece.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  {
    // `[text]{./op.md}`, `[text]<./op.md>` and `{text}(./op.md)`
    pattern: new RegExp(
      String.raw`\[[^[\]\n]+\][ \t]*(?:\{${TARGET}[^\s{}]*\}|<${TARGET}[^\s<>]*>)|\{[^{}\n]+\}\(${TARGET}[^\s()]*\)`,
    ),
    code: 'link/broken-syntax',
    message: 'This link is shown as text because it has brackets of the wrong kind',
    hint: (piece) => `Write ${piece.replace(/^.(.*)[\]}][ \t]*[{<(](.*).$/, '[$1]($2)')}`,
    fix: (piece) => piece.replace(/^.(.*)[\]}][ \t]*[{<(](.*).$/, '[$1]($2)'),
  },
  {
    // `[text(./op.md)` and `[text]./op.md)`
    pattern:
      /\[(?:[^[\]()\n]|\([^()\n]*\))+(?:[)}>]?\((?:\.{1,2}\/|#|\/[a-z]|https?:)[^\s()]*\)|\](?:\.{1,2}\/|#|\/[a-z]|https?:)[^\s()]*\))/,
    code: 'link/broken-syntax',
    message: 'This link is shown as text because one of its brackets is missing',
    hint: () => SHAPE,
  },
  {
    // `[text][nope]`
    pattern: /(?<![\w\])}\\])!?\[(?![ xX]?\])[^[\]\n]+\]\[[^[\]\n]*\](?![[(\w])/,
    code: 'link/undefined-reference',
    message: 'This link is shown as text because its name is not defined on this page',
    hint: (piece) => {
      const [, text = '', name = ''] = /\[([^[\]]+)\]\[([^[\]]*)\]$/.exec(piece) ?? [];
      return `Add a line "[${name === '' ? text : name}]: ./target.md", or write [${text}](./target.md).`;
    },
  },
];

const BOX_SLIPS: readonly Slip[] = [
  {
    pattern: /^:{3,}[ \t]*$/m,
    code: 'admonition/stray',
    message: 'This line closes no box, so it is shown as text',
    hint: () => 'Delete the line, or begin the box above: :::note',
  },
  {
    pattern:
      /^:{1,2}[ \t]*(?:note|tip|info|warning|danger|caution|important|success|secondary)(?=[ \t]*$|\[)[^\n]*/m,
    code: 'admonition/stray',
    message: 'This box is shown as text because it begins with too few colons',
    hint: (piece) => `Write ${piece.replace(/^:+[ \t]*/, ':::')}`,
    fix: (piece) => (piece.startsWith('::') ? piece.replace(/^:+[ \t]*/, ':::') : undefined),
  },
  {
    pattern: /^:{3,}[^\n]+/m,
    code: 'admonition/stray',
    message: 'This line is shown as text because it begins no box',
    hint: () => 'Boxes begin with ::: and their type: :::note, :::tip, :::info, :::warning or :::danger.',
  },
];

/** Tags whose names no other word is like. */
const TAGS = [...listComponents(({ isUnmistakable }) => isUnmistakable === true), 'summary'];

function explainTag(typed: string): { readonly message: string; readonly hint: string } | undefined {
  const [, slash = '', name = ''] = /^<(\/?)([A-Za-z][\w.]*)/.exec(typed) ?? [];
  if ((TAGS.includes(name) || name === 'Details') && /[“”„‟«»]/.test(typed))
    return {
      message: 'This tag is shown as text because its quotes are curly',
      hint: `Type straight quotes: ${typed.replace(/[“”„‟«»]/g, '"')}`,
    };
  if (TAGS.includes(name) || name === 'Details')
    return {
      message: 'This tag is shown as text because a quote or a bracket in it is missing',
      hint: `Close every quote, and end the tag with >${mendTag(typed)}`,
    };
  const meant = htmlNameOf(name) === undefined ? closest(name, TAGS, name.length < 6 ? 1 : 2) : undefined;
  return meant === undefined
    ? undefined
    : {
        message: `There is no component called "${name}", so this tag is shown as text`,
        hint: `Did you mean <${slash}${meant}>?`,
      };
}

/** The tag with what is missing, where that is plain to see. */
function mendTag(piece: string): string {
  const quotes = piece.split('"').length - 1;
  if (quotes % 2 === 0) return piece.includes('>') ? '' : `: ${piece.trimEnd()}>`;
  const mended = piece.replace(/=(\w[^"\s>]*)"/, '="$1"').replace(/="([^"]*?)>?$/, '="$1">');
  return mended.split('"').length % 2 === 1 ? `: ${mended.trimEnd()}` : '';
}

/** Lines that were meant as a heading, as a list, as the first of a box or as the rows of a table. */
const LINE_SLIPS: readonly Slip[] = [
  {
    // Two in a row: one alone may be an option of a program, or a number. With more options behind a comma they are all some.
    pattern: /^(-|\d{1,2}([.)]))\p{L}(?![^\n]*, -\p{L})[^\n]*(?=\n(?:-|\d{1,2}\2)\p{L})/mu,
    code: 'list/no-space',
    message: 'This list is shown as one paragraph because there is no space after its marks',
    hint: (piece) => `Write a space after the mark of each line: ${piece.replace(/^(?:-|\d+.)/, '$& ')}`,
  },
  {
    // `> [!WARNNG]`
    pattern: /^\[![A-Za-z]+\](?=[ \t]|\n|$)/m,
    code: 'admonition/unknown-type',
    message: 'There is no box of this name, so it is shown as a quotation',
    hint: (piece) => {
      const meant = closest(piece.slice(2, -1).toLowerCase(), ADMONITION_TYPES);
      return meant === undefined
        ? `Boxes are: ${[...ADMONITION_TYPES].slice(0, 5).join(', ')}.`
        : `Did you mean "[!${meant.toUpperCase()}]"?`;
    },
  },
  {
    // `##Ports`: with one # alone it may be a name of a channel.
    pattern: /^#{2,6}[\p{L}\p{N}*`][^\n]*/mu,
    code: 'heading/no-space',
    message: 'This heading is shown as text because there is no space after the #',
    hint: (piece) => `Write ${piece.replace(/^#+/, '$& ')}`,
    fix: (piece) => piece.replace(/^#+/, '$& '),
  },
  {
    // The line of dashes comes first.
    pattern: /^\|[ \t:|-]*-[ \t:|-]*\|(?=[ \t]*\n[ \t]*\|[^\n]*\|)/m,
    code: 'table/no-line',
    message: 'This table is shown as text because the row of headings above its line of dashes is missing',
    hint: () => 'Write the row of headings above it, e.g. | Name | Value |',
  },
  {
    // Two rows, and no line of dashes below the first.
    pattern: /^\|[^\n]*\|[^\n]*\|(?=[ \t]*\n[ \t]*\|[^\n]*\|)/m,
    code: 'table/no-line',
    message: 'This table is shown as text because the line of dashes below its first row is missing or wrong',
    hint: (piece) => `Write below it: ${dashesFor(piece)}`,
  },
];

/** Whether a piece of text can hold one of them at all. */
const MAY_BE_LINE = /##|\||\[!|\n(?:-|\d{1,2}[.)])\p{L}/u;

const MARK_SLIPS: readonly Slip[] = [
  {
    // `**Stop the server` and `Stop the server**`
    pattern: /(?<![\w*/\\.])\*\*(?=[A-Za-z])(?![^\n]*\*)|(?<=[A-Za-z.!?])\*\*(?![\w*/.])/,
    code: 'text/half-bold',
    message: 'This ** is shown as text because its other half is missing',
    hint: () => 'Write ** before and after what should be bold, without spaces inside; \\** shows two stars.',
  },
];

function dashesFor(row: string): string {
  const cells = row.replace(/^\||\|$/g, '').split('|').length;
  return `|${' --- |'.repeat(cells)}`;
}

/** Finds slips in one piece of running text; `next` is the token behind it (a bare web address becomes a link of its own). */
export function reportSlips(raw: string, next: Token | undefined, context: BodyContext): void {
  if (raw.includes(']') || (raw.includes('(') && raw.includes('['))) reportLinks(raw, next, context);
  const isPasted = mayBePasted(raw) && reportFirst(raw, PASTE_SLIPS, context) !== undefined;
  if (mayBeForeign(raw)) reportFirst(raw, FOREIGN_SLIPS, context);
  if (raw.includes(':') && !isPasted) reportFirst(raw, BOX_SLIPS, context);
  if (raw.includes('<')) reportTags(raw, context);
  if (MAY_BE_LINE.test(raw) && !isPasted) reportFirst(raw, LINE_SLIPS, context);
  if (raw.includes('**')) reportFirst(raw, MARK_SLIPS, context);
}

/** Tags that show as text: mistyped ones of components. Names that only look alike (`<Player>`) are left alone. */
function reportTags(raw: string, context: BodyContext): void {
  for (const [typed] of raw.matchAll(/<\/?[A-Za-z][\w.]*(?=[\s>]|$)[^\n<>]*>?/g)) {
    const slip = explainTag(typed);
    if (slip !== undefined)
      context.diagnostics.push({
        severity: 'warning',
        code: 'html/broken-tag',
        ...slip,
        at: context.positions.locate(typed),
      });
  }
}

function reportLinks(raw: string, next: Token | undefined, context: BodyContext): void {
  // A lone `](` at the end counts only when an address follows.
  const text = raw.endsWith('](') && next?.type !== 'link' ? raw.slice(0, -2) : raw;
  let rest = text;
  for (let count = 0; count < MAX_REPORTS; count++) {
    const end = reportFirst(rest, LINK_SLIPS, context);
    if (end === undefined) return;
    rest = rest.slice(end);
  }
}

/** A page of nothing but slips is told in a few of them. */
const MAX_REPORTS = 20;

/** Reports the earliest slip; returns where it ends. */
function reportFirst(text: string, slips: readonly Slip[], context: BodyContext): number | undefined {
  let best: { readonly slip: Slip; readonly at: number; readonly piece: string } | undefined;
  for (const slip of slips) {
    const found = slip.pattern.exec(text);
    if (found !== null && (best === undefined || found.index < best.at))
      best = { slip, at: found.index, piece: found[0] };
  }
  if (best === undefined) return undefined;
  const { slip, piece } = best;
  if (slip === BOX_SLIPS[0] && context.unknownBoxes > 0) {
    context.unknownBoxes--;
    return undefined;
  }
  // Its closing line shows as text for the same reason.
  if (slip === BOX_SLIPS[1] || slip === PASTED_BOX) context.unknownBoxes++;
  const fixed = slip.fix?.(piece);
  const problem: Diagnostic = {
    severity: 'warning',
    code: slip.code,
    message: slip.message,
    at: context.positions.locateIn(text, best.at, piece.length),
    hint: slip.hint(piece),
    ...(fixed !== undefined && { fix: { from: piece, to: fixed } }),
  };
  context.diagnostics.push(problem);
  return best.at + Math.max(1, piece.length);
}

/** What a word processor left of its own is left out of the page; told once, because a copied text is full of it. */
export function reportOfficeTag(raw: string, context: BodyContext): void {
  const message = 'This tag of a word processor is left out';
  if (!context.diagnostics.some((known) => known.message === message))
    context.diagnostics.push({
      severity: 'warning',
      code: 'text/pasted',
      message,
      at: context.positions.locate(raw),
      hint: 'Delete it, and others like it.',
    });
}
