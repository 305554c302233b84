/** What the rules of the guides say to a text that may hold a message of a program (behaviours.md 42.1). */
import type { SearchSettings } from '../../search/protocol.ts';
import { isWholeLog, listQuoted, mayHoldMessage } from '../../search/message-signs.ts';
import type { Reader } from '../errors/ask-reader.ts';
import type { Finding } from '../../errors/types.ts';

export interface FoundErrors {
  readonly findings: readonly Finding[];
  /** Whose log it is, where that stands in it. */
  readonly product: string | null;
  /** Folder of a product → its name. */
  readonly labels: ReadonlyMap<string, string>;
}

let opening: Promise<Reader> | undefined;

/**
 * Undefined: the site has no such rules, the text is a question, or the rules cannot be had: the search goes on without.
 * `product`: folder of the game where the reader stands; its rules come before all others, unless a log says whose it is.
 */
export async function findErrors(
  { errors }: Pick<SearchSettings, 'errors'>,
  text: string,
  product?: string,
): Promise<FoundErrors | undefined> {
  if (errors === undefined || !mayHoldMessage(text)) return undefined;
  if (product === undefined || isWholeLog(text)) return readRules(errors, text);
  const own = await readRules(errors, text, product);
  return own === undefined || own.findings.length > 0 ? own : readRules(errors, text);
}

/** The same with the game that the question names: a message that only other games write is not what it is about. */
export async function findErrorsOf(
  { errors }: Pick<SearchSettings, 'errors'>,
  text: string,
  found: FoundErrors | undefined,
  product: string | null,
): Promise<FoundErrors | undefined> {
  if (errors === undefined || found === undefined || product === null) return found;
  if (!isWholeLog(text)) return readRules(errors, text, product);
  // One line of a log with a name written beside it: what every program may say is then said by that game.
  if (found.product !== null || found.findings.length === 0) return found;
  const own = await readRules(errors, text, product);
  return own === undefined || own.findings.length === 0 ? found : own;
}

async function readRules(errors: string, text: string, product?: string): Promise<FoundErrors | undefined> {
  try {
    const asked = isWholeLog(text) ? text : listQuoted(text);
    const started = (opening ??= openReader(errors));
    started.catch(() => (opening = undefined));
    const reply = await (await started).read({ text: asked }, product);
    if (reply?.type !== 'reading') return undefined;
    return {
      findings: reply.reading.findings,
      product: reply.reading.product,
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
