/** Readers for single front matter values: each turns what YAML gave into what a setting holds, or says what is wrong. */
import type { Settings, TagSetting, YourName } from '../../../model.ts';
import { isExternal, resolveDots } from '../../../urls.ts';
import { isRecord } from '../../../is-record.ts';
import { isVisible } from '../visible.ts';
import { toIsoDate } from './iso-date.ts';

/** A value read, or a problem: `message` completes the sentence `"key" …`, `hint` says what to type. */
export type Reading<T> = { readonly value: T } | { readonly message: string; readonly hint: string };

/** Reads a value. `written` is the text after the colon where it is a plain one-line value. */
export type Reader<T> = (value: unknown, key: string, written?: string) => Reading<T>;

/** A text; numbers and dates count as text (behaviours.md 2.3). */
export function text(options: { readonly mayBeEmpty?: boolean } = {}): Reader<string> {
  return (value, key, written) => {
    const read = toText(value, written);
    if (read === undefined) {
      return {
        message: `must be a text, not ${describe(value)}`,
        hint: `Write ${key}: "…" with the text in quotes.`,
      };
    }
    if (!isVisible(read) && options.mayBeEmpty !== true) {
      const message = read.trim() === '' ? 'is empty' : 'holds nothing that can be seen';
      return { message, hint: `Write a text after "${key}:", or delete the line.` };
    }
    return { value: read };
  };
}

export const flag: Reader<boolean> = (value, key) => {
  if (typeof value === 'boolean') return { value };
  if (value === 'true' || value === 'false') return { value: value === 'true' };
  return {
    message: `must be true or false, not ${describe(value)}`,
    hint: `Write ${key}: true or ${key}: false.`,
  };
};

export const decimal: Reader<number> = (value, key) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return { value: number };
  return {
    message: `must be a number, not ${describe(value)}`,
    hint: `Write for example ${key}: 3 (or 3.5).`,
  };
};

/** A heading level that the table of contents may show: 2-6. */
export const level: Reader<number> = (value, key) => {
  const read = decimal(value, key);
  if ('value' in read && Number.isInteger(read.value) && read.value >= 2 && read.value <= 6) return read;
  return {
    message: `must be a whole number from 2 to 6, not ${describe(value)}`,
    hint: `Write for example ${key}: 3.`,
  };
};

/** One of these texts. */
export function oneOf<const T extends string>(allowed: readonly T[]): Reader<T> {
  return (value) => {
    const found = allowed.find((entry) => entry === value);
    if (found !== undefined) return { value: found };
    return {
      message: `must be one of ${allowed.join(', ')}, not ${describe(value)}`,
      hint: `Choose ${allowed.join(', ')}.`,
    };
  };
}

export const texts: Reader<readonly string[]> = (value, key) => {
  if (!Array.isArray(value)) {
    return { message: `must be a list, not ${describe(value)}`, hint: `Write ${key}: [${asList(value)}]` };
  }
  const entries: string[] = [];
  for (const entry of value) {
    const read = toText(entry);
    if (read === undefined)
      return {
        message: `holds ${describe(entry)} where a text belongs`,
        hint: `Write ${key}: [first, second].`,
      };
    if (read.trim() !== '') entries.push(read);
  }
  return { value: entries };
};

/** A text or a list of texts. */
export const textOrTexts: Reader<readonly string[]> = (value, key) => {
  const single = Array.isArray(value) ? undefined : toText(value);
  return single === undefined ? texts(value, key) : { value: single.trim() === '' ? [] : [single] };
};

export const tags: Reader<readonly TagSetting[]> = (value, key) => {
  if (!Array.isArray(value)) {
    return { message: `must be a list, not ${describe(value)}`, hint: `Write ${key}: [${asList(value)}]` };
  }
  const read: TagSetting[] = [];
  for (const entry of value) {
    const tag = toTag(entry);
    if (!tag) {
      return {
        message: `holds ${describe(entry)}: a tag is a text, or a label with a permalink`,
        hint: `Write ${key}: [first, second] or ${key}: [{ label: First, permalink: /first }].`,
      };
    }
    read.push(tag);
  }
  return { value: read };
};

function toTag(entry: unknown): TagSetting | undefined {
  const plain = toText(entry)?.trim();
  if (plain !== undefined) return plain === '' ? undefined : { label: plain };
  if (!isRecord(entry)) return undefined;
  const label = toText(own(entry, 'label'))?.trim();
  const permalink = toText(own(entry, 'permalink'));
  if (label === undefined || label === '') return undefined;
  if (permalink === undefined) return own(entry, 'permalink') === undefined ? { label } : undefined;
  return isPath(permalink) ? { label, permalink } : undefined;
}

/** Authors of a post: names or keys, or objects with a name. */
export const authors: Reader<readonly string[]> = (value, key) => {
  const names: string[] = [];
  for (const entry of Array.isArray(value) ? value : [value]) {
    const name =
      toText(entry) ?? (isRecord(entry) ? toText(own(entry, 'name') ?? own(entry, 'key')) : undefined);
    if (name === undefined)
      return {
        message: `holds ${describe(entry)} where a name belongs`,
        hint: `Write ${key}: [first name, second name].`,
      };
    if (name.trim() !== '') names.push(name.trim());
  }
  return { value: names };
};

/** A day or a moment, as an ISO 8601 text: `2026-11-21`, or with a time in UTC. */
export const date: Reader<string> = (value, key, written) => {
  const read = toIsoDate(value, written);
  if (read !== undefined) return { value: read };
  return {
    message: `must be a date of the calendar, not ${describe(value instanceof Date ? (written ?? '') : value)}`,
    hint: `Write ${key}: 2026-11-21 (year-month-day).`,
  };
};

export const lastUpdate: Reader<{ readonly date?: string; readonly author?: string }> = (
  value,
  key,
  written = '',
) => {
  const hint = `Write ${key}: { date: 2026-11-21, author: A name }; one of the two is enough.`;
  if (!isRecord(value)) return { message: `must have a date or an author, not ${describe(value)}`, hint };
  const writtenDate = own(value, 'date');
  // YAML takes 31 February for 3 March: the text says what was meant.
  const typed = /(?:^|[\s{,])date:[ \t]*["']?(\d{4}-\d{1,2}-\d{1,2})["']?[ \t]*(?=[,}\n]|$)/.exec(
    written,
  )?.[1];
  const day = writtenDate === undefined || writtenDate === null ? undefined : toIsoDate(writtenDate, typed);
  const author = toText(own(value, 'author'))?.trim();
  if (day === undefined && writtenDate !== undefined && writtenDate !== null) {
    const shown = typed === undefined ? describe(writtenDate) : `"${typed}"`;
    return { message: `holds ${shown}, which is not a date`, hint };
  }
  if (day === undefined && (author === undefined || author === ''))
    return { message: 'must have a date or an author', hint };
  return {
    value: {
      ...(day === undefined ? {} : { date: day }),
      ...(author === undefined || author === '' ? {} : { author }),
    },
  };
};

const YOUR_NAMES: readonly YourName[] = ['address', 'port', 'name', 'version'];

/** What stands in the text until a reader fills in their own (behaviours.md section 20). */
export const yourValues: Reader<Settings['your']> = (value, key) => {
  const hint = `Write ${key}: { port: 8211 }; it may have ${YOUR_NAMES.join(', ')}.`;
  if (!isRecord(value)) return { message: `must hold values by name, not ${describe(value)}`, hint };
  const unknown = Object.keys(value).find((name) => !YOUR_NAMES.some((known) => known === name));
  if (unknown !== undefined) return { message: `cannot hold "${shorten(unknown)}"`, hint };
  const read: Partial<Record<YourName, string>> = {};
  for (const name of YOUR_NAMES) {
    const given = own(value, name);
    if (given === undefined || given === null) continue;
    const said = toText(given)?.trim();
    if (said === undefined || !isVisible(said) || hasControl(said))
      return { message: `holds ${describe(given)} where a text belongs`, hint };
    if (name === 'port' && !(Number(said) >= 1 && Number(said) <= 65_535 && /^\d+$/.test(said)))
      return { message: `holds ${describe(given)}, which is no port`, hint };
    read[name] = said;
  }
  return { value: read };
};

/** The last part of a page's id: no slash, and nothing that means "this folder" or "the one above". */
export const id: Reader<string> = (value, key, written) => {
  const read = text()(value, key, written);
  if (!('value' in read)) return read;
  if (read.value.includes('/')) {
    return {
      message: `cannot include a slash: "${shorten(read.value)}"`,
      hint: 'Move the file to change its folder, or use slug to change its address.',
    };
  }
  if (/^\.{1,2}$|[\\?#]/.test(read.value) || hasControl(read.value)) {
    return {
      message: `cannot be part of an address: "${shorten(read.value)}"`,
      hint: 'Use letters, numbers, hyphens and dots.',
    };
  }
  return read;
};

/** A path on this site, absolute or relative to the guide's folder (behaviours.md 2.2.6, 2.2.8). */
export const slug: Reader<string> = (value, key, written) => {
  const read = text()(value, key, written);
  if (!('value' in read) || isPath(read.value)) return read;
  return {
    message: `is not an address inside the site: "${shorten(read.value)}"`,
    hint: 'Write a path such as /my-guide or my-guide, without "..", ? and #.',
  };
};

/** Old addresses of the guide: paths from the top (`/docs/old`) or relative to its folder. */
export const oldPaths: Reader<readonly string[]> = (value, key) => {
  const read = textOrTexts(value, key);
  if (!('value' in read)) return read;
  const wrong = read.value.find((path) => !isPath(path));
  if (wrong === undefined) return read;
  return {
    message: `is not a path on this site: "${shorten(wrong)}"`,
    hint: `Write ${key}: /docs/old-place, without the domain, ? and #.`,
  };
};

/** A picture or page elsewhere: `http(s)://…`, or a path. */
export const address: Reader<string> = (value, key, written) => {
  const read = text()(value, key, written);
  if (!('value' in read) || isAddress(read.value)) return read;
  return {
    message: `is not an address that may be used here: "${shorten(read.value)}"`,
    hint: 'Write a path such as /img/card.png, or an address that starts with https://.',
  };
};

/** A reader whose empty value (YAML null) means "none" and becomes `false`. */
export function orNone<T>(reader: Reader<T>): Reader<T | false> {
  return (value, key, written) => (value === null ? { value: false } : reader(value, key, written));
}

/** A reader whose empty text means "not set". */
export function orEmpty<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, key, written) =>
    typeof value === 'string' && value.trim() === '' ? { value: undefined } : reader(value, key, written);
}

/** Whether a text is a path on this site, absolute or relative. */
export function isPath(path: string): boolean {
  if (path.trim() === '' || isExternal(path) || /[?#\\]/.test(path) || hasControl(path)) return false;
  return !path.startsWith('/') || resolveDots(path) !== undefined;
}

function isAddress(href: string): boolean {
  if (hasControl(href) || /^\s/.test(href)) return false;
  return !isExternal(href) || /^(?:https?:|pathname:)?\/\//i.test(href);
}

/** Browsers drop tabs and line breaks inside addresses, so `java\nscript:` would be one. */
export function hasControl(value: string): boolean {
  return /[\u0000-\u001F\u007F]/.test(value);
}

/** A text as written; `{panel}` alone is YAML for an object, but writers mean the variable. */
function toText(value: unknown, written?: string): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return written ?? toIsoDate(value);
  if (written !== undefined && /^\{[A-Za-z][\w.]*\}$/.test(written)) return written;
  return undefined;
}

/** A value in an author's words, always short: aliases can make a value unfold to gigabytes. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `"${shorten(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return 'a date';
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** A value on one line of a message. */
export function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

function asList(value: unknown): string {
  const read = toText(value);
  return read === undefined ? 'first, second' : shorten(read);
}

/** An own property, so that a key such as `constructor` finds nothing of the prototype. */
function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
