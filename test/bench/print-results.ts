/** The bench's tables, as text. */
import { STAGES, type SizeResult, type Verdict } from './targets.ts';
import type { Measurement } from './measure.ts';

/** One table of all measurements; ratios are CPU to CPU. */
export function printMeasurements(results: readonly SizeResult[]): string {
  const rows = results.flatMap(({ pages, ours, hugo }) =>
    STAGES.flatMap((stage) => [
      [
        String(pages),
        stage,
        'helpsite',
        ...figures(ours[stage]),
        hugo === undefined ? '' : `${(ours[stage].cpu / hugo[stage].cpu).toFixed(2)}x`,
      ],
      ...(hugo === undefined ? [] : [['', '', 'hugo', ...figures(hugo[stage]), '']]),
    ]),
  );
  return table(['pages', 'build', 'with', 'CPU s', 'wall s', 'peak MB', 'to Hugo'], rows);
}

function figures({ cpu, wall, peak }: Measurement): string[] {
  return [cpu.toFixed(2), wall.toFixed(2), peak === undefined ? '-' : String(Math.round(peak / 1e6))];
}

/** What `dev` takes, milliseconds: median / p95 of save to sight. Empty where it was not measured. */
export function printDev(results: readonly SizeResult[]): string {
  const spread = ({ median, p95 }: { readonly median: number; readonly p95: number }) =>
    `${median.toFixed(0)} / ${p95.toFixed(0)}`;
  const rows = results.flatMap(({ pages, dev }) =>
    dev === undefined
      ? []
      : [
          [
            String(pages),
            dev.start.toFixed(0),
            dev.again.toFixed(0),
            spread(dev.body),
            spread(dev.title),
            spread(dev.fresh),
          ],
        ],
  );
  return rows.length === 0
    ? ''
    : `${table(['pages', 'dev: start', 'again', 'body', 'title', 'new file'], rows)}\n\n`;
}

/** A reader's first question on a phone, milliseconds from the tap. Empty where it was not measured. */
export function printReader(results: readonly SizeResult[]): string {
  const rows = results.flatMap(({ pages, reader }) =>
    reader === undefined ? [] : [[String(pages), reader.dialog.toFixed(0), reader.hits.toFixed(0)]],
  );
  return rows.length === 0 ? '' : `${table(['pages', 'phone: dialog', 'first results'], rows)}\n\n`;
}

export interface WeightRow {
  readonly pages: number;
  readonly name: string;
  readonly bytesPerPage: number;
  readonly firstView: SizeResult['firstView'];
}

export function printWeights(rows: readonly WeightRow[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return table(
    ['pages', 'with', 'KB a page', 'first view, gzip KB: HTML', 'CSS', 'JS', 'requests'],
    rows.map(({ pages, name, bytesPerPage, firstView: { html, css, js, requests } }) => [
      String(pages),
      name,
      kilobytes(bytesPerPage),
      kilobytes(html),
      kilobytes(css),
      kilobytes(js),
      String(requests),
    ]),
  );
}

export function printVerdicts(verdicts: readonly Verdict[]): string {
  return table(
    ['', 'target', 'is', 'at most', 'of it'],
    verdicts.map(({ what, actual, target, share, passes }) => [
      passes ? 'PASS' : 'FAIL',
      what,
      actual,
      target,
      `${Math.round(100 * share)} %`,
    ]),
  );
}

/** Columns as wide as need be; those that hold figures stand at the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const isFigure = head.map((_, column) =>
    rows.every((row) => /^[-\d.]*(?: ?(?:x|s|MB|KB|%))?$/.test(row[column] ?? '')),
  );
  const write = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isFigure[column] === true ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [write(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(write)].join('\n');
}
