/** Turns the provider's facts and the site's own names into the variables that guides may name. Pure. */
import { substituteText } from '../parse/substitute.ts';
import { checkOf, describe, isRecord, text } from './check.ts';
import type { Plain } from './plain.ts';
import { UNSET } from './plain.ts';
import type { Check } from './settings.ts';
import type { Spot } from './spot.ts';

const NAME = /^[A-Za-z][\w-]*$/;

/** `config/variables.ts`: names that guides may write in braces, and what stands there while no fact does. */
export const VARIABLE_NAMES: Check<Readonly<Record<string, string>>> = checkOf('object', (value, spot) => {
  if (!isRecord(value))
    return spot.refuse('must be an object', "Write for example { 'status.note': 'All is well.' }.");
  const read: Record<string, string> = {};
  for (const [name, entry] of Object.entries(value)) {
    const at = spot.at(name);
    const fallback = /^[a-z][A-Za-z]*(?:\.[A-Za-z]+)*$/.test(name)
      ? text({ mayBeEmpty: true })(entry ?? '', at)
      : at.refuse(
          'is not a name that guides can write',
          'Use letters, with dots between groups: status.note.',
        );
    if (fallback !== undefined) read[name] = fallback;
  }
  return read;
});

/** Facts win; a name without one says its fallback, which may name facts; an empty one leaves its line out. */
export function joinVariables(
  names: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const fallbacks = Object.entries(names).map(([name, said]) => [name, substituteText(said, facts)]);
  return { ...Object.fromEntries(fallbacks), ...facts };
}

/**
 * Flattens nested facts to dotted names in the order written: `{ sftp: { port: 22 } }` → `sftp.port: "22"`. Only what
 * is set is there. A group's `name` also stands for the group: `panel: { name: 'X' }` sets `panel` and `panel.name`.
 * Lists are joined with commas; white space runs become one space. Addresses must be addresses.
 */
export function flattenFacts(facts: Plain, spot: Spot): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  if (isRecord(facts)) {
    for (const [key, fact] of Object.entries(facts)) addFact(fact, key, spot.at(key), variables, key);
  } else spot.refuse(`must be an object, not ${describe(facts, spot)}`, 'Write { provider: … }.');
  return variables;
}

function addFact(
  fact: Plain,
  key: string,
  spot: Spot,
  variables: Record<string, string>,
  name: string,
): void {
  if (fact === null || fact === UNSET) return;
  if (!NAME.test(key)) {
    spot.refuse('is not a name that a variable can have', 'Use letters, numbers, hyphens and underscores.');
  } else if (isRecord(fact)) {
    for (const [child, entry] of Object.entries(fact)) {
      addFact(entry, child, spot.at(child), variables, `${name}.${child}`);
    }
    const own = variables[`${name}.name`];
    if (own !== undefined && !Object.hasOwn(variables, name)) variables[name] = own;
  } else {
    const value = readValue(fact, spot);
    if (value !== undefined && value !== '' && isGood(name, value, spot)) variables[name] = value;
  }
}

function readValue(fact: Plain, spot: Spot): string | undefined {
  if (Array.isArray(fact)) {
    const entries: readonly Plain[] = fact;
    const wrong = entries.find((entry) => typeof entry !== 'string' && typeof entry !== 'number');
    if (wrong !== undefined)
      return spot.refuse(`is a list that holds ${describe(wrong, spot)}`, 'Use texts and numbers.');
    return entries
      .map((entry) => `${entry as string | number}`.trim())
      .filter((entry) => entry !== '')
      .join(', ');
  }
  const value = `${fact as string | number | boolean}`.replace(/\s+/g, ' ').trim();
  if (/[\u0000-\u001F\u007F]/.test(value))
    return spot.refuse('holds a control character', 'Type the text again.');
  return value.length > 2000 ? spot.refuse('is longer than 2000 characters') : value;
}

/** Facts whose name promises an address or a slug must hold one: they end up in links and paths. */
function isGood(name: string, value: string, spot: Spot): boolean {
  if (
    /(?:Url|\.url)$/.test(name) &&
    !/^(?:https?:\/\/[^\s/"<>\\]|mailto:[^\s"<>\\])[^\s"<>\\]*$/i.test(value)
  ) {
    spot.refuse(`must be an address that starts with https://, not "${value.slice(0, 60)}"`);
    return false;
  }
  if (/(?:^|\.)email$/.test(name) && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value)) {
    spot.refuse(`must be an email address, not "${value.slice(0, 60)}"`);
    return false;
  }
  if (name === 'productSlug' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) {
    spot.refuse(
      `must be lower case letters, numbers and hyphens, not "${value.slice(0, 60)}"`,
      'It becomes part of an address, e.g. game-hosting.',
    );
    return false;
  }
  return true;
}
