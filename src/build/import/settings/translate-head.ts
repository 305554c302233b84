/** Scripts, style sheets and tags that Docusaurus's configuration puts into the head of pages, in the words of `config/site.ts`. */
import { isExternal } from '../../../urls.ts';
import type { Notebook } from '../notes.ts';
import { toText, type Value } from '../script/value.ts';
import { readRecord, type SettingReader, spot, toPlainData } from './setting-reader.ts';

type Attributes = Record<string, string | true>;

interface Tag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Attributes;
  readonly json?: unknown;
}

interface Script {
  readonly src: string;
  readonly async?: true;
  readonly attributes?: Attributes;
  readonly connect?: readonly string[];
}

/** `head`, `scripts` and `policy` for config/site.ts; what is not there is undefined. */
export interface TranslatedHead {
  readonly head: readonly Tag[];
  readonly scripts: readonly Script[];
  /** Origins whose fonts show. */
  readonly fonts: readonly string[];
}

/** What counts visitors. */
export interface Counting {
  readonly scripts: readonly Script[];
  /** Files that the scripts need, by their place below content/static. */
  readonly files: Readonly<Record<string, string>>;
}

/** What the main fonts service loads, and from where. */
const FONT_HOSTS: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** Attributes that helpsite sets, or forbids. */
const NEVER = /^(?:on.*|style|http-equiv|nonce|is|src|href)$/i;

/** Reads `scripts`, `stylesheets`, `headTags` and `themeConfig.metadata`; `linked`: style sheets that others of the project ask for. */
export function translateHead(
  config: SettingReader,
  theme: SettingReader,
  linked: readonly string[],
  { notes, hasMath }: { readonly notes: Notebook; readonly hasMath: boolean },
): TranslatedHead {
  const sheets = [
    ...config.list('stylesheets').flatMap((value) => readSheet(value, notes, hasMath)),
    ...linked.map((href): Tag => ({ tag: 'link', attributes: { rel: 'stylesheet', href } })),
  ];
  const tags = config.list('headTags').flatMap((value) => readTag(value, notes));
  const head = [...theme.list('metadata').flatMap((value) => readMeta(value, notes)), ...tags, ...sheets];
  const scripts = config.list('scripts').flatMap((value) => readScript(value, notes));
  const fonts = head.flatMap(({ attributes }) => {
    const { rel, href } = attributes;
    const origin =
      rel === 'stylesheet' && typeof href === 'string' && URL.canParse(href) ? new URL(href).origin : '';
    return FONT_HOSTS[origin] ?? [];
  });
  return { head, scripts, fonts: [...new Set(fonts)] };
}

/** Counting of visitors with Google's tag, as the preset and its plugin have it: two scripts, of which one is a file of the site. */
export function translateTag(options: SettingReader, notes: Notebook): readonly Counting[] {
  const ids = options
    .list('trackingID')
    .flatMap((value) => toText(value) ?? [])
    .filter((id) => /^[\w-]+$/.test(id));
  const isAnonymous = options.flag('anonymizeIP') === true;
  options.finish();
  const [first] = ids;
  if (first === undefined) return [];
  notes.add({
    kind: 'translated',
    what: options.path,
    says: `Visitors are counted as before: scripts in config/site.ts, and content/static/gtag.js, which names ${ids.join(', ')}`,
    todo: 'Nothing; delete both to count nobody.',
    ...options.at,
  });
  const more = isAnonymous ? `, { anonymize_ip: true }` : '';
  const text = [
    'window.dataLayer = window.dataLayer || [];',
    'function gtag() {',
    '  window.dataLayer.push(arguments);',
    '}',
    "gtag('js', new Date());",
    ...ids.map((id) => `gtag('config', '${id}'${more});`),
    '',
  ].join('\n');
  return [
    {
      scripts: [
        {
          src: `https://www.googletagmanager.com/gtag/js?id=${first}`,
          async: true,
          connect: [
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
            'https://*.googletagmanager.com',
          ],
        },
        { src: 'gtag.js' },
      ],
      files: { 'gtag.js': text },
    },
  ];
}

function readSheet(value: Value, notes: Notebook, hasMath: boolean): readonly Tag[] {
  const { address, attributes } = readAddress(value, 'stylesheets', 'href', notes);
  if (address === undefined) return [];
  if (hasMath && /katex/i.test(address)) {
    notes.add({
      kind: 'translated',
      what: 'stylesheets',
      says: `Formulas are drawn by the browser itself: ${address.slice(0, 80)} is not needed`,
      ...spot(value),
    });
    return [];
  }
  return [{ tag: 'link', attributes: { rel: 'stylesheet', ...attributes, href: address } }];
}

function readScript(value: Value, notes: Notebook): readonly Script[] {
  const { address: src, attributes } = readAddress(value, 'scripts', 'src', notes);
  if (src === undefined) return [];
  const { async: isAsync, defer: _, ...others } = attributes;
  if (isExternal(src))
    notes.add({
      kind: 'translated',
      what: `scripts (${src.slice(0, 80)})`,
      says: 'The security policy lets in this script and what it asks of its own host, and nobody else',
      todo: 'Name further hosts that it asks under connect in config/site.ts.',
      ...spot(value),
    });
  return [
    {
      src,
      ...(isAsync === undefined ? {} : { async: true as const }),
      ...(Object.keys(others).length === 0 ? {} : { attributes: others }),
    },
  ];
}

/** `'address'`, or `{ src: 'address', … }`. */
function readAddress(
  value: Value,
  what: string,
  key: 'src' | 'href',
  notes: Notebook,
): { readonly address: string | undefined; readonly attributes: Attributes } {
  const plain = toPlainData(value, what, notes);
  if (typeof plain === 'string') return { address: localAddress(plain), attributes: {} };
  if (typeof plain !== 'object' || plain === null) return { address: undefined, attributes: {} };
  const address: unknown = (plain as Readonly<Record<string, unknown>>)[key];
  return {
    address: typeof address === 'string' ? localAddress(address) : undefined,
    attributes: cleanAttributes(plain),
  };
}

/** A static file has its path from their folder. */
function localAddress(typed: string): string | undefined {
  const address = typed.trim();
  return address === '' ? undefined : isExternal(address) ? address : address.replace(/^pathname:\/\//, '');
}

function cleanAttributes(plain: object): Attributes {
  return Object.fromEntries(
    Object.entries(plain).flatMap(([name, entry]: [string, unknown]): [string, string | true][] => {
      if (!/^[a-z][\w-]*$/i.test(name) || NEVER.test(name)) return [];
      if (entry === true) return [[name, true]];
      return typeof entry === 'string' || typeof entry === 'number' ? [[name, String(entry)]] : [];
    }),
  );
}

function readTag(value: Value, notes: Notebook): readonly Tag[] {
  const entry = readRecord(value, 'headTags', notes);
  const tag = entry.text('tagName');
  const typed = entry.raw('attributes');
  const text = entry.text('innerHTML');
  const plain = typed === undefined ? {} : toPlainData(typed, 'headTags.attributes', notes);
  const record =
    typeof plain === 'object' && plain !== null ? (plain as Readonly<Record<string, unknown>>) : {};
  const attributes = cleanAttributes(record);
  for (const key of ['src', 'href'] as const) {
    const address = record[key];
    if (typeof address === 'string') attributes[key] = localAddress(address) ?? '';
  }
  const miss = (says: string, todo: string): readonly Tag[] => {
    notes.add({ kind: 'missing', what: `headTags (${tag ?? ''})`, says, todo, ...spot(value) });
    return [];
  };
  if (tag === 'script' && text !== undefined && text.trim() !== '') {
    const json = String(attributes['type']).endsWith('json') ? readJson(text) : undefined;
    return json === undefined
      ? miss(
          'Code within a page does not run',
          'Put it into a file below content/static, and name that in scripts in config/site.ts.',
        )
      : [{ tag, attributes, json }];
  }
  if (
    tag === 'meta' &&
    attributes['content'] !== undefined &&
    ('name' in attributes || 'property' in attributes)
  )
    return [{ tag, attributes }];
  if (tag === 'link' && attributes['rel'] !== undefined && attributes['href'] !== undefined)
    return [{ tag, attributes }];
  if (tag === 'script' && attributes['src'] !== undefined) return [{ tag, attributes }];
  return miss(
    'helpsite adds meta, link and script tags only, and no style',
    'Put styles into a file, and name it in css in config/site.ts.',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every page says these by itself. */
const OURS =
  /^(?:og:(?:type|title|image|url|site_name|locale|description)|twitter:card|twitter:image|description|generator|viewport)$/;

function readMeta(value: Value, notes: Notebook): readonly Tag[] {
  const plain = toPlainData(value, 'themeConfig.metadata', notes);
  if (typeof plain !== 'object' || plain === null) return [];
  const attributes = cleanAttributes(plain);
  const name = attributes['name'] ?? attributes['property'];
  return typeof name !== 'string' || attributes['content'] === undefined || OURS.test(name)
    ? []
    : [{ tag: 'meta', attributes }];
}
