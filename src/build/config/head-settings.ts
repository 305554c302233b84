/** The settings for what a site adds of its own to each page: its colour, style sheets, tags of the head, scripts, origins. Pure. */
import { isExternal, resolveDots } from '../../urls.ts';
import { href } from './addresses.ts';
import { checkOf, flag, isRecord, list, oneOf, shape, text } from './check.ts';
import { readColour } from './colour.ts';
import type { Check, InputOf, Settings } from './settings.ts';
import type { Spot } from './spot.ts';

const colour: Check<string> = checkOf('colour of CSS', (value, spot) => {
  const read = text({ max: 100 })(value, spot)?.trim();
  if (read === undefined || readColour(read) !== undefined) return read;
  return spot.refuse(
    `is not a colour that covers what is behind it: "${read}"`,
    "Write it as style sheets do: '#5b2be0', 'rgb(91 43 224)', 'rebeccapurple'.",
  );
});

const BRAND = {
  light: { check: colour, isRequired: true, says: 'The colour on light pages.' },
  dark: { check: colour, isRequired: true, says: 'The colour on dark pages.' },
} as const satisfies Settings;

const brandObject = shape(BRAND);

export const brand: Check<string | InputOf<typeof BRAND>> = checkOf(
  'colour of CSS, or one for each mode',
  (value, spot) => (isRecord(value) ? brandObject(value, spot) : colour(value, spot)),
  brandObject.below,
);

/** A file below `content/static` or `config`. */
const styleFile: Check<string> = checkOf('path of a .css file', (value, spot) => {
  const read = text({ max: 300 })(value, spot)?.trim();
  if (read === undefined) return undefined;
  if (isExternal(read))
    return spot.refuse(
      `is no file of this site: "${read.slice(0, 60)}"`,
      'Put the style sheet into content/static and write its path from there, or link to it in "head".',
    );
  const path = read.replace(/^(?:\.?\/)+/, '').replace(/^(?:content\/static|static|config)\//, '');
  if (!/\.css$/i.test(path) || resolveDots(path) !== path)
    return spot.refuse(
      `is not the path of a .css file: "${read.slice(0, 60)}"`,
      "Write its path below content/static, or its name in config, e.g. 'brand.css'.",
    );
  return path;
});

export const styleFiles: Check<readonly string[]> = checkOf(
  'path of a .css file, or list of them',
  (value, spot) => {
    if (typeof value !== 'string') return list(styleFile)(value, spot);
    const one = styleFile(value, spot);
    return one === undefined ? undefined : [one];
  },
);

/** What may be asked: a host, all hosts below one (`https://*.example.com`), nothing wider. */
const source: Check<string> = checkOf('origin, e.g. https://stats.example.com', (value, spot) => {
  const read = text({ max: 300 })(value, spot)?.trim().replace(/\/$/, '');
  if (read === undefined || /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i.test(read))
    return read;
  const found = /^https?:\/\/[^/]+\//i.test(read) && URL.canParse(read) ? new URL(read).origin : undefined;
  return spot.refuse(
    `is not an origin: "${read.slice(0, 60)}"`,
    found === undefined
      ? 'Write https:// and the name of the host, without a path, e.g. https://stats.example.com.'
      : `Write '${found.replace(/^http:/, 'https:')}'.`,
  );
});

export const POLICY_SETTINGS = {
  script: { check: list(source), default: [], says: 'Whose scripts may run.' },
  connect: { check: list(source), default: [], says: 'Whom scripts may ask or tell.' },
  style: { check: list(source), default: [], says: 'Whose style sheets count.' },
  font: { check: list(source), default: [], says: 'Whose fonts show.' },
} as const satisfies Settings;

type Attributes = Readonly<Record<string, string | true>>;

/** Attributes that run something, or say what the policy says. */
const NEVER = /^(?:on.*|style|http-equiv|nonce|is)$/i;

const attributes: Check<Attributes> = checkOf('object: attribute to text or true', (value, spot) => {
  if (!isRecord(value))
    return spot.refuse('must be an object', "Write for example { 'data-domain': 'example.com' }.");
  const read: Record<string, string | true> = {};
  for (const [name, entry] of Object.entries(value)) {
    const at = spot.at(name);
    if (!/^[a-z][\w-]*$/i.test(name) || NEVER.test(name))
      at.refuse(
        'is an attribute that cannot be set here',
        'The security policy forbids it, or is set elsewhere.',
      );
    else if (entry === true) read[name.toLowerCase()] = true;
    else if (typeof entry === 'number') read[name.toLowerCase()] = String(entry);
    else if (entry !== false && entry !== null) {
      const typed = text({ mayBeEmpty: true })(entry, at);
      if (typed !== undefined) read[name.toLowerCase()] = typed;
    }
  }
  return read;
});

const TAG = {
  tag: { check: oneOf('meta', 'link', 'script'), isRequired: true, says: 'Which element.' },
  attributes: { check: attributes, isRequired: true, says: 'Its attributes, as HTML has them.' },
  json: {
    check: checkOf('JSON', (value) => JSON.stringify(value)),
    says: "What a script of the type 'application/ld+json' says, as an object.",
  },
} as const satisfies Settings;

const tagObject = shape(TAG);

type TagInput = InputOf<typeof TAG>;

const headTag: Check<TagInput> = checkOf(
  'object',
  (value, spot) => {
    const read = tagObject(value, spot);
    return read === undefined || !isWrongTag(read, spot) ? read : undefined;
  },
  tagObject.below,
);

/** Whether a tag would do nothing, or what it must not; that is said. */
function isWrongTag({ tag, attributes: own, json }: TagInput, spot: Spot): boolean {
  const refuse = (message: string, hint: string): boolean => spot.refuse(message, hint) === undefined;
  if (tag === 'meta')
    return typeof own['content'] === 'string' && ('name' in own || 'property' in own || 'itemprop' in own)
      ? false
      : refuse('needs a name (or property) and content', "Write attributes: { name: '…', content: '…' }.");
  if (tag === 'link')
    return typeof own['rel'] === 'string' && typeof own['href'] === 'string'
      ? href(own['href'], spot.at('attributes').at('href')) === undefined
      : refuse('needs rel and href', "Write attributes: { rel: 'preconnect', href: 'https://…' }.");
  if (json !== undefined)
    return /^application\/(?:[\w.-]+\+)?json$/.test(String(own['type'])) && !('src' in own)
      ? false
      : refuse('has json, and is no data', "Write attributes: { type: 'application/ld+json' }.");
  return typeof own['src'] === 'string'
    ? href(own['src'], spot.at('attributes').at('src')) === undefined
    : refuse(
        'needs src: code within a page does not run',
        'Put the code into a file below content/static, and name that.',
      );
}

export const headTags = list(headTag);

const SCRIPT = {
  src: {
    check: href,
    isRequired: true,
    says: 'The script: a path below content/static, or an address, whose origin then may run scripts.',
  },
  async: { check: flag, default: false, says: 'It runs as soon as it is there, not after the page is read.' },
  attributes: {
    check: attributes,
    default: {},
    says: 'Further attributes, e.g. those that name the account.',
  },
  connect: { check: list(source), default: [], says: 'Origins that it asks or tells, beside its own.' },
} as const satisfies Settings;

const scriptObject = shape(SCRIPT);

const script: Check<InputOf<typeof SCRIPT>> = checkOf(
  'path or address, or object',
  (value, spot) => {
    if (typeof value !== 'string') return scriptObject(value, spot);
    const src = href(value, spot);
    return src === undefined ? undefined : { src };
  },
  scriptObject.below,
);

export const scripts = list(script);
