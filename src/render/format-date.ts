/** Dates as the pages print them: in the language that is spoken, UTC, whatever the machine's own settings are. */
import { spokenLanguage } from '../words/say.ts';

const SHORT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const BRITISH = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-20` → `20 November 2026`, as guides write dates: no reader takes the month for the day. */
export function formatGuideDate(date: string): string {
  return format(BRITISH, date);
}

/** `2026-11-20` → `Nov 20, 2026` (behaviours.md 2.8.4); what is no date comes back as it is. */
export function formatShortDate(date: string): string {
  return format(SHORT, date);
}

/** `2026-11-20` → `November 20, 2026` (behaviours.md 1.14.4); what is no date comes back as it is. */
export function formatLongDate(date: string): string {
  return format(LONG, date);
}

function format(style: Intl.DateTimeFormat, date: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  const lang = spokenLanguage();
  return (
    lang === undefined || lang === 'en'
      ? style
      : new Intl.DateTimeFormat(lang, { dateStyle: style === SHORT ? 'medium' : 'long', timeZone: 'UTC' })
  ).format(time);
}
