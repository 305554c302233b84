/** `helpsite search query`: asks the built index, or the hosted service, the way the dialog does. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Hit } from '../../../search/protocol.ts';
import { type AskedIndex, openBuiltIndex } from '../../read/built-index.ts';
import { readSearchHosts } from '../../read/read-search-hosts.ts';
import { formatText, PRINT_LIMIT, wantsColor, widthOf } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import type { SearchOptions } from '../../terminal/options.ts';
import { readShownText } from '../../read/source-text.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { UsageError } from '../../problems/usage-error.ts';

/** A hit as contract.md 5 has it; all texts are plain. */
interface PrintedHit {
  /** Public path of the page. */
  readonly url: string;
  readonly title: string;
  /** Id of the heading below which the words stand. */
  readonly anchor: string | null;
  readonly snippet: string;
}

/** Exit codes: 0 asked, also when nothing was found, 3 wrong configuration. Throws a UsageError without a question or an index. */
export async function runSearchQuery(text: string | undefined, options: SearchOptions): Promise<number> {
  if (text === undefined && !options.stdin)
    throw new UsageError('say what to look for, for example: helpsite search query "whitelist"');
  if (text !== undefined && options.stdin)
    throw new UsageError('give either a question or --stdin, not both');
  const index = await openIndex(options);
  if (index === undefined) return 3;
  const { io, limit } = options;
  if (text === undefined) {
    // One document a line, as soon as its question is there.
    const lines = createInterface({ input: Readable.from(io.stdin ?? process.stdin), crlfDelay: Infinity });
    for await (const line of lines) io.stdout.write(`${JSON.stringify(await ask(index, line, limit))}\n`);
    return 0;
  }
  const answer = await ask(index, text, limit);
  io.stdout.write(options.json ? formatDocument(answer) : formatHits(answer.hits, text));
  return 0;
}

/** Undefined where the configuration, which only the hosted service needs, is wrong: then that was said. */
async function openIndex(options: SearchOptions): Promise<AskedIndex | undefined> {
  const { root, base, configFile, io } = options;
  if (!options.hosted) return openBuiltIndex(options.outDir, base);
  const { readSettings } = await import('../../read/read-settings.ts');
  const { config, isWrong, diagnostics } = await readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
    ...readSearchHosts(io.env),
  });
  if (isWrong) {
    io.stdout.write(
      formatText(diagnostics, {
        color: wantsColor(io.stdout, io.env),
        width: widthOf(io.stdout),
        limit: PRINT_LIMIT,
        sourceOf: (file) => readShownText(root, file),
      }),
    );
    return undefined;
  }
  const { openHostedIndex } = await import('../../hosted/hosted-index.ts');
  return openHostedIndex(config);
}

async function ask(index: AskedIndex, query: string, limit: number) {
  return { query, hits: (await index.ask(query, limit)).map(toPrintedHit) };
}

function toPrintedHit({
  url,
  url_without_anchor: page,
  anchor,
  hierarchy,
  content,
  _snippetResult,
}: Hit): PrintedHit {
  const snippet = _snippetResult?.content?.value;
  return {
    url: page ?? url,
    title: hierarchy.lvl1 ?? '',
    anchor: anchor ?? null,
    snippet: snippet === undefined ? (content ?? '') : toPlainText(snippet),
  };
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of the engine's own HTML: marks and five characters. */
function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll('\n', ' ');
}

function formatHits(hits: readonly PrintedHit[], question: string): string {
  if (hits.length === 0) return `No results for "${toSafeLine(question)}"\n`;
  return hits
    .map(({ url, title, anchor, snippet }, index) => {
      const address = anchor === null ? url : `${url}#${anchor}`;
      return `${index + 1}. ${toSafeLine(title)}\n   ${toSafeLine(address)}\n   ${toSafeLine(snippet)}\n`;
    })
    .join('');
}
