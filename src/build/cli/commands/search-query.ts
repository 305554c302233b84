/** `helpsite search query`: asks the built index, or the hosted service, the way the dialog does. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { toPlainSnippet } from '../../../search/plain-snippet.ts';
import type { Hit } from '../../../search/protocol.ts';
import { type AskedIndex, openBuiltIndex } from '../../read/built-index.ts';
import { askRulesFirst } from '../../read/ruled-index.ts';
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
  /** Name of the product, else of the topmost category; '' outside of all. */
  readonly group: string;
  /** Heading below which the words stand. */
  readonly section: string | null;
  /** Id of that place: a heading, a row of a table or a tab. */
  readonly anchor: string | null;
  readonly snippet: string;
}

/** Exit codes: 0 asked, also when nothing was found, 3 wrong configuration. Throws a UsageError without a question or an index. */
export async function runSearchQuery(text: string | undefined, options: SearchOptions): Promise<number> {
  if (text === undefined && !options.stdin)
    throw new UsageError('say what to look for, for example: helpsite search query "whitelist"');
  if (text !== undefined && options.stdin)
    throw new UsageError('give either a question or --stdin, not both');
  const opened = await openIndex(options);
  if (opened === undefined) return 3;
  const index = askRulesFirst(opened, options.outDir);
  const { io, limit, product } = options;
  if (product !== undefined && index.products.length > 0 && !index.products.includes(product))
    io.stderr.write(
      `helpsite: "${toSafeLine(product)}" is no product of this site, so it makes no difference; there are ${index.products.join(', ')}\n`,
    );
  if (text === undefined) {
    // One document a line, as soon as its question is there.
    const lines = createInterface({ input: Readable.from(io.stdin ?? process.stdin), crlfDelay: Infinity });
    for await (const line of lines)
      io.stdout.write(`${JSON.stringify(await ask(index, line, limit, product))}\n`);
    return 0;
  }
  const answer = await ask(index, text, limit, product);
  io.stdout.write(options.json ? formatDocument(answer) : formatHits(answer, text));
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

/** The document of contract.md 10. */
interface PrintedAnswer {
  readonly query: string;
  /** Folder of the product that the question names. */
  readonly product: string | null;
  readonly sure: boolean;
  readonly hits: readonly PrintedHit[];
}

async function ask(
  index: AskedIndex,
  query: string,
  limit: number,
  stands: string | undefined,
): Promise<PrintedAnswer> {
  const { hits, product, sure } = await index.ask(query, limit, stands);
  return { query, product, sure, hits: hits.map(toPrintedHit) };
}

function toPrintedHit({
  url,
  url_without_anchor: page,
  anchor,
  hierarchy,
  group,
  section,
  content,
  _snippetResult,
}: Hit): PrintedHit {
  const snippet = _snippetResult?.content?.value;
  return {
    url: page ?? url,
    title: hierarchy.lvl1 ?? '',
    group,
    section,
    anchor: anchor ?? null,
    snippet: snippet === undefined ? (content ?? '') : toPlainSnippet(snippet),
  };
}

function formatHits({ hits, sure }: PrintedAnswer, question: string): string {
  if (hits.length === 0) return `No results for "${toSafeLine(question)}"\n`;
  const doubt = sure ? '' : 'Not sure: even the first of these has little of what was asked.\n';
  const rows = hits.map(({ url, title, group, section, anchor, snippet }, index) => {
    const address = anchor === null ? url : `${url}#${anchor}`;
    // A page may be all there is of its group, and be called like it.
    const way = [group === title ? '' : group, title, section ?? ''].filter((name) => name !== '');
    return `${index + 1}. ${toSafeLine(way.join(' > '))}\n   ${toSafeLine(address)}\n   ${toSafeLine(snippet)}\n`;
  });
  return doubt + rows.join('');
}
