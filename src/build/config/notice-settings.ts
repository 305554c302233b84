/** The settings of `config/notices.ts`: what readers are told for a while. Pure. */
import type { NoticeConfig } from '../../model.ts';
import { hashText } from '../memo/hash.ts';
import { toIsoDate } from '../parse/front-matter/iso-date.ts';
import { href } from './addresses.ts';
import { checkOf, flag, isRecord, list, oneOf, shape, text } from './check.ts';
import type { Check, InputOf, Settings } from './settings.ts';

const DAY = 24 * 60 * 60 * 1000;

const moment: Check<string> = checkOf(
  "date, e.g. '2026-01-31', or moment with its zone, e.g. '2026-01-31T14:00Z'",
  (value, spot) => {
    const read = text({ max: 40 })(value, spot)?.trim();
    if (read === undefined) return undefined;
    const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(read);
    const isMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(
      read,
    );
    // The day itself has to be one of the calendar: 31 February is not 3 March.
    const day = toIsoDate(read.slice(0, 10));
    const at = isWhole || isMoment ? Date.parse(read.replace(' ', 'T')) : NaN;
    if (day !== undefined && !Number.isNaN(at)) return read.replace(' ', 'T');
    return spot.refuse(
      `must be a date of the calendar, or a moment with its zone, not "${read.slice(0, 60)}"`,
      "Write '2026-01-31' for a whole day, or '2026-01-31T14:00Z' (Z is UTC; +01:00 is an hour ahead of it).",
    );
  },
);

const place = text({ max: 300 });
const places = list(place);

const where: Check<string | readonly string[]> = checkOf(
  "'all', a folder (minecraft), a guide (minecraft/instance/whitelist), or a list of these",
  (value, spot) => (Array.isArray(value) ? places(value, spot) : place(value, spot)),
);

const NOTICE = {
  id: {
    check: text({ max: 100 }),
    unset: 'made of the message',
    says: 'Readers who closed it do not see the same one again.',
  },
  message: {
    check: text({ max: 500 }),
    isRequired: true,
    says: 'What readers are told, in a sentence or two; plain text.',
  },
  level: {
    check: oneOf('info', 'maintenance', 'warning', 'outage', 'resolved'),
    default: 'info',
    says: 'How bad it is.',
  },
  where: {
    check: where,
    default: 'all',
    says: 'Which pages show it: every page, or those of folders and guides below content/docs.',
  },
  from: { check: moment, unset: 'at once', says: 'When it begins; a day begins at midnight UTC.' },
  until: { check: moment, unset: 'until it is deleted', says: 'When it ends; a day ends at midnight UTC.' },
  href: { check: href, says: 'Where more is said, e.g. the status page.' },
  closeable: { check: flag, default: true, says: 'Readers can close it.' },
} as const satisfies Settings;

const one = shape(NOTICE);

const notice: Check<InputOf<typeof NOTICE>> = checkOf(
  one.holds,
  (value, spot) => {
    const read = one(value, spot);
    if (read === undefined || read.from === undefined || read.until === undefined) return read;
    if (readMoment(read.from, 'from') < readMoment(read.until, 'until')) return read;
    return spot
      .at('until')
      .refuse(
        'is not after "from"',
        'Write the day on which it begins as from, and the day on which it ends as until.',
      );
  },
  one.below,
);

const notices = list(notice);

/** The list that `config/notices.ts` exports; `{}` is an empty one. */
export const NOTICES: Check<readonly InputOf<typeof NOTICE>[]> = checkOf(
  notices.holds,
  (value, spot) => (isRecord(value) && Object.keys(value).length === 0 ? [] : notices(value, spot)),
  notices.below,
);

export type NoticesInput = readonly InputOf<typeof NOTICE>[];

/** Fills in what notices leave unsaid; of two with one id the second gets another. */
export function fillNotices(input: NoticesInput): readonly NoticeConfig[] {
  const seen = new Map<string, number>();
  return input.map(
    ({ message, level = 'info', where: at = 'all', closeable = true, ...more }): NoticeConfig => {
      const id = more.id ?? hashText(`${level} ${message} ${more.from ?? ''}`).slice(0, 8);
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return {
        id: count === 1 ? id : `${id}-${count}`,
        message,
        level,
        where: typeof at === 'string' ? [at] : at,
        closeable,
        ...(more.from === undefined ? {} : { from: readMoment(more.from, 'from') }),
        ...(more.until === undefined ? {} : { until: readMoment(more.until, 'until') }),
        ...(more.href === undefined ? {} : { href: more.href }),
      };
    },
  );
}

/** Milliseconds since 1970. A day as an end is over when it is. */
function readMoment(said: string, side: 'from' | 'until'): number {
  const at = Date.parse(said);
  return side === 'until' && said.length === 10 ? at + DAY : at;
}
