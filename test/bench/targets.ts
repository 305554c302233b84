/** The speed that was promised, and whether it is kept. */
import type { DevFigures } from './dev-measure.ts';
import type { Measurement } from './measure.ts';
import type { ReaderFigures } from './reader.ts';

export type Stage = 'cold' | 'no change' | 'one page changed';

export const STAGES: readonly Stage[] = ['cold', 'no change', 'one page changed'];

/** CPU seconds by number of pages; sizes in between have the target of the next larger one. */
const CPU: Readonly<Record<Stage, readonly (readonly [pages: number, seconds: number])[]>> = {
  cold: [
    [200, 2],
    [1000, 5.5],
    [5000, 20],
    [10_000, 38],
  ],
  'no change': [
    [200, 0.4],
    [1000, 0.7],
    [5000, 2],
    [10_000, 3.5],
  ],
  'one page changed': [
    [200, 0.5],
    [1000, 0.8],
    [5000, 2.2],
    [10_000, 4],
  ],
};
/** Bytes. */
const PEAK = [
  [200, 250e6],
  [1000, 350e6],
  [5000, 700e6],
  [10_000, 1e9],
] as const;
/** At most so many times Hugo's CPU in the same run, from so many pages on. */
const TO_HUGO: Readonly<Record<Stage, readonly (readonly [pages: number, ratio: number])[]>> = {
  cold: [
    [5000, 0.7],
    [1000, 1],
  ],
  'no change': [[1000, 0.1]],
  'one page changed': [[1000, 0.15]],
};
/** Pages must not grow with the site, nor may each of them cost more. */
const MAX_GROWTH = { bytes: 1.05, cpu: 1.15 } as const;
/** Milliseconds of `dev`, up to so many pages: start without a cache, save to sight (median, p95), and of a new file. */
const DEV = [
  { pages: 1000, start: 700, median: 50, p95: 80, fresh: 200 },
  { pages: 5000, start: undefined, median: 100, p95: 150, fresh: undefined },
] as const;
/** Milliseconds of a reader's first question on a phone. */
const READER: ReaderFigures = { dialog: 1000, hits: 1500 };
/** First view: bytes after gzip (1 KB = 1,000 bytes), and requests. */
const FIRST_VIEW = { html: 9000, css: 6000, js: 6000, requests: 6 } as const;

export interface Verdict {
  readonly what: string;
  readonly actual: string;
  readonly target: string;
  /** How much of the target it takes: at most 1 where it passes. */
  readonly share: number;
  readonly passes: boolean;
}

export interface SizeResult {
  readonly pages: number;
  readonly ours: Readonly<Record<Stage, Measurement>>;
  readonly hugo: Readonly<Record<Stage, Measurement>> | undefined;
  readonly dev?: DevFigures;
  readonly reader?: ReaderFigures;
  readonly bytesPerPage: number;
  readonly firstView: {
    readonly html: number;
    readonly css: number;
    readonly js: number;
    readonly requests: number;
  };
}

export function judge(results: readonly SizeResult[]): readonly Verdict[] {
  return [...results.flatMap(judgeSize), ...judgeGrowth(results)];
}

function judgeSize({ pages, ours, hugo, firstView, dev, reader }: SizeResult): Verdict[] {
  const verdicts: Verdict[] = [];
  const limit = (
    what: string,
    actual: number,
    target: number | undefined,
    write: (value: number) => string,
  ) => {
    if (target === undefined) return;
    verdicts.push({
      what: `${pages} pages: ${what}`,
      actual: write(actual),
      target: write(target),
      share: actual / target,
      passes: actual <= target,
    });
  };
  for (const stage of STAGES) {
    limit(`${stage}, CPU`, ours[stage].cpu, targetFor(CPU[stage], pages), (value) => `${value.toFixed(2)} s`);
    if (hugo === undefined) continue;
    limit(
      `${stage}, CPU to Hugo`,
      ours[stage].cpu / hugo[stage].cpu,
      TO_HUGO[stage].find(([from]) => pages >= from)?.[1],
      (value) => `${value.toFixed(2)}x`,
    );
  }
  const { peak } = ours.cold;
  if (peak !== undefined)
    limit('cold, peak memory', peak, targetFor(PEAK, pages), (value) => `${Math.round(value / 1e6)} MB`);
  for (const part of ['html', 'css', 'js'] as const) {
    limit(
      `first view, ${part.toUpperCase()}`,
      firstView[part],
      FIRST_VIEW[part],
      (value) => `${(value / 1000).toFixed(2)} KB`,
    );
  }
  limit('first view, requests', firstView.requests, FIRST_VIEW.requests, String);
  const write = (value: number) => `${Math.round(value)} ms`;
  if (reader !== undefined) {
    limit('phone, dialog usable', reader.dialog, READER.dialog, write);
    limit('phone, first results', reader.hits, READER.hits, write);
  }
  const target = DEV.find((row) => pages <= row.pages);
  if (dev !== undefined && target !== undefined) {
    limit('dev, start without a cache', dev.start, target.start, write);
    limit('dev, save to sight, median', dev.body.median, target.median, write);
    limit('dev, save to sight, p95', dev.body.p95, target.p95, write);
    limit('dev, new file to sight, median', dev.fresh.median, target.fresh, write);
  }
  return verdicts;
}

function judgeGrowth(results: readonly SizeResult[]): Verdict[] {
  const large = results.filter(({ pages }) => pages >= 1000);
  if (large.length < 2) return [];
  const judgeOne = (what: string, sizes: readonly number[], most: number): Verdict => {
    const growth = Math.max(...sizes) / Math.min(...sizes);
    return {
      what: `${what} a page, largest to smallest site from 1,000 pages`,
      actual: `${growth.toFixed(2)}x`,
      target: `${most}x`,
      share: growth / most,
      passes: growth <= most,
    };
  };
  return [
    judgeOne(
      'bytes',
      large.map(({ bytesPerPage }) => bytesPerPage),
      MAX_GROWTH.bytes,
    ),
    judgeOne(
      'CPU of a cold build',
      large.map(({ pages, ours }) => ours.cold.cpu / pages),
      MAX_GROWTH.cpu,
    ),
  ];
}

function targetFor(targets: readonly (readonly [number, number])[], pages: number): number | undefined {
  return targets.find(([size]) => pages <= size)?.[1];
}
