/**
 * `{your.address}` and its like: what a reader may fill in about a server of their own. The page that is served holds the
 * values that the documentation uses, each in an element that the browser can fill (src/client/yours/). Pure.
 */
import type { CodeValue, Heading, YourName } from '../../model.ts';
import { GAME_PORT } from './facts/fact-names.ts';
import { escapeHtml } from './plain-text.ts';
import { readVariable } from './substitute.ts';

const TOKEN = /\{your\.(address|port|name|version)\}/g;

/** What stands there until the reader says otherwise, by name. */
export type YourDefaults = Readonly<Record<YourName, string>>;

/** Every name, in the order in which a reader is asked. */
const NAMES = ['address', 'port', 'name', 'version'] as const satisfies readonly YourName[];

/**
 * The values for one source: what its own settings say, else its game's port, else what is configured, else those that
 * every site has. `values` are all its variables.
 */
export function readYourDefaults(
  own: Partial<YourDefaults>,
  values: Readonly<Record<string, string>>,
  game: string,
): YourDefaults {
  const gamePort = Object.hasOwn(values, 'your.port') ? undefined : values[`${game}.${GAME_PORT}`];
  const read = (name: YourName): string => own[name] ?? readVariable(`your.${name}`, values) ?? '';
  return {
    address: read('address'),
    port: own.port ?? gamePort ?? read('port'),
    name: read('name'),
    version: read('version'),
  };
}

/** Whether a text may hold one. */
export function holdsYours(text: string): boolean {
  return text.includes('{your.');
}

/** Plain text in their place: where nothing can be filled in (an address, a heading, an attribute). */
export function sayYours(text: string, defaults: YourDefaults): string {
  return holdsYours(text) ? text.replace(TOKEN, (_, name: YourName) => defaults[name]) : text;
}

/** Elements in their place, in finished HTML; inside a tag plain text. */
export function markYours(html: string, defaults: YourDefaults): string {
  if (!holdsYours(html)) return html;
  return html.replace(/<[a-z/][^>]*>|[^<]+|</gi, (piece) =>
    /^<./.test(piece)
      ? piece.replace(TOKEN, (_, name: YourName) => escapeHtml(defaults[name]))
      : piece.replace(TOKEN, (_, name: YourName) => writeYours(name, defaults[name])),
  );
}

function writeYours(name: YourName, value: string): string {
  return `<span data-your="${name}">${escapeHtml(value)}</span>`;
}

/** A page's title: plain, and as HTML. */
export function fillTitle<T extends { readonly title?: string; readonly titleHtml?: string }>(
  title: T,
  defaults: YourDefaults,
): T {
  return {
    ...title,
    ...(title.title === undefined ? {} : { title: sayYours(title.title, defaults) }),
    ...(title.titleHtml === undefined ? {} : { titleHtml: markYours(title.titleHtml, defaults) }),
  };
}

/** Headings as the table of contents shows them. */
export function fillHeadings(headings: readonly Heading[], defaults: YourDefaults): readonly Heading[] {
  return headings.map((heading) =>
    holdsYours(heading.html) ? { ...heading, html: markYours(heading.html, defaults) } : heading,
  );
}

/** Code with plain text in their place, and where each stands in it. */
export function placeYours(
  code: string,
  defaults: YourDefaults,
): { readonly code: string; readonly values: readonly CodeValue[] } {
  if (!holdsYours(code)) return { code, values: [] };
  const values: CodeValue[] = [];
  let shift = 0;
  const said = code.replace(TOKEN, (typed, name: YourName, at: number) => {
    const value = defaults[name];
    values.push({ name, at: at + shift, length: value.length });
    shift += value.length - typed.length;
    return value;
  });
  return { code: said, values };
}

/** The names that a page's HTML and code can fill in, in the order in which a reader is asked. */
export function listYours(
  segments: readonly string[],
  codes: readonly { readonly values?: readonly CodeValue[] }[],
): readonly YourName[] {
  const inCode = codes.flatMap(({ values = [] }) => values.map(({ name }) => name));
  return NAMES.filter(
    (name) => inCode.includes(name) || segments.some((html) => html.includes(`<span data-your="${name}">`)),
  );
}
