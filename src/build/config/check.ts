/** Small checks that fit together into the shape of a configuration file. Each reports to its spot. Pure. */
import { isVisible } from '../parse/visible.ts';
import { closest } from '../problems/did-you-mean.ts';
import { type Plain, type PlainRecord, UNSET } from './plain.ts';
import type { Check, InputOf, Settings } from './settings.ts';
import type { Spot } from './spot.ts';

/** A check of its own kind, with the words for what it accepts; `below` as the check has it that it is made of. */
export function checkOf<T>(
  holds: string,
  read: (value: Plain, spot: Spot) => T | undefined,
  below?: Check<unknown>['below'],
): Check<T> {
  return Object.assign((value: Plain, spot: Spot) => read(value, spot), below ? { holds, below } : { holds });
}

/** Keys of other tools for the same thing, and what they are called here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  to: 'href',
  tagName: 'tag',
  baseUrl: 'base',
  isCloseable: 'closeable',
  disableSwitch: 'switch',
  respectPrefersColorScheme: 'respectSystem',
  defaultMode: 'default',
  routeBasePath: 'path',
  tagsBasePath: 'tagsPath',
  contextualSearch: 'contextual',
  searchPagePath: 'path',
  externalUrlRegex: 'externalUrlPattern',
  replaceSearchResultPathname: 'replacePathname',
  searchParameters: 'parameters',
};

/** A text of at most `max` characters (default 2,000); empty only when it may be. */
export function text(options: { readonly mayBeEmpty?: boolean; readonly max?: number } = {}): Check<string> {
  const { mayBeEmpty = false, max = 2000 } = options;
  return checkOf(max < 2000 ? `text of at most ${max} characters` : 'text', (value, spot) => {
    if (typeof value !== 'string')
      return spot.refuse(`must be a text, not ${describe(value, spot)}`, 'Put it in quotes.');
    if (value === UNSET) return spot.refuse('is not set');
    if (/[\u0000-\u0008\u000B-\u001F\u007F]/.test(value))
      return spot.refuse('holds a control character', 'Type the text again.');
    if (!mayBeEmpty && !isVisible(value))
      return spot.refuse(
        value.trim() === '' ? 'is empty' : 'holds nothing that can be seen',
        'Write a text, or delete the line.',
      );
    if (value.length > max) return spot.refuse(`is longer than ${max} characters`);
    return value;
  });
}

export const flag: Check<boolean> = checkOf('true or false', (value, spot) =>
  typeof value === 'boolean' ? value : spot.refuse(`must be true or false, not ${describe(value, spot)}`),
);

/** A number from `min` to `max`, both included. */
export function number(min: number, max: number, whole = false): Check<number> {
  const kind = `${whole ? 'whole number' : 'number'} from ${min} to ${max}`;
  return checkOf(kind, (value, spot) => {
    if (typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value)))
      return value;
    return spot.refuse(`must be a ${kind}, not ${describe(value, spot)}`);
  });
}

/** One of these texts. */
export function oneOf<const T extends string>(...allowed: readonly T[]): Check<T> {
  const choices = allowed.map((entry) => `"${entry}"`).join(', ');
  return checkOf(`one of ${choices}`, (value, spot) => {
    const found = allowed.find((entry) => entry === value);
    if (found !== undefined) return found;
    const meant = typeof value === 'string' ? closest(value, allowed) : undefined;
    return spot.refuse(
      `must be one of ${choices}, not ${describe(value, spot)}`,
      meant && `Did you mean "${meant}"?`,
    );
  });
}

/** A list; entries that are refused are left out, and so are those that are undefined on purpose. */
export function list<T>(check: Check<T>): Check<readonly T[]> {
  const read = (value: Plain, spot: Spot): readonly T[] | undefined => {
    if (!Array.isArray(value))
      return spot.refuse(`must be a list, not ${describe(value, spot)}`, 'Write [ … ].');
    const entries: readonly Plain[] = value;
    return entries.flatMap((entry, index) => {
      const one = check(entry, spot.at(index));
      return one === undefined ? [] : [one];
    });
  };
  return checkOf(`list of: ${check.holds}`, read, check.below && { ...check.below, isList: true });
}

/** An object with the keys of a table. A null value counts as not set; a refused one is left out. */
export function shape<S extends Settings>(settings: S): Check<InputOf<S>> {
  const known = Object.keys(settings);
  const required = known.filter((key) => settings[key]?.isRequired === true);
  const check = (value: Plain, spot: Spot): InputOf<S> | undefined => {
    if (!isRecord(value))
      return spot.refuse(`must be an object, not ${describe(value, spot)}`, 'Write { … }.');
    const read: Partial<Record<string, unknown>> = {};
    for (const [key, entry] of Object.entries(value)) {
      const setting = Object.hasOwn(settings, key) ? settings[key] : undefined;
      if (setting === undefined) {
        spot.refuseKey(key, suggestKey(key, known));
      } else if (entry !== null && (entry !== UNSET || setting.isRequired === true)) {
        const result = setting.check(entry, spot.at(key));
        if (result !== undefined) read[key] = result;
      }
    }
    const missing = required.find((key) => !Object.hasOwn(value, key) || value[key] === null);
    if (missing !== undefined) return spot.refuse(`needs "${missing}"`);
    if (required.some((key) => read[key] === undefined)) return undefined;
    // Every key was read by its own check.
    return read as InputOf<S>;
  };
  return checkOf('object', check, { settings, isList: false });
}

/** What to type instead of a key that is not known. */
export function suggestKey(key: string, known: readonly string[]): string {
  const other = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : undefined;
  if (other !== undefined && known.includes(other)) return `It is called "${other}" here.`;
  // An attribute of HTML beside the address of a script, as examples of services have it.
  if (
    known.includes('attributes') &&
    /^(?:data-|aria-|defer$|crossorigin$|integrity$|type$|id$|name$|content$|rel$|href$)/i.test(key)
  )
    return `Write attributes: { ${/^\w+$/.test(key) ? key : `'${key}'`}: … }.`;
  const meant = closest(key, known);
  return meant === undefined ? `Allowed are ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}

/** An object with keys, not a list and not null. */
export function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in a few words; secrets are never repeated. */
export function describe(value: Plain, spot: Spot): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  if (value === UNSET) return 'undefined';
  if (/key|token|secret|password/i.test(spot.key)) return 'this text';
  return value === '' ? 'an empty text' : `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`;
}
