/** Dates as the pages print them: in the language that is spoken, UTC, whatever the machine's own settings are. */
import { spokenLanguage } from '../words/say.ts';

/** Each made when it is needed: few builds print dates, and to make one takes milliseconds. */
const styles = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-20` → `20 November 2026`, as guides write dates: no reader takes the month for the day. */
export function formatGuideDate(date: string): string {
  return format('en-GB', 'long', date);
}

/** `2026-11-20` → `Nov 20, 2026` (behaviours.md 2.8.4); what is no date comes back as it is. */
export function formatShortDate(date: string): string {
  return format('en', 'medium', date);
}

/** `2026-11-20` → `November 20, 2026` (behaviours.md 1.14.4); what is no date comes back as it is. */
export function formatLongDate(date: string): string {
  return format('en', 'long', date);
}

function format(english: string, dateStyle: 'medium' | 'long', date: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  const lang = spokenLanguage();
  const locale = lang === undefined || lang === 'en' ? english : lang;
  const key = `${dateStyle} ${locale}`;
  const style = styles.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  styles.set(key, style);
  return style.format(time);
}
