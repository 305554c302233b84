/** The parts of a configuration: one file each in `config/`, or a key each of a single file. Pure. */
import { ADDRESS_SETTINGS } from './address-settings.ts';
import { checkOf, isRecord, shape, suggestKey } from './check.ts';
import type { PlainRecord } from './plain.ts';
import { NAVIGATION_SETTINGS } from './navigation-settings.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import type { Check } from './settings.ts';

export const SITE = shape(SITE_SETTINGS);
export const NAVIGATION = shape(NAVIGATION_SETTINGS);

export const ADDRESSES = shape(ADDRESS_SETTINGS);

export const PARTS = [
  'site',
  'navigation',
  'provider',
  'search',
  'addresses',
  'notices',
  'sidebars',
  'marks',
  'variables',
] as const;
export type Part = (typeof PARTS)[number];

/** The keys of a single configuration file (`--config`); unknown ones are reported. */
export const checkParts: Check<PlainRecord> = checkOf('object', (value, spot) => {
  if (!isRecord(value)) return spot.refuse('must be an object', `Write { ${PARTS.join(', ')} }.`);
  for (const key of Object.keys(value)) {
    if (!PARTS.some((part) => part === key)) spot.refuseKey(key, suggestKey(key, PARTS));
  }
  return value;
});
