/** `helpsite errors list`: every rule about errors, with its game, its cause, a sample and where that was seen. */
import type { ErrorRule } from '../../../errors/types.ts';
import { GENERAL } from '../../errors/list-rules.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { countProblems } from '../../problems/diagnostics.ts';
import { UsageError } from '../../problems/usage-error.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { formatNumber } from '../../problems/format-number.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { type ErrorsSite, NO_RULES, prepareErrors, tellProblems } from './errors-site.ts';

export interface ListOptions extends CommandOptions {
  /** Rules of this product alone; `general`: those of every log. */
  readonly product: string | undefined;
  /** Rules alone of which nobody says where the message was seen. */
  readonly isUnsourced: boolean;
}

/** Exit codes: 0 listed, 3 wrong configuration. Throws a UsageError for a product without rules. */
export async function runErrorsList(options: ListOptions): Promise<number> {
  const { io, json, product } = options;
  const startedAt = performance.now();
  const site = await prepareErrors(options);
  if (site.content === undefined) {
    tellProblems(site, site.diagnostics, 'errors list', options, startedAt);
    return 3;
  }
  tellGaps(site, options);
  const products = new Set(site.rules.map((rule) => rule.product ?? GENERAL));
  if (product !== undefined && !products.has(product)) {
    const near = closest(product, products);
    throw new UsageError(
      `No rule belongs to "${product}"${near === undefined ? '' : `; did you mean "${near}"?`}`,
    );
  }
  const ofProduct = site.rules.filter(
    (rule) => product === undefined || (rule.product ?? GENERAL) === product,
  );
  const shown = options.isUnsourced ? ofProduct.filter(({ sources }) => sources === undefined) : ofProduct;
  io.stdout.write(
    json ? formatDocument({ rules: shown.map(toRow) }) : formatRules(ofProduct, shown, options),
  );
  return 0;
}

/** A list of a site with mistakes lacks rules: that is no silence. */
function tellGaps({ diagnostics, rules }: ErrorsSite, { io, quiet }: ListOptions): void {
  const { errors } = countProblems(diagnostics);
  if (errors > 0)
    io.stderr.write(
      `The guides have ${formatCount(errors, 'error')}, so rules may be missing here; "helpsite check" tells them\n`,
    );
  else if (rules.length === 0 && !quiet) io.stderr.write(NO_RULES);
}

function toRow({ product, code, say, url, samples, sources = [] }: ErrorRule): object {
  return { product, code, say, url, sample: samples[0] ?? null, sources };
}

function formatRules(all: readonly ErrorRule[], shown: readonly ErrorRule[], { io }: CommandOptions): string {
  const paint = createPaint(wantsColor(io.stdout, io.env));
  const rows = shown.map(({ code, say, url, samples: [sample], sources = [] }) =>
    [
      `${paint('bold', toSafeLine(code))}: ${toSafeLine(say)}`,
      ...(sample === undefined ? [] : [`  line    ${toSafeLine(sample)}`]),
      ...sources.map((source) => `  seen    ${toSafeLine(source)}`),
      `  answer  ${toSafeLine(url)}\n`,
    ].join('\n'),
  );
  const own = all.filter(({ product }) => product !== null);
  const products = new Set(own.map(({ product }) => product)).size;
  const sourced = all.filter(({ sources }) => sources !== undefined).length;
  const sum = `${formatCount(own.length, 'rule')} of ${formatCount(products, 'game or tool', 'games and tools')}, ${formatNumber(all.length - own.length)} of every log; of ${formatNumber(sourced)} it is said where the message was seen\n`;
  return `${rows.join('')}${sum}`;
}
