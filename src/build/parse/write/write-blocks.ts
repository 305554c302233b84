/** Block tokens as HTML. */
import { say } from '../../../words/say.ts';
import type { Token, Tokens } from 'marked';
import type { Heading } from '../../../model.ts';
import { writeAdmonitionToken, writeUnknownDirective } from './admonition.ts';
import { reportModuleLine } from './component-attributes.ts';
import { type BodyContext, plainDrawn } from './body-context.ts';
import { writeFence } from './code-block.ts';
import { nameEmoji } from './emoji.ts';
import { nameRows } from './fault-rows.ts';
import { stripHeadingHtml } from './heading-html.ts';
import { checkHeadingWords, nameSigns } from './heading-words.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import type { AdmonitionToken } from '../syntax/admonition-syntax.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import type { HeadingToken } from '../syntax/own-rules.ts';
import type { MathToken } from '../syntax/math-syntax.ts';
import { noteFootnote } from './lost-notes.ts';
import { writeMath } from './math.ts';
import { withEnds, withoutEnds } from './loose-tags.ts';
import { noteHeading } from './old-anchors.ts';
import { reportLostCells } from './lost-cells.ts';
import { type Cell, tableWriter } from './table-html.ts';
import { endTroubleshooter, writeTroubleshooter } from './troubleshooter.ts';
import { isPhrasingOnly } from './write-element.ts';
import { sayYours } from '../yours.ts';
import { writeComment, writeHtmlPiece, writeInline } from './write-inline.ts';

/** The blocks of a text, one after another. */
export function writeBlocks(tokens: readonly Token[] | undefined, context: BodyContext): string {
  let html = '';
  for (const token of tokens ?? []) html += writeBlock(token, context);
  return html;
}

function writeBlock(token: Token, context: BodyContext): string {
  switch (token.type) {
    case 'paragraph':
      return writeParagraph(token as Tokens.Paragraph, context);
    case 'math':
      return writeMath(token as unknown as MathToken, context);
    case 'heading':
      return writeHeading(token as HeadingToken, context);
    case 'code':
      return writeFence(token as Tokens.Code, context);
    case 'list':
      return writeList(token as Tokens.List, context);
    case 'indented':
      return writeBlocks(token.tokens, context);
    case 'title':
      return writeTitle(token as HeadingToken, context);
    case 'blockquote':
      return `<blockquote>\n${writeBlocks(token.tokens, context)}</blockquote>\n`;
    case 'table':
      return writeTable(token as Tokens.Table, context);
    case 'hr':
      return '<hr>\n';
    case 'html':
      return withEnds(context, () => writeHtmlPiece((token as Tokens.HTML).raw, context));
    case 'element':
      return `${context.element(token as unknown as ElementToken)}\n`;
    case 'admonition':
      return writeAdmonitionToken(token as unknown as AdmonitionToken, context);
    case 'unknownDirective':
      return writeUnknownDirective(token, context);
    case 'text':
      // Tight list items hold their text directly.
      return writeInline(token.tokens ?? [token], context);
    case 'comment':
      return writeComment(token.raw, context);
    case 'space':
    case 'def':
      return '';
    case 'footnoteDefinition':
      noteFootnote(token.raw, context);
      return '';
    case 'esm':
      reportModuleLine(token.raw, context);
      return '';
    default:
      return writeInline([token], context);
  }
}

function writeParagraph(token: Tokens.Paragraph, context: BodyContext): string {
  const tokens = token.tokens.filter((inner) => inner.type !== 'text' || inner.raw.trim() !== '');
  // A paragraph of nothing but elements is those elements (as in MDX); comments alone leave nothing.
  if (
    tokens.every(
      (inner) => inner.type === 'comment' || (inner.type === 'html' && inner.raw.startsWith('<!--')),
    )
  )
    return writeInline(token.tokens, context).trim();
  if (
    tokens.every((inner) => inner.type === 'element' && !isPhrasingOnly(inner as unknown as ElementToken))
  ) {
    return `${writeInline(token.tokens, context).trim()}\n`;
  }
  return `<p>${writeInline(token.tokens, context).trim()}</p>\n`;
}

function writeHeading(token: HeadingToken, context: BodyContext): string {
  const text = sayYours(plainText(token.tokens, nameEmoji), context.yours).trim();
  const at = context.positions.locate(token.raw.trimEnd());
  // The id keeps the names of emoji, as published addresses do (behaviours.md 3.1.2).
  const isSaid = checkHeadingWords(text, token.tokens, () => at, context);
  const id =
    token.id ??
    (context.slug(sayYours(plainText(token.tokens), context.yours).trim()) || nameSigns(text, at, context));
  const known = context.explicitIds.get(id);
  if (token.id !== undefined || known !== undefined) {
    if (context.anchors.has(id)) {
      context.diagnostics.push({
        severity: 'error',
        code: 'heading/duplicate-id',
        message: `Two headings have the id "${id}"`,
        at,
        hint: `Give this heading another id: {#${id}-2}.`,
        ...(known === undefined ? {} : { related: [known] }),
      });
    }
    context.explicitIds.set(id, at);
  }
  context.anchors.add(id);
  noteHeading(token, id, at, context);
  endTroubleshooter(context);
  if (token.mark?.classes.includes('troubleshooter') === true) context.troubleshooter = at;
  const html = writeInline(token.tokens, context).trim();
  const label = escapeHtml(say('Direct link to {heading}', { heading: text || id }));
  const link = `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}"></a>`;
  // A page has one h1: a further one is heard as a heading of the level below, and stays out of the contents.
  if (token.depth === 1)
    return `<div class="h2" role="heading" aria-level="2" id="${escapeHtml(id)}">${html}${link}</div>\n`;
  const depth = token.depth as Heading['depth'];
  if (isSaid)
    context.headings.push({
      depth,
      id,
      text,
      html: stripHeadingHtml(withoutEnds(plainDrawn(html, context))),
    });
  return `<h${depth} id="${escapeHtml(id)}">${html}${link}</h${depth}>\n`;
}

/** The page's own `h1`, typed further down than at its start: it stays where it stands (behaviours.md 2.3.3). */
function writeTitle(token: HeadingToken, context: BodyContext): string {
  const text = plainText(token.tokens).trim();
  const at = context.positions.locate(token.raw.trimEnd());
  checkHeadingWords(text, token.tokens, () => at, context);
  const id = context.slug(text) || nameSigns(text, at, context);
  context.anchors.add(id);
  if (token.mark !== undefined)
    noteHeading(token, id, context.positions.locate(token.raw.trimEnd()), context);
  return `<h1 id="${escapeHtml(id)}">${writeInline(token.tokens, context).trim()}</h1>\n`;
}

function writeList(token: Tokens.List, context: BodyContext): string {
  if (context.troubleshooter !== undefined && token.ordered)
    return writeTroubleshooter(token, context, (item, loose) => writeItem(item, loose, context));
  // A list that only begins or ends with tasks keeps its bullets.
  const tasks = token.items.every((item) => item.task);
  const start = token.ordered && token.start !== '' && token.start !== 1 ? ` start="${token.start}"` : '';
  const name = token.ordered ? 'ol' : 'ul';
  const items = token.items.map((item) => writeItem(item, token.loose, context)).join('');
  return `<${name}${start}${tasks ? ' class="task-list"' : ''}>\n${items}</${name}>\n`;
}

function writeItem(item: Tokens.ListItem, loose: boolean, context: BodyContext): string {
  const box = item.task
    ? `<input type="checkbox" disabled${item.checked === true ? ' checked' : ''} aria-label="${say(item.checked === true ? 'Done' : 'To do')}"> `
    : '';
  const tokens = item.tokens.filter((token) => token.type !== 'checkbox');
  let html = '';
  for (const [index, token] of tokens.entries()) {
    // In a loose list the text of an item is a paragraph, in a tight one it stands alone.
    if (token.type === 'text') {
      const text = writeInline(token.tokens ?? [token], context).trim();
      html += loose ? `<p>${text}</p>\n` : `${text}${index < tokens.length - 1 ? '\n' : ''}`;
    } else html += writeBlock(token, context);
  }
  const inner = box !== '' && html.startsWith('<p>') ? `<p>${box}${html.slice(3)}` : box + html;
  return `<li${item.task ? ' class="task"' : ''}>${inner.trim()}</li>\n`;
}

function writeTable(token: Tokens.Table, context: BodyContext): string {
  reportLostCells(token, context);
  const write = tableWriter(token.header.map(({ tokens }) => plainText(tokens, nameEmoji)));
  const cell = ({ align, tokens }: Tokens.TableCell): Cell => ({
    html: writeInline(tokens, context).trim(),
    more: align ? ` class="align-${align}"` : '',
  });
  const head = token.header.map((value) => write.head(cell(value))).join('');
  const names = nameRows(token, context);
  const rows = token.rows.map((row, index) => write.row(row.map(cell), names[index])).join('');
  return write.table(head, rows);
}
