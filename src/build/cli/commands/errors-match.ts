/** `helpsite errors match`: which known errors a log shows. */
import { resolve } from 'node:path';
import type { Finding, LogReading } from '../../../errors/types.ts';
import { MOST_BYTES, openLog, readLogFile } from '../../read/read-error-logs.ts';
import { UsageError } from '../../problems/usage-error.ts';
import type { CommandIo, CommandOptions } from '../../terminal/options.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { NO_RULES, prepareErrors, tellProblems } from './errors-site.ts';

export interface MatchOptions extends CommandOptions {
  /** As typed; `-` and undefined: what is piped in. */
  readonly file: string | undefined;
}

/** Exit codes: 0 read, also when nothing was found, 3 wrong configuration. Throws a UsageError without a log. */
export async function runErrorsMatch(options: MatchOptions): Promise<number> {
  const { file, io, json } = options;
  const startedAt = performance.now();
  if (file === '')
    throw new UsageError('The name of the log is empty; leave it out to read what is piped in');
  const text =
    file === undefined || file === '-' ? await readPiped(io) : readLogFile(resolve(io.cwd, file), file);
  const site = await prepareErrors(options);
  if (site.content === undefined) {
    tellProblems(site, site.diagnostics, 'errors match', options, startedAt);
    return 3;
  }
  const reading = site.matcher.match(text);
  if (site.rules.length === 0 && !options.quiet) io.stderr.write(NO_RULES);
  io.stdout.write(json ? formatDocument(toDocument(reading)) : formatReading(reading, io));
  return 0;
}

async function readPiped(io: CommandIo): Promise<string> {
  if (io.stdin === undefined && process.stdin.isTTY)
    throw new UsageError('name a log, or pipe one in, for example: helpsite errors match latest.log');
  const chunks: Buffer[] = [];
  let size = 0;
  const input: AsyncIterable<string | Uint8Array> = io.stdin ?? process.stdin;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES)
      throw new UsageError('The log is larger than 256 MB; cut out the part that matters');
    chunks.push(bytes);
  }
  return openLog(Buffer.concat(chunks), 'What is piped in');
}

/** The document of contract.md 6. */
function toDocument({ product, version, findings }: LogReading): object {
  return {
    product,
    version,
    findings: findings.map(({ code, say, url, line, values, isOlder }) => ({
      code,
      say,
      url,
      line,
      values,
      ...(isOlder === undefined ? {} : { isOlder }),
    })),
  };
}

function formatReading(reading: LogReading, io: CommandIo): string {
  const paint = createPaint(wantsColor(io.stdout, io.env));
  const { product, version, lines, findings, lastException, words } = reading;
  const whose =
    product === null ? 'No game recognised' : `${product}${version === null ? '' : ` ${version}`}`;
  const head = `${toSafeLine(whose)}, ${formatCount(lines, 'line')}\n`;
  if (findings.length > 0)
    return head + findings.map((finding, index) => formatFinding(finding, index + 1, paint)).join('');
  const last = lastException === null ? '' : `The last error: ${toSafeLine(lastException)}\n`;
  const search = words === '' ? '' : `Search for: ${toSafeLine(words)}\n`;
  return `${head}No known error was found\n${last}${search}`;
}

function formatFinding(
  { code, say, url, title, section, line, text, values, isOlder, consequenceOf }: Finding,
  number: number,
  paint: ReturnType<typeof createPaint>,
): string {
  const shown = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  const rows = [
    `${number}. ${paint('bold', toSafeLine(say))} [${toSafeLine(code)}]`,
    `   line ${line}: ${toSafeLine(text)}`,
    ...(shown.length === 0 ? [] : [`   ${toSafeLine(shown.join(', '))}`]),
    ...(isOlder === undefined ? [] : ['   in older starts only: the last ones went without it']),
    ...(consequenceOf === null ? [] : [`   follows from ${toSafeLine(consequenceOf)}`]),
    `   ${toSafeLine(section === null ? title : `${title} > ${section}`)}: ${toSafeLine(url)}`,
  ];
  return `${rows.join('\n')}\n`;
}
