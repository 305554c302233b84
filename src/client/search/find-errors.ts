/** What the rules of the guides say to a text that looks like a log; asked before any word of it is searched for. */
import type { SearchSettings } from '../../search/protocol.ts';
import { readLog } from '../../search/read-log.ts';
import type { Reader } from '../errors/ask-reader.ts';
import type { Finding } from '../../errors/types.ts';

/** A question of so many words is rarely one that somebody has typed. */
const MANY_WORDS = 12;

export interface FoundErrors {
  readonly findings: readonly Finding[];
  /** Folder of a product → its name. */
  readonly labels: ReadonlyMap<string, string>;
}

/** True for lines, entries with their time, and more words than somebody types. */
export function looksLikeLog(text: string): boolean {
  const trimmed = text.trim();
  return /[\r\n]/.test(trimmed) || trimmed.split(/\s+/).length > MANY_WORDS || readLog(trimmed) !== undefined;
}

let opening: Promise<Reader> | undefined;

/** Undefined: the site has no such rules, the text is a question, or the rules cannot be had: the search goes on without. */
export async function findErrors(
  { errors }: Pick<SearchSettings, 'errors'>,
  text: string,
): Promise<FoundErrors | undefined> {
  if (errors === undefined || !looksLikeLog(text)) return undefined;
  try {
    const started = (opening ??= openReader(errors));
    started.catch(() => (opening = undefined));
    const reply = await (await started).read({ text });
    if (reply?.type !== 'reading') return undefined;
    return {
      findings: reply.reading.findings,
      labels: new Map(reply.products.map(({ id, label }) => [id, label])),
    };
  } catch (error) {
    console.warn('The known errors could not be read.', error);
    return undefined;
  }
}

/** Where the rules are is said by the page that has them: said on every page, an edit of one rule would change them all. */
async function openReader(page: string): Promise<Reader> {
  const [{ createReader }, response] = await Promise.all([import('../errors/ask-reader.ts'), fetch(page)]);
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  const manifest = /\sdata-manifest="([^"]+)"/.exec(await response.text())?.[1];
  if (manifest === undefined) throw new Error(`${page} names no rules`);
  return createReader(manifest);
}
