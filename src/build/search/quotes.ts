/** What a page quotes word for word: messages and commands in code, and the first cells of its tables. Pure. */
import type { PageBody } from '../../model.ts';
import { MIN_RUN } from '../../search/runs.ts';
import { decodeText } from '../parse/plain-text.ts';

/** Code inside a line, and the first cell of each row of a table. */
const QUOTE = /<code[^>]*>([\s\S]*?)<\/code>|<tr[^>]*>\s*<td[^>]*>([\s\S]*?)<\/td>/g;
/** In characters: what is longer is a file, not a message. */
const MAX_LENGTH = 300;

/** What of a page's body can quote. */
interface Quoting {
  readonly segments: PageBody['segments'];
  readonly codes: readonly { readonly code: string }[];
}

/** The quotes of a page in their order, each once, as they stand in the text of its sections; those of too few words are left out. */
export function listQuotes({ segments, codes }: Quoting): readonly string[] {
  const inline = segments.flatMap((html) =>
    [...html.matchAll(QUOTE)].map(([, code, cell]) =>
      decodeText((code ?? cell ?? '').replace(/<[^>]*>/g, '')),
    ),
  );
  const lines = codes.flatMap(({ code }) => code.split('\n'));
  const quotes = [...inline, ...lines].map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(quotes)].filter(
    (text) => text.length <= MAX_LENGTH && text.split(' ').length >= MIN_RUN,
  );
}
