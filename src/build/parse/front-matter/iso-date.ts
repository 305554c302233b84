/** Dates as texts that mean the same on every machine. Pure. */

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const ZONE = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})\s*$/i;

/**
 * A date as YAML or a writer gave it, as ISO 8601: a day (`2026-11-21`) or a moment in UTC. `written` is the text in the
 * file. Undefined when it is no date, or a day that the calendar does not have.
 */
export function toIsoDate(value: unknown, written?: string): string | undefined {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return undefined;
    if (written !== undefined && DAY.test(written)) return toDay(written);
    const iso = value.toISOString();
    return written === undefined && iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
  }
  if (typeof value !== 'string' || !/\d{4}/.test(value)) return undefined;
  const trimmed = value.trim();
  if (DAY.test(trimmed)) return toDay(trimmed);
  // Without a zone the engine would take this machine's: the same text must mean the same moment everywhere.
  const moment = new Date(ZONE.test(trimmed) ? trimmed : `${trimmed.replace(/(?<=\d)T(?=\d)/, ' ')} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  return /\d:\d/.test(trimmed) ? iso : iso.slice(0, 10);
}

/** `2026-1-5` as `2026-01-05`; undefined when the calendar has no such day. */
function toDay(written: string): string | undefined {
  const [, year, month, day] = DAY.exec(written) ?? [];
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return moment.getUTCDate() === Number(day) && moment.getUTCMonth() === Number(month) - 1
    ? moment.toISOString().slice(0, 10)
    : undefined;
}
