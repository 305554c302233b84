/** HTML elements that writers type, with JSX attributes turned into HTML ones. The normaliser makes the result valid. */
import type { Location } from '../../../model.ts';
import type { BodyContext } from './body-context.ts';
import { reportCode } from './component-attributes.ts';
import { PHRASING } from '../html/html-names.ts';
import { checkHeadingWords } from './heading-words.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { textOf, type AttributeValue } from '../syntax/tag.ts';
import { noteTags, withEnds } from './loose-tags.ts';
import { writeAnchor, writeInline, writePicture } from './write-inline.ts';
import { VOID_ELEMENTS } from '../syntax/find-close.ts';

/** True for an element that belongs into a paragraph (`<b>`, `<kbd>`), components apart. */
export function isPhrasingOnly(element: ElementToken): boolean {
  return PHRASING.has(element.name);
}

/** An HTML element with its content. */
export function writeElement(element: ElementToken, context: BodyContext): string {
  const { name, tag } = element;
  if (name === 'pre') return writePre(element, context);
  context.hasRawHtml = true;
  reportCode(element, context);
  const attributes = writeAttributes(tag.attributes, context);
  if (name === 'img') return writeImg(element, context);
  if (name === 'a') return writeA(element, context);
  if (/^h[1-6]$/.test(name)) {
    const locate = (): Location => context.positions.locate(element.raw.trimStart().split('\n', 1)[0] ?? '');
    checkHeadingWords(plainText(element.tokens), element.tokens, locate, context);
  }
  if (VOID_ELEMENTS.has(name)) return `<${name}${attributes}>`;
  return `<${name}${attributes}>${writeContent(element, context)}</${name}>`;
}

/** An element's children: blocks set apart by line ends, or a single line of text. */
export function writeContent(element: ElementToken, context: BodyContext): string {
  if (element.tokens.length === 0) return '';
  if (!element.block) return writeInline(element.tokens, context);
  const only = element.tokens.filter((token) => token.type !== 'space' && token.type !== 'comment');
  // One paragraph in `<p>`, `<summary>`, `<h3>` or a cell: its text is the content.
  if (only.length === 1 && only[0]?.type === 'paragraph' && UNWRAPS.has(element.name))
    return writeInline(only[0].tokens, context).trim();
  return `\n${context.blocks(element.tokens)}`;
}

const UNWRAPS: ReadonlySet<string> = new Set([
  'p',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'b',
  'strong',
  'em',
  'i',
  'a',
  'center',
  'small',
  'figcaption',
  'td',
  'th',
  'li',
  'dt',
  'dd',
  'caption',
  'sub',
  'sup',
  'font',
  'u',
  'code',
  'kbd',
]);

/** `<pre>` keeps its text as typed, tags inside it included (CommonMark HTML block, condition 1). */
function writePre(element: ElementToken, context: BodyContext): string {
  context.hasRawHtml = true;
  const inner = withEnds(context, () => {
    noteTags(element.inner, context);
    return element.inner;
  });
  return `<pre tabindex="0">${inner}</pre>`;
}

function writeImg(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const rest = new Map(
    [...attributes].filter(
      ([key]) => key !== 'src' && key !== 'alt' && key !== 'loading' && key !== 'decoding',
    ),
  );
  const src = assetOf(attributes.get('src'), context) ?? '';
  return writePicture(
    src,
    textOf(attributes.get('alt')) ?? '',
    writeAttributes(rest, context),
    context,
    element.raw,
  );
}

function writeA(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const href = assetOf(attributes.get('href'), context);
  const rest = writeAttributes(new Map([...attributes].filter(([key]) => key !== 'href')), context);
  if (href === undefined) return `<a${rest}>${writeContent(element, context)}</a>`;
  return writeAnchor(href, rest, () => writeContent(element, context), context, element.raw);
}

/** A `src` or `href`: a text, an imported asset's name, `require('./x.png')` or `useBaseUrl('/x.png')`. */
export function assetOf(value: AttributeValue | undefined, context: BodyContext): string | undefined {
  const text = textOf(value);
  if (text !== undefined || value?.type !== 'expression') return text;
  const call = /^(?:require|useBaseUrl)\(\s*(["'`])([^"'`]+)\1\s*\)(?:\.default)?$/.exec(value.code)?.[2];
  if (call !== undefined) return call.startsWith('!') ? call.slice(call.lastIndexOf('!') + 1) : call;
  const imported = context.imports.get(value.code.replace(/\.(?:default|src)$/, ''));
  return imported?.type === 'asset' ? imported.path : undefined;
}

/** JSX names that differ from HTML's in more than case. */
const JSX_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['xlinkHref', 'href'],
  ['srcSet', 'srcset'],
]);

/** Attributes as HTML, each with a space before it; expressions that are no plain values are left out. */
export function writeAttributes(
  attributes: ReadonlyMap<string, AttributeValue>,
  context: BodyContext,
): string {
  let html = '';
  for (const [key, value] of attributes) {
    const name =
      JSX_NAMES.get(key) ??
      (/^(?:viewBox|preserveAspectRatio|gradient\w+|pattern\w+|marker\w+|ref[XY])$/.test(key)
        ? key
        : kebab(key));
    if (value.type === 'literal' && value.value === true) html += ` ${name}`;
    else {
      const text =
        name === 'style' && value.type === 'literal'
          ? declarationsOf(value.value)
          : (textOf(value) ?? assetOf(value, context));
      if (text !== undefined) html += ` ${name}="${escapeHtml(text)}"`;
    }
  }
  return html;
}

/** `strokeWidth` → `stroke-width`, `tabIndex` → `tabindex`, `onClick` → `onclick`. */
function kebab(key: string): string {
  return /^(?:stroke|fill|clip|font|text|dominant|stop|color|paint|letter|word|marker|accent|baseline|aria|data)[A-Z]/.test(
    key,
  )
    ? key.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)
    : key.toLowerCase();
}

const UNITLESS =
  /^(?:opacity|z-?index|flex(?:-?grow|-?shrink)?|order|line-?height|font-?weight|zoom|column-?count|tab-?size)$/i;

/** `{{marginTop: 4, color: 'red'}}` → `margin-top:4px;color:red`. */
function declarationsOf(style: unknown): string | undefined {
  if (typeof style !== 'object' || style === null) return undefined;
  const declarations: string[] = [];
  for (const [key, value] of Object.entries(style)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const name = key.startsWith('--') ? key : key.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
    declarations.push(
      `${name}:${typeof value === 'number' && value !== 0 && !UNITLESS.test(key) ? `${value}px` : value}`,
    );
  }
  return declarations.join(';');
}
