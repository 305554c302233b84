/** Block tokens as HTML. */
import type { Token, Tokens } from 'marked';
import type { Heading, Location } from '../../model.ts';
import { addIcon, addSlot, type BodyContext } from './body-context.ts';
import { readCodeInfo, readMagicComments } from './code-info.ts';
import { decodeText, escapeHtml, plainText } from './plain-text.ts';
import { type AdmonitionToken, type ElementToken } from './syntax.ts';
import { writeComment, writeElementToken, writeHtmlPiece, writeInline } from './write-inline.ts';
import { isPhrasingOnly } from './write-element.ts';
import { closest } from '../did-you-mean.ts';

export function writeBlocks(tokens: readonly Token[] | undefined, context: BodyContext): string {
  let html = '';
  for (const token of tokens ?? []) html += writeBlock(token, context);
  return html;
}

function writeBlock(token: Token, context: BodyContext): string {
  switch (token.type) {
    case 'paragraph':
      return writeParagraph(token as Tokens.Paragraph, context);
    case 'heading':
      return writeHeading(token as Tokens.Heading & { id?: string }, context);
    case 'code':
      return writeFence(token as Tokens.Code, context);
    case 'list':
      return writeList(token as Tokens.List, context);
    case 'indented':
      return writeBlocks(token.tokens, context);
    case 'title':
      return writeTitle(token as Tokens.Heading, context);
    case 'blockquote':
      return `<blockquote>\n${writeBlocks(token.tokens, context)}</blockquote>\n`;
    case 'table':
      return writeTable(token as Tokens.Table, context);
    case 'hr':
      return '<hr>\n';
    case 'html':
      return writeHtmlPiece((token as Tokens.HTML).raw, context);
    case 'element':
      return `${writeElementToken(token as unknown as ElementToken, context)}\n`;
    case 'admonition':
      return writeAdmonitionToken(token as unknown as AdmonitionToken, context);
    case 'unknownDirective':
      return writeUnknownDirective(token as Tokens.Generic, context);
    case 'text':
      // Tight list items hold their text directly.
      return writeInline(token.tokens ?? [token], context);
    case 'comment':
      return writeComment(token.raw, context);
    case 'space':
    case 'def':
    case 'esm':
    case 'footnoteDefinition':
      return '';
    default:
      return writeInline([token], context);
  }
}

function writeParagraph(token: Tokens.Paragraph, context: BodyContext): string {
  const tokens = token.tokens.filter((inner) => inner.type !== 'text' || inner.raw.trim() !== '');
  // A paragraph of nothing but elements is those elements (as in MDX); comments alone leave nothing.
  if (tokens.every((inner) => inner.type === 'comment' || (inner.type === 'html' && inner.raw.startsWith('<!--')))) return writeInline(token.tokens, context).trim();
  if (tokens.every((inner) => inner.type === 'element' && !isPhrasingOnly(inner as unknown as ElementToken))) {
    return `${writeInline(token.tokens, context).trim()}\n`;
  }
  return `<p>${writeInline(token.tokens, context).trim()}</p>\n`;
}

function writeHeading(token: Tokens.Heading & { id?: string }, context: BodyContext): string {
  const text = plainText(token.tokens).trim();
  const at = context.positions.locate(token.raw.trimEnd());
  const id = token.id ?? context.slug(text);
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
  const html = writeInline(token.tokens, context).trim();
  const label = escapeHtml(`Direct link to ${text || id}`);
  const link = `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}"></a>`;
  // A page has one h1: a further one is heard as a heading of the level below, and stays out of the contents.
  if (token.depth === 1) return `<div class="h2" role="heading" aria-level="2" id="${escapeHtml(id)}">${html}${link}</div>\n`;
  const depth = token.depth as Heading['depth'];
  context.headings.push({ depth, id, text, html: stripLinks(html) });
  return `<h${depth} id="${escapeHtml(id)}">${html}${link}</h${depth}>\n`;
}

/** The page's own `h1`, typed further down than at its start: it stays where it stands (behaviours.md 2.3.3). */
function writeTitle(token: Tokens.Heading, context: BodyContext): string {
  const id = context.slug(plainText(token.tokens).trim());
  context.anchors.add(id);
  return `<h1 id="${escapeHtml(id)}">${writeInline(token.tokens, context).trim()}</h1>\n`;
}

/** A heading's HTML for the table of contents: no links, no images (behaviours.md 3.7.1). */
function stripLinks(html: string): string {
  return html.includes('<') ? html.replace(/<\/?(?:a|img|sup|svg|use)\b[^>]*>/g, '').replace(/ id="[^"]*"/g, '') : html;
}

function writeFence(token: Tokens.Code, context: BodyContext): string {
  const at = context.positions.locate(token.raw.split('\n', 1)[0]?.trim() ?? '');
  const fenced = /^\s*(?:`{3}|~{3})/.test(token.raw);
  if (token.raw.includes('\n')) context.positions.skip(lastLine(token.raw));
  return writeCode(fenced ? decodeText(token.lang ?? '') : '', fenced ? token.text : dedentCode(token.text), context, at);
}

function lastLine(raw: string): string {
  const trimmed = raw.trimEnd();
  return trimmed.slice(trimmed.lastIndexOf('\n') + 1);
}

function dedentCode(text: string): string {
  return text.replace(/\n+$/, '');
}

/** A code block: its frame here, its coloured text in a slot. */
export function writeCode(info: string, text: string, context: BodyContext, at: Location): string {
  const { language, title, firstLine, marked } = readCodeInfo(info);
  if (!context.languages.has(language)) context.languages.set(language, at);
  const source = text.endsWith('\n') ? text.slice(0, -1) : text;
  const code = marked === undefined ? readMagicComments(source, language) : { code: source, marked };
  context.codes.push({ language, code: code.code, marked: code.marked, ...(firstLine === undefined ? {} : { firstLine }) });
  const slot = addSlot(context, { type: 'code', index: context.codes.length - 1 });
  const name = language === '' ? 'text' : language;
  const caption = title ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>` : '';
  const numbered = firstLine === undefined ? '' : ' numbered';
  return `<figure class="code${numbered}" data-language="${escapeHtml(name)}">${caption}<pre tabindex="0"><code class="language-${escapeHtml(name)}">${slot}</code></pre></figure>\n`;
}

function writeList(token: Tokens.List, context: BodyContext): string {
  const tasks = token.items.some((item) => item.task);
  const start = token.ordered && token.start !== '' && token.start !== 1 ? ` start="${token.start}"` : '';
  const name = token.ordered ? 'ol' : 'ul';
  const items = token.items.map((item) => writeItem(item, token.loose, context)).join('');
  return `<${name}${start}${tasks ? ' class="task-list"' : ''}>\n${items}</${name}>\n`;
}

function writeItem(item: Tokens.ListItem, loose: boolean, context: BodyContext): string {
  const box = item.task
    ? `<input type="checkbox" disabled${item.checked === true ? ' checked' : ''} aria-label="${item.checked === true ? 'Done' : 'To do'}"> `
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
  const cell = (name: 'th' | 'td', value: Tokens.TableCell) =>
    `<${name}${value.align ? ` class="align-${value.align}"` : ''}${name === 'th' ? ' scope="col"' : ''}>${writeInline(value.tokens, context).trim()}</${name}>`;
  const head = token.header.map((value) => cell('th', value)).join('');
  const rows = token.rows.map((row) => `<tr>${row.map((value) => cell('td', value)).join('')}</tr>\n`).join('');
  const body = rows === '' ? '' : `<tbody>\n${rows}</tbody>\n`;
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>\n<thead>\n<tr>${head}</tr>\n</thead>\n${body}</table></div>\n`;
}

function writeAdmonitionToken(token: AdmonitionToken, context: BodyContext): string {
  const at = context.positions.locate(token.raw.split('\n', 1)[0] ?? '');
  if (!token.closed) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'admonition/unclosed',
      message: `This ":::${token.name}" is never closed, so it runs to the end`,
      at,
      hint: 'Write ::: on a line of its own where it should end.',
    });
  }
  return writeAdmonition(token.name, writeInline(token.title, context), () => writeBlocks(token.tokens, context), context);
}

const ICONS: Readonly<Record<string, string>> = { secondary: 'note', important: 'info', success: 'tip', caution: 'warning' };

/** A box that says what kind it is (contract.md section 4). `title` is inline HTML; empty: the kind's name. */
export function writeAdmonition(type: string, title: string, body: () => string, context: BodyContext): string {
  const id = `adm-${++context.admonitions}`;
  const icon = addIcon(context, ICONS[type] ?? type);
  const inner = body();
  const content = inner.trim() === '' ? '' : `<div class="admonition-body">\n${inner}</div>`;
  return `<div class="admonition admonition-${type}" role="note" aria-labelledby="${id}"><p class="admonition-title" id="${id}">${icon}${title || type}</p>${content}</div>\n`;
}

const KNOWN_DIRECTIVES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

function writeUnknownDirective(token: Tokens.Generic, context: BodyContext): string {
  const name = String(token['name']);
  const match = closest(name.toLowerCase(), KNOWN_DIRECTIVES);
  context.diagnostics.push({
    severity: 'warning',
    code: 'admonition/unknown-type',
    message: `There is no box called ":::${name}", so it is shown as typed`,
    at: context.positions.locate(token.raw.trimEnd()),
    hint: match === undefined ? `Boxes are: ${KNOWN_DIRECTIVES.slice(0, 5).join(', ')}.` : `Did you mean ":::${match}"?`,
  });
  return `<p>${escapeHtml(String(token['text']).trim())}</p>\n`;
}
