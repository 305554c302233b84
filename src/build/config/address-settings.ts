/** The settings of `config/addresses.ts`: what became of pages that were removed on purpose. Pure. */
import { isExternal, resolveDots } from '../../urls.ts';
import { toIsoDate } from '../parse/front-matter/iso-date.ts';
import { webAddress } from './addresses.ts';
import { checkOf, list, shape, text } from './check.ts';
import type { Check, Settings } from './settings.ts';

/** The address of a page: from the top, as redirect_from has it. */
const route: Check<string> = checkOf('path such as /docs/old', (value, spot) => {
  const read = text()(value, spot)?.trim();
  if (read === undefined) return undefined;
  const isPath =
    read.startsWith('/') && !isExternal(read) && !/[?#\\\s"<>]/.test(read) && resolveDots(read) !== undefined;
  if (isPath && !/%(?:2e|2f|5c|00)/i.test(read)) return read;
  return spot.refuse(
    `is not the address of a page on this site: "${read.slice(0, 60)}"`,
    'Write the path that it had, e.g. /docs/old, without the domain, ? and #.',
  );
});

/** Where readers find the same now. */
const replacement: Check<string> = checkOf(
  'path, with #section or without, or web address',
  (value, spot) => {
    const read = text()(value, spot)?.trim();
    if (read === undefined) return undefined;
    if (isExternal(read)) return webAddress(read, spot);
    const at = read.indexOf('#');
    const path = route(at === -1 ? read : read.slice(0, at), spot);
    return path === undefined ? undefined : path + (at === -1 ? '' : read.slice(at));
  },
);

const day: Check<string> = checkOf('date, e.g. 2026-01-31', (value, spot) => {
  const read = text()(value, spot)?.trim();
  if (read === undefined) return undefined;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(read) ? toIsoDate(read, read) : undefined;
  if (date !== undefined) return date;
  return spot.refuse(
    `must be a date of the calendar, not "${read.slice(0, 60)}"`,
    "Write year-month-day in quotes: '2026-01-31'.",
  );
});

const GONE = {
  route: { check: route, isRequired: true, says: 'The address that the page had.' },
  title: {
    check: text({ max: 200 }),
    unset: 'made of the address',
    says: 'What it was called; readers are offered a search for it.',
  },
  since: { check: day, isRequired: true, says: 'The day on which it was removed.' },
  replacement: { check: replacement, says: 'Where readers find the same, or the nearest to it.' },
  reason: { check: text({ max: 500 }), says: 'Why it was removed, in one sentence.' },
} as const satisfies Settings;

export const ADDRESS_SETTINGS = {
  gone: {
    check: list(shape(GONE)),
    default: [],
    says: 'Pages that were removed on purpose: their addresses say so, with the status 410 where the host can.',
  },
} as const satisfies Settings;
