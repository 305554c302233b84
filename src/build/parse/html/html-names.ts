/** The HTML elements that guides may use, by content category (HTML standard, section 3.2.5). */
import { COMPONENTS } from '../component-table.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements of running text: allowed inside a paragraph. */
export const PHRASING: ReadonlySet<string> = words(
  'a abbr audio b bdi bdo br button cite code data del dfn em i iframe img input ins kbd label map mark meter output picture progress q ruby rp rt s samp small span strong sub sup svg time u var video wbr source track area',
);

/** Elements that make a block of their own. */
export const BLOCK: ReadonlySet<string> = words(
  'address article aside blockquote caption col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Old elements and what they become (HTML standard, section 16.2), so that old pages stay valid. */
export const OBSOLETE: ReadonlyMap<string, { readonly name: string; readonly className?: string }> = new Map([
  ['center', { name: 'div', className: 'align-center' }],
  ['font', { name: 'span' }],
  ['big', { name: 'span' }],
  ['tt', { name: 'code' }],
  ['strike', { name: 's' }],
  ['acronym', { name: 'abbr' }],
  ['dir', { name: 'ul' }],
  ['nobr', { name: 'span' }],
  ['blink', { name: 'span' }],
  ['marquee', { name: 'div' }],
]);

/** Elements whose content is dropped with them: they act, they do not say anything. */
export const REFUSED: ReadonlySet<string> = words(
  'script style link meta base object embed applet frame frameset noframes title head html body template slot param textarea select option portal noscript math canvas dialog',
);

/** Elements that hold running text only: a block inside them becomes a `span` (HTML standard, content models). */
export const TEXT_ONLY: ReadonlySet<string> = words(
  'p h1 h2 h3 h4 h5 h6 span b strong i em small sub sup code kbd u s abbr cite q mark dfn label pre var samp time',
);

/** Elements whose closing tag may be left out, or that have no place in a page's text (HTML standard, section 13.1.2.4). */
export const MAY_STAY_OPEN: ReadonlySet<string> = words(
  'p li dt dd tr td th thead tbody tfoot colgroup caption option rt rp html head body frame frameset',
);

/** Elements whose whole text is taken as it is, up to their closing tag. */
export const RAW_TEXT: ReadonlySet<string> = words('script style textarea title');

/** Everything a guide can write and that HTML knows. Other lower-case names are shown as typed. */
export function isHtmlName(name: string): boolean {
  return PHRASING.has(name) || BLOCK.has(name) || OBSOLETE.has(name) || REFUSED.has(name) || isSvgName(name);
}

const SVG = words(
  'svg g path circle ellipse rect line polyline polygon text tspan defs use symbol lineargradient radialgradient stop clippath mask marker pattern desc',
);

/** An SVG element that draws something, in any case. */
export function isSvgName(name: string): boolean {
  return SVG.has(name.toLowerCase());
}

/** `<DIV>` and `<Br>` are HTML whatever their case; `<Tabs>` is a component. */
export function htmlNameOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (name === lower || name === name.toUpperCase()) return isHtmlName(lower) ? lower : undefined;
  return isSvgName(lower) && name[0] === name[0]?.toLowerCase() ? name : undefined;
}

/** `/op <player>`, `List<String>`: a tag that neither HTML nor a component knows is text, shown as typed; a lone one of a component is dropped. */
export function isTypedName(name: string): boolean {
  return htmlNameOf(name) === undefined && !COMPONENTS.has(name);
}

/** A component's name begins with a capital or is a member (`Foo.Bar`); everything else is HTML or text. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && htmlNameOf(name) === undefined;
}
