/** A strict reader of XML 1.0 with namespaces, without document types: what is not well-formed throws. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of the element itself, references resolved. */
  readonly text: string;
}

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const START = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const TEXT = /[^<]+/y;
/** XML 1.0, section 2.2. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The root element of a whole document, which begins with its declaration. */
export function readXml(xml: string): XmlElement {
  const forbidden = FORBIDDEN.exec(xml);
  if (forbidden !== null) throw new Error(`a character that XML does not have, at ${forbidden.index}`);
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/i.exec(xml);
  if (declaration === null) throw new Error('no declaration');
  const reader = { xml, at: declaration[0].length };
  const root = readElement(reader, new Set(['xml']));
  skipSpace(reader);
  if (reader.at < xml.length) throw new Error(`more than one root: ${rest(reader)}`);
  return root;
}

/** All elements of that name below another, at any depth. */
export function findAll(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ]);
}

/** The one child of that name. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [child, ...others] = element.children.filter((candidate) => candidate.name === name);
  if (child === undefined || others.length > 0) throw new Error(`not one <${name}> in <${element.name}>`);
  return child;
}

interface Reader {
  readonly xml: string;
  at: number;
}

const rest = ({ xml, at }: Reader): string => xml.slice(at, at + 60);

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.xml);
  if (found !== null) reader.at += found[0].length;
  return found;
}

function skipSpace(reader: Reader): void {
  while (take(reader, /\s+/y) !== null || take(reader, COMMENT) !== null);
}

function readElement(reader: Reader, outer: ReadonlySet<string>): XmlElement {
  const start = take(reader, START);
  if (start === null) throw new Error(`no element begins at: ${rest(reader)}`);
  const [, name = '', list = '', isEmpty] = start;
  const attributes: Record<string, string> = {};
  for (const [, key = '', double, single] of list.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, key)) throw new Error(`${key} twice in <${name}>`);
    attributes[key] = resolve(double ?? single ?? '');
  }
  const known = new Set([
    ...outer,
    ...Object.keys(attributes).flatMap((key) => /^xmlns:(.+)/.exec(key)?.[1] ?? []),
  ]);
  for (const used of [name, ...Object.keys(attributes)]) {
    const prefix = /^(.+):/.exec(used)?.[1];
    if (prefix !== undefined && prefix !== 'xmlns' && !known.has(prefix))
      throw new Error(`unknown prefix in ${used}`);
  }
  return {
    name,
    attributes,
    ...(isEmpty === '' ? readContent(reader, name, known) : { children: [], text: '' }),
  };
}

function readContent(
  reader: Reader,
  name: string,
  known: ReadonlySet<string>,
): Pick<XmlElement, 'children' | 'text'> {
  const children: XmlElement[] = [];
  let text = '';
  for (;;) {
    const end = take(reader, END);
    if (end?.[1] === name) return { children, text };
    if (end !== null) throw new Error(`</${end[1]}> ends <${name}>`);
    const words = take(reader, TEXT);
    const literal = words === null ? take(reader, CDATA) : null;
    if (words !== null) text += resolve(words[0]);
    else if (literal !== null) text += literal[1];
    else if (take(reader, COMMENT) === null) children.push(readElement(reader, known));
  }
}

function resolve(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> in text');
  return text.replace(/&([^;\s]*);?/g, (typed, name: string) => {
    const code = /^#(?:(\d+)|x([\da-fA-F]+))$/.exec(name);
    const char =
      code === null
        ? ENTITIES[name]
        : String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? '', code[1] === undefined ? 16 : 10));
    if (!typed.endsWith(';') || char === undefined || FORBIDDEN.test(char))
      throw new Error(`"${typed}" is no reference`);
    return char;
  });
}
