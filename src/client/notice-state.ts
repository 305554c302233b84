/** Which notices show: their time is now, and the reader has not closed them. */
import { readStored } from './storage.ts';

/** Where the ids of closed notices are stored, a list. */
export const CLOSED_KEY = 'helpsite.notices';

/** Id, beginning and end (milliseconds; 0: none) of every notice that is configured. */
export type NoticeTimes = readonly (readonly [id: string, from: number, until: number])[];

/** As many as anybody will close before the first are forgotten. */
const MAX_CLOSED = 50;

/** The longest time that a timer takes, milliseconds. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** The ids in a stored text, which may be anything. */
export function readClosed(stored: string | null | undefined = readStored(CLOSED_KEY)): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What is stored once this one is closed, too. */
export function writeClosed(id: string, closed: readonly string[]): string {
  return JSON.stringify([...closed.filter((known) => known !== id), id].slice(-MAX_CLOSED));
}

/** A rule for each notice: shown or not at `now`. The build may have decided otherwise, earlier. */
export function writeRules(times: NoticeTimes, closed: readonly string[], now: number): string {
  return times
    .map(([id, from, until]) => {
      const isOn = now >= from && (until === 0 || now < until) && !closed.includes(id);
      return `[data-notice=${JSON.stringify(id)}]{display:${isOn ? 'flex' : 'none'}}`;
    })
    .join('');
}

/** Milliseconds until the next one begins or ends; undefined: none will. */
export function nextChange(times: NoticeTimes, now: number): number | undefined {
  const ahead = times.flatMap(([, from, until]) => [from, until]).filter((at) => at > now);
  return ahead.length === 0 ? undefined : Math.min(Math.min(...ahead) - now, LONGEST_WAIT);
}
