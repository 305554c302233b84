/** Inline tokens as HTML. */
import type { Token, Tokens } from 'marked';
import { isExternal } from '../../../urls.ts';
import { readOwnMachine } from '../../problems/own-machine.ts';
import { addLink, type BodyContext } from './body-context.ts';
import { nameEmoji } from './emoji.ts';
import { decodeText, escapeHtml, plainText } from '../plain-text.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { reportOfficeTag, reportSlips } from '../slips/text-slips.ts';
import type { MathToken } from '../syntax/math-syntax.ts';
import { writeMath } from './math.ts';
import { noteTags, withEnds } from './loose-tags.ts';
import { COMPONENTS } from '../component-table.ts';
import { isTypedName } from '../html/html-names.ts';

/** Running text; nothing for no tokens. */
export function writeInline(tokens: readonly Token[] | undefined, context: BodyContext): string {
  return withEnds(context, () => {
    let html = '';
    for (const [index, token] of (tokens ?? []).entries()) {
      const next = tokens?.[index + 1];
      if (token.type === 'text' && !('tokens' in token && token.tokens))
        reportSlips(token.raw, next, context);
      html +=
        token.type === 'html'
          ? writeHtmlPiece(token.raw, context, next?.raw)
          : writeInlineToken(token, context);
    }
    return html;
  });
}

/** Runs of so many letters without a blank may be parted after their signs, so that phones part no word. Braces hold names. */
const LONG_RUN = /\{[\w.]+\}|[^\s{}]{12,}/g;
/** Between a sign of a path or an address and the word after it; after a hyphen browsers part by themselves. */
const SEAM = /(?<=\w[./\\_=:,?])(?=[^\W_]|~)/;

/** Code, a path or the name of a file, in a line. */
export function writeCodeText(text: string): string {
  let html = '';
  let done = 0;
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    const isName = run.startsWith('{');
    html += escapeHtml(text.slice(done, index));
    html += isName ? escapeHtml(run) : run.split(SEAM).map(escapeHtml).join('<wbr>');
    done = index + run.length;
  }
  return html + escapeHtml(text.slice(done));
}

function writeInlineToken(token: Token, context: BodyContext): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? writeInline(token.tokens, context)
        : writeText((token as Tokens.Text).text);
    case 'strong':
      return `<strong>${writeInline(token.tokens, context)}</strong>`;
    case 'em':
      return `<em>${writeInline(token.tokens, context)}</em>`;
    case 'del':
      return `<del>${writeInline(token.tokens, context)}</del>`;
    case 'math':
      return writeMath(token as unknown as MathToken, context);
    case 'codespan':
      context.positions.skip(token.raw);
      return `<code>${writeCodeText((token as Tokens.Codespan).text)}</code>`;
    case 'br':
      return '<br>\n';
    case 'link':
      return writeLink(token as Tokens.Link, context);
    case 'image':
      return writeImage(token as Tokens.Image, context);
    case 'element':
      return context.element(token as unknown as ElementToken);
    case 'footnoteReference':
      return writeFootnoteReference(token, context);
    case 'space-expression':
      return ' ';
    case 'officeTag':
      reportOfficeTag(token.raw, context);
      return '';
    case 'comment':
      return writeComment(token.raw, context);
    case 'esm':
    case 'checkbox':
      return '';
    default:
      return escapeHtml(token.raw);
  }
}

/** Text with entities made plain and safe, and `:emoji:` names as emoji. */
function writeText(text: string): string {
  return escapeHtml(nameEmoji(decodeText(text)));
}

function writeLink(token: Tokens.Link, context: BodyContext): string {
  const href = decodeText(token.href);
  const title = token.title ? ` title="${escapeHtml(decodeText(token.title))}"` : '';
  return writeAnchor(href, title, () => writeInline(token.tokens, context), context, token.raw);
}

/** An `a` whose target is resolved later; external ones open a new tab (behaviours.md 1.4.2), mail and phone do not. */
export function writeAnchor(
  href: string,
  attributes: string,
  content: () => string,
  context: BodyContext,
  raw: string,
): string {
  const at = context.positions.locate(raw);
  const slot = addLink(context, 'link', href, at);
  const outside = isExternal(href) && /^(?:https?:)?\/\//i.test(href) && !attributes.includes(' target=');
  const target = outside ? ' target="_blank" rel="noopener noreferrer"' : '';
  const { host } = readOwnMachine(href) ?? {};
  const index = context.links.length - 1;
  const shown = content();
  const link = context.links[index];
  if (host !== undefined && link !== undefined && shown.replace(/<[^>]*>/g, '').includes(host))
    context.links[index] = { ...link, showsAddress: true };
  return `<a href="${slot}"${attributes}${target}>${shown}</a>`;
}

function writeImage(token: Tokens.Image, context: BodyContext): string {
  const alt = token.tokens === undefined ? decodeText(token.text) : plainText(token.tokens);
  const title = token.title ? ` title="${escapeHtml(decodeText(token.title))}"` : '';
  return writePicture(decodeText(token.href), alt, title, context, token.raw);
}

/** An `img` whose file, width and height are filled in later. The first of a page loads at once, the others when near. */
export function writePicture(
  src: string,
  alt: string,
  attributes: string,
  context: BodyContext,
  raw: string,
): string {
  // With a size of its own the picture keeps it.
  const kind = / (?:width|height)=/.test(attributes) ? 'file' : 'image';
  const slot = addLink(context, kind, src, context.positions.locate(raw));
  const loading = context.images++ === 0 ? '' : ' loading="lazy"';
  return `<img src="${slot}" alt="${escapeHtml(alt)}"${attributes}${loading} decoding="async">`;
}

/** A tag whose partner was not found, or a comment: comments go, the rest is left to the normaliser. */
export function writeHtmlPiece(raw: string, context: BodyContext, next?: string): string {
  if (context.isPost && /^\s*<!--\s*truncate\s*-->\s*$/.test(raw)) return TRUNCATE_MARK;
  const html = raw.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  if (/^\s*<!--/.test(raw) && !raw.includes('-->')) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'html/unclosed',
      message: 'This comment is never closed, so everything below it is hidden',
      at: context.positions.locate(raw.trimStart().split('\n', 1)[0] ?? ''),
      hint: 'Write --> where it should end.',
    });
  }
  reportStrayEnd(html.trim(), context);
  if (html.trim() === '') return html.includes('\n') ? '\n' : '';
  if (!/^<[/!?a-z]/i.test(html.trim())) return escapeHtml(html);
  context.hasRawHtml = true;
  noteTags(raw, context, next);
  return html.replace(/<\/?([A-Za-z][\w.:-]*)[^<>]*>/g, (typed, name: string) =>
    isTypedName(name) ? escapeHtml(typed) : typed,
  );
}

/** `</TabItem>` without the tag that it closes. */
function reportStrayEnd(html: string, context: BodyContext): void {
  const name = /^<\/([A-Za-z][\w.]*)\s*>$/.exec(html)?.[1];
  if (name === undefined || !(COMPONENTS.has(name) || name === 'summary')) return;
  context.diagnostics.push({
    severity: 'warning',
    code: 'html/stray',
    message: `This </${name}> closes nothing`,
    at: context.positions.locate(html),
    hint: `Write <${name}> where it should begin, or delete this line.`,
  });
}

/** Ends a post's excerpt (behaviours.md 1.14.3). */
export const TRUNCATE_MARK = '<!--truncate-->';

/** Comments are never shown; one of them ends a post's excerpt. */
export function writeComment(raw: string, context: BodyContext): string {
  return context.isPost && /^\s*\{\/\*\s*truncate\s*\*\/\}/.test(raw) ? TRUNCATE_MARK : '';
}

function writeFootnoteReference(token: Tokens.Generic, context: BodyContext): string {
  const label = String(token['label']);
  const definition = context.footnoteDefinitions.get(label);
  if (definition === undefined) {
    context.lostNotes.push({ label, at: context.positions.locate(token.raw) });
    return escapeHtml(token.raw);
  }
  let note = context.footnotes.find((known) => known.label === label);
  if (note === undefined) {
    note = { label, tokens: definition, references: 0 };
    context.footnotes.push(note);
  }
  note.references++;
  const number = context.footnotes.indexOf(note) + 1;
  const id = `fnref-${number}${note.references > 1 ? `-${note.references}` : ''}`;
  return `<sup><a href="#fn-${number}" id="${id}" aria-describedby="footnote-label">${number}</a></sup>`;
}
