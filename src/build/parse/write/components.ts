/** The fixed set of components (contract.md section 2) and the site's own: JSX is never evaluated; of an unknown one the children show. */
import { isRecord } from '../../../is-record.ts';
import { say } from '../../../words/say.ts';
import type { Token } from 'marked';
import { type ComponentName, COMPONENTS } from '../component-table.ts';
import { addSlot, type BodyContext } from './body-context.ts';
import { isComponentName } from '../html/html-names.ts';
import { escapeHtml } from '../plain-text.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { dedent } from '../syntax/lex-state.ts';
import { reportAttributes } from './component-attributes.ts';
import { writeConfigKeys } from './config-keys.ts';
import { findOwnComponent, writeOwnComponent } from './own-component.ts';
import { writeTabs } from './tabs.ts';
import { isSet, textOf } from '../syntax/tag.ts';
import { writeAdmonition } from './admonition.ts';
import { writeCode } from './code-block.ts';
import { assetOf, writeAttributes, writeContent, writeElement } from './write-element.ts';
import { writeAnchor, writeInline, writePicture } from './write-inline.ts';
import { readLiteral } from '../syntax/literal.ts';

type Write = (element: ElementToken, context: BodyContext) => string;

/** How each component of the table is written. */
const WRITERS: Readonly<Record<ComponentName, Write>> = {
  '': writeContent,
  Fragment: writeContent,
  'React.Fragment': writeContent,
  Tabs: writeTabs,
  TabItem: writeLostTab,
  Admonition: writeAdmonitionElement,
  details: writeDetails,
  Details: writeDetails,
  ConfigKeys: writeConfigKeys,
  DocCardList: writeCards,
  ContactWays: (_, context) => addSlot(context, { type: 'contact' }),
  Link: writeLinkElement,
  CodeBlock: writeCodeBlock,
  ThemedImage: writeThemedImage,
  TOCInline: writeInlineContents,
  Head: () => '',
};

/** Where `<TOCInline>` stands until all headings are known. */
export const CONTENTS_MARK = '\uFDD2';

/** Any element: one of HTML, or a component. */
export function writeAnyElement(element: ElementToken, context: BodyContext): string {
  const isComponent =
    COMPONENTS.has(element.name) || isComponentName(element.name) || element.name.includes('.');
  return isComponent ? writeComponent(element, context) : writeElement(element, context);
}

function writeComponent(element: ElementToken, context: BodyContext): string {
  if (COMPONENTS.has(element.name)) {
    const write = WRITERS[element.name as ComponentName];
    reportAttributes(element, context);
    const html = write(element, context);
    // What follows is looked for behind its end.
    if (element.tag.kind === 'open') context.positions.skip(`</${element.tag.name}`);
    return html;
  }
  const imported = context.imports.get(element.name);
  if (imported?.type === 'partial') {
    return context.writePartial(imported.path, context.positions.locate(element.raw.split('\n', 1)[0] ?? ''));
  }
  if (imported?.type === 'asset' && /\.svg$/i.test(imported.path)) {
    return writePicture(
      imported.path,
      textOf(element.tag.attributes.get('title')) ?? '',
      '',
      context,
      element.raw,
    );
  }
  const own = findOwnComponent(element.name, context);
  if (own !== undefined) return writeOwnComponent(element, own, context);
  if (!context.unknownComponents.has(element.name)) {
    context.unknownComponents.set(
      element.name,
      context.positions.locate(element.raw.split('\n', 1)[0] ?? ''),
    );
  }
  return writeContent(element, context);
}

/** A `<TabItem>` that no `<Tabs>` holds: its content shows without a tab. */
function writeLostTab(element: ElementToken, context: BodyContext): string {
  // Of a group that is never closed that is told, once.
  const isTold = context.diagnostics.some(
    ({ code, message }) => code === 'html/unclosed' && message.includes('<Tabs>'),
  );
  if (isTold) return writeContent(element, context);
  context.diagnostics.push({
    severity: 'warning',
    code: 'tabs/stray',
    message: 'This <TabItem> is in no <Tabs>, so its text is shown without a tab',
    at: context.positions.locate(element.raw.trimStart().split('\n', 1)[0] ?? ''),
    hint: 'Write <Tabs> on a line above the first tab, and </Tabs> below the last one.',
  });
  return writeContent(element, context);
}

function writeAdmonitionElement(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const type = textOf(attributes.get('type')) ?? 'note';
  const known = /^(?:note|tip|info|warning|danger|secondary|important|success|caution)$/.test(type)
    ? type
    : 'note';
  const title = textOf(attributes.get('title'));
  const body = () =>
    element.block ? context.blocks(element.tokens) : `<p>${writeContent(element, context)}</p>`;
  return writeAdmonition(known, title === undefined ? '' : escapeHtml(title), body, context);
}

function writeDetails(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const at = element.tokens.findIndex((token) => isSummary(token));
  const summary = at === -1 ? undefined : (element.tokens[at] as unknown as ElementToken);
  const prop = textOf(attributes.get('summary'));
  const title =
    summary === undefined ? escapeHtml(prop ?? say('Details')) : writeContent(summary, context).trim();
  const rest = element.tokens.filter((_, index) => index !== at);
  const inner = element.block ? context.blocks(rest) : wrapParagraph(writeInline(rest, context).trim());
  const id = textOf(attributes.get('id'));
  if (id !== undefined) context.anchors.add(id);
  const open = isSet(attributes.get('open')) ? ' open' : '';
  return `<details${id === undefined ? '' : ` id="${escapeHtml(id)}"`}${open}><summary>${title}</summary>\n${inner}</details>\n`;
}

function wrapParagraph(html: string): string {
  return html === '' ? '' : `<p>${html}</p>\n`;
}

/** The summary of a `<details>`, also when Markdown wrapped it into a paragraph. */
function isSummary(token: Token): boolean {
  return token.type === 'element' && (token as unknown as ElementToken).name === 'summary';
}

/** The cards of the page's own category, or those that `items` lists. */
function writeCards(element: ElementToken, context: BodyContext): string {
  const items = element.tag.attributes.get('items');
  const list =
    items?.type === 'literal' && Array.isArray(items.value) ? (items.value as readonly unknown[]) : undefined;
  return list === undefined
    ? addSlot(context, { type: 'cards' })
    : `<ul class="cards">${list.map((item) => writeCard(item, element, context)).join('')}</ul>`;
}

function writeCard(item: unknown, element: ElementToken, context: BodyContext): string {
  if (typeof item !== 'object' || item === null) return '';
  const { href, label, description, docId } = item as Readonly<Record<string, unknown>>;
  if (typeof href !== 'string') return '';
  const text =
    typeof description === 'string'
      ? escapeHtml(description)
      : typeof docId === 'string'
        ? addSlot(context, { type: 'description', docId })
        : '';
  const content = `<span class="card-title">${escapeHtml(typeof label === 'string' ? label : href)}</span>${text === '' ? '' : ` <span class="card-text">${text}</span>`}`;
  return `<li>${writeAnchor(href, ' class="card"', () => content, context, element.raw.includes(href) ? href : element.raw)}</li>`;
}

function writeLinkElement(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const href = assetOf(attributes.get('to') ?? attributes.get('href'), context);
  if (href === undefined) return writeContent(element, context);
  const kept = new Map(
    [...attributes].filter(([key]) => key === 'className' || key === 'title' || key === 'id'),
  );
  return writeAnchor(
    href,
    writeAttributes(kept, context),
    () => writeContent(element, context).trim(),
    context,
    element.raw,
  );
}

function writeCodeBlock(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const inner = element.inner.trim();
  const literal =
    inner.startsWith('{') && inner.endsWith('}') ? readLiteral(inner.slice(1, -1).trim())?.value : undefined;
  const text = typeof literal === 'string' ? literal : dedent(element.inner).trim();
  const title = textOf(attributes.get('title'));
  const language =
    textOf(attributes.get('language')) ??
    /language-(\S+)/.exec(textOf(attributes.get('className')) ?? '')?.[1] ??
    '';
  const numbers = attributes.has('showLineNumbers') ? ' showLineNumbers' : '';
  const info = `${language} ${title === undefined ? '' : `title="${title.replaceAll('"', "'")}"`}${numbers} ${textOf(attributes.get('metastring')) ?? ''}`;
  return writeCode(
    info,
    text.replace(/^\n+|\n+$/g, ''),
    context,
    context.positions.locate(element.raw.split('\n', 1)[0] ?? ''),
    true,
  );
}

/** Both pictures are in the page, CSS shows the one of the mode (behaviours.md 4.7.7). */
function writeThemedImage(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const sources = attributes.get('sources');
  const code = sources?.type === 'expression' ? sources.code : '';
  const literal = sources?.type === 'literal' && isRecord(sources.value) ? sources.value : {};
  const alt = textOf(attributes.get('alt')) ?? '';
  let html = '';
  for (const mode of ['light', 'dark'] as const) {
    const given = literal[mode];
    const path =
      (typeof given === 'string' ? given : undefined) ??
      new RegExp(`\\b${mode}\\s*:\\s*(?:useBaseUrl|require)\\(\\s*["'\`]([^"'\`]+)`).exec(code)?.[1];
    if (path) html += writePicture(path, alt, ` class="only-${mode}"`, context, element.raw);
  }
  return html;
}

function writeInlineContents(): string {
  return CONTENTS_MARK;
}
