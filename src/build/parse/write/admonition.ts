/** Admonitions: `:::tip` and `<Admonition>` as boxes. */
import { say } from '../../../words/say.ts';
import type { Tokens } from 'marked';
import { closest, isOnlyClosest } from '../../problems/did-you-mean.ts';
import { addIcon, type BodyContext } from './body-context.ts';
import { escapeHtml } from '../plain-text.ts';
import { ADMONITION_TYPES, type AdmonitionToken } from '../syntax/admonition-syntax.ts';
import { writeInline } from './write-inline.ts';

/** `:::tip` as a box; one that is never closed runs to the end of what holds it. */
export function writeAdmonitionToken(token: AdmonitionToken, context: BodyContext): string {
  const at = context.positions.locate(token.raw.split('\n', 1)[0] ?? '');
  // A box inside one that was not closed lost its closing line to it: its writer did nothing wrong.
  if (token.swallows || (!token.closed && !context.isInOpenBox)) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'admonition/unclosed',
      message: token.swallows
        ? `This ":::${token.name}" is not closed before the next box begins`
        : `This ":::${token.name}" is never closed, so it runs to the end`,
      at,
      hint: token.swallows
        ? 'Write ::: on a line of its own where it should end; a box that holds others needs more colons than they have.'
        : 'Write ::: on a line of its own where it should end.',
    });
  }
  if (token.halfTitle) {
    const whole = `:::${token.name}[${token.titleText.replace(/^\[|\]$/g, '')}]`;
    const typed = (token.raw.split('\n', 1)[0] ?? '').trim();
    context.diagnostics.push({
      severity: 'warning',
      code: 'admonition/broken-title',
      message: `The title of this ":::${token.name}" has only one of its two brackets`,
      at,
      hint: `Write ${whole}`,
      // Attributes and brackets within the title are for the writer to sort out.
      ...(/^:{3}[a-z]+(?:\[[^[\]{}]*|[ \t]+[^[\]{}]*\])$/.test(typed) && { fix: { from: typed, to: whole } }),
    });
  }
  const wasInside = context.isInOpenBox;
  context.isInOpenBox = token.swallows || !token.closed;
  const html = writeBox(token, context);
  context.isInOpenBox = wasInside;
  return html;
}

function writeBox(token: AdmonitionToken, context: BodyContext): string {
  return writeAdmonition(
    token.name,
    writeInline(token.title, context),
    () => context.blocks(token.tokens),
    context,
  );
}

const ICONS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

/** A box that says what kind it is (contract.md section 4). `title` is inline HTML; empty: the kind's name. */
export function writeAdmonition(
  type: string,
  title: string,
  body: () => string,
  context: BodyContext,
): string {
  const id = `adm-${++context.admonitions}`;
  const icon = addIcon(context, ICONS[type] ?? type);
  const inner = body();
  const content = inner.trim() === '' ? '' : `<div class="admonition-body">\n${inner}</div>`;
  return `<div class="admonition admonition-${type}" role="note" aria-labelledby="${id}"><p class="admonition-title" id="${id}">${icon}${title || say(type)}</p>${content}</div>\n`;
}

/** The kinds of boxes, as they are typed. */
const KINDS: readonly string[] = [...ADMONITION_TYPES];

/** A box that does not exist is shown as typed (contract.md section 2). */
export function writeUnknownDirective(token: Tokens.Generic, context: BodyContext): string {
  const name = String(token['name']);
  const match = closest(name, KINDS);
  context.unknownBoxes++;
  context.diagnostics.push({
    severity: 'warning',
    code: 'admonition/unknown-type',
    message: `There is no box called ":::${name}", so it is shown as typed`,
    at: context.positions.locate(token.raw.trimEnd()),
    hint: match === undefined ? `Boxes are: ${KINDS.slice(0, 5).join(', ')}.` : `Did you mean ":::${match}"?`,
    ...(match !== undefined && isOnlyClosest(name, match, KINDS) && { fix: { from: name, to: match } }),
  });
  return `<p>${escapeHtml(String(token['text']).trim())}</p>\n`;
}
