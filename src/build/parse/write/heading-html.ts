/** A heading's running text as the table of contents may show it. */
import { escapeHtml } from '../plain-text.ts';

/** Elements that say how a word looks, and do nothing. */
const KEPT: ReadonlySet<string> = new Set('b code del em i kbd mark s small strong sub u'.split(' '));

const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Leaves out links, pictures and every attribute (behaviours.md 3.7.1): a heading's HTML is typed by hand, and the
 * table of contents does not pass the normaliser. Tags that do not match are left out altogether.
 */
export function stripHeadingHtml(html: string): string {
  if (!html.includes('<')) return html;
  const open: string[] = [];
  let isNested = true;
  const stripped = html.replace(TAG, (_, slash: string, typed: string) => {
    const name = typed.toLowerCase();
    if (!KEPT.has(name)) return '';
    if (slash === '') open.push(name);
    else if (open.pop() !== name) isNested = false;
    return `<${slash}${name}>`;
  });
  const text = stripped.replace(/<(?!\/?[a-z]+>)/g, '&lt;');
  return isNested && open.length === 0 ? text : escapeStray(text);
}

/** Text without any tag; entities stay. */
function escapeStray(text: string): string {
  return text
    .replace(/<\/?[a-z]+>/g, '')
    .split(/(&(?:#\w+|\w+);)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}
