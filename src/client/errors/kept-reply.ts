/**
 * What the last log said, kept in this tab, so that the way back from a guide finds it as it was left. Every text of a reply is masked;
 * what was pasted is not kept.
 */
import { readSession, removeSession, writeSession } from '../storage.ts';
import type { Answer, Reply } from './error-messages.ts';

const KEY = 'helpsite.log';
/** The reply whose address is no path of this site was not kept here. */
const PATH = /^\/(?![/\\])/;

/** Where a reply can be shown again: its words and links are those of one language, its shape that of one program. */
interface Origin {
  /** Path of this script. It begins with the site's base path, and its name is another one as soon as what is loaded from here changes. */
  readonly script: string;
  readonly language: string;
}

interface Kept extends Origin {
  readonly reply: Reply;
}

/** Where storage is denied or full: as long as the page lasts. */
let held: Kept | undefined;

/** In the place of the one before. */
export function keepReply(reply: Reply): void {
  forgetReply();
  const kept: Kept = { ...findOrigin(), reply };
  if (!writeSession(KEY, JSON.stringify(kept))) held = kept;
}

/** Undefined: nothing was read in this tab, language and release of the site, or the reader has emptied the field since. */
export function readReply(): Reply | undefined {
  try {
    const kept = held ?? (JSON.parse(readSession(KEY) ?? 'null') as Partial<Kept> | null);
    const { script, language } = findOrigin();
    if (kept?.script !== script || kept.language !== language) return undefined;
    return isReply(kept.reply) ? kept.reply : undefined;
  } catch {
    return undefined;
  }
}

/** The reader does not want it back. */
export function forgetReply(): void {
  held = undefined;
  removeSession(KEY);
}

function findOrigin(): Origin {
  return { script: new URL(import.meta.url).pathname, language: document.documentElement.lang };
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
