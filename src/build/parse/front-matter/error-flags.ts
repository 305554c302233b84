/** Readers for the keys of an entry of `errors` that say when its error is told. Pure. */
import type { RuleCode } from '../../../model.ts';
import { describe } from './frontmatter-values.ts';
import type { EntryPlaces, Place } from './error-places.ts';

/** What a reader of an entry is told with. */
export interface Teller {
  readonly tell: (code: RuleCode, message: string, hint: string, place?: Place) => void;
  readonly places: EntryPlaces;
}

/** A warning that comes more often than this in every log is not worth telling. */
const MOST_TIMES = 1000;

/** `times`, where it is there. Problem: `errors/invalid`. */
export function readTimes(
  entry: Readonly<Record<string, unknown>>,
  { tell, places }: Teller,
): { readonly times?: number } {
  const value = Object.hasOwn(entry, 'times') ? entry['times'] : undefined;
  if (value === undefined || value === null) return {};
  if (typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= MOST_TIMES)
    return { times: value };
  tell(
    'errors/invalid',
    `"times" must be a whole number from 2 to ${MOST_TIMES}, not ${describe(value)}`,
    'Write how often the message comes in a log before it means something: "times: 3".',
    places.keys['times'],
  );
  return {};
}

/** What is asked of a key that is true or not there at all. */
const FLAGS = {
  alone: 'where the error is told only if nothing else is found',
  ends: 'where the program does not go on after it, or keeps nothing',
  minor: 'where it is true, and seldom what somebody looks for',
  common: 'where programs that are no servers say the same',
} as const;

/** Whether a key that is true or not there at all is true. Problem: `errors/invalid`. */
export function readFlag(
  entry: Readonly<Record<string, unknown>>,
  key: keyof typeof FLAGS,
  { tell, places }: Teller,
): boolean {
  const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
  if (value !== undefined && value !== null && typeof value !== 'boolean')
    tell(
      'errors/invalid',
      `"${key}" must be true or false, not ${describe(value)}`,
      `Write "${key}: true" ${FLAGS[key]}.`,
      places.keys[key],
    );
  return value === true;
}
