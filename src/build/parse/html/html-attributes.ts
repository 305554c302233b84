/** Which attributes may stand on typed HTML, and what the others become. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { LinkSlot } from '../../../model.ts';
import { isExternal } from '../../../urls.ts';
import { listSources, type Loader } from '../../problems/loaded-address.ts';
import { SLOT_CLOSE, SLOT_OPEN } from '../write/body-context.ts';
import { isHtmlName } from './html-names.ts';

export interface CleaningContext {
  readonly addTarget: (kind: LinkSlot['kind'], href: string) => string;
  /** Turns declarations into a class (the CSP forbids inline styles); undefined when nothing of them is allowed. */
  readonly classFor: (declarations: string) => string | undefined;
  /** False when the id is taken: then it is dropped. */
  readonly claimId: (id: string) => boolean;
  readonly refuse: (what: string) => void;
  /** Told every attribute that is left out because HTML, or we, do not know it there. */
  readonly drop: (key: string, name: string) => void;
  /** Told every address outside of the site that is loaded from, or sent to, without a slot. */
  readonly meet: (loader: Loader, address: string) => void;
}

const GLOBAL =
  /^(?:id|class|lang|dir|title|hidden|role|tabindex|aria-[\w-]+|data-[\w-]+|translate|itemprop|itemscope|itemtype)$/;

/** Attributes per element beside the global ones (HTML standard, section 4). */
const OWN: ReadonlyMap<string, RegExp> = new Map([
  ['a', /^(?:href|target|rel|download|hreflang|type)$/],
  ['img', /^(?:src|srcset|sizes|alt|width|height|loading|decoding|usemap)$/],
  ['source', /^(?:src|srcset|type|media|sizes)$/],
  ['video', /^(?:src|poster|controls|autoplay|loop|muted|playsinline|width|height|preload)$/],
  ['audio', /^(?:src|controls|loop|muted|preload)$/],
  ['track', /^(?:src|kind|srclang|label|default)$/],
  ['iframe', /^(?:src|width|height|allow|allowfullscreen|loading|referrerpolicy|name)$/],
  ['details', /^(?:open|name)$/],
  ['ol', /^(?:start|reversed|type)$/],
  ['li', /^value$/],
  ['td', /^(?:colspan|rowspan|headers)$/],
  ['th', /^(?:colspan|rowspan|headers|scope|abbr)$/],
  ['col', /^span$/],
  ['colgroup', /^span$/],
  ['blockquote', /^cite$/],
  ['q', /^cite$/],
  ['time', /^datetime$/],
  ['del', /^(?:cite|datetime)$/],
  ['ins', /^(?:cite|datetime)$/],
  ['input', /^(?:type|checked|disabled)$/],
  ['button', /^(?:type|disabled)$/],
  ['label', /^for$/],
  ['meter', /^(?:value|min|max|low|high|optimum)$/],
  ['progress', /^(?:value|max)$/],
  ['map', /^name$/],
  ['area', /^(?:alt|coords|shape|href)$/],
]);

const SVG_ATTRIBUTE =
  /^(?:viewBox|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|points|fill|fill-rule|fill-opacity|stroke|stroke-[\w-]+|opacity|transform|xmlns|preserveAspectRatio|font-size|font-family|font-weight|text-anchor|dominant-baseline|clip-path|clip-rule|gradientUnits|gradientTransform|offset|stop-color|stop-opacity|marker-\w+|markerWidth|markerHeight|refX|refY|orient|dx|dy|focusable|color)$/;

const BOX = new Set(['align', 'valign', 'bgcolor', 'color', 'width', 'height', 'border', 'nowrap']);

/** Without an effect in today's browsers or on these pages, or for programs: nobody misses them. */
const NEEDLESS =
  /:|^(?:key|ref|xmlns|version|frameborder|cellpadding|cellspacing|scrolling|allowtransparency|marginwidth|marginheight|hspace|vspace|summary|face|size|clear|compact|crossorigin|integrity|fetchpriority|decoding|loading|sandbox|target|rel|type|language|lazy|spellcheck|contenteditable|draggable|autocomplete|(?:webkit|moz|ms)[a-z-]*|enable-background|baseprofile|zoomandpan)$/;

/** Of unknown elements all attributes go; addresses outside of the site that forms send to are told as such. */
function isMissed(name: string, key: string, value: string): boolean {
  const isTold = /^(?:form)?action$/.test(key) && isExternal(value);
  return !NEEDLESS.test(key) && !isTold && isHtmlName(name);
}

/** Keeps the attributes that this element may have, in HTML's spelling; the rest is left out, code is reported. */
export function cleanAttributes(
  element: Tree.Element,
  name: string,
  svg: boolean,
  context: CleaningContext,
): void {
  const kept: { name: string; value: string }[] = [];
  const classes: string[] = [];
  for (const { name: key, value } of element.attrs) {
    meetAddress(name, key, value.trim(), context);
    const own = svg ? SVG_ATTRIBUTE.test(key) : OWN.get(name)?.test(key) === true;
    if (key === 'class') classes.push(value);
    else if (key === 'style') pushDefined(classes, context.classFor(value));
    else if (key === 'id' || (key === 'name' && name === 'a')) {
      if (value !== '' && !/\s/.test(value) && context.claimId(value)) kept.push({ name: 'id', value });
    } else if (key.startsWith('on')) context.refuse(`${key} attributes`);
    else if (own && isTarget(key)) pushDefined(kept, readTarget(key, value, name, context));
    else if (own ? isSound(name, key, value) : GLOBAL.test(key)) kept.push({ name: key, value });
    else if (!svg && BOX.has(key)) pushDefined(classes, boxClass(name, key, value, context));
    else if (isMissed(name, key, value.trim())) context.drop(key, name);
  }
  const text = classes.join(' ').trim().replace(/\s+/g, ' ');
  if (text !== '') kept.push({ name: 'class', value: text });
  element.attrs = kept;
}

/** Addresses that have no slot: frames, the pictures that films begin with, pictures of several sizes, forms. */
function meetAddress(name: string, key: string, value: string, context: CleaningContext): void {
  const meet = (loader: Loader, address: string): void => {
    if (isExternal(address)) context.meet(loader, address);
  };
  if (name === 'iframe' && key === 'src') meet('frame', value);
  else if (name === 'video' && key === 'poster') meet('picture', value);
  else if (key === 'srcset') for (const source of listSources(value)) meet('picture', source);
  else if ((name === 'form' && key === 'action') || key === 'formaction') meet('form', value);
}

function pushDefined<T>(list: T[], value: T | undefined): void {
  if (value !== undefined) list.push(value);
}

function isTarget(key: string): boolean {
  return key === 'href' || key === 'src' || key === 'poster' || key === 'cite';
}

/** An address that has its slot already. */
const ONE_SLOT = new RegExp(`^${SLOT_OPEN}\\d+${SLOT_CLOSE}$`);

function readTarget(
  key: string,
  value: string,
  name: string,
  context: CleaningContext,
): { name: string; value: string } | undefined {
  if (ONE_SLOT.test(value)) return { name: key, value };
  const url = value.trim().replace(/[\u0000-\u0020]/g, '');
  if (
    /^(?:javascript|vbscript|data|file|blob):/i.test(url) &&
    !/^data:image\/(?:png|gif|jpeg|webp);/i.test(url)
  ) {
    context.refuse(`"${url.slice(0, 20)}…" addresses`);
    return undefined;
  }
  return {
    name: key,
    value:
      name === 'a' && key === 'href'
        ? context.addTarget('link', value.trim())
        : key === 'src' && name !== 'iframe'
          ? context.addTarget('file', value.trim())
          : value.trim(),
  };
}

/** Sizes are whole numbers; what is not goes. */
function isSound(name: string, key: string, value: string): boolean {
  if (key === 'width' || key === 'height') return /^\d+$/.test(value);
  if (/^(?:colspan|rowspan|span|start|value)$/.test(key) && name !== 'meter' && name !== 'progress')
    return /^-?\d+$/.test(value);
  if (key === 'target') return /^_(?:blank|self|parent|top)$/.test(value);
  return true;
}

/** `align="center"`, `width="50%"` and their like as classes. */
function boxClass(name: string, key: string, value: string, context: CleaningContext): string | undefined {
  if (key === 'align' && /^(?:left|center|right)$/i.test(value)) return `align-${value.toLowerCase()}`;
  if (key === 'valign' && /^(?:top|middle|bottom)$/i.test(value))
    return context.classFor(`vertical-align:${value.toLowerCase()}`);
  if (key === 'nowrap') return context.classFor('white-space:nowrap');
  if (key === 'color' || key === 'bgcolor')
    return context.classFor(`${key === 'color' ? 'color' : 'background-color'}:${value}`);
  if ((key === 'width' || key === 'height') && /^\d+(?:px|%)?$/.test(value) && name !== 'table')
    return context.classFor(`${key}:${/^\d+$/.test(value) ? `${value}px` : value}`);
  return undefined;
}
