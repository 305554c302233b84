/**
 * What the last log said, kept in this tab, so that the way back from a guide finds it as it was left. Every text of a reply is masked;
 * what was pasted is not kept.
 */
import { readSession, removeSession, writeSession } from '../storage.ts';
import type { Answer, Reply } from './error-messages.ts';

const KEY = 'helpsite.log';
/** The reply whose address is no path of this site was not kept here. */
const PATH = /^\/(?![/\\])/;

/** Where storage is denied or full: as long as the page lasts. */
let held: Reply | undefined;

/** In the place of the one before. */
export function keepReply(reply: Reply): void {
  forgetReply();
  if (!writeSession(KEY, JSON.stringify(reply))) held = reply;
}

/** Undefined: nothing was read in this tab, or the reader has emptied the field since. */
export function readReply(): Reply | undefined {
  if (held) return held;
  try {
    const kept: unknown = JSON.parse(readSession(KEY) ?? 'null');
    return isReply(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The reader does not want it back. */
export function forgetReply(): void {
  held = undefined;
  removeSession(KEY);
}

function isReply(kept: unknown): kept is Reply {
  if (typeof kept !== 'object' || kept === null) return false;
  const { type, masked, reading, products } = kept as { readonly type?: unknown } & Partial<
    Omit<Answer, 'type'>
  >;
  if (typeof masked !== 'string') return false;
  if (type === 'failed') return true;
  return (
    type === 'reading' &&
    Array.isArray(products) &&
    Array.isArray(reading?.findings) &&
    reading.findings.every(({ url }) => PATH.test(url))
  );
}
