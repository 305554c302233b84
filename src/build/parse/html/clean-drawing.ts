/** What packages draw, with what a page may hold: known elements and attributes, no styles of their own. Pure. */
import type { StyleRule } from '../../../model.ts';
import { decodeText, escapeHtml } from '../plain-text.ts';
import { classForStyle } from './style-classes.ts';

const MATH: ReadonlySet<string> = new Set(
  'math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd'.split(
    ' ',
  ),
);
const MATH_ATTRIBUTE =
  /^(?:display|displaystyle|scriptlevel|mathvariant|mathcolor|mathbackground|mathsize|stretchy|symmetric|fence|separator|form|lspace|rspace|minsize|maxsize|movablelimits|accent|accentunder|largeop|linethickness|width|height|depth|voffset|notation|columnalign|rowalign|columnspacing|rowspacing|columnlines|rowlines|columnspan|rowspan|frame)$/;

const SVG: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs marker linearGradient stop clipPath'.split(
    ' ',
  ),
);
const SVG_ATTRIBUTE =
  /^(?:viewBox|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|d|points|width|height|transform|fill|fill-opacity|stroke|stroke-[a-z]+|opacity|id|marker-(?:start|mid|end)|markerWidth|markerHeight|markerUnits|refX|refY|orient|text-anchor|dominant-baseline|font-(?:size|weight|style)|text-decoration|clip-path|offset|stop-color|gradientUnits)$/;

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag, decoded. */
function readAttributes(typed: string): readonly (readonly [name: string, value: string])[] {
  return [...typed.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name,
    decodeText(double ?? single ?? ''),
  ]);
}

/** Writes each tag anew; undefined leaves it out. Text stays, and nothing in it is a tag. */
function rewriteTags(
  markup: string,
  write: (name: string, attributes: ReturnType<typeof readAttributes>) => string | undefined,
): string {
  let html = '';
  let end = 0;
  const text = (from: number, to: number): string => markup.slice(from, to).replaceAll('<', '&lt;');
  const open: boolean[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', 3: more = '', index } of markup.matchAll(TAG)) {
    html += text(end, index);
    end = index + tag.length;
    if (slash === '/') {
      if (open.pop() === true) html += `</${name}>`;
      continue;
    }
    const isEmpty = more.trimEnd().endsWith('/');
    const written = write(name, readAttributes(more));
    if (written !== undefined) html += isEmpty ? `${written}</${name}>` : written;
    if (!isEmpty) open.push(written !== undefined);
  }
  return html + text(end, markup.length);
}

/** Alignment of the package's own classes. */
const TEMML: Readonly<Record<string, StyleRule>> = {
  'tml-right': { className: 'tml-right', declarations: 'text-align:end' },
  'tml-jot': { className: 'tml-jot mtd', declarations: 'padding-block:.25em' },
  'tml-left': { className: 'tml-left', declarations: 'text-align:start' },
};

/** A formula as MathML; what it sets by styles is in `rules`. */
export function cleanMath(markup: string, rules: Map<string, StyleRule>): string {
  const [bare] = /<math[\s>][\s\S]*<\/math>/.exec(
    markup.replace(/<annotation[\s\S]*?<\/annotation>/g, ''),
  ) ?? [''];
  return rewriteTags(bare, (name, attributes) => {
    if (!MATH.has(name)) return undefined;
    const classes: string[] = [];
    let kept = '';
    for (const [key, value] of attributes) {
      if (MATH_ATTRIBUTE.test(key)) kept += ` ${key}="${escapeHtml(value)}"`;
      else if (key === 'style' && name !== 'math') {
        const own = classForStyle(value, rules);
        if (own !== undefined) classes.push(own);
      } else if (key === 'class')
        for (const word of value.split(/\s+/)) {
          const rule = Object.hasOwn(TEMML, word) ? TEMML[word] : undefined;
          if (rule === undefined) continue;
          rules.set(rule.className, rule);
          classes.push(word);
        }
    }
    return `<${name}${classes.length === 0 ? '' : ` class="${classes.join(' ')}"`}${kept}>`;
  });
}

/** Colours of the package's own names, in those of the page. */
const COLOURS: Readonly<Record<string, string>> = {
  '--bg': '--page',
  '--fg': '--text',
  '--_text': '--text',
  '--_text-sec': '--text',
  '--_text-muted': '--quiet',
  '--_text-faint': '--quiet',
  '--_line': '--quiet',
  '--_arrow': '--quiet',
  '--_node-fill': '--surface',
  '--_node-stroke': '--faint',
  '--_group-fill': '--page',
  '--_group-hdr': '--raised',
  '--_inner-stroke': '--line',
  '--_key-badge': '--raised',
};

/** A diagram as SVG that becomes part of the page, in its colours; its ids begin with `prefix`. */
export function cleanDiagram(
  markup: string,
  { prefix, label }: { readonly prefix: string; readonly label: string },
): string {
  const start = markup.indexOf('<svg');
  const bare = markup
    .slice(Math.max(0, start))
    .replace(/<(style|script|title|desc|foreignObject)\b[\s\S]*?<\/\1>/gi, '');
  return rewriteTags(bare, (name, attributes) => {
    if (!SVG.has(name)) return undefined;
    let kept = name === 'svg' ? ` role="img" aria-label="${escapeHtml(label)}"` : '';
    for (const [key, value] of attributes) {
      const written = SVG_ATTRIBUTE.test(key) ? cleanValue(key, value, prefix) : undefined;
      if (written !== undefined) kept += ` ${key}="${escapeHtml(written)}"`;
    }
    return `<${name}${kept}>`;
  }).replace(/\s*\n\s*/g, '');
}

function cleanValue(key: string, value: string, prefix: string): string | undefined {
  if (key === 'id') return prefix + value;
  const local = value.replace(/url\(#([\w-]+)\)/g, (_typed, id: string) => `url(#${prefix}${id})`);
  const coloured = local.replace(
    /var\((--[\w-]+)(?:,[^()]*)?\)/g,
    (_typed, name: string) => `var(${COLOURS[name] ?? '--text'})`,
  );
  return /url\((?!#)|[<>]|javascript:/i.test(coloured) ? undefined : coloured;
}
