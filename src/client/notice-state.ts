/** Which notices show: their time is now, and the reader has not closed them. */
/** Where the ids of closed notices are stored, a list. */
export const CLOSED_KEY = 'helpsite.notices';

/** Id, beginning and end (milliseconds; 0: none) of every notice that is configured. */
export type NoticeTimes = readonly (readonly [id: string, from: number, until: number])[];

/** As many as anybody will close before the first are forgotten. */
const MAX_CLOSED = 50;

/** The longest time that a timer takes, milliseconds. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** The ids in a stored text, which may be anything. */
export function readClosed(stored: string | null | undefined): readonly string[] {
  try {
    return [JSON.parse(stored ?? '') as unknown].flat().filter((id) => typeof id === 'string');
  } catch {
    return [];
  }
}

/** What is stored once this one is closed, too. */
export function writeClosed(id: string, closed: readonly string[]): string {
  return JSON.stringify([...closed.filter((known) => known !== id), id].slice(-MAX_CLOSED));
}

/**
 * A rule for each notice, shown or not at `now` (the build may have decided otherwise, earlier), and the milliseconds until the
 * next one begins or ends; `LONGEST_WAIT` where that is further away, or none will.
 */
export function judgeNotices(
  times: NoticeTimes,
  closed: readonly string[],
  now: number,
): { readonly rules: string; readonly wait: number } {
  let wait = LONGEST_WAIT;
  const rules = times.map(([id, from, until]) => {
    for (const at of [from, until]) if (at > now) wait = Math.min(wait, at - now);
    const isOn = now >= from && (until === 0 || now < until) && !closed.includes(id);
    return `[data-notice=${JSON.stringify(id)}]{display:${isOn ? 'flex' : 'none'}}`;
  });
  return { rules: rules.join(''), wait };
}
